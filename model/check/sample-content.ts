import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Notice } from '../content-files/content-error';
import { FILE_IDS, FILES } from '../content-files/files';
import { loadContentFiles } from '../content-files/load';
import { findField, findLocation } from '../content-files/parse';
import { formatPath, listTexts, type Path, readPath } from '../content-files/path';
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

let cachedKeys: ReadonlySet<string> | undefined;

type LoadedContent = ReturnType<typeof loadContentFiles>;

/**
 * What means the same as in the sample, in any spelling. A unique value can only be the sample's, and
 * keeps a shop with its own name from being published; any other may be equal by chance.
 */
export function compareWithSample(loaded = loadContentFiles()) {
  cachedKeys ??= new Set(listValues(loadContentFiles(sampleFolder())).map(({ key }) => key));
  const shared = listValues(loaded).filter(({ key }) => cachedKeys?.has(key));
  const isSample = shared.some(({ field }) => field === 'shop.name');
  const values = shared
    .filter(({ id, path: at, field }) => {
      // The description of the sample's photo is right while that photo is used.
      const photo = at.replace(/\.alt$/, '.src');
      const isRight = photo !== at && shared.some((one) => one.id === id && one.path === photo);
      // On GitHub, Pages sets the URL.
      const isReplaced = field === 'shop.url' && readUrlSettings().siteUrl;
      return !NEUTRAL_FIELDS.test(field) && !isRight && !isReplaced;
    })
    .map((value) => describeShared(value, loaded));
  const unique = values.filter(({ isUnique }) => isUnique);
  const progress = describeProgress(unique, isSample);
  return { isSample, values, leftovers: isSample ? [] : unique, progress };
}

/** Says what to do: `content/shop.yaml, linha 9 → telephone (Telefone): "…": escreva o seu, ou apague.` */
function describeShared({ id, at, field }: Value, { files }: LoadedContent) {
  const { received, ...location } = findLocation(id, at, files[id]);
  // The label of an item is that of its list.
  const { title = '' } = findField(id, typeof at.at(-1) === 'number' ? at.slice(0, -1) : at);
  const isRequired = findField(id, at.slice(0, -1)).required?.includes(String(at.at(-1)));
  const canDelete = !isRequired || at.some((key) => typeof key === 'number');
  const isUnique = UNIQUE_FIELDS.test(field);
  const own = canDelete ? 'escreva o seu, ou apague.' : 'escreva o seu.';
  const advice = isUnique ? own : 'confira se é assim mesmo.';
  const message = received === 'nada' ? advice : `${received}: ${advice}`;
  return { ...location, label: title, isUnique, message };
}

type SampleValue = ReturnType<typeof describeShared>;

/** How far the owner is; `undefined` when nothing keeps the shop from being published. */
function describeProgress(left: readonly SampleValue[], isSample: boolean): string | undefined {
  const forms = new Set(left.map(({ file }) => file)).size;
  const count = `${left.length} coisa${left.length === 1 ? '' : 's'} em ${forms} formulário${forms === 1 ? '' : 's'}`;
  if (isSample) {
    return `Esta é a barbearia de exemplo. Para pôr a sua no ar, troque o nome e mais ${count}.`;
  }
  const verb = left.length === 1 ? 'falta' : 'faltam';
  return left.length === 0
    ? undefined
    : `O site vai ao ar quando o que é do exemplo for trocado: ${verb} ${count}.`;
}

/** What to do in each form, in a line: "Troque …: Telefone, Rua e número. Confira …: Bairro." */
export function describeForms(values: readonly SampleValue[]): Notice[] {
  return [...new Set(values.map(({ file }) => file))].map((file) => {
    const inForm = values.filter((one) => one.file === file);
    const unique = listLabels(inForm.filter((one) => one.isUnique));
    const others = listLabels(inForm.filter((one) => !one.isUnique));
    const message = [
      unique && `Troque, ou apague o que não tem (o × de cada item): ${unique}.`,
      others && `Confira se é assim mesmo: ${others}.`,
    ];
    return { file, line: inForm[0]?.line, message: message.filter(Boolean).join(' ') };
  });
}

/** `Telefone, Redes sociais (2)`. */
function listLabels(values: readonly SampleValue[]): string {
  const counts = new Map<string, number>();
  for (const { label } of values) {
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const labels = [...counts].map(([label, count]) => (count > 1 ? `${label} (${count})` : label));
  return labels.join(', ');
}

/** The values to compare, each with a key that is equal for values of a field that mean the same. */
function listValues({ files, data, folder }: LoadedContent) {
  return FILE_IDS.flatMap((id) => {
    const { value } = files[id];
    const file = FILES[id].name.endsWith('.md') ? 'policy' : id;
    /** `services.services.*.price`, `policy.title`. */
    const nameField = (at: Path) => `${file}.${formatPath(at).replace(/\[\d+\]/g, '.*')}`;
    const paths = listTexts(value).map(({ path: at }) => {
      const ancestors = at.map((_, index) => at.slice(0, index + 1));
      return ancestors.find((one) => FIELDS_COMPARED_WHOLE.test(nameField(one))) ?? at;
    });
    return [...new Map(paths.map((at) => [formatPath(at), at]))].map(([path, at]) => {
      const field = nameField(at);
      const parsed = readPath(data[id], at) ?? readPath(value, at);
      // A price counts as the sample's only for the same service.
      const title = field.endsWith('.price') ? readPath(value, at.with(-1, 'title')) : '';
      const key = `${field} ${slug(String(title))} ${normalize(parsed, at, folder)}`;
      return { id, at, path, field, key };
    });
  });
}

type Value = ReturnType<typeof listValues>[number];

/** Equal for every spelling of a value, and for every file name of a photo. */
function normalize(value: unknown, at: Path, folder: string): string {
  if (at.at(-1) === 'src' || at.at(-1) === 'image') {
    const file = path.join(folder, 'photos', String(value));
    return existsSync(file) ? hash('sha256', readFileSync(file)) : '';
  }
  const { network, url } = Object(value);
  // The same holiday in another year is equal.
  const json = `${JSON.stringify(value)}`.replace(/\d{4}-(?=\d\d-\d\d)/g, '');
  return network ? profileOf({ network, url }) : slug(json) || json;
}
