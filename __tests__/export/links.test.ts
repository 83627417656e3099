import path from 'node:path';
import { allPages, bySite } from './sites';

/** Hosts and browsers look for these files by name, so nothing has to link to them. */
const REQUESTED_BY_NAME =
  /^(404\.html|_headers|\.htaccess|_redirects|\.nojekyll|robots\.txt|favicon\.ico)$/;

describe.each(allPages)('%s', (_, _site, { document }) => {
  test('external links use https and open in a new tab, without an opener or a referrer', () => {
    const links = [...document.querySelectorAll('a[href^="http"]')];
    const isSafe = '[href^="https:"][target=_blank][rel="noopener noreferrer"]';
    const unsafeLinks = links.filter((link) => !link.matches(isSafe));
    expect(unsafeLinks.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

describe.each(bySite)('%s', (_, site) => {
  test('every published file is a page or is referenced by another file', () => {
    const textFiles = site.files.filter((file) => !/\.(avif|jpg|png|woff2)$/.test(file));
    const texts = new Map(textFiles.map((file) => [file, site.read(file)]));
    const isReferenced = (file: string) => {
      const name = path.basename(file);
      return textFiles.some((other) => other !== file && texts.get(other)?.includes(name));
    };
    const isPage = (file: string) => site.pages.some((page) => page.file === file);
    const unreferencedFiles = site.ourFiles.filter(
      (file) => !REQUESTED_BY_NAME.test(file) && !isPage(file) && !isReferenced(file),
    );
    expect(unreferencedFiles).toEqual([]);
  });

  test('no folder has the same name as a page, because hosts would prefer the folder', () => {
    const folders = site.pages.map(({ file }) => file.replace(/\.html$/, '/'));
    const filesInside = site.files.filter((file) =>
      folders.some((folder) => file.startsWith(folder)),
    );
    expect(filesInside).toEqual([]);
  });
});
