import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ExportServer, serveExport } from './serve-export';

const DEFAULT_PORT = 3000;
const PORTS_TO_TRY = 100;

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'out' },
    port: { type: 'string' },
    'base-path': { type: 'string', default: process.env.BASE_PATH ?? '' },
  },
});

if (existsSync(values.dir)) {
  await serve();
} else {
  console.error(`A pasta ${values.dir}/ não existe. Faça antes: npm run build`);
  process.exitCode = 1;
}

async function serve() {
  const { url } = await listen(values.port === undefined ? undefined : Number(values.port));
  console.log(`Site no ar: ${url}/  (Ctrl+C encerra)`);
}

/** The port that was asked for, or the first free one from 3000 up. */
async function listen(asked: number | undefined): Promise<ExportServer> {
  const options = { dir: values.dir, basePath: values['base-path'].replace(/\/+$/, '') };
  if (asked !== undefined) {
    return serveExport({ ...options, port: asked });
  }
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + PORTS_TO_TRY; port += 1) {
    try {
      return await serveExport({ ...options, port });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) {
        throw error;
      }
      console.log(`A porta ${port} está ocupada; tento a ${port + 1}.`);
    }
  }
  throw new Error(
    `Nenhuma porta livre entre ${DEFAULT_PORT} e ${DEFAULT_PORT + PORTS_TO_TRY - 1}.`,
  );
}
