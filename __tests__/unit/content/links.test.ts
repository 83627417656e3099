/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findNamedFiles } from '@/model/content-files/load';
import { parseFile } from '@/model/content-files/parse';
import { validate } from '@/model/content-files/validate';
import { parseMarkup, withoutMarkup } from '@/model/schema/markup';

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));

beforeAll(() => {
  mkdirSync(path.join(folder, 'public/teste'), { recursive: true });
  for (const file of ['tabela (teste).pdf', 'tabela-teste.pdf', 'teste/tabela.pdf', '100%.pdf']) {
    writeFileSync(path.join(folder, 'public', file), '');
  }
  writeFileSync(path.join(folder, 'package.json'), '{}');
});

beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The message about a link. */
function refuse(address: string): string {
  const text = `Veja <https://jatoba.com.br> e [aqui](${address}).`;
  const source = `services:\n  - title: Corte\n    price: 40\n    description: ${text}\n`;
  const file = parseFile('services', source);
  const { missing } = findNamedFiles('services', file, folder);
  const problems = [...validate('services', file).problems, ...missing];
  expect(problems.length).toBeLessThan(2);
  return problems.map(({ problem, fix }) => `${problem} ${fix}`).join();
}

/** One a line or beside its like. */
const split = (addresses: string) => addresses.split(/ \| |\n\s*/);

const KNOWN = `/ | /#agendar | /?de=cartaz#agendar | #servicos | #equipe | #galeria | #contato
  /privacidade | /termos | /termos?de=cartaz | /tabela-teste.pdf | /tabela-teste.pdf?v=2
  /tabela-teste.pdf#pagina-2 | /tabela%20%28teste%29.pdf | /teste/tabela.pdf
  tel:190 | tel:+55-11-90000-0000 | mailto:ze@jatoba.com.br | mailto:z@j.co
  https://jatoba.com.br/a?b#c | tel:{telefone} | https://wa.me/{whatsapp}?text={nome}`;

test.each(split(KNOWN))('a link to %s leads somewhere', (address) => {
  expect(refuse(address)).toBe('');
});

const NO_ADDRESS = 'o endereço começa com https://, com / (um arquivo da pasta public), tel: ou';

const STRANGE = `tabela.pdf | #nada | http://jatoba.com.br | em https://jatoba.com.br
  tel:19 | tel:190 ou 193 | tel:ligue | x tel:190
  mailto:ze | mailto:ze@jatoba | mailto:o ze@jatoba.com.br | mailto:ze@a jatoba.com.br
  mailto:ze@jatoba com.br | mailto:@jatoba.com.br | e-mailto:ze@jatoba.com.br
  https:// | https://jatoba com.br | javascript:location="https://jatoba.com.br"`;

test.each<readonly [address: string, fix: string]>([
  ...split(STRANGE).map((address) => [address, NO_ADDRESS] as const),
  ['/#nada', 'escreva "/", que leva ao começo da página.'],
  ['/termos#pagamento', 'escreva "/termos", que leva ao começo da página.'],
  ['/termos?de=cartaz#agendar', 'escreva "/termos", que leva ao começo da página.'],
  ['/100%.pdf', 'dê ao arquivo um nome sem o sinal %, e escreva-o aqui.'],
  ['/so-100%a.pdf', 'dê ao arquivo um nome sem o sinal %, e escreva-o aqui.'],
  ['/nada.pdf', 'ponha o arquivo em "public/nada.pdf", ou confira o nome.'],
  [
    '/nada%20%E2%80%93.pdf?v=100%#fim',
    'ponha o arquivo em "public/nada –.pdf", ou confira o nome.',
  ],
  ['/teste/public/a.pdf', 'ponha o arquivo em "public/teste/public/a.pdf", ou confira o nome.'],
  ['/public/a.pdf', 'o arquivo fica na pasta public, que não se escreve: "/a.pdf".'],
  ['/../package.json', 'o arquivo fica na pasta public, que não se escreve: "/package.json".'],
  ['//tabela-teste.pdf', 'que não se escreve: "/tabela-teste.pdf".'],
])('a link to %s leads nowhere, and the message has the fix', (address, fix) => {
  expect(refuse(address)).toMatch(/^o link para ".*" não leva a lugar nenhum\. /);
  expect(refuse(address)).toContain(fix);
});

test.each(['', ' ', '**', '** **'])('a link whose words are “%s” is refused', (words) => {
  const source = `services:\n  - title: Corte\n    price: 40\n    description: Veja [${words}](/termos).\n`;
  const { problems } = validate('services', parseFile('services', source));
  expect(problems.map(({ fix }) => fix)).toEqual([
    'escreva as palavras entre os colchetes, como "[veja aqui](/termos)".',
  ]);
});

const plain = (text: string) => ({ text, isStrong: false });
const strong = (text: string) => ({ text, isStrong: true });

test.each([
  ['', []],
  ['Corte', [plain('Corte')]],
  ['**Corte**', [strong('Corte')]],
  ['A **b c** d', [plain('A '), strong('b c'), plain(' d')]],
  ['[a <b>](/c)', [{ ...plain('a b'), href: '/c' }]],
  ['[](/c)', [{ text: '/c', isStrong: false, href: '/c' }]],
  ['[**a** b](/c)', [{ text: 'a b', isStrong: true, href: '/c' }]],
  ['**a [b](/c)**', [strong('a '), { ...strong('b'), href: '/c' }]],
  ['a [b] (c) 2 ** 3', [plain('a [b] (c) 2 ** 3')]],
  ['<http://a.com>', [{ text: 'http://a.com', isStrong: false, href: 'http://a.com' }]],
  ['[a]()', [{ text: 'a', isStrong: false, href: '' }]],
])('%j is shown as its author means it', (typed, runs) => {
  expect(parseMarkup(typed)).toEqual(runs);
});

test('markup does not count towards the length of a text', () => {
  expect(withoutMarkup('**a** e [b c](/d) em <https://e.com>.')).toBe('a e b c em https://e.com.');
});
