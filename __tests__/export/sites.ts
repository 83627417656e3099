import { openSite } from './open-site';

/** The site of the shop in `content/`, which may be the sample or an owner's shop. */
export const contentSite = openSite('content');

export const fixtureSite = openSite('fixture');

/** A test that must pass for any shop runs on both of these sites. */
const sites = [contentSite, fixtureSite];

/** Lists every page for `describe.each` as a row such as `['fixture/termos', site, page]`. */
export const allPages = sites.flatMap((site) =>
  site.pages.map((page) => [`${site.name}${page.route}`, site, page] as const),
);

/** Lists both sites for `describe.each` and `test.each` as rows such as `['fixture', site]`. */
export const bySite = sites.map((site) => [site.name, site] as const);
