import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_IDS, FILES, type FileId } from '../content-files/files';
import { type ContentFiles, loadContentFiles } from '../content-files/load';
import { findLine, findLocation, interpret } from '../content-files/parse';
import { type Path, readPath, type SourceLocation } from '../content-files/source-location';
import { isAlwaysOpen } from '../derive/week';
import { contentFolder, sampleFolder } from '../folder';
import { profileOf } from '../schema/address';
import { slug } from '../text/slug';

/** A value that still equals the sample's. */
export type SampleValue = SourceLocation & { id: FileId; at: Path; received: string; fix: string };

/** A YAML comment after a value: the owner keeps it although it equals the sample's. */
export const CONFIRMED = /assim mesmo/i;

/**
 * Texts that fit any shop. Every other field states a fact about one shop, so it counts as sample
 * content while it equals the sample's. `*` stands for a list index.
 */
const NEUTRAL =
  /^(uiText|publishing|shop\.whatsappGreeting|home\.(contact|hero\.servicesLabel|\w+\.(name|heading|\w+Label))|services\.services\.\*\.title|testimonials\.testimonials\.\*\.(location|stars)|(privacy|terms)\.(title|description))$/;

/** Groups and lists that are compared as a whole. */
const WHOLE =
  /^(shop\.paymentMethods|home\.(hero\.headline|booking\.steps)|openingHours\.(week|specialDays\.\*)|(privacy|terms)\.topics\.\*)$/;

/** Optional fields: a shop with its own name is published without the sample's. */
const OPTIONAL =
  /^(shop\.(bookingUrl|social\.\*)|services\.services\.\*\.(description|features\.\*)|team\.team\.\*\..+|gallery\.gallery\.\*\.(src|caption|focus)|testimonials\.testimonials\.\*\.text|home\.hero\.photo\.focus)$/;

/** A shop that never closes must not get the sample's holidays either. */
const OPTIONAL_WHERE_ALWAYS_OPEN = new RegExp(
  `${OPTIONAL.source}|^openingHours\\.specialDays\\.\\*$`,
);

/** Fields without which the whole list item is omitted. */
const ESSENTIAL = /^(team\.team\.\*\.name|gallery\.gallery\.\*\.src|testimonials\..+)$/;

/** Advice by field; the first match counts. */
const FIXES: readonly [field: RegExp, fix: string][] = [
  [/^shop\.name/, 'escreva o nome da barbearia.'],
  [/^shop\.description/, 'diga em uma frase o que a barbearia faz e onde fica.'],
  [/^shop\.url/, 'escreva o endereço do site, como "https://www.suabarbearia.com.br".'],
  [
    /^shop\.bookingUrl/,
    'copie o endereço da sua página de agendamento; se não tem, apague a linha.',
  ],
  [/^shop\.telephone/, 'escreva o telefone da barbearia, com DDD.'],
  [/^shop\.social/, 'copie o endereço do seu perfil; se não tem, apague a linha.'],
  [/^home\.title/, 'diga o que a barbearia faz e em que bairro ou cidade.'],
  [/\.focus$/, 'é de outra foto: apague a linha, ou diga o que não pode sumir desta.'],
  [/\.alt$/, 'é de outra foto: diga o que esta mostra.'],
  [
    /\.(src|image)$/,
    'ponha a sua foto em content/photos, escreva o nome do arquivo e descreva a foto.',
  ],
  [/^services\..*price$/, 'escreva o preço que a barbearia cobra.'],
  [/^services\./, 'descreva o serviço como é na sua barbearia, ou apague a linha.'],
  [/^openingHours\.special/, 'deixe só os dias em que o horário da barbearia é outro.'],
  [/^team\./, 'escreva quem trabalha na barbearia.'],
  [/^testimonials\./, 'escreva o que um cliente disse, e quem foi, com a permissão dele.'],
  [
    /^(privacy|terms)\./,
    'leia, e mude o que não vale na sua barbearia; se tudo vale, confirme na linha title.',
  ],
  [/./, 'escreva como é na sua barbearia.'],
];

type Read = ReturnType<typeof loadContentFiles>;

/** Lists the values that still mean the same as the sample's, in any spelling, with advice. */
export function listSampleContent(read = loadContentFiles()): SampleValue[] {
  const omitted = isSample(read) ? undefined : optionalFields(read);
  return findSampleValues(read, /./).map(({ id, at, field }) => {
    const [, fix = ''] = FIXES.find(([pattern]) => pattern.test(field)) ?? [];
    const note = omitted?.test(field) ? ' Até lá, não aparece no site.' : '';
    return { ...findLocation(id, at, read.contentFiles[id]), id, at, fix: fix + note };
  });
}

function findSampleValues(read: Read, fields: RegExp) {
  return [...listValues(read, fields)]
    .filter(({ key, photo }) => sampleKeys().has(key) && !sampleKeys().has(photo))
    .filter(({ id, at }) => !isConfirmed(id, read.contentFiles[id], at));
}

function optionalFields({ data }: Read): RegExp {
  const { week } = data.openingHours ?? {};
  return week && isAlwaysOpen(week) ? OPTIONAL_WHERE_ALWAYS_OPEN : OPTIONAL;
}

/** Whether the shop still has the sample's name. */
export function isSample(read: Read): boolean {
  return findSampleValues(read, /^shop\.name$/).length > 0;
}

/** The parsed content; a shop with its own name loses optional sample values. */
export function omitSampleContent(read: Read): Read['data'] {
  const samples = isSample(read) ? [] : findSampleValues(read, optionalFields(read));
  const entries = FILE_IDS.map((id) => {
    const paths = samples.filter((one) => one.id === id).map(({ at }) => at);
    const file = read.contentFiles[id];
    const value = omitPaths(id, file.value, paths);
    return [id, paths.length > 0 ? interpret(id, { ...file, value }).data : read.data[id]];
  });
  return Object.fromEntries(entries);
}

function omitPaths(id: FileId, value: object, paths: readonly Path[]): object {
  const copy: object = JSON.parse(JSON.stringify(value));
  for (const at of paths) {
    const omitted = ESSENTIAL.test(formatField(id, at)) ? at.slice(0, -1) : at;
    Reflect.deleteProperty(Object(readPath(copy, omitted.slice(0, -1))), omitted.at(-1) ?? '');
  }
  // Deleting from an array leaves a hole; flat() closes it.
  return JSON.parse(JSON.stringify(copy, (_, one) => (Array.isArray(one) ? one.flat(0) : one)));
}

let sample: ReadonlySet<string> | undefined;

/** The keys of all sample values. */
function sampleKeys(): ReadonlySet<string> {
  const folder = sampleFolder();
  sample ??= new Set([...listValues(loadContentFiles(folder), /./, folder)].map(({ key }) => key));
  return sample;
}

/** Values of the matching fields, with a comparable key and the key of the photo they describe. */
function* listValues({ contentFiles, data }: Read, fields: RegExp, folder = contentFolder()) {
  for (const id of FILE_IDS) {
    const { value } = contentFiles[id];
    const keyOf = (at: Path) => {
      const parsed = readPath(data[id], at) ?? readPath(value, at);
      // A price counts as the sample's only for the same service.
      const title = at.at(-1) === 'price' ? readPath(value, [...at.slice(0, -1), 'title']) : '';
      return `${formatField(id, at)} ${slug(String(title))} ${normalize(parsed, at, folder)}`;
    };
    for (const at of listPaths(id, value)) {
      const field = formatField(id, at);
      const parent = at.slice(0, -1);
      const photoField = ['src', 'image'].find((it) => readPath(value, [...parent, it]));
      const photo =
        photoField && /\.(alt|focus)$/.test(field) ? keyOf([...parent, photoField]) : '';
      yield* fields.test(field) ? [{ id, at, field, key: keyOf(at), photo }] : [];
    }
  }
}

/** Paths of the values to compare. */
function* listPaths(id: FileId, node: unknown, at: Path = []): Generator<Path> {
  const field = formatField(id, at);
  if (NEUTRAL.test(field)) {
    return;
  }
  if (typeof node === 'string' || WHOLE.test(field)) {
    yield at;
  } else {
    const parts = Array.isArray(node) ? node.entries() : Object.entries(Object(node));
    for (const [key, part] of parts) {
      yield* listPaths(id, part, [...at, key]);
    }
  }
}

/** `services.services.*.price`. */
function formatField(id: FileId, at: Path): string {
  return [id, ...at.map((key) => (typeof key === 'number' ? '*' : String(key)))].join('.');
}

/** Equal for every spelling of a value, and for every file name of a photo. */
function normalize(value: unknown, at: Path, folder: string): string {
  if (at.at(-1) === 'src' || at.at(-1) === 'image') {
    const file = path.join(folder, 'photos', String(value));
    return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
  }
  const { network, url } = Object(value);
  // The same holiday in another year is equal.
  const json = JSON.stringify(value).replace(/\d{4}-(?=\d\d-\d\d)/g, '');
  return network ? profileOf({ network, url }) : slug(json) || json;
}

/** Confirmed after the value, after the name of a group around it, or after a policy's title. */
function isConfirmed(id: FileId, file: ContentFiles[FileId], at: Path): boolean {
  const above = at.map((_, index) => at.slice(0, index + 1));
  return [...above, ...(FILES[id].name.endsWith('.md') ? [['title']] : [])].some((path) =>
    CONFIRMED.test(String(file.remarks.get(findLine(file, path)))),
  );
}

/** "Conteúdo de exemplo: 9 itens". */
export function describeSampleCount({ length }: readonly SampleValue[]): string {
  return `Conteúdo de exemplo: ${length} ${length === 1 ? 'item' : 'itens'}`;
}

/** Label of the button that dismisses the reminder in `next dev`. */
export const DISMISS_LABEL = 'Fechar aviso';
