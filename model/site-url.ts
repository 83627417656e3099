/** The site's path on its host, such as `/barbearia` for a GitHub project page; empty at the root. */
export const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** The pages that search engines may list. */
export const ROUTES = ['/', '/privacidade', '/termos'] as const;

/** A path for links on this site. */
export function pathTo(path: `/${string}`): string {
  return `${basePath}${path}`;
}

/** An absolute URL, on the host in `SITE_URL` or else in the content: for canonical links and Open Graph. */
export function absoluteUrl({ url }: { url: string }, path: `/${string}`): string {
  return new URL(pathTo(path), process.env.SITE_URL || url).href;
}
