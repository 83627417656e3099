/** The tests use this port and the next two. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4310);

/** `preview` is for `next dev`. The other two servers serve the built sites. */
export const PORTS = { fixture: FIRST_PORT, content: FIRST_PORT + 1, preview: FIRST_PORT + 2 };
