/**
 * @jest-environment node
 *
 * @file Renders generated shops with unusual content: every optional field present or not, empty and full lists, night
 * shifts, holidays, double spaces, line breaks, hours such as “24:00”, and phone numbers in any text. The loader accepts
 * all of it, so the page must show it. Every run generates the same shops. `EXPLORE_SHOPS=200 npx jest generated-shops`
 * tries others, and a failure prints the seed.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { prerenderToNodeStream } from 'react-dom/static';
import { stringify } from 'yaml';
import HomePage from '@/app/page';
import { parsePage } from '@/build/transform-site';
import { type Content, getContent, loadContent } from '@/model/content';
import { FILES } from '@/model/loading/content-files';
import { listFields } from '../../fixtures/list-fields';
import { listTexts, readShownText } from '../../fixtures/list-texts';
import { copyShop } from '../model/shop-copy';

jest.mock('@/model/content', () => {
  return { ...jest.requireActual('@/model/content'), getContent: jest.fn() };
});

const folder = copyShop();

const explorations = Number(process.env.EXPLORE_SHOPS ?? 0);
const RUNS = explorations > 0 ? { numRuns: explorations } : { numRuns: 15, seed: 20_261_126 };
const TIMEOUT_PER_RUN_IN_MS = 3_000;

const PHOTOS = ['cadeira-azul', 'fachada', 'nina', 'parede-azulejos', 'ze'];

/** Text that owners write, and text that the code might handle wrongly. */
const wordOrPhrase = fc.constantFrom(
  'corte',
  'barba,',
  'à  vista',
  'das 24:00 às 26:30',
  'sem\nfim',
  '(11) 98765-4321',
  'NaN',
  '<b>já</b>',
  '“Voltei!”',
  '💈',
);

/** The number makes equal sentences unlikely, because the loader rejects a list that repeats one. */
const sentence = (maxWords: number) =>
  fc
    .tuple(fc.nat(999), fc.array(wordOrPhrase, { minLength: 1, maxLength: maxWords }))
    .map(([number, chosen]) => `${chosen.join(' ')} ${number}`);

const label = fc
  .tuple(fc.constantFrom('corte', 'à  vista', 'até 24:00', '(11) 98765-4321'), fc.nat(999))
  .map(([word, number]) => `${word} ${number}`);

/** Uses only characters of the display font, in which names and titles are set. */
const name = fc
  .tuple(fc.constantFrom('Corte', 'Barba  e Bigode', 'Platinado / Luzes', "D'Ávila"), fc.nat(9999))
  .map(([title, number]) => `${title} ${number}`);

const optional = <Value,>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const uniqueBy = (key: string) => ({ selector: (item: object) => Reflect.get(item, key) });

const heading = fc.array(name, { minLength: 1, maxLength: 5 });

const focus = optional(fc.constantFrom('50% 20%', '0% 100%'));

const photo = fc.constantFrom(...PHOTOS).map((photoName) => `/photos/${photoName}.jpg`);

const mobile = fc.constantFrom('(11) 90000-0000', '(81) 98765-2143');
const landline = fc.constant('(81) 3333-1234');

const shop = fc.record({
  sample: optional(fc.boolean()),
  name: fc.constantFrom('Barbearia Jatobá', 'Jatobá | Corte  e Barba', 'Salão Jatobá & Filhos'),
  shortName: fc.constant('Jatobá'),
  description: sentence(4),
  url: fc.constantFrom('https://jatoba.example', 'https://jatoba.example/'),
  bookingUrl: optional(
    fc.constantFrom('https://calendly.com/jatoba', 'https://wa.me/5511912345678'),
  ),
  telephone: fc.oneof(mobile, landline),
  whatsapp: optional(mobile),
  whatsappGreeting: optional(sentence(3)),
  address: fc.record({
    street: fc.constantFrom('Rua das Flores, 123', 'Avenida  9 de Julho, 1000-A, loja 2'),
    district: label,
    city: fc.constantFrom('São Paulo', 'Tabatinga'),
    state: fc.constantFrom('SP', 'AM'),
    postalCode: fc.constant('01000-000'),
    note: optional(sentence(2)),
  }),
  social: fc.uniqueArray(
    fc.constantFrom(
      'https://www.instagram.com/jatoba',
      'https://twitter.com/jatoba',
      'https://wa.me/5511912345678',
      'https://g.page/jatoba',
      'https://blog.jatoba.example/',
    ),
  ),
  priceRange: optional(fc.constantFrom('$', '$$', '$$$', '$$$$')),
  paymentMethods: fc.array(label, { maxLength: 8 }),
  cancellationNoticeHours: optional(fc.integer({ min: 0, max: 72 })),
});

const week = fc.constantFrom(
  [{ days: ['seg'], opens: '09:00', closes: '19:00' }],
  [{ days: ['sex', 'sáb'], opens: '18:00', closes: '02:00' }],
  [{ days: ['dom'], opens: '00:00', closes: '00:00' }],
);

const dates = fc.constantFrom(
  { from: '01-01' },
  { from: '02-29' },
  { from: '06-24' },
  { from: '12-24', to: '12-26' },
);

const specialDay = fc
  .tuple(dates, label, fc.constantFrom({}, { opens: '20:00', closes: '04:00' }))
  .map(([days, note, hours]) => ({ ...days, ...hours, note }));

const home = fc.record({
  title: label,
  description: sentence(4),
  hero: fc.record({
    headline: heading,
    lede: sentence(4),
    photo: fc.record({ src: photo, alt: sentence(3), focus }),
  }),
  booking: fc.record({
    heading,
    steps: fc.uniqueArray(sentence(2), { minLength: 1, maxLength: 8 }),
    note: sentence(3),
  }),
  contact: fc.record({ heading }),
});

/** “A partir de” needs a price that isn't zero. */
const prices = fc.constantFrom(
  {},
  { price: '0,00', priceFrom: false },
  { price: '37,50', priceFrom: true },
  { price: 9999 },
);

const service = fc
  .tuple(
    prices,
    fc.record({
      title: name,
      description: optional(sentence(4)),
      durationInMinutes: optional(fc.integer({ min: 5, max: 600 })),
      features: fc.uniqueArray(label, { maxLength: 5 }),
    }),
  )
  .map(([price, rest]) => ({ ...rest, ...price }));

const member = fc.record({
  name,
  calledAs: optional(label),
  role: optional(label),
  image: optional(photo),
  focus,
  description: optional(sentence(5)),
});

type Member = { name: string; image: string | undefined };

/** Two people may have no photo, but they can't share one. */
const members = fc.uniqueArray(member, {
  maxLength: 12,
  comparator: (one: Member, other: Member) =>
    one.name === other.name || (one.image !== undefined && one.image === other.image),
});

const galleryPhoto = fc.record({ src: photo, alt: sentence(3), focus, caption: optional(label) });

const testimonial = fc.record({
  name: label,
  location: optional(label),
  stars: optional(fc.integer({ min: 1, max: 5 })),
  text: sentence(5),
});

const policy = fc.record({
  title: name,
  description: sentence(3),
  summary: sentence(4).map((words) => `{nome}: ${words}`),
  body: fc.constant('## Assunto\n\nFale com a {nome}, {telefone}.\n\n1. Um\n2. Dois\n'),
});

/** Has the same keys as `FILES`. */
const content = fc.record({
  shop,
  openingHours: fc.record({
    week,
    specialDays: fc.uniqueArray(specialDay, { maxLength: 4, ...uniqueBy('from') }),
  }),
  home,
  services: fc.record({
    heading,
    lede: sentence(4),
    services: fc.uniqueArray(service, { minLength: 1, maxLength: 15, ...uniqueBy('title') }),
  }),
  team: fc.record({ heading, team: members }),
  gallery: fc.record({
    heading,
    gallery: fc.uniqueArray(galleryPhoto, { maxLength: 5, ...uniqueBy('src') }),
  }),
  testimonials: fc.record({ heading, testimonials: fc.array(testimonial, { maxLength: 6 }) }),
  privacy: policy,
  terms: policy,
});

/** Writes a shop's content files as an owner would, and loads them. */
function writeAndLoad(generated: Record<keyof Content, object>) {
  const valuesByKey = new Map(Object.entries(generated));
  for (const [key, file] of Object.entries(FILES)) {
    const { body, ...fields } = { body: undefined, ...valuesByKey.get(key) };
    const yaml = stringify(fields, { lineWidth: 0, aliasDuplicateObjects: false });
    const source = body === undefined ? yaml : `---\n${yaml}---\n\n${body}`;
    writeFileSync(path.join(folder, file), source);
  }
  return loadContent();
}

/** Lists the paths of the fields that have a value, in the same notation as `listFields`. */
function listFilledFields(value: unknown, fieldPath = ''): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item) => listFilledFields(item, fieldPath));
  }
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .flatMap(([fieldName, inner]) => {
      const innerPath = fieldPath ? `${fieldPath} › ${fieldName}` : fieldName;
      return [innerPath, ...listFilledFields(inner, innerPath)];
    });
}

async function render(content: Content): Promise<Document> {
  jest.mocked(getContent).mockResolvedValue(content);
  const { prelude } = await prerenderToNodeStream(<HomePage />);
  return parsePage(await text(prelude as AsyncIterable<Uint8Array>));
}

/** The ids of the page's sections. The hero and the testimonials don't have an id. */
function listExpectedSections({ team, gallery, testimonials }: Content): string[] {
  return [
    '',
    'servicos',
    'agendar',
    ...(team.members.length > 0 ? ['equipe'] : []),
    ...(gallery.photos.length > 0 ? ['galeria'] : []),
    ...(testimonials.items.length > 0 ? [''] : []),
    'contato',
  ];
}

/** Lists what's wrong with a home page, one sentence for each fault. */
function listFaults(page: Document, content: Content): string[] {
  const shown = readShownText(page);
  const missingTexts = listTexts(content).filter((one) => !shown.includes(one));
  const emptyElements = page.querySelectorAll(
    ':is(a, b, h2, h3, li, nav, p, ul):empty, a:not([href])',
  );
  const sections = [...page.querySelectorAll('main > section')].map(({ id }) => id);
  const expectedSections = listExpectedSections(content);
  const faults = [
    ...missingTexts.map((one) => `The page doesn't show “${one}”.`),
    ...[...emptyElements].map(({ outerHTML }) => `An element is empty: ${outerHTML}`),
  ];
  if (sections.join() !== expectedSections.join()) {
    faults.push(`The sections are ${sections}; expected ${expectedSections}.`);
  }
  return faults;
}

test(
  'the home page shows everything that a generated shop says',
  async () => {
    await fc.assert(
      fc.asyncProperty(content, async (generated) => {
        const loaded = await writeAndLoad(generated);
        expect(listFaults(await render(loaded), loaded)).toEqual([]);
      }),
      RUNS,
    );
  },
  30_000 + RUNS.numRuns * TIMEOUT_PER_RUN_IN_MS,
);

test('generated shops fill in every field of the schema', () => {
  const shops = fc.sample(content, RUNS);
  const filled = shops.flatMap((generated) => listFilledFields(generated));
  // If this fails for a new field, generate valid values for it above.
  expect([...new Set(filled)].sort()).toEqual(listFields().sort());
});
