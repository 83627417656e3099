/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import HomeStructuredData from '@/app/@structuredData/page';
import { drawSharePicture } from '@/app/_assets/share-picture';
import { drawShopIcon } from '@/app/_assets/shop-icon';
import { GET } from '@/app/contato.vcf/route';
import manifest from '@/app/manifest';
import * as notFound from '@/app/not-found';
import * as home from '@/app/page';
import * as privacy from '@/app/privacidade/page';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import * as terms from '@/app/termos/page';
import { type Content, readContent } from '@/model/content';
import { formatHours, formatTelephone } from '@/model/derive/format';
import { SEED } from '../../fixtures/fuzz';
import { type Change, replaceLine, withContentFiles } from './content-copy';
import { writeShop } from './generated-shop';

const picture = { width: 9, height: 9, colour: '#000', srcSet: 'a 9w', src: '/a.jpg' };
jest.mock('@/model/photos/build-picture', () => ({
  buildPicture: async ({ alt }: { alt: string }) => ({ ...picture, alt }),
}));

type Published = {
  pages: Record<string, string>;
  head: string;
  card: string;
  pictures: string;
  rest: string;
};

const render = async (Page: () => React.ReactNode | Promise<React.ReactNode>) =>
  new Response((await prerender(createElement(Page))).prelude).text();

/** Everything the site publishes about a shop: pages, metadata and other files. */
async function publish(content: Content): Promise<Published> {
  globalThis.siteContent = content;
  const { name } = content.shop;
  const { headline } = content.home.hero;
  const rest = [home, privacy, terms, notFound].map((page) => page.generateMetadata());
  return {
    pages: {
      home: await render(home.default),
      privacy: await render(privacy.default),
      terms: await render(terms.default),
      missing: await render(notFound.default),
    },
    head: await render(HomeStructuredData),
    card: await (await GET()).text(),
    pictures: drawSharePicture({ headline, shopName: name }) + drawShopIcon(name.proper),
    rest: JSON.stringify(await Promise.all([...rest, manifest(), sitemap(), robots()])),
  };
}

/** Visible text and accessible names. */
function listVisible(html: string): string {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll('style, script')) {
    element.remove();
  }
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    ['alt', 'aria-label', 'title', 'href'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.body.textContent, ...attributes].join('\n').replaceAll('\u00a0', ' ');
}

/** No placeholder such as `undefined`, and no contradicting facts. */
function expectConsistent({ shop, openingHours, services }: Content, published: Published) {
  const { pages, head, card, pictures, rest } = published;
  const visible = Object.values(pages).map(listVisible).join('\n');
  const data = JSON.parse(new JSDOM(head).window.document.documentElement.textContent ?? '');
  expect(`${visible}${head}${card}${rest}`).not.toMatch(
    /\bNaN\b|\bundefined\b|\[object|\{\p{L}+\}/u,
  );
  expect(pictures + Object.values(pages).join()).not.toMatch(/NaN|Infinity|:undefined/);

  const numbers = [...new Set([shop.telephone, shop.whatsapp].filter(Boolean))];
  expect(card.match(/(?<=^TEL.*:).*(?=\r)/gm)).toEqual(numbers);
  expect(data.telephone).toBe(shop.telephone);
  const calls = visible.match(/(?<=^tel:).*/gm) ?? [];
  // An owner's own link may lead to any number.
  expect(calls.filter((number) => !['190', ...numbers].includes(number))).toEqual([]);
  expect(visible).toContain(formatTelephone(shop.whatsapp).replaceAll('\u00a0', ' '));
  expect(data.address.addressRegion).toBe(shop.address.state);
  expect(data.name).toBe(shop.name.full);
  expect(data.hasOfferCatalog.itemListElement).toHaveLength(services.length);
  expect(
    data.openingHoursSpecification.flatMap((one: { dayOfWeek: string[] }) => one.dayOfWeek),
  ).toHaveLength(Object.values(openingHours.week).flat().length);
  for (const hours of Object.values(openingHours.week).flatMap((one) => formatHours(one))) {
    expect(visible).toContain(hours);
  }
}

const all =
  (...changes: Change[]): Change =>
  (text) =>
    changes.reduce((changed, one) => String(one(changed)), text);

/** An owner's changes to the sample before publishing: the name, and anything else. */
const owners = fc.record({
  name: fc.constantFrom(
    'Barba do Zé',
    'Salão & Barbearia Ágil',
    'Studio Z',
    'Espaço 3 Irmãs',
    'navalha',
  ),
  state: fc.constantFrom('AM', 'PE', 'SP'),
  agenda: fc.boolean(),
  telephone: fc.constantFrom(
    'telephone: (81) 98765-4321',
    'whatsapp: (81) 98765-4321',
    'telephone: 0800 123 4567\nwhatsapp: (81) 98765-4321',
  ),
  notice: fc.constantFrom('0', '1 dia'),
  hours: fc.constantFrom('24 horas', '18h às 2h', '9h às 12h e 13h às 19h'),
  missing: fc.subarray(['team.yaml', 'gallery.yaml', 'testimonials.yaml']),
  newBarber: fc.boolean(),
});

type Owner = typeof owners extends fc.Arbitrary<infer One> ? One : never;

function changesOf(owner: Owner): Record<string, Change> {
  const { name, state, agenda, telephone, notice, hours, missing, newBarber } = owner;
  return {
    'team.yaml': newBarber ? replaceLine('- name:', '- name: Nina Sá') : (text) => text,
    'shop.yaml': all(
      replaceLine('name:', `name: ${name}`),
      replaceLine('state:', `state: ${state}`),
      replaceLine('telephone:', telephone),
      agenda
        ? replaceLine('bookingUrl:', 'bookingUrl: https://agenda.example/z')
        : replaceLine('bookingUrl:', ''),
      replaceLine('cancellationNoticeHours:', `cancellationNoticeHours: ${notice}`),
    ),
    'opening-hours.yaml': replaceLine('hours: 09:00–19:00', `hours: ${hours}`),
    ...Object.fromEntries(missing.map((file) => [file, () => ''])),
  };
}

const runs = Number(process.env.FUZZ_RUNS ?? 3);
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'gaveta-'));
  process.env.CONTENT_DIR = folder;
});

afterEach(() => rmSync(folder, { recursive: true }));

const nameOnly = { 'shop.yaml': replaceLine('name:', 'name: Barba do Zé') };
const changed = [nameOnly, ...fc.sample(owners, { numRuns: runs, seed: SEED }).map(changesOf)];

test.each(changed)('a changed sample has no contradictions (%#)', async (changes) => {
  withContentFiles(changes, 'jatoba', () =>
    cpSync(String(process.env.CONTENT_DIR), folder, { recursive: true }),
  );
  const content = readContent();
  const published = await publish(content);
  expectConsistent(content, published);

  const { shop } = content;
  const { pages, head, rest } = published;
  const visible = [...Object.values(pages).map(listVisible), head, rest].join('\n');
  // Sample sentences must not assume a gender for the shop's name.
  expect(visible).not.toMatch(new RegExp(`\\b(a|da|na|à) ${shop.name.full}`));
  const absent = [
    ...(shop.bookingUrl ? [] : [/agenda (online|externa)/]),
    ...(shop.telephone ? [] : [/por telefone/]),
    ...(shop.cancellationNotice.amount > 0 ? [] : [/antecedência/]),
  ];
  expect(absent.filter((words) => words.test(visible))).toEqual([]);
});

test.each(fc.sample(fc.nat(), { numRuns: runs, seed: SEED }))(
  'a shop of extremes is published whole (%i)',
  async (seed) => {
    writeShop(seed, folder);
    const content = readContent();
    const published = await publish(content);
    expectConsistent(content, published);
    const { team, gallery } = content;
    const expected = [
      ...team.map(({ name }) => name),
      ...gallery.map(({ caption = '' }) => caption),
    ];
    const shown = listVisible(String(published.pages.home));
    expect(expected.filter((text) => !shown.includes(text))).toEqual([]);
  },
);
