/** @jest-environment node */
import { parseFile } from '@/model/content-files/parse';
import { validate } from '@/model/content-files/validate';
import type { Policy } from '@/model/schema/policy';

const FRONT = '---\ntitle: Termos\ndescription: Regras da casa.\nsummary: Em resumo.\n---\n\n';

function read(typed: string, front = FRONT) {
  const { data, problems } = validate('terms', parseFile('terms', front + typed));
  return { topics: (data as Policy | undefined)?.topics, problems };
}

test.each([
  ['##Assunto sem espaço\n\nTexto.', ['Assunto sem espaço', 'Texto.']],
  ['## Ordem\n\n1. Um\n2. Dois\n5. Cinco', ['Ordem', '1. Um', '2. Dois', '5. Cinco']],
  ['## Início\n\nNota ##1 e #2 a.', ['Início', 'Nota ##1 e #2 a.']],
  ['## Linhas\n\nUm\n\n***\n\n    Dois', ['Linhas', 'Um', 'Dois']],
  ['## Sinais\n\n<< a <<<<<<<\n\n> b', ['Sinais', '<< a <<<<<<<', 'b']],
  ['##\u00a0Selo\n\n#1 do bairro.', ['Selo', '#1 do bairro.']],
  ['## Ano\n\n2026. Um ano de casa.', ['Ano', '2026. Um ano de casa.']],
  ['## Conteúdo\n\n1\\. De um \\*editor\\*', ['Conteúdo', '1. De um **editor**']],
  ['## Lista\n\nAntes:\n• Um\n  ●Dois\n· Três', ['Lista', 'Antes:', ['Um', 'Dois', 'Três']]],
  ['## Negrito\n\nVale *sempre* e **já**.', ['Negrito', 'Vale **sempre** e **já**.']],
  ['## A\n\n**[a](https://b.com)** e {nome}', ['A', '**[a](https://b.com)** e {nome}']],
])('a policy shows what its author wrote: %j', (typed, expected) => {
  const { topics = [], problems } = read(typed);
  expect(problems).toEqual([]);
  expect(topics.flatMap(({ heading, body }) => [heading, ...body])).toEqual(expected);
});

test('topics get unique ids, even if headings are equal, reserved or not Latin', () => {
  const headings = ['Pix 3', 'Pix', 'Pix!', 'Pix?', '100%', 'ª', 'Menu'];
  const { topics } = read(headings.map((heading) => `## ${heading}\n\nTexto.\n`).join('\n'));
  const ids = ['pix-3', 'pix', 'pix-2', 'pix-4', '100', 'assunto', 'menu-2'];
  expect(topics?.map(({ id }) => id)).toEqual(ids);
});

/** Policies with one wrong line, whose start is quoted. */
const wrong: [typed: string, line: string, message: RegExp][] = [
  ['## A\n\n- a\n  - b', '- a', /só parágrafos e listas/],
  ['## A\n\n- [ ] a', '- [ ] a', /só parágrafos e listas/],
  ['## A\n\n- a\n\n      código', '- a', /só parágrafos e listas/],
  ['## A\n\na\n\n| a | b |\n|---|---|\n| 1 | 2 |', '| a', /com um traço/],
  ['Olá.\n\n## A\n\na', 'Olá', /antes do primeiro assunto.*"## Assunto"/s],
  ['## A\n\na\n\n## Serviços 理髪\n\nb', '## Ser', /não têm/],
  ['## A\n\na\n\n{preço}', '{preço}', /não quer dizer nada/],
  ['## A\n\n1. a\n2. {preço}', '2. {pre', /não quer dizer nada/],
  ['## A\n\na\n\n## B\n\n## C\n\nc', '## B', /não há texto neste assunto.*apague o título/s],
  ['## A\n\na\n\n##\n\nb', '##', /título está vazio/],
  ['## A\n\na\n\n## A\n\nb', '## A', /é igual ao do 1º/],
  [`## A\n\na\n\n## ${'a '.repeat(31)}\n\nb`, '## a a', /tem 61/],
  ['## Otorrinolaringologistasos\n\na', '## Oto', /passa de 24 letras/],
  ['', '---', /há 0 itens/],
];

test.each(wrong)('%j is refused at its line', (typed, line, message) => {
  const { problems } = read(typed);
  expect(problems.map(({ problem, fix }) => problem + fix)).toEqual([
    expect.stringMatching(message),
  ]);
  const at = (problems[0]?.line ?? 0) - 1;
  expect((FRONT + typed).split('\n').slice(at)).toContainEqual(expect.stringContaining(line));
});

test.each([
  ['description:', 'description: Por {preço}', /^"{preço}" não quer dizer nada/],
  ['summary:', 'sumary:', /^este campo não existe/],
  ['summary:', 'summary', /dois-pontos/],
  ['title: Termos', 'title: Otorrinolaringologista', /passa de 18 letras/],
  ['---\n', 'Olá.\n---\n', /^o arquivo não começa com title/],
])('above, %s written %s is refused', (found, typed, message) => {
  const { problems } = read('## A\n\na', FRONT.replace(found, typed));
  expect(problems[0]?.problem).toMatch(message);
});
