import { keepsReact } from '@/build/framework-scripts';
import { openSite } from './open-site';

/** The site of the shop in `content/`, which may be the sample or an owner's shop. */
export const contentSite = openSite('content');

export const fixtureSite = openSite('fixture');

/** A test that must pass for any shop runs on both of these sites. */
const sites = [contentSite, fixtureSite];

/** Lists every page without React for `describe.each` as a row such as `['fixture/termos', site, page]`. */
export const pagesWithoutReact = sites.flatMap((site) =>
  site.pages
    .filter(({ document }) => !keepsReact(document))
    .map((page) => [`${site.name}${page.route}`, site, page] as const),
);

/** Lists both sites for `describe.each` and `test.each` as rows such as `['fixture', site]`. */
export const bySite = sites.map((site) => [site.name, site] as const);
