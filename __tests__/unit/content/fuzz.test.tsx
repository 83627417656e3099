/** @jest-environment node */
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { Booking } from '@/components/sections/booking/booking';
import { Contact } from '@/components/sections/contact/contact';
import { Services } from '@/components/sections/services/services';
import { Testimonials } from '@/components/sections/testimonials/testimonials';
import type { Path } from '@/model/check/places';
import { ContentError } from '@/model/check/report';
import { findWarnings } from '@/model/check/warnings';
import { buildContactCard } from '@/model/derive/contact-card';
import { buildFacts } from '@/model/derive/facts';
import { fill } from '@/model/derive/fill';
import { formatInlineJson } from '@/model/derive/inline-json';
import { createSiteUrl } from '@/model/derive/site-url';
import { buildStructuredData } from '@/model/derive/structured-data';
import { type Content, validateContent } from '@/model/validate';
import { copyContent } from './content-input';
import { anyValue, HOSTILE_TEXTS } from './hostile-text';

type Node = DefaultTreeAdapterMap['node'];

// The same contents on every run: a red test here is a fault, never luck.
const SEED = Number(process.env.FUZZ_SEED ?? 20261120);

const now = new Date('2026-11-20T12:00:00Z');
const paths = listPaths(copyContent());

test('any broken content is refused by the name of its field, or else it renders', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.constantFrom(...paths), change, (path, breakIt) => {
      const content = copyContent();
      breakIt(content, path);
      const outcome = validate(content);

      if (outcome instanceof ContentError) {
        expectToName(outcome, path);
      } else {
        accepted += 1;
        expectToRender(outcome);
      }
    }),
    { numRuns: 2500, seed: SEED },
  );
  // Both ways out were tried: neither everything refused, nor everything let through.
  expect(accepted).toBeGreaterThan(20);
  expect(accepted).toBeLessThan(1250);
});

test('what is no content at all is refused, and does not crash', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const outcome = validate(value);
      expect(outcome).toBeInstanceOf(ContentError);
      expectPortuguese(outcome as ContentError);
    }),
    { numRuns: 500, seed: SEED },
  );
});

const named = HOSTILE_TEXTS.map((text) => ({ name: JSON.stringify(text).slice(0, 40), text }));

test.each(named)('a text that slipped through stays a text: $name', ({ text }) => {
  const content = validateContent(copyContent()).content;
  for (const service of content.services) {
    service.description = text;
    service.features = [text];
  }
  content.testimonials = [{ name: text, location: text, text: 'Bom.' }];
  content.home.booking.note = text;
  content.home.contact.directionsLabel = text;
  content.shop.description = text;
  content.shop.name.proper = text;
  content.shop.address.street = text;
  content.shop.whatsappGreeting = text.replace(/\p{Cs}/gu, '');

  expectToRender(content);
});

/** The ways in which a hand at a keyboard breaks a value at a path. */
type Change = (content: unknown, path: Path) => void;

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: anyValue.map((value) => replaceWith(() => value)) },
  { weight: 1, arbitrary: fc.constant<Change>((content, path) => drop(content, path)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...HOSTILE_TEXTS), fc.nat(40))
      .map(([hostile, at]) =>
        replaceWith((value) =>
          typeof value === 'string' ? value.slice(0, at) + hostile + value.slice(at) : [value],
        ),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constant(
      replaceWith((value) => (Array.isArray(value) ? [...value, value[0]] : [value, value])),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.string({ minLength: 1 }), anyValue)
      .map(([key, extra]) =>
        replaceWith((value) =>
          typeof value === 'object' && value !== null
            ? { ...value, [key]: extra }
            : { [key]: value },
        ),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .double()
      .map((factor) =>
        replaceWith((value) =>
          typeof value === 'number' ? value * factor : String(value) + factor,
        ),
      ),
  },
);

function replaceWith(build: (value: unknown) => unknown): Change {
  return (content, path) => {
    const parent = readParent(content, path);
    const key = path.at(-1) ?? '';
    Object.assign(parent, { [key]: build(Reflect.get(parent, key)) });
  };
}

function drop(content: unknown, path: Path) {
  const parent = readParent(content, path);
  const key = path.at(-1) ?? '';
  if (Array.isArray(parent)) {
    parent.splice(Number(key), 1);
  } else {
    Reflect.deleteProperty(parent, key);
  }
}

function readParent(content: unknown, path: Path): object {
  return path
    .slice(0, -1)
    .reduce<object>((node, key) => Reflect.get(node, key) as object, content as object);
}

function listPaths(node: unknown, path: Path = []): Path[] {
  const children =
    typeof node === 'object' && node !== null
      ? Object.entries(node).flatMap(([key, child]) =>
          listPaths(child, [...path, Array.isArray(node) ? Number(key) : key]),
        )
      : [];
  return path.length > 0 ? [path, ...children] : children;
}

function validate(value: unknown): Content | ContentError {
  try {
    return validateContent(value).content;
  } catch (error) {
    if (error instanceof ContentError) {
      return error;
    }
    throw error;
  }
}

/** Facts that two fields must agree on: a change of one is told at the other. */
const AGREEMENTS: Record<string, string> = {
  'shop.telephone': 'shop.whatsapp',
  'shop.address': 'shop.timeZone',
  'shop.address.state': 'shop.timeZone',
};

function expectToName(error: ContentError, path: Path) {
  const changed = formatPath(path);
  const named = error.problems.map((problem) => problem.path);
  const related = named.filter(
    (place) =>
      isWithin(place, changed) || isWithin(changed, place) || place === AGREEMENTS[changed],
  );
  if (related.length === 0) {
    throw new Error(`A change at ${changed} is told at ${named.join(', ')}.`);
  }
  expectPortuguese(error);
}

const ENGLISH =
  /\b(invalid (?!\()|expected|received|required|too (big|small)|unrecognized|undefined)\b/i;

function expectPortuguese(error: ContentError) {
  expect(error.problems.length).toBeGreaterThan(0);
  for (const { file, path, received, problem, fix } of error.problems) {
    expect(file).toMatch(/^content\/[\w/-]+\.ts$/);
    expect(path === '' && file !== 'content/index.ts').toBe(false);
    expect(received).not.toBe('');
    expect(problem).toMatch(/\.$/);
    expect(fix).toMatch(/[.?]$/);
    // What was typed is quoted, and may be in any language.
    expect(`${problem} ${fix}`.replace(/".*"/gs, '')).not.toMatch(ENGLISH);
  }
}

function isWithin(place: string, outer: string): boolean {
  return place === outer || place.startsWith(`${outer}.`) || place.startsWith(`${outer}[`);
}

function formatPath(path: Path): string {
  const [root, ...rest] = path;
  const parts = root === 'uiText' && rest[0] === 'error' ? ['errorText', ...rest.slice(1)] : path;
  return parts
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`,
    )
    .join('');
}

/** Everything that text reaches, and what it must still be there: text. */
function expectToRender(content: Content) {
  const { home, openingHours, services, shop, testimonials, uiText } = content;
  const facts = buildFacts(shop);
  const site = createSiteUrl(shop.url, {} as NodeJS.ProcessEnv);

  const json = formatInlineJson(buildStructuredData({ content, site, examples: [], now }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ '@type': 'HairSalon', description: shop.description });

  const card = buildContactCard(shop, site.absolute('/'));
  expect(card.split('\r\n').filter((line) => line.startsWith('END:'))).toEqual(['END:VCARD']);
  for (const policy of [content.privacy, content.terms]) {
    fill(policy.description, facts);
    fill(policy.summary, facts);
    policy.topics.flatMap(({ body }) => body.flat()).map((text) => fill(text, facts));
  }
  findWarnings(content, now);

  const markup = renderToStaticMarkup(
    <main>
      <Services text={home.services} lede={fill(home.services.lede, facts)} services={services} />
      <Booking text={home.booking} bookingUrl={shop.bookingUrl} newTabNote={uiText.opensInNewTab} />
      <Testimonials text={home.testimonials} testimonials={testimonials} />
      <Contact
        text={home.contact}
        shop={shop}
        openingHours={openingHours}
        newTabNote={uiText.opensInNewTab}
        contactCardHref="/contato.vcf"
      />
    </main>,
  );
  const elements = listElements(parse(markup));
  expect(elements.filter(({ tag }) => tag === 'script' || tag === 'img')).toEqual([
    { tag: 'img', attributes: ['src', 'alt', 'loading'] }, // Ours: the drawing of the map.
  ]);
  expect(
    elements.flatMap(({ attributes }) => attributes).filter((name) => /^on/.test(name)),
  ).toEqual([]);
  expect(elements.filter(({ tag }) => tag === 'section')).toHaveLength(4);
  expect(elements.filter(({ tag }) => tag === 'article')).toHaveLength(services.length + 1);
}

function listElements(node: Node): { tag: string; attributes: string[] }[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(listElements) : [];
  return 'tagName' in node
    ? [{ tag: node.tagName, attributes: node.attrs.map(({ name }) => name) }, ...children]
    : children;
}
