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

/** A value that the shop has not made its own yet: it means what the one shipped does. */
export type SampleValue = SourceLocation & { id: FileId; at: Path; received: string; fix: string };

/** What says, behind a value, that the owner means it though it is the one shipped. */
export const CONFIRMED = /assim mesmo/i;

/**
 * Words that fit any shop. All else in the contentFiles is a fact or a claim of one shop, and an example
 * while it is the one shipped. `*` is a place in a list.
 */
const NEUTRAL =
  /^(uiText|publishing|shop\.whatsappGreeting|home\.(contact|hero\.servicesLabel|\w+\.(name|heading|\w+Label))|services\.services\.\*\.title|testimonials\.testimonials\.\*\.(location|stars)|(privacy|terms)\.(title|description))$/;

/** What is compared as one, and not part by part. */
const WHOLE =
  /^(shop\.paymentMethods|home\.(hero\.headline|booking\.steps)|openingHours\.(week|specialDays\.\*)|(privacy|terms)\.topics\.\*)$/;

/** What a site may do without: that of the example is not in a site with a name of its own. */
const OPTIONAL =
  /^(shop\.(bookingUrl|social\.\*)|services\.services\.\*\.(description|features\.\*)|team\.team\.\*\..+|gallery\.gallery\.\*\.(src|caption|focus)|testimonials\.testimonials\.\*\.text|home\.hero\.photo\.focus)$/;

/** The sample's holidays, which would close a shop that never does. */
const OPTIONAL_WHERE_ALWAYS_OPEN = new RegExp(
  `${OPTIONAL.source}|^openingHours\\.specialDays\\.\\*$`,
);

/** The fields without which an item is nobody, or shows nothing. */
const ESSENTIAL = /^(team\.team\.\*\.name|gallery\.gallery\.\*\.src|testimonials\..+)$/;

/** How to change what stands at a place: the first that fits. */
const FIXES: readonly [place: RegExp, fix: string][] = [
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

/** What is still as it was shipped, in whatever spelling, and what to do about it. */
export function listSampleContent(read = loadContentFiles()): SampleValue[] {
  const leftOut = isSample(read) ? undefined : optionalOf(read);
  return findExamples(read, /./).map(({ id, at, place }) => {
    const [, fix = ''] = FIXES.find(([pattern]) => pattern.test(place)) ?? [];
    const until = leftOut?.test(place) ? ' Até lá, não aparece no site.' : '';
    return { ...findLocation(id, at, read.contentFiles[id]), id, at, fix: fix + until };
  });
}

function findExamples(read: Read, places: RegExp) {
  return [...tellAll(read, places)]
    .filter(({ said, photo }) => shipped().has(said) && !shipped().has(photo))
    .filter(({ id, at }) => !isKept(id, read.contentFiles[id], at));
}

function optionalOf({ data }: Read): RegExp {
  const { week } = data.openingHours ?? {};
  return week && isAlwaysOpen(week) ? OPTIONAL_WHERE_ALWAYS_OPEN : OPTIONAL;
}

/** Whether the shop has no name of its own yet. */
export function isSample(read: Read): boolean {
  return findExamples(read, /^shop\.name$/).length > 0;
}

/** What a contentFiles means; in a shop with a name of its own, without examples that may be missing. */
export function omitSampleContent(read: Read): Read['data'] {
  const examples = isSample(read) ? [] : findExamples(read, optionalOf(read));
  const own = FILE_IDS.map((id) => {
    const places = examples.filter((one) => one.id === id).map(({ at }) => at);
    const file = read.contentFiles[id];
    const value = withoutPlaces(id, file.value, places);
    return [id, places.length > 0 ? interpret(id, { ...file, value }).data : read.data[id]];
  });
  return Object.fromEntries(own);
}

function withoutPlaces(id: FileId, value: object, places: readonly Path[]): object {
  const own: object = JSON.parse(JSON.stringify(value));
  for (const at of places) {
    const gone = ESSENTIAL.test(placeAt(id, at)) ? at.slice(0, -1) : at;
    Reflect.deleteProperty(Object(readPath(own, gone.slice(0, -1))), gone.at(-1) ?? '');
  }
  // What was deleted from a list left a hole.
  return JSON.parse(JSON.stringify(own, (_, one) => (Array.isArray(one) ? one.flat(0) : one)));
}

let sample: ReadonlySet<string> | undefined;

/** What the sample says, each with its place. */
function shipped(): ReadonlySet<string> {
  const folder = sampleFolder();
  sample ??= new Set([...tellAll(loadContentFiles(folder), /./, folder)].map(({ said }) => said));
  return sample;
}

/** What a contentFiles says at such places, in words that can be compared; and the photo of which it says so. */
function* tellAll({ contentFiles, data }: Read, places: RegExp, folder = contentFolder()) {
  for (const id of FILE_IDS) {
    const { value } = contentFiles[id];
    const say = (at: Path) => {
      const said = readPath(data[id], at) ?? readPath(value, at);
      // Many a shop asks for 40, but not for the same thing.
      const title = at.at(-1) === 'price' ? readPath(value, [...at.slice(0, -1), 'title']) : '';
      return `${placeAt(id, at)} ${slug(String(title))} ${tell(said, at, folder)}`;
    };
    for (const at of listPaths(id, value)) {
      const place = placeAt(id, at);
      const around = at.slice(0, -1);
      const key = ['src', 'image'].find((it) => readPath(value, [...around, it]));
      const photo = key && /\.(alt|focus)$/.test(place) ? say([...around, key]) : '';
      yield* places.test(place) ? [{ id, at, place, said: say(at), photo }] : [];
    }
  }
}

/** The places whose words are compared. */
function* listPaths(id: FileId, node: unknown, at: Path = []): Generator<Path> {
  const place = placeAt(id, at);
  if (NEUTRAL.test(place)) {
    return;
  }
  if (typeof node === 'string' || WHOLE.test(place)) {
    yield at;
  } else {
    const parts = Array.isArray(node) ? node.entries() : Object.entries(Object(node));
    for (const [key, part] of parts) {
      yield* listPaths(id, part, [...at, key]);
    }
  }
}

/** `services.services.*.price`. */
function placeAt(id: FileId, at: Path): string {
  return [id, ...at.map((key) => (typeof key === 'number' ? '*' : String(key)))].join('.');
}

/** The same for every spelling; a photo is what is in it, whatever it is called. */
function tell(value: unknown, at: Path, folder: string): string {
  if (at.at(-1) === 'src' || at.at(-1) === 'image') {
    const file = path.join(folder, 'photos', String(value));
    return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
  }
  const { network, url } = Object(value);
  // A holiday is one in whatever year.
  const said = JSON.stringify(value).replace(/\d{4}-(?=\d\d-\d\d)/g, '');
  return network ? profileOf({ network, url }) : slug(said) || said;
}

/** Confirmed behind the value or the name of what it is part of; in a policy, behind its title. */
function isKept(id: FileId, file: ContentFiles[FileId], at: Path): boolean {
  const above = at.map((_, index) => at.slice(0, index + 1));
  return [...above, ...(FILES[id].name.endsWith('.md') ? [['title']] : [])].some((place) =>
    CONFIRMED.test(String(file.remarks.get(findLine(file, place)))),
  );
}

/** "Conteúdo de exemplo: 9 itens". */
export function describeSampleCount({ length }: readonly SampleValue[]): string {
  return `Conteúdo de exemplo: ${length} ${length === 1 ? 'item' : 'itens'}`;
}

/** The button that takes the reminder off the screen of `next dev`. */
export const DISMISS_LABEL = 'Fechar aviso';
