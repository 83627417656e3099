import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_IDS, FILES, type FileId } from '../content-files/files';
import { type ContentFiles, loadContentFiles } from '../content-files/load';
import { findField, findLine, findLocation, validate } from '../content-files/parse';
import { eachText, formatPath, type Path, readPath } from '../content-files/source-location';
import { formatHours } from '../derive/format';
import { sampleFolder } from '../folder';
import { profileOf } from '../schema/urls';
import { slug } from '../text/slug';

/** A YAML comment after a value: the owner keeps it although it equals the sample's. */
export const CONFIRMED = /assim mesmo/i;

/**
 * Texts that fit any shop. Every other field states a fact about one shop, so it counts as sample
 * content while it equals the sample's. `*` stands for a list index.
 */
const NEUTRAL_FIELDS =
  /^((uiText|publishing)\..+|shop\.whatsappGreeting|home\.(contact|hero\.servicesLabel|\w+\.(name|heading|\w+Label))|services\.services\.\*\.title|testimonials\.testimonials\.\*\.(location|stars)|policy\.(title|description))$/;

/** Groups and lists that are compared as a whole. */
const FIELDS_COMPARED_WHOLE =
  /^(shop\.paymentMethods|home\.(hero\.headline|booking\.steps)|openingHours\.(week|specialDays\.\*)|policy\.topics\.\*)$/;

/** Values that a shop with its own name omits while they equal the sample's. */
const OMITTED_FIELDS =
  /^(shop\.(bookingUrl|social\.\*)|services\.services\.\*\.(description|features\.\*)|team\.team\.\*\..+|gallery\.gallery\.\*\.(src|caption|focus)|testimonials\.testimonials\.\*\.text|home\.hero\.photo\.focus)$/;

/** Advice for fields that need more than their label; the first match counts. */
const FIXES: readonly [field: RegExp, fix: string][] = [
  [/\.focus$/, 'é de outra foto: apague a linha, ou diga o que não pode sumir desta.'],
  [/\.alt$/, 'é de outra foto: diga o que esta mostra.'],
  [
    /\.(src|image)$/,
    'ponha a sua foto em content/photos, escreva o nome do arquivo e descreva a foto.',
  ],
  [/^team\./, 'escreva quem trabalha na barbearia.'],
  [/^testimonials\./, 'escreva o que um cliente disse, e quem foi, com a permissão dele.'],
  [
    /^policy\./,
    'leia, e mude o que não vale na sua barbearia; se tudo vale, confirme na linha title.',
  ],
];

type LoadedContent = ReturnType<typeof loadContentFiles>;

const isPolicy = (id: FileId) => FILES[id].name.endsWith('.md');

/** Lists the values that still mean the same as the sample's, in any spelling, with advice. */
export function listSampleContent(loaded = loadContentFiles()) {
  const hasOwnName = !isSample(loaded);
  return findSampleValues(loaded, () => true).map(({ id, at, field }) => {
    // The label of an item is that of its list.
    const { title } = findField(id, typeof at.at(-1) === 'number' ? at.slice(0, -1) : at);
    const canBeOmitted = isOptional(loaded, field);
    const orDelete = canBeOmitted ? '; se não tem, apague' : '';
    const fix = FIXES.find(([pattern]) => pattern.test(field))?.[1];
    const defaultFix = `em “${title}”, escreva como é na sua barbearia${orDelete}.`;
    const note = hasOwnName && canBeOmitted ? ' Até lá, não aparece no site.' : '';
    return { ...findLocation(id, at, loaded.files[id]), id, at, fix: (fix ?? defaultFix) + note };
  });
}

function findSampleValues(loaded: LoadedContent, matches: (field: string) => boolean) {
  const isSampleValue = (id: FileId, at: Path) => sampleKeys().has(keyOf(loaded, id, at));
  return listValues(loaded).filter(({ id, at, field }) => {
    // The description of the sample's photo is right while that photo is used.
    const describesSamplePhoto =
      /\.(alt|focus)$/.test(field) &&
      ['src', 'image'].some((name) => isSampleValue(id, [...at.slice(0, -1), name]));
    const isListed = matches(field) && isSampleValue(id, at) && !describesSamplePhoto;
    return isListed && !isConfirmed(id, loaded.files[id], at);
  });
}

/** Whether the shop still has the sample's name. */
export function isSample(loaded: LoadedContent): boolean {
  return findSampleValues(loaded, (field) => field === 'shop.name').length > 0;
}

/** Whether a shop with its own name is published without the sample's value. */
function isOptional({ data }: LoadedContent, field: string): boolean {
  const week = Object.values(data.openingHours?.week ?? {});
  const isAlwaysOpen = week.every((day) => formatHours(day).includes('24 horas'));
  // The sample's holidays must not close a shop that never closes.
  return OMITTED_FIELDS.test(field) || (isAlwaysOpen && field === 'openingHours.specialDays.*');
}

/** The parsed content; a shop with its own name loses optional sample values. */
export function omitSampleContent(loaded: LoadedContent): LoadedContent['data'] {
  const samples = isSample(loaded)
    ? []
    : findSampleValues(loaded, (field) => isOptional(loaded, field));
  const entries = FILE_IDS.map((id) => {
    const paths = samples.filter((one) => one.id === id).map(({ at }) => at);
    const file = loaded.files[id];
    const value = omitPaths(id, file.value, paths);
    return [id, paths.length > 0 ? validate(id, { ...file, value }).data : loaded.data[id]];
  });
  return Object.fromEntries(entries);
}

function omitPaths(id: FileId, value: unknown, paths: readonly Path[]): object {
  const copy: object = JSON.parse(JSON.stringify(value));
  for (const at of paths) {
    // An item without a required field would be invalid, so it is omitted as a whole.
    const isRequired = findField(id, at.slice(0, -1)).required?.includes(String(at.at(-1)));
    const omitted = isRequired ? at.slice(0, -1) : at;
    Reflect.deleteProperty(Object(readPath(copy, omitted.slice(0, -1))), omitted.at(-1) ?? '');
  }
  // Deleting from an array leaves a hole; flat() closes it.
  return JSON.parse(JSON.stringify(copy, (_, one) => (Array.isArray(one) ? one.flat(0) : one)));
}

let cachedKeys: ReadonlySet<string> | undefined;

/** The keys of all sample values. */
function sampleKeys(): ReadonlySet<string> {
  if (!cachedKeys) {
    const loaded = loadContentFiles(sampleFolder());
    cachedKeys = new Set(listValues(loaded).map(({ id, at }) => keyOf(loaded, id, at)));
  }
  return cachedKeys;
}

/** The paths and fields of the values to compare. */
function listValues({ files }: LoadedContent) {
  return FILE_IDS.flatMap((id) => {
    const paths = [...eachText(files[id].value)].map(({ path: at }) => {
      const ancestors = at.map((_, index) => at.slice(0, index + 1));
      return ancestors.find((one) => FIELDS_COMPARED_WHOLE.test(formatField(id, one))) ?? at;
    });
    const unique = new Map(paths.map((at) => [formatPath(at), at]));
    return [...unique.values()].map((at) => ({ id, at, field: formatField(id, at) }));
  }).filter(({ field }) => !NEUTRAL_FIELDS.test(field));
}

/** Equal for values of a field that mean the same. */
function keyOf({ files, data, folder }: LoadedContent, id: FileId, at: Path): string {
  const { value } = files[id];
  const parsed = readPath(data[id], at) ?? readPath(value, at);
  // A price counts as the sample's only for the same service.
  const title = at.at(-1) === 'price' ? readPath(value, [...at.slice(0, -1), 'title']) : '';
  return `${formatField(id, at)} ${slug(String(title))} ${normalize(parsed, at, folder)}`;
}

/** `services.services.*.price`, `policy.title`. */
function formatField(id: FileId, at: Path): string {
  return [
    isPolicy(id) ? 'policy' : id,
    ...at.map((key) => (typeof key === 'number' ? '*' : String(key))),
  ].join('.');
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
  return [...above, ...(isPolicy(id) ? [['title']] : [])].some((path) =>
    CONFIRMED.test(String(file.comments.get(findLine(file, path)))),
  );
}

/** "Conteúdo de exemplo: 9 itens". */
export function describeSampleCount({ length }: readonly unknown[]): string {
  return `Conteúdo de exemplo: ${length} ${length === 1 ? 'item' : 'itens'}`;
}

/** Label of the button that dismisses the reminder in `next dev`. */
export const DISMISS_LABEL = 'Fechar aviso';
