/** @jest-environment node */
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { Booking } from '@/components/sections/booking/booking';
import { Contact } from '@/components/sections/contact/contact';
import { Services } from '@/components/sections/services/services';
import { Testimonials } from '@/components/sections/testimonials/testimonials';
import { formatInlineJson } from '@/components/ui/inline-script/inline-script';
import { type Content, readContent } from '@/model/content';
import type { ContentProblem } from '@/model/content-files/content-error';
import { buildContactCard } from '@/model/derive/contact-card';
import { buildTemplateVariables, interpolate } from '@/model/derive/interpolate';
import { createSiteUrl } from '@/model/derive/site-url';
import { buildStructuredData } from '@/model/derive/structured-data';
import { withoutMarkup } from '@/model/schema/markup';
import { RUNS, SEED } from '../../fixtures/fuzz';
import { SHOP_NAMES, type ShopName } from '../../fixtures/shops';
import { withContent } from '../with-content';
import { readChanged, readShop, TEXTS } from './content-copy';

/** Texts that break out of carelessly escaped output. */
const HOSTILE_TEXTS = [
  '</script><script>alert(1)</script>',
  '</style><style>body{display:none}</style>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '{nome}{__proto__}{constructor}',
  '&lt;b&gt;&amp;&#0;',
  '😀👨‍👩‍👧‍👦🇧🇷',
  '\u202eesrever ot tfel thgir\u202c',
  '\u2066isolado\u2069\u200b\u200d\ufeff',
  'e\u0301 com o acento solto',
  '\u0000\u0007\u001b[31m',
  '\ud800 meia letra',
  'linha\nquebrada\r\n\tcom tabulação',
  '**negrito** sem **fim',
  'javascript:alert(1)',
  'a'.repeat(10_000),
  '\u0301'.repeat(300),
  '   ',
  '',
];

/** Anything that may be typed or pasted as a value. */
const anyValue = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary' }),
  fc.lorem({ maxCount: 12 }),
  fc.double().map(String),
  fc.constantFrom(
    '0',
    '09:00',
    '30/02/2026',
    '+5511912345678',
    '[]',
    '{}',
    '- -',
    'null',
    '~',
    '|',
  ),
  fc.webUrl({ withQueryParameters: true }),
);

const now = new Date('2026-11-20T12:00:00Z');
const files = SHOP_NAMES.flatMap((shop) => TEXTS[shop].map((file) => ({ shop, file })));

test('content files with random slips render, or are refused by file and line', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), slip, ({ shop, file }, at, slipOnce) => {
      const change = (text: string) => slipOnce(text, at);
      const { content, problems } = readChanged({ [file]: change }, shop);
      if (content) {
        accepted += 1;
        expectToRender(content);
      } else {
        expectPortuguese(problems, shop, { file, text: change(readShop(file, shop)) });
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
  // Some contents were accepted and some refused.
  expect(accepted).toBeGreaterThan(RUNS * 0.1);
  expect(accepted).toBeLessThan(RUNS * 0.9);
}, 120_000);

const named = HOSTILE_TEXTS.map((text) => ({ name: JSON.stringify(text).slice(0, 40), text }));

test.each(named)('a hostile text is rendered as text: $name', ({ text: hostile }) => {
  const text = hostile.replace(/[{}*[\]]/g, '');
  const content = readContent();
  for (const service of content.services) {
    service.description = text;
    service.features = [text];
  }
  content.testimonials = [{ name: text, location: text, text: 'Bom.' }];
  content.home.booking.note = text;
  content.home.contact.directionsLabel = text;
  content.shop.description = text;
  content.shop.name.full = text;
  content.shop.address.street = text;
  content.shop.whatsappGreeting = text.replace(/\p{Cs}/gu, '');

  expectToRender(content);
});

/** Typing mistakes at some position of a text. */
const slip: fc.Arbitrary<(text: string, at: number) => string> = fc.oneof(
  // Another value, or pasted text.
  anyValue.map((value) => onLine((line) => line.replace(/(:|-) .*/, `$1 ${value}`))),
  fc
    .tuple(fc.constantFrom(...HOSTILE_TEXTS), fc.nat(40))
    .map(([hostile, at]) => onLine((line) => line.slice(0, at) + hostile + line.slice(at))),
  // A line removed, doubled, indented, or without its colon.
  fc
    .constantFrom(
      () => '',
      (line: string) => `${line}\n${line}`,
      (line: string) => `  ${line}`,
      (line: string) => line.replace(/^ {2}/, ''),
      (line: string) => line.replace(':', ''),
      (line: string) => line.replace(/^( *)- /, '$1'),
      (line: string) => `\t${line.trim()}`,
    )
    .map(onLine),
  // A truncated file.
  fc.constant((text: string, at: number) => text.slice(0, at % text.length)),
);

function onLine(change: (line: string) => string) {
  return (text: string, at: number) => {
    const lines = text.split('\n');
    const index = at % lines.length;
    lines[index] = change(lines[index] ?? '');
    return lines.join('\n');
  };
}

const ENGLISH =
  /\b(invalid (?!\()|expected|received|required|too (big|small)|unrecognized|undefined)\b/i;

function expectPortuguese(
  problems: readonly ContentProblem[],
  shop: ShopName,
  changed: { file: string; text: string },
) {
  expect(problems.length).toBeGreaterThan(0);
  for (const { file, line, received, problem, fix } of problems) {
    expect(file).toMatch(/^content\/[\w/-]+\.(yaml|md)$/);
    const name = file.replace('content/', '');
    const text = name === changed.file ? changed.text : readShop(name, shop);
    expect(line ?? 1).toBeLessThanOrEqual(text.split('\n').length);
    expect(received).not.toBe('');
    expect(problem).toMatch(/[.]$/);
    expect(fix).toMatch(/[.?]$|title: Corte\.$/);
    // Typed text is quoted, and may be in any language.
    expect(`${problem} ${fix}`.replace(/".*"/gs, '')).not.toMatch(ENGLISH);
  }
}

/** Renders every output that contains texts, and expects them to stay text. */
function expectToRender(content: Content) {
  const { services, shop } = content;
  const variables = buildTemplateVariables(shop);
  const site = createSiteUrl(() => shop.url, {} as NodeJS.ProcessEnv);

  const json = formatInlineJson(buildStructuredData(content, site, now));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ '@type': 'HairSalon', description: shop.description });

  const card = buildContactCard(shop, site.absolute('/')).trimEnd();
  // No text adds a line of its own.
  const names = card.split(/\r?\n|\r/).map((line) => /^[A-Z-]+(?=[:;])/.exec(line)?.[0]);
  expect(names.join(' ')).toMatch(
    /^BEGIN VERSION N FN ORG X-ABSHOWAS TEL (TEL )?ADR (GEO )?URL END$/,
  );

  const markup = withContent(content, () =>
    renderToStaticMarkup(
      <main>
        <Services />
        <Booking />
        <Testimonials />
        <Contact />
      </main>,
    ),
  );
  // Promises of every published page.
  const plain = (text: string) => text.replace(/[\s\p{Cc}\ufffd\p{Cs}]+/gu, ' ').trim();
  const body = parse(markup);
  const shown = plain(body.textContent);
  const texts = services.flatMap(({ title, description, features }) => {
    return [title, interpolate(withoutMarkup(description ?? ''), variables), ...features];
  });
  const quotes = content.testimonials.map(({ text }) => text);
  expect([...texts, ...quotes].filter((text) => !shown.includes(plain(text)))).toEqual([]);
  expect(body.querySelectorAll('script')).toHaveLength(0);
  const images = [...body.querySelectorAll('img')].map((image) => image.getAttributeNames());
  expect(images).toEqual([['src', 'alt', 'loading']]); // Ours: the drawing of the map.
  const attributes = [...body.querySelectorAll('*')].flatMap((it) => it.getAttributeNames());
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  expect(body.querySelectorAll('section')).toHaveLength(4);
  expect(body.querySelectorAll('article')).toHaveLength(services.length);
}

const parse = (html: string) => new JSDOM(html).window.document.body;
