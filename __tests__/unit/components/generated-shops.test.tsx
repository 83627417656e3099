/**
 * @jest-environment node
 *
 * @file Renders generated shops with unusual content: empty and full lists, night shifts, holidays, double spaces, line
 * breaks, hours such as “24:00”, and phone numbers in any text. The loader accepts all of it, so the page
 * must show it. Every run generates the same shops. `EXPLORE_SHOPS=200 npx jest generated-shops` tries others, and a
 * failure prints the seed.
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
import { listTexts } from '../../fixtures/list-texts';
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

const service = fc.record({
  title: name,
  description: optional(sentence(4)),
  price: optional(fc.constantFrom('0,00', '37,50', '9999', 40)),
  durationInMinutes: optional(fc.integer({ min: 5, max: 600 })),
  features: fc.uniqueArray(label, { maxLength: 5 }),
});

const photo = fc.constantFrom(...PHOTOS).map((photoName) => `/photos/${photoName}.jpg`);

const week = fc.constantFrom(
  [{ days: ['seg'], opens: '09:00', closes: '19:00' }],
  [{ days: ['sex', 'sáb'], opens: '18:00', closes: '02:00' }],
  [{ days: ['dom'], opens: '00:00', closes: '00:00' }],
);

const specialDay = fc.record({
  from: fc.constantFrom('01-01', '02-29', '06-24', '12-25'),
  note: label,
  hours: fc.constantFrom({}, { opens: '20:00', closes: '04:00' }),
});

const shop = fc.record({
  services: fc.uniqueArray(service, { minLength: 1, maxLength: 15, ...uniqueBy('title') }),
  team: fc.uniqueArray(
    fc.record({ name, role: optional(label), description: optional(sentence(5)) }),
    { maxLength: 12, ...uniqueBy('name') },
  ),
  gallery: fc.uniqueArray(fc.record({ src: photo, alt: sentence(3), caption: optional(label) }), {
    maxLength: 5,
    ...uniqueBy('src'),
  }),
  testimonials: fc.array(
    fc.record({
      name: label,
      location: optional(label),
      stars: optional(fc.integer({ min: 1, max: 5 })),
      text: sentence(5),
    }),
    { maxLength: 6 },
  ),
  steps: fc.uniqueArray(sentence(2), { minLength: 1, maxLength: 8 }),
  lede: sentence(4),
  week,
  specialDays: fc.uniqueArray(specialDay, { maxLength: 4, ...uniqueBy('from') }),
});

type GeneratedShop = typeof shop extends fc.Arbitrary<infer Value> ? Value : never;

function writeYaml(file: string, value: object) {
  writeFileSync(
    path.join(folder, file),
    stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }),
  );
}

/** Writes a shop's content files as an owner would, and loads them. */
function writeAndLoad({
  services,
  team,
  gallery,
  testimonials,
  steps,
  lede,
  week,
  specialDays,
}: GeneratedShop) {
  const heading = ['Título'];
  writeYaml('services.yaml', { heading, lede, services });
  writeYaml('team.yaml', { heading, team });
  writeYaml('gallery.yaml', { heading, gallery });
  writeYaml('testimonials.yaml', { heading, testimonials });
  writeYaml('opening-hours.yaml', {
    week,
    specialDays: specialDays.map(({ hours, ...day }) => ({ ...day, ...hours })),
  });
  writeYaml('home.yaml', {
    title: 'Corte',
    description: 'Corte e barba.',
    hero: { headline: heading, lede, photo: { src: '/photos/fachada.jpg', alt: 'Fachada' } },
    booking: { heading, steps, note: 'Só no dia.' },
    contact: { heading },
  });
  return loadContent();
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
  const shown = page.body.textContent.replace(/\s+/g, ' ');
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
      fc.asyncProperty(shop, async (generated) => {
        const content = await writeAndLoad(generated);
        expect(listFaults(await render(content), content)).toEqual([]);
      }),
      RUNS,
    );
  },
  30_000 + RUNS.numRuns * TIMEOUT_PER_RUN_IN_MS,
);
