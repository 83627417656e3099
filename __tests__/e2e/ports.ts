import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';

/**
 * @file The ports of the servers that the browser tests start: three in a row, from `E2E_PORT` on. Run as a
 * script, it fails if one of them is taken, before anything is built.
 */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4310);

/** The port of each server: the two published sites, and the preview of `next dev`. */
export const PORTS = { fixture: FIRST_PORT, content: FIRST_PORT + 1, preview: FIRST_PORT + 2 };

/** Tells whoever runs the tests how to use other ports. */
export const PORT_ADVICE = `The tests use three ports in a row, ${PORTS.fixture} to ${PORTS.preview}. Stop what listens on them, or set E2E_PORT to the first of three free ports: E2E_PORT=${FIRST_PORT + 10} npm test`;

/** Tells whether another process listens on a port. */
function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, () => server.close(() => resolve(false)));
  });
}

async function refuseTakenPorts() {
  for (const port of Object.values(PORTS)) {
    if (await isTaken(port)) {
      process.stderr.write(`Port ${port} is in use. ${PORT_ADVICE}\n`);
      process.exitCode = 1;
    }
  }
}

if (import.meta.url === pathToFileURL(`${process.argv[1]}`).href) {
  await refuseTakenPorts();
}
