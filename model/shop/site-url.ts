/** The site's path on its host, such as `/barbearia` for a GitHub project page, or empty for a site at the root. */
export const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** The pages of the site: search engines may list them, and the policies may link to them. */
export const ROUTES = ['/', '/privacidade', '/termos'] as const;

/** The ids of the home page's sections to which links lead. A section whose list is empty is left out of the page. */
export const SECTION_IDS = ['servicos', 'agendar', 'equipe', 'galeria', 'contato'] as const;

/** The ids that every page has: its `<main>` and its `<body>`. */
export const PAGE_IDS = ['conteudo', 'inicio'] as const;

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
