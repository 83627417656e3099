/** @jest-environment node */
import { FieldError, field, list } from '@/model/schema/field';
import { text } from '@/model/schema/text';
import { formatName } from '@/model/text/format-name';
import { quote } from '@/model/text/quote';
import { findNearest, slug } from '@/model/text/slug';

const plain = text('Texto', { max: 60 });
const rich = text('Texto', { max: 60, isRich: true });

test.each([
  ['Corte , barba ; e mais !', 'Corte, barba; e mais!'],
  ['Um\u0007\tdois\u2066  e   três', 'Um dois e três'],
  ['Corte - social', 'Corte — social'],
  ['Corte "', 'Corte'],
  ['" Corte', 'Corte'],
  ['Tela de 5" na "sala', 'Tela de 5” na “sala'],
  ["É 'fade' puro", 'É ‘fade’ puro'],
  ["('fade'), 'x'.", '(‘fade’), ‘x’.'],
  ["'Fade' e 'social'", '‘Fade’ e ‘social’'],
  ["L'a' b", 'L’a’ b'],
  ["'a'b e 'c", '’a’b e ’c'],
  ['Corte -- social', 'Corte — social'],
  ['Corte --social', 'Corte — social'],
  ['seg-sex', 'seg-sex'],
  ['Corte....', 'Corte…'],
  ['*Corte* e **barba**', 'Corte e barba'],
  ['Corte ✂️ com ❤ ©', 'Corte com ©'],
])('%j reads %j', (typed, expected) => {
  expect(plain.parse(typed)).toBe(expected);
});

test.each([
  'Veja [a](https://a.com/x--y) e [b](https://a.com/x--z)',
  'Em <https://a.com/x--y>',
  '[Ligue](tel:+5511900000000)',
])('addresses stay as they are: %s', (typed) => {
  expect(rich.parse(typed)).toBe(typed);
});

const fields = {
  plain,
  spoken: text('Texto', { face: 'spoken' }),
  title: text('Título', { max: 20, longestWord: 8, face: 'display', canSplit: true }),
  hour: text('Aberto', { needs: ['hora'], variables: ['dia'] }),
};

test.each<[keyof typeof fields, string, RegExp]>([
  ['plain', ' ', /^o texto está vazio\.\nescreva um texto, ou apague a linha, se pode faltar\.$/],
  ['plain', 'a'.repeat(61), /tem 61 caracteres, e aqui cabem 60\.\nencurte em pelo menos 1\.$/],
  ['title', 'Um corte de respeito!', /21 .*\n.*pelo menos 1, ou divida em duas linhas/],
  ['title', 'Barbeiros', /^a palavra "Barbeiros" não cabe .* passa de 8 letras\.\n.*em duas\.$/],
  ['title', 'Corte @ § sim', /^as letras do site não têm "@", "§"\.\n/],
  ['plain', 'Por {preço}', /^"{preço}" não quer dizer nada neste texto\.\napague as chaves\.$/],
  ['hour', 'Às {hora} {x}', /^"{x}" .*\nuse {hora}, {dia}; ou apague as chaves\.$/],
  ['hour', 'No {dia}', /^o texto deve ter {hora} uma vez/],
  ['hour', '{hora} ou {hora}', /^o texto deve ter {hora} uma vez/],
])('a text as %s is refused: %s', (field, typed, message) => {
  expect(fields[field].safeParse(typed).error?.issues[0]?.message).toMatch(message);
});

test.each<[keyof typeof fields, string]>([
  ['title', 'Um corte de respeito'],
  ['title', 'Barbeiro'],
  ['title', 'Barba -- cabelos'],
  ['spoken', 'Corte [a](b)'],
  ['spoken', 'Corte 理髪'],
  ['hour', 'Até {hora} de {dia}'],
])('a text as %s fits: %s', (field, typed) => {
  expect(fields[field].safeParse(typed).error).toBeUndefined();
});

test('long values are shortened in messages', () => {
  expect(quote('a'.repeat(90))).toBe(`"${'a'.repeat(90)}"`);
  expect(quote('💈'.repeat(91))).toBe(`"${'💈'.repeat(90)}…"`);
  expect(quote('um "bom" corte')).toBe('"um "bom" corte"');
});

test.each([
  ['pri', 'price'],
  ['prixxx', undefined],
  ['e', undefined],
  ['descricao-do-servico', 'descricao-do-meu-serv'],
])('the nearest name to %s is %s', (typed, expected) => {
  expect(findNearest(typed, ['title', 'price', 'descricao-do-meu-serv'])).toBe(expected);
});

test('a slug has no punctuation or accents', () => {
  expect(slug('¡Corte & Pé-de-Moça! 2')).toBe('corte-pe-de-moca-2');
});

test('a single letter is joined to the next word', () => {
  expect(formatName('Silva e Filhos da Vila')).toBe('Silva e\u00a0Filhos da Vila');
});

test('a FieldError without a fix leaves the advice to the field, and other errors are rethrown', () => {
  const fails = (error: Error) =>
    field(() => {
      throw error;
    }).safeParse('x').error?.issues[0]?.message;
  expect(fails(new FieldError('isto não é um corte.'))).toBe('isto não é um corte.');
  expect(() => fails(new TypeError('Oops.'))).toThrow('Oops.');
});

const lines = list(text('Linha'), { title: 'Linhas', max: 3 });
const steps = list(text('Passo'), { title: 'Passos', unique: '' });

test.each([
  [lines, ['Corta', 'Corta', 'Corta'], []],
  [lines, [], ['há 0 itens aqui, e o desenho comporta de 1 a 3.\nacrescente um item.']],
  [lines, Array(5).fill('a'), ['há 5 itens aqui, e o desenho comporta de 1 a 3.\napague 2.']],
  [steps, Array.from('abcdefghijkl'), []],
  [steps, Array.from('abcdefghijklm'), [expect.stringMatching(/de 1 a 12\.\napague 1\.$/)]],
  [steps, ['Venha', 'Corte', 'VENHA'], [expect.stringMatching(/^é igual ao do 1º item/)]],
])('of a list, %#', (schema, items, message) => {
  const { error } = schema.safeParse(items);
  expect((error?.issues ?? []).map(({ message }) => message)).toEqual(message);
});
