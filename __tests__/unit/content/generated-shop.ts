import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { FILE_IDS, FILES, type FileId } from '@/model/content-files/files';
import { parseFile } from '@/model/content-files/parse';
import { eachText, type Path, readPath } from '@/model/content-files/source-location';
import type { JsonSchema } from '@/model/schema/json-schema';
import { TEMPLATE_VARIABLES } from '@/model/schema/text';
import { SHOP_NAMES, SHOPS } from '../../fixtures/shops';

/** Candidate texts; the schema of each field decides which are valid. */
const TEXTS = [
  ...[...TEMPLATE_VARIABLES, 'comAgenda', 'semAntecedencia'].map((name) => (text: string) => {
    return `{${name}} ${text}`;
  }),
  (text: string) => `${text} comprida e larga`.repeat(40),
  (text: string) => `“${text}” & 50% — à ½, <b>, 5º`,
  (text: string) => text.toUpperCase(),
  ...[
    ...['#servicos', '/#galeria', '/?de=cartaz#equipe', '/privacidade', '/termos?a=1'],
    ...['tel:{telefone}', 'tel:190', 'mailto:ze@barbearia.example', 'https://a.example/%0A'],
    ...['https://wa.me/{whatsapp}?text={nome}', 'https://a.example/tabela.pdf#100%'],
  ].map((address) => (text: string) => `**${text.slice(0, 9)}** [aqui](${address})`),
  (text: string) => `${text.slice(0, 9)} <https://barbearia.example/a?b=1&c=2>`,
  (text: string) => `Ç${text.slice(0, 2)}`,
  ...[
    'sob consulta',
    'grátis',
    'a partir de 9999',
    '1.200,50',
    '0h às 24h',
    'fechado',
    '18h às 2h',
  ],
  ...['8h às 12h, 13h30 às 18h e 20h às 23h', '1/1', '29/02', '24/12 a 02/01', '25/12/2090'],
  ...['todos os dias', 'wa.me/5511912345678', '0800 123 4567', '(11) 91234-5678', '0', '3 dias'],
  ...['topo direita', '96%', 'AM', 'Pernambuco', '$$$$', 'não', '30min', '@uma.barbearia'],
].map((typed) => (typeof typed === 'string' ? () => typed : typed));

const NAMES = [
  ...['Barbearia do Zé', 'SALÃO DO BETO', 'barbearia zé', 'Espaço do Homem', 'Casa do Barbeiro'],
  ...['Barber Shop 1987', 'Salão & Barbearia Ágil', 'Studio Z', '3 Irmãs', 'Navalha'],
];
const ADDRESSES = [
  ...['https://admin.trinks.com/ze', 'https://a.example/cms/?a=%0A&b=100%', 'wa.me/5511912345678'],
];
/** Every name that a photo may have. */
const PHOTOS = Array.from({ length: 12 }, (_, index) =>
  index === 0 ? 'admin.webp' : `Foto ${index} (cópia) & é.jpg`,
);

/** Writes valid random content; the same for each seed. Texts use variables wherever they may. */
export function writeShop(seed: number, folder: string): void {
  const chance = createChance(seed);
  const [shop = 'ze'] = SHOP_NAMES.slice(seed % 3);
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)];
  rmSync(folder, { recursive: true, force: true });
  cpSync(SHOPS[shop], folder, { recursive: true });
  const photos = path.join(folder, 'photos');
  const [photo = ''] = readdirSync(photos);
  for (const name of PHOTOS) {
    cpSync(path.join(photos, photo), path.join(photos, name));
  }
  const extremes: Partial<Record<FileId, (attempt: Attempt) => void>> = {
    gallery: (attempt) =>
      attempt(
        ['gallery'],
        PHOTOS.map((src, index) => ({ src, alt: `Foto ${index}` })),
      ),
    shop: (attempt) => {
      attempt(['name'], pick(NAMES));
      attempt(['bookingUrl'], pick(ADDRESSES));
      attempt(['social'], ['https://www.facebook.com/admin', 'x.com/cms', '@ze']);
    },
  };
  writeFileSync(path.join(folder, 'publishing.yaml'), 'repository: fulano/cms\n');
  for (const id of FILE_IDS) {
    const file = path.join(folder, FILES[id].name);
    if (file.endsWith('.yaml') && id !== 'publishing') {
      const { value } = parseFile(id, readFileSync(file, 'utf8'));
      writeFileSync(
        file,
        stringify(change(id, Object(value), chance, extremes[id]), { lineWidth: 0 }),
      );
    } else if (file.endsWith('.md')) {
      const variables = TEMPLATE_VARIABLES.map((name) => `{${name}}`).join(' ');
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n## Ainda ${seed}\n\n${variables}\n`);
    }
  }
}

/** Changes a value if it stays valid. */
type Attempt = (fieldPath: Path, value: unknown) => void;

function change(
  id: FileId,
  value: object,
  chance: () => number,
  addExtremes: (attempt: Attempt) => void = () => undefined,
): object {
  let whole = value;
  const isTaken = (one: object) => FILES[id].schema.safeParse(one).success;
  const attempt: Attempt = (fieldPath, value) => {
    const changed = write(whole, fieldPath, value);
    whole = isTaken(changed) ? changed : whole;
  };
  changeLengths(whole, FILES[id].fields, chance, attempt);
  for (const { path: fieldPath, text, field } of [...eachText(whole, FILES[id].fields)]) {
    for (const one of field.control === 'photo' ? [] : pickTexts(text, chance)) {
      attempt(fieldPath, one);
    }
  }
  // A template variable in every field that allows one, to see that none is published raw.
  for (const { path: fieldPath, text, field } of [...eachText(whole, FILES[id].fields)]) {
    const isPhoto = field.control === 'photo';
    attempt(fieldPath, isPhoto || chance() < 0.3 ? text : `{nome} ${text.slice(0, 20)}`);
    // Every label is another word, and some are equal.
    attempt(fieldPath, isPhoto || id !== 'uiText' ? text : text.replace(/^[^{]+/, 'Reserva '));
  }
  addExtremes(attempt);
  return whole;
}

/** Gives each list as few or as many items as it may have. */
function changeLengths(
  whole: object,
  fields: JsonSchema,
  chance: () => number,
  attempt: Attempt,
): void {
  for (const { fieldPath, shape } of listLists(fields)) {
    const items = [readPath(whole, fieldPath) ?? []].flat();
    const { minItems = 0, maxItems = 12 } = shape;
    const length = [minItems, 1, maxItems, items.length][Math.floor(chance() * 4)] ?? 0;
    const many = Array.from({ length }, (_, index) =>
      differ(items[index % items.length], index, items.length),
    );
    attempt(fieldPath, many);
  }
}

/** Candidates for a text, of several lengths; sometimes none. */
function pickTexts(text: string, chance: () => number): (string | undefined)[] {
  const typed = TEXTS.flatMap((type) => (chance() < 0.05 ? type(text) : []));
  const cut = typed.flatMap((one) => [20, 36, 60, 160, 999].map((length) => one.slice(0, length)));
  return [...cut.map((one) => one.trim()), ...(chance() < 0.1 ? [undefined] : [])];
}

/** A copy of an item under another name. */
function differ(item: unknown, index: number, length: number): unknown {
  const again = (text: string) => (index < length ? text : `${text.slice(0, 8)} ${index}`);
  if (typeof item !== 'object' || item === null) {
    return again(String(item));
  }
  const renamed = Object.entries(item).map(([key, value]) =>
    ['title', 'name', 'text'].includes(key) ? [key, again(String(value))] : [key, value],
  );
  return Object.fromEntries(renamed);
}

function listLists(shape: JsonSchema, above: Path = []): { fieldPath: Path; shape: JsonSchema }[] {
  return Object.entries(shape.properties ?? {}).flatMap(([key, one]) => {
    const fieldPath = [...above, key];
    return one.items ? [{ fieldPath, shape: one }] : listLists(one, fieldPath);
  });
}

function write(node: unknown, [key, ...rest]: Path, value: unknown): object {
  const copy = Array.isArray(node) ? [...node] : { ...Object(node) };
  const inside = rest.length > 0 ? write(readPath(node, [key ?? '']), rest, value) : value;
  Reflect.set(copy, key ?? '', inside);
  return copy;
}

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let one = Math.imul(state ^ (state >>> 15), 1 | state);
    one ^= one + Math.imul(one ^ (one >>> 7), 61 | one);
    return ((one ^ (one >>> 14)) >>> 0) / 4294967296;
  };
}
