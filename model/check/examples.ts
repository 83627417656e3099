import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeValue } from '../content';
import { placeOf, readDrawer, type Subject } from '../drawer/drawer';
import { contentFolder } from '../drawer/folder';
import { describeItem, formatPath, type Path, readPath } from '../drawer/problems';

/** A value that the shop has not made its own yet. */
export type RemainingExample = {
  file: string;
  line: number;
  path: string;
  /** Which one in a list, for who does not count from zero. */
  item: string | undefined;
  found: string;
  fix: string;
};

/** The shop as this project ships it, frozen: a value is an example while it equals the one here. */
const SHIPPED = path.join(process.cwd(), '__tests__/fixtures/shops/jatoba');

const PHOTO = 'ponha a sua foto em content/photos, escreva o nome do arquivo e descreva a foto.';

/** What no shop can keep, and how to change it; a list says so of each of its items. */
const EXAMPLES: readonly [subject: Subject, path: Path, change: string][] = [
  ['shop', ['name'], 'escreva o nome da barbearia.'],
  ['shop', ['description'], 'diga em uma frase o que a barbearia faz e onde fica.'],
  ['shop', ['url'], 'escreva o endereço do site, como https://www.suabarbearia.com.br.'],
  ['shop', ['bookingUrl'], 'copie o endereço da sua página de agendamento.'],
  ['shop', ['telephone'], 'escreva o telefone da barbearia, com DDD.'],
  ['shop', ['address', 'street'], 'escreva o endereço da barbearia.'],
  [
    'shop',
    ['social'],
    'copie o endereço do seu perfil; se não tem perfil nesta rede, apague a linha.',
  ],
  ['home', ['title'], 'diga o que a barbearia faz e em que bairro ou cidade.'],
  ['home', ['hero', 'photo', 'src'], PHOTO],
  ['team', ['team'], 'escreva quem trabalha na barbearia e ponha o retrato em content/photos.'],
  ['gallery', ['gallery'], PHOTO],
  [
    'testimonials',
    ['testimonials'],
    'escreva o que um cliente disse de verdade, com a permissão dele.',
  ],
];

/** What is still as it was shipped. */
export function listExamples(): RemainingExample[] {
  if (!existsSync(SHIPPED)) {
    return [];
  }
  const { files } = readDrawer();
  const shipped = readDrawer(SHIPPED).files;
  return EXAMPLES.flatMap(([subject, place, fix]) => {
    const file = files.get(subject);
    const value = readPath(file?.value, place);
    const example = readPath(shipped.get(subject)?.value, place);
    const paths = Array.isArray(value) ? value.map((_, index) => [...place, index]) : [place];
    const examples = Array.isArray(example) ? example : [example];
    return paths
      .filter((one) => examples.some((shown) => isSame(readPath(file?.value, one), shown)))
      .map((one) => ({
        file: placeOf(subject),
        line: file?.lineOf(one) ?? 1,
        path: formatPath(one),
        item: describeItem(file?.value, one),
        found: describeValue(readPath(file?.value, one)),
        fix,
      }));
  });
}

/** The same text, the same photo, or an item whose telling parts are the same. */
function isSame(value: unknown, example: unknown): boolean {
  if (typeof value === 'string' || typeof example === 'string') {
    return value === example && !isOwnPhoto(String(value));
  }
  return ['src', 'name', 'text'].some((key) => {
    const part = readPath(value, [key]);
    return part !== undefined && isSame(part, readPath(example, [key]));
  });
}

/** A photo under an example's name, with other bytes. */
function isOwnPhoto(name: string): boolean {
  const [own, shipped] = [contentFolder(), SHIPPED].map((folder) =>
    path.join(folder, 'photos', name),
  );
  return (
    own !== undefined &&
    shipped !== undefined &&
    /\.\w{3,4}$/.test(name) &&
    existsSync(own) &&
    existsSync(shipped) &&
    !readFileSync(own).equals(readFileSync(shipped))
  );
}

/** "Conteúdo de exemplo: 9 itens". */
export function countExamples({ length }: readonly RemainingExample[]): string {
  return `Conteúdo de exemplo: ${length} ${length === 1 ? 'item' : 'itens'}`;
}

/** The button that takes the reminder off the screen of `next dev`. */
export const DISMISS_LABEL = 'Fechar aviso';
