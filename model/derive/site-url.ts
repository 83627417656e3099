/**
 * Where the site lives, as settings of the build say it: `BASE_PATH` (such as `/barbearia`, for a
 * project page) and `SITE_URL` (scheme and host). Without them, the root and `shop.url` hold.
 */
export function readAddress({ BASE_PATH = '', SITE_URL } = process.env) {
  return { basePath: BASE_PATH.replace(/\/+$/, ''), siteUrl: SITE_URL || undefined };
}

export function createSiteUrl(shopUrl: string, environment = process.env) {
  const { basePath, siteUrl = shopUrl } = readAddress(environment);
  const { origin } = new URL(siteUrl);

  return {
    origin,
    basePath,
    /** A path of this site, as a link on its pages has it. */
    path: (path: `/${string}`) => `${basePath}${path}`,
    /** A path of this site with its host, as canonical and Open Graph want it. */
    absolute: (path: `/${string}`) => `${origin}${basePath}${path}`,
  };
}
