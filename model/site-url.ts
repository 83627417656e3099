/** The site's path on its host, such as `/barbearia` for a GitHub project page. It is empty for a site at the root. */
export const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** The pages that search engines may list. */
export const ROUTES = ['/', '/privacidade', '/termos'] as const;

/** Adds the base path to a path of this site, so that a link can lead there. */
export function pathTo(path: `/${string}`): string {
  return `${basePath}${path}`;
}

/**
 * Returns the absolute URL of a path of this site. Its host comes from the environment variable `SITE_URL` if that is
 * set, or else from the shop's content.
 */
export function absoluteUrl({ url }: { url: string }, path: `/${string}`): string {
  return new URL(pathTo(path), process.env.SITE_URL || url).href;
}
