/** The site's path on its host, such as `/barbearia` for a GitHub project page; empty at the root. */
export const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** The pages that search engines may list. */
export const ROUTES = ['/', '/privacidade', '/termos'] as const;

/** Returns a path for links on this site, which begins with the base path. */
export function pathTo(path: `/${string}`): string {
  return `${basePath}${path}`;
}

/** Returns the absolute URL of a path, for canonical links. Its host is that in `SITE_URL`, or else in the content. */
export function absoluteUrl({ url }: { url: string }, path: `/${string}`): string {
  return new URL(pathTo(path), process.env.SITE_URL || url).href;
}
