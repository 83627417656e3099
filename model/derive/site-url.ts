/**
 * Where the site lives: `SITE_URL` (scheme and host) and `BASE_PATH` (such as `/barbearia`, for a
 * project page) are settings of the build; without them, `shop.url` and the root hold.
 */
export function createSiteUrl(shopUrl: string, environment = process.env) {
  const origin = new URL(environment.SITE_URL || shopUrl).origin;
  const basePath = (environment.BASE_PATH ?? '').replace(/\/+$/, '');

  return {
    origin,
    basePath,
    /** A path of this site, as a link on its pages has it. */
    path: (path: `/${string}`) => `${basePath}${path}`,
    /** A path of this site with its host, as canonical and Open Graph want it. */
    absolute: (path: `/${string}`) => `${origin}${basePath}${path}`,
  };
}
