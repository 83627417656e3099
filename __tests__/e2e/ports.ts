import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';

/**
 * @file Chooses three ports for the servers of the browser tests. As a script, this file fails if a port is in use, so
 * the tests stop before they build the sites.
 */

/** The tests use this port and the next two. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4310);

/** `preview` is for `next dev`. The other two servers serve the built sites. */
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
