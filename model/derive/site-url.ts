/**
 * Reads the build's settings: `BASE_PATH` (such as `/barbearia`, for a GitHub project page), root by
 * default, and `SITE_URL` (scheme and host), `shop.url` by default.
 */
export function readUrlSettings({ BASE_PATH = '', SITE_URL } = process.env) {
  return { basePath: BASE_PATH.replace(/\/+$/, ''), siteUrl: SITE_URL || undefined };
}

export function createSiteUrl(shopUrl: string, environment = process.env) {
  const { basePath, siteUrl = shopUrl } = readUrlSettings(environment);
  const { origin } = new URL(siteUrl);

  return {
    origin,
    basePath,
    /** A path for links on this site. */
    path: (path: `/${string}`) => `${basePath}${path}`,
    /** An absolute URL, for canonical links and Open Graph. */
    absolute: (path: `/${string}`) => `${origin}${basePath}${path}`,
  };
}
