/**
 * Reads the build's settings: `BASE_PATH` (such as `/barbearia`, for a GitHub project page), root by
 * default, and `SITE_URL` (scheme and host), `shop.url` by default.
 */
export function readUrlSettings({ BASE_PATH = '', SITE_URL } = process.env) {
  return { basePath: BASE_PATH.replace(/\/+$/, ''), siteUrl: SITE_URL || undefined };
}

/** Builds URLs of a site. `getShopUrl` is called for each, because a preview's content changes. */
export function createSiteUrl(getShopUrl: () => string, environment = process.env) {
  const { basePath, siteUrl } = readUrlSettings(environment);
  return {
    basePath,
    getOrigin: () => new URL(siteUrl ?? getShopUrl()).origin,
    /** A path for links on this site. */
    path: (path: `/${string}`) => `${basePath}${path}`,
    /** An absolute URL, for canonical links and Open Graph. */
    absolute: (path: `/${string}`) => new URL(`${basePath}${path}`, siteUrl ?? getShopUrl()).href,
  };
}
