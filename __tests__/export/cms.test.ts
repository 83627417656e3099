import { getContent } from '@/model';
import { site } from '@/model/derive/site';
import { files, pages, readFile } from './published-site';

const content = getContent();

const CMS_FILE = /^(admin\.html$|cms\/)/;
/** `/admin` and `/cms/…` of this site. */
const leadsToCms = (address: string) =>
  ['/admin', '/cms/'].some((start) => address.startsWith(site.path(start as `/${string}`)));
const ownPages = pages.filter(({ file }) => !CMS_FILE.test(file));

test('the CMS is published only if the content names a repository', () => {
  const isPublished = files.some((file) => CMS_FILE.test(file));
  expect(isPublished).toBe(content.publishing.repository !== undefined);
});

test('no page links to the CMS, and none has forms, fields or third-party scripts', () => {
  for (const { elements } of ownPages) {
    const tags = elements.map(({ tag }) => tag);
    expect(tags.filter((tag) => ['form', 'input', 'textarea', 'select'].includes(tag))).toEqual([]);
    const addresses = elements.flatMap(({ tag, attributes }) =>
      ['href', 'src'].flatMap((name) => {
        const address = attributes.get(name) ?? '';
        const isForeign = tag === 'script' && /^(https?:)?\/\//.test(address);
        return isForeign || leadsToCms(address) ? [address] : [];
      }),
    );
    expect(addresses).toEqual([]);
  }
  expect(readFile('sitemap.xml') + readFile('robots.txt')).not.toMatch(/\/(admin|cms)$/m);
});
