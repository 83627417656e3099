import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';

/**
 * @file Chooses the three ports of the servers that the browser tests start. As a script, this file fails if a port is
 * in use, so that the tests stop before they build the sites.
 */

/** The first of three consecutive ports. `E2E_PORT` sets another first port than 4310. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4310);

/** The port of each server: two for the published sites of both shops, and one for the preview of `next dev`. */
export const PORTS = { fixture: FIRST_PORT, content: FIRST_PORT + 1, preview: FIRST_PORT + 2 };

/** The advice that is printed if a port is in use. */
export const PORT_ADVICE = `The tests use three ports in a row, ${PORTS.fixture} to ${PORTS.preview}. Stop what listens on them, or set E2E_PORT to the first of three free ports: E2E_PORT=${FIRST_PORT + 10} npm test`;

/** Returns whether another process listens on a port. */
function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, () => server.close(() => resolve(false)));
  });
}

/** Prints the ports that are in use. Makes the script fail if a port is in use. */
async function refuseTakenPorts() {
  for (const port of Object.values(PORTS)) {
    if (await isTaken(port)) {
      process.stderr.write(`Port ${port} is in use. ${PORT_ADVICE}\n`);
      process.exitCode = 1;
    }
  }
}

const isRunAsScript = import.meta.url === pathToFileURL(`${process.argv[1]}`).href;
if (isRunAsScript) {
  await refuseTakenPorts();
}
