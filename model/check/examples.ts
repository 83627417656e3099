import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from '../derive/slug';
import { type Drawer, locate, readDrawer, type Subject } from '../drawer/drawer';
import { contentFolder } from '../drawer/folder';
import { formatPlace, type Place, readPath } from '../drawer/place';

/** A value that the shop has not made its own yet. */
export type RemainingExample = Place & { received: string; fix: string };

/** The shop as this project ships it, frozen: a value is an example while it equals the one here. */
const SHIPPED = path.join(process.cwd(), '__tests__/fixtures/shops/jatoba');

const PHOTO = 'ponha a sua foto em content/photos, escreva o nome do arquivo e descreva a foto.';

/** What no shop can keep, and how to change it; a list says so of each of its items. */
const EXAMPLES: readonly [subject: Subject, path: string, change: string][] = [
  ['shop', 'name', 'escreva o nome da barbearia.'],
  ['shop', 'description', 'diga em uma frase o que a barbearia faz e onde fica.'],
  ['shop', 'url', 'escreva o endereço do site, como https://www.suabarbearia.com.br.'],
  ['shop', 'bookingUrl', 'copie o endereço da sua página de agendamento.'],
  ['shop', 'telephone', 'escreva o telefone da barbearia, com DDD.'],
  ['shop', 'address.street', 'escreva o endereço da barbearia.'],
  [
    'shop',
    'social',
    'copie o endereço do seu perfil; se não tem perfil nesta rede, apague a linha.',
  ],
  ['home', 'title', 'diga o que a barbearia faz e em que bairro ou cidade.'],
  ['home', 'hero.photo.src', PHOTO],
  ['team', 'team', 'escreva quem trabalha na barbearia e ponha o retrato em content/photos.'],
  ['gallery', 'gallery', PHOTO],
  [
    'testimonials',
    'testimonials',
    'escreva o que um cliente disse de verdade, com a permissão dele.',
  ],
];

/** What is still as it was shipped. */
export function listExamples(): RemainingExample[] {
  if (!existsSync(SHIPPED)) {
    return [];
  }
  const { drawer } = readDrawer();
  const shipped = readDrawer(SHIPPED).drawer;
  return EXAMPLES.flatMap(([subject, keys, fix]) => {
    const place = keys.split('.');
    const value = readPath(drawer[subject].value, place);
    const examples = [readPath(shipped[subject].value, place)].flat();
    const paths = Array.isArray(value) ? value.map((_, index) => [...place, index]) : [place];
    return paths
      .filter((one) => examples.some((it) => isSame(readPath(drawer[subject].value, one), it)))
      .map((one) => ({ ...locate(subject, one, drawer), fix }));
  });
}

/** People whom no real shop has, and what nobody said: its pages are without them, once it has its own name. */
export function findLeftOut(): Place[] {
  const { drawer } = readDrawer();
  const shipped = existsSync(SHIPPED) ? readDrawer(SHIPPED).drawer : drawer;
  const nameOf = ({ shop }: Drawer) => slug(String(readPath(shop.value, ['name'])));
  return nameOf(drawer) === nameOf(shipped)
    ? []
    : TELLING.flatMap(([subject, part]) => {
        const [own = [], examples] = [drawer, shipped].map((it) =>
          [readPath(it[subject].value, [subject])].flat().map((item) => readPath(item, [part])),
        );
        return own.flatMap((value, index) =>
          value && examples?.includes(value) ? locate(subject, [subject, index], drawer) : [],
        );
      });
}

/** By what an example in a list is known, whatever else was changed of it. */
const TELLING = [
  ['team', 'name'],
  ['testimonials', 'text'],
] as const;

/** The same, in words for the owner. */
export function describeLeftOut(): string[] {
  const message = 'é do exemplo, e não aparece no site. Troque por gente sua, ou apague o bloco.';
  return findLeftOut().map((place) => `${formatPlace(place)}: ${message}`);
}

/** The same text, the same photo, or an item whose telling parts are the same. */
function isSame(value: unknown, example: unknown): boolean {
  if (typeof value === 'string') {
    return value === example && !isOwnPhoto(value);
  }
  return ['src', 'name', 'text'].some((key) => {
    const part = readPath(value, [key]);
    return part !== undefined && isSame(part, readPath(example, [key]));
  });
}

/** A photo under an example's name, with other bytes. */
function isOwnPhoto(name: string): boolean {
  const own = path.join(contentFolder(), 'photos', name);
  const shipped = path.join(SHIPPED, 'photos', name);
  return existsSync(own) && existsSync(shipped) && !readFileSync(own).equals(readFileSync(shipped));
}

/** "Conteúdo de exemplo: 9 itens". */
export function countExamples({ length }: readonly RemainingExample[]): string {
  return `Conteúdo de exemplo: ${length} ${length === 1 ? 'item' : 'itens'}`;
}

/** The button that takes the reminder off the screen of `next dev`. */
export const DISMISS_LABEL = 'Fechar aviso';
