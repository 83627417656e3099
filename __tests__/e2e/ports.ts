import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';

/**
 * @file The three ports on which the browser tests start servers. Run as a script, this file fails if a port is in use,
 * so the tests stop before they build the sites.
 */

/** The first of three consecutive ports: 4310, unless `E2E_PORT` says otherwise. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4310);

/** Two servers publish the sites of both shops, and the third is the preview of `next dev`. */
export const PORTS = { fixture: FIRST_PORT, content: FIRST_PORT + 1, preview: FIRST_PORT + 2 };

export const PORT_ADVICE = `The tests use three ports in a row, ${PORTS.fixture} to ${PORTS.preview}. Stop what listens on them, or set E2E_PORT to the first of three free ports: E2E_PORT=${FIRST_PORT + 10} npm test`;

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, () => server.close(() => resolve(false)));
  });
}

async function rejectTakenPorts() {
  for (const port of Object.values(PORTS)) {
    if (await isTaken(port)) {
      process.stderr.write(`Port ${port} is in use. ${PORT_ADVICE}\n`);
      process.exitCode = 1;
    }
  }
}

const isRunAsScript = import.meta.url === pathToFileURL(`${process.argv[1]}`).href;
if (isRunAsScript) {
  await rejectTakenPorts();
}
