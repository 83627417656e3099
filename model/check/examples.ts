import type { Content } from '../validate';
import { eachText } from './each-text';
import { describeItem, findPlace, type Path, type Place, readPath } from './places';
import { describeValue } from './report';

/** A value that the shop has not made its own yet. */
export type RemainingExample = Place & {
  /** Which one in a list, for who does not count from zero. */
  item: string | undefined;
  found: string;
  fix: string;
};

/** What is marked as an example, and what is not but looks like one. */
export function listExamples(content: Content, marked: readonly Path[]): RemainingExample[] {
  const disguised = [...findDisguised(content)].filter(
    ({ path }) => !marked.some((mark) => mark.every((key, index) => key === path[index])),
  );
  const remaining = [
    ...marked.map((path) => ({
      path,
      fix: `${explainChange(path)} E apague o example( ) em volta.`,
    })),
    ...disguised,
  ];

  return remaining
    .map(({ path, fix }) => ({
      ...findPlace(path),
      item: describeItem(content, path),
      found: describeValue(readPath(content, path)),
      fix,
    }))
    .toSorted((one, other) => one.file.localeCompare(other.file));
}

/** "Conteúdo de exemplo: 9 itens". */
export function countExamples({ length }: readonly RemainingExample[]): string {
  return `Conteúdo de exemplo: ${length} ${length === 1 ? 'item' : 'itens'}`;
}

/** The button that takes the reminder off the screen of `next dev`. */
export const DISMISS_LABEL = 'Fechar aviso';

const PHOTO =
  'ponha a sua foto em content/photos/, escreva o nome do arquivo e descreva a foto em alt.';

const CHANGES: readonly [start: string, change: string][] = [
  ['shop.name', 'escreva o nome da barbearia: trade é o ramo e proper é o nome próprio.'],
  ['shop.description', 'diga em uma frase o que a barbearia faz e onde fica.'],
  ['home.title', 'diga o que a barbearia faz e em que bairro ou cidade.'],
  ['shop.url', 'escreva o endereço do site, como https://www.suabarbearia.com.br.'],
  ['shop.bookingUrl', 'copie o endereço da sua página de agendamento.'],
  ['shop.telephone', 'escreva o telefone da barbearia, com +55, DDD e número.'],
  ['shop.address', 'escreva o endereço da barbearia.'],
  ['shop.social', 'copie o endereço do seu perfil; se não tem perfil nesta rede, apague a linha.'],
  ['team', 'escreva quem trabalha na barbearia e ponha o retrato em content/photos/.'],
  ['testimonials', 'escreva o que um cliente disse de verdade, com a permissão dele.'],
  ['gallery', PHOTO],
  ['home.hero.photo', PHOTO],
];

function explainChange(path: Path): string {
  const joined = path.join('.');
  const [, change] = CHANGES.find(([start]) => joined.startsWith(start)) ?? [];
  return change ?? 'escreva o da barbearia.';
}

/** Values that nobody would publish, whether or not their mark is still there. */
function* findDisguised(content: Content): Generator<{ path: Path; fix: string }> {
  const { shop } = content;
  const looksLikeExample: Record<string, boolean> = {
    url: /(^|\.)(example|test|invalid|localhost)$|(^|\.)(example|exemplo)\./.test(
      new URL(shop.url).hostname,
    ),
    bookingUrl: /example|exemplo/i.test(shop.bookingUrl),
    telephone: /(\d)\1{6}/.test(shop.telephone),
    whatsapp: /(\d)\1{6}/.test(shop.whatsapp ?? ''),
  };
  for (const [key, isExample] of Object.entries(looksLikeExample)) {
    if (isExample) {
      yield { path: ['shop', key], fix: `parece exemplo: ${explainChange(['shop', key])}` };
    }
  }
  for (const { path, text } of eachText(shop.address, ['shop', 'address'])) {
    if (/exemplo|example|^0?0?[01]?0*-000$/i.test(text)) {
      yield { path, fix: `parece exemplo: ${explainChange(path)}` };
    }
  }
  for (const [index, { url }] of shop.social.entries()) {
    if (new URL(url).pathname === '/') {
      const path = ['shop', 'social', index, 'url'];
      yield { path, fix: `é a página inicial da rede: ${explainChange(path)}` };
    }
  }
  for (const { path, text } of eachText(content)) {
    if (/lorem ipsum/i.test(text)) {
      yield { path, fix: 'parece exemplo: escreva o texto da barbearia.' };
    }
  }
}
