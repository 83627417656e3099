import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Drawer, readDrawer } from '../drawer/drawer';
import type { FileId } from '../drawer/files';
import { type Path, type Place, readPath } from '../drawer/place';
import { findLine, locate } from '../drawer/read-file';
import { contentFolder, inFolder, sampleFolder } from '../folder';
import { profileOf } from '../schema/address';
import { slug } from '../text/slug';

/** A value that the shop has not made its own yet: it means what the one shipped does. */
export type RemainingExample = Place & { received: string; fix: string };

/** What says, behind a value, that the owner means it though it is the one shipped. */
export const KEPT = /assim mesmo/i;

const PHOTO = 'ponha a sua foto em content/photos, escreva o nome do arquivo e descreva a foto.';

/** What a shop has of its own, and how to change it; `*` is every part. */
const EXAMPLES: readonly [id: FileId, path: string, change: string][] = [
  ['shop', 'name', 'escreva o nome da barbearia.'],
  ['shop', 'description', 'diga em uma frase o que a barbearia faz e onde fica.'],
  ['shop', 'url', 'escreva o endereço do site, como https://www.suabarbearia.com.br.'],
  ['shop', 'bookingUrl', 'copie o endereço da sua página de agendamento.'],
  ['shop', 'telephone', 'escreva o telefone da barbearia, com DDD.'],
  ['shop', 'address.*', 'escreva o endereço da barbearia.'],
  ['shop', 'social.*', 'copie o endereço do seu perfil; se não tem, apague a linha.'],
  ['shop', 'paymentMethods', 'escreva as formas de pagamento que a barbearia aceita.'],
  ['home', 'title', 'diga o que a barbearia faz e em que bairro ou cidade.'],
  ['home', 'hero.headline', 'escreva a sua frase de abertura.'],
  ['home', 'hero.photo.src', PHOTO],
  ['services', 'services.*.description', 'descreva o serviço como é na sua barbearia.'],
  ['services', 'services.*.price', 'escreva o preço que a barbearia cobra.'],
  ['openingHours', 'week', 'escreva o horário da barbearia.'],
  ['team', 'team.*.name', 'escreva quem trabalha na barbearia.'],
  ['team', 'team.*.image', PHOTO],
  ['gallery', 'gallery.*.src', PHOTO],
  ['testimonials', 'testimonials.*.text', 'escreva o que um cliente disse, com a permissão dele.'],
];

/** What is still as it was shipped, in whatever spelling: all of it, or what stands at some of those paths. */
export function listExamples(read = readDrawer(), only?: readonly string[]): RemainingExample[] {
  const { drawer } = read;
  const shipped = readDrawer(sampleFolder());
  return EXAMPLES.filter(([, place]) => only?.includes(place) ?? true).flatMap(
    ([id, place, fix]) => {
      const examples = inFolder(sampleFolder(), () => listMeanings(id, place, shipped));
      return listMeanings(id, place, read)
        .filter(({ meaning }) => examples.some((example) => example.meaning === meaning))
        .filter(({ at }) => !isKept(drawer[id], at))
        .map(({ at }) => ({ ...locate(id, at, drawer[id]), fix }));
    },
  );
}

/** What stands where a path with stars leads, in words that can be compared. */
function listMeanings(id: FileId, place: string, read: ReturnType<typeof readDrawer>) {
  const { [id]: data } = read.data;
  return expand(read.drawer[id].value, place.split('.')).flatMap((at) => {
    const field = at.at(-1);
    // Many a shop asks for 40, but not for the same thing.
    const title = field === 'price' ? readPath(data, [...at.slice(0, -1), 'title']) : '';
    const meaning = tell(readPath(data, at), field);
    return meaning === '' ? [] : [{ at, meaning: `${title} ${meaning}` }];
  });
}

/** The places that a path names. */
function expand(value: unknown, [key, ...rest]: string[], above: Path = []): Path[] {
  const own = Object(readPath(value, above));
  const parts = Array.isArray(own) ? [...own.keys()] : Object.keys(own);
  return key === undefined
    ? [above]
    : (key === '*' ? parts : [key]).flatMap((part) => expand(value, rest, [...above, part]));
}

/** The same for every spelling; a photo is what is in it, whatever it is called. */
function tell(value: unknown, field: unknown): string {
  if (typeof value === 'string' && (field === 'src' || field === 'image')) {
    const bytes = readFileSync(path.join(contentFolder(), 'photos', value));
    return createHash('sha256').update(bytes).digest('hex');
  }
  const { network, url } = Object(value);
  if (network) {
    return profileOf({ network, url });
  }
  return value === undefined ? '' : slug(JSON.stringify(value));
}

/** Confirmed behind the value, or behind the name of what it is part of. */
function isKept(file: Drawer[FileId], at: Path): boolean {
  return at.some((_, index) =>
    KEPT.test(String(file.remarks.get(findLine(file, at.slice(0, index + 1))))),
  );
}

/** "Conteúdo de exemplo: 9 itens". */
export function countExamples({ length }: readonly RemainingExample[]): string {
  return `Conteúdo de exemplo: ${length} ${length === 1 ? 'item' : 'itens'}`;
}

/** The button that takes the reminder off the screen of `next dev`. */
export const DISMISS_LABEL = 'Fechar aviso';
