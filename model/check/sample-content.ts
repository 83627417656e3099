import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_IDS, FILES, type FileId } from '../content-files/files';
import { loadContentFiles } from '../content-files/load';
import { findField, findLocation } from '../content-files/parse';
import {
  eachText,
  formatLocation,
  formatPath,
  type Path,
  readPath,
} from '../content-files/source-location';
import { readUrlSettings } from '../derive/site-url';
import { sampleFolder } from '../folder';
import { profileOf } from '../schema/urls';
import { slug } from '../text/slug';

// A shop with its own name is published when nothing is left that can only be the sample's.

/** Fields whose equality with the sample cannot be chance. `*` stands for a list index. */
const UNIQUE_FIELDS =
  /^(shop\.(description|url|bookingUrl|telephone|whatsapp|address\.street|social\.\*)|services\.services\.\*\.description|team\.team\.\*\.(name|description|image)|gallery\.gallery\.\*\.(src|alt)|testimonials\.testimonials\.\*\.text|home\.(title|description|hero\.photo\.alt))$/;

/** Texts that fit any shop. */
const NEUTRAL_FIELDS =
  /^((uiText|publishing)\..+|shop\.(name|whatsappGreeting)|home\.(contact\..+|\w+\.(name|heading\.\*|\w+Label))|services\.services\.\*\.title|testimonials\.testimonials\.\*\.(location|stars)|(team|gallery|home)\..+\.focus|team\.team\.\*\.takesBookings|policy\.(title|description|summary))$/;

/** Groups and lists that are compared as a whole. */
const FIELDS_COMPARED_WHOLE =
  /^(shop\.paymentMethods|home\.(hero\.headline|booking\.steps)|openingHours\.(week|specialDays\.\*)|policy\.topics)$/;

type LoadedContent = ReturnType<typeof loadContentFiles>;
type Value = { id: FileId; at: Path };

/** Whether the shop still has the sample's name, in any spelling. */
export function isSample(loaded: LoadedContent): boolean {
  return sampleKeys().has(keyOf(loaded, { id: 'shop', at: ['name'] }));
}

/**
 * The values that mean the same as the sample's, in any spelling. A unique one can only be the
 * sample's; any other may be equal by chance.
 */
export function listSampleContent(loaded = loadContentFiles()) {
  const isSampleValue = (value: Value) => sampleKeys().has(keyOf(loaded, value));
  return listValues(loaded)
    .filter((value) => !NEUTRAL_FIELDS.test(formatField(value)) && isSampleValue(value))
    .filter(({ id, at }) => {
      // The description of the sample's photo is right while that photo is used.
      const isRight = at.at(-1) === 'alt' && isSampleValue({ id, at: at.with(-1, 'src') });
      // On GitHub, Pages sets the URL.
      return !isRight && !(at[0] === 'url' && readUrlSettings().siteUrl);
    })
    .map(({ id, at }) => {
      // The label of an item is that of its list.
      const { title = '' } = findField(id, typeof at.at(-1) === 'number' ? at.slice(0, -1) : at);
      const location = findLocation(id, at, loaded.files[id]);
      const isRequired = findField(id, at.slice(0, -1)).required?.includes(String(at.at(-1)));
      const canDelete = !isRequired || at.some((key) => typeof key === 'number');
      const isUnique = UNIQUE_FIELDS.test(formatField({ id, at }));
      return { ...location, id, label: title, isUnique, canDelete };
    });
}

export type SampleValue = ReturnType<typeof listSampleContent>[number];

/** The location of a value, and what to do: `content/shop.yaml, linha 9 → telephone (Telefone): …`. */
export function describeSampleValue(value: SampleValue): string {
  const { label, isUnique, canDelete, received, ...location } = value;
  const found = received === 'nada' ? '' : `: ${received}`;
  const own = canDelete ? 'escreva o seu, ou apague' : 'escreva o seu';
  return `${formatLocation(location)} (${label})${found}: ${isUnique ? own : 'confira se é assim mesmo'}.`;
}

/** The unique values that keep a shop with its own name from being published. */
export function findLeftovers(loaded = loadContentFiles()): SampleValue[] {
  return isSample(loaded) ? [] : listSampleContent(loaded).filter(({ isUnique }) => isUnique);
}

/** How far the owner is; `undefined` when nothing keeps the shop from being published. */
export function describeProgress(loaded = loadContentFiles()): string | undefined {
  const left = listSampleContent(loaded).filter(({ isUnique }) => isUnique);
  const forms = new Set(left.map(({ id }) => id)).size;
  const count = `${left.length} coisa${left.length === 1 ? '' : 's'} em ${forms} formulário${forms === 1 ? '' : 's'}`;
  if (isSample(loaded)) {
    return `Esta é a barbearia de exemplo. Para pôr a sua no ar, troque o nome e mais ${count}.`;
  }
  const verb = left.length === 1 ? 'falta' : 'faltam';
  return left.length === 0
    ? undefined
    : `O site vai ao ar quando o que é do exemplo for trocado: ${verb} ${count}.`;
}

/** What to do in each form, in a line: "Troque …: Telefone, Rua e número. Confira …: Bairro." */
export function describeForms(values: readonly SampleValue[]) {
  return FILE_IDS.flatMap((id) => {
    const inForm = values.filter((one) => one.id === id);
    const { file = '', line } = inForm[0] ?? {};
    const list = (isUnique: boolean) => {
      const labels = inForm.filter((one) => one.isUnique === isUnique).map(({ label }) => label);
      const count = (label: string) => labels.filter((one) => one === label).length;
      return [...new Set(labels)]
        .map((label) => (count(label) > 1 ? `${label} (${count(label)})` : label))
        .join(', ');
    };
    const [unique, others] = [list(true), list(false)];
    const message = [
      unique && `Troque, ou apague o que não tem (o × de cada item): ${unique}.`,
      others && `Confira se é assim mesmo: ${others}.`,
    ];
    return file ? [{ id, file, line, message: message.filter(Boolean).join(' ') }] : [];
  });
}

let cachedKeys: ReadonlySet<string> | undefined;

/** The keys of all sample values. */
function sampleKeys(): ReadonlySet<string> {
  if (!cachedKeys) {
    const loaded = loadContentFiles(sampleFolder());
    cachedKeys = new Set(listValues(loaded).map((value) => keyOf(loaded, value)));
  }
  return cachedKeys;
}

/** The values to compare. */
function listValues({ files }: LoadedContent): Value[] {
  return FILE_IDS.flatMap((id) => {
    const values = [...eachText(files[id].value)].map(({ path: at }) => {
      const ancestors = at.map((_, index) => ({ id, at: at.slice(0, index + 1) }));
      return ancestors.find((one) => FIELDS_COMPARED_WHOLE.test(formatField(one))) ?? { id, at };
    });
    return [...new Map(values.map((value) => [formatPath(value.at), value])).values()];
  });
}

/** Equal for values of a field that mean the same. */
function keyOf({ files, data, folder }: LoadedContent, { id, at }: Value): string {
  const { value } = files[id];
  const parsed = readPath(data[id], at) ?? readPath(value, at);
  // A price counts as the sample's only for the same service.
  const title = at.at(-1) === 'price' ? readPath(value, [...at.slice(0, -1), 'title']) : '';
  return `${formatField({ id, at })} ${slug(String(title))} ${normalize(parsed, at, folder)}`;
}

/** `services.services.*.price`, `policy.title`. */
function formatField({ id, at }: Value): string {
  const file = FILES[id].name.endsWith('.md') ? 'policy' : id;
  return [file, ...at.map((key) => (typeof key === 'number' ? '*' : String(key)))].join('.');
}

/** Equal for every spelling of a value, and for every file name of a photo. */
function normalize(value: unknown, at: Path, folder: string): string {
  if (at.at(-1) === 'src' || at.at(-1) === 'image') {
    const file = path.join(folder, 'photos', String(value));
    return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
  }
  const { network, url } = Object(value);
  // The same holiday in another year is equal.
  const json = `${JSON.stringify(value)}`.replace(/\d{4}-(?=\d\d-\d\d)/g, '');
  return network ? profileOf({ network, url }) : slug(json) || json;
}
