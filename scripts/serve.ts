import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ExportServer, serveExport } from './serve-export';

const DEFAULT_PORT = 3000;

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'out' },
    port: { type: 'string' },
    'base-path': { type: 'string', default: process.env.BASE_PATH ?? '' },
  },
});

if (existsSync(values.dir)) {
  const { url } = await listen(Number(values.port ?? DEFAULT_PORT));
  console.log(`Site no ar: ${url}/  (Ctrl+C encerra)`);
} else {
  console.error(`A pasta ${values.dir}/ não existe. Faça antes: npm run build`);
  process.exitCode = 1;
}

/** The port that was asked for, or the first free one from 3000 up. */
async function listen(port: number): Promise<ExportServer> {
  try {
    const basePath = values['base-path'].replace(/\/+$/, '');
    return await serveExport({ dir: values.dir, basePath, port });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken || values.port !== undefined) {
      throw error;
    }
    console.log(`A porta ${port} está ocupada; tento a ${port + 1}.`);
    return listen(port + 1);
  }
}
