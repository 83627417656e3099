/** The site's path on its host, such as `/barbearia` for a GitHub project page, or empty for a site at the root. */
export const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** The pages that search engines may list. */
export const ROUTES = ['/', '/privacidade', '/termos'] as const;

/** Adds the base path to a path of this site, so that a link can lead there. */
export function pathTo(path: `/${string}`): string {
  return `${basePath}${path}`;
}

/**
 * Returns the absolute URL of a path of this site. The host comes from the environment variable `SITE_URL`, or from the
 * shop's content if the variable is not set.
 */
export function absoluteUrl({ url }: { url: string }, path: `/${string}`): string {
  return new URL(pathTo(path), process.env.SITE_URL || url).href;
}
