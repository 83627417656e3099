import { eachLive } from './each-live';

/** On the 404 page, says in the console which path was tried. */
export function logNotFound() {
  eachLive('not-found', ({ dataset }) => {
    // biome-ignore lint/suspicious/noConsole: the one line the specification asks for.
    console.error(dataset.log, location.pathname);
  });
}
