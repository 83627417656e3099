import { loadContent } from '@/model/content';
import type { Shop } from '@/model/loading/schema';
import { explainVariables, fillVariables } from '@/model/loading/variables';

/** Fills a text with the facts of the fixture shop. A tilde stands for a no-break space. */
async function fill(text: string, changes: Partial<Shop> = {}): Promise<string> {
  const { shop } = await loadContent();
  return fillVariables(text, { ...shop, ...changes }).replaceAll('\u00a0', '~');
}

test.each([
  ['nome', 'Barbearia Irmãos Vasconcelos & Sobrinhos'],
  ['telefone', '(81)~3333-1234'],
  ['whatsapp', '(81)~98765-2143'],
  ['endereco', 'Avenida Herculano Bandeira, 785, loja~2, Pina, Recife~–~AM'],
  ['antecedencia', 'com pelo menos 24 horas de antecedência'],
  ['formasDePagamento', 'dinheiro ou Pix'],
])('every {%s} in a text is replaced with “%s”', async (name, expected) => {
  expect(await fill(`– {${name}}, {${name}}`)).toBe(`– ${expected}, ${expected}`);
});

test.each([
  [0, 'a qualquer momento'],
  [1, 'com pelo menos 1 hora de antecedência'],
  [72, 'com pelo menos 72 horas de antecedência'],
])('a notice of %i hours reads “%s”', async (cancellationNoticeHours, expected) => {
  expect(await fill('{antecedencia}', { cancellationNoticeHours })).toBe(expected);
});

test.each([
  'É grátis com pelo menos **{antecedencia} de antecedência**.',
  'É grátis, no mínimo, {antecedencia} de antecedência.',
  'Avise com {antecedencia} se não vier.',
  'Com **{antecedencia}**, é grátis.',
  'Pedimos antecedência de {antecedencia}.',
  'Desmarque até {antecedencia}.',
  'Desmarque {antecedencia} antes.',
])('“%s” is refused, because its words would repeat those of {antecedencia}', (text) => {
  expect(explainVariables(text, { hasWhatsapp: true })).toMatch('já diz a frase toda');
});

test.each([
  'É grátis **{antecedencia}**.',
  'Marcou com {nome}? Desmarque {antecedencia}, antes que alguém espere.',
  'Fale com a gente {antecedencia} e remarque.',
])('“%s” is accepted, because its words do not repeat those of {antecedencia}', (text) => {
  expect(explainVariables(text, { hasWhatsapp: true })).toBeUndefined();
});

test('the loaded content contains no variable', async () => {
  expect(JSON.stringify(await loadContent())).not.toMatch(/\{[a-zA-Z]+\}/);
});

test('a variable inside the value of another variable is not replaced', async () => {
  expect(await fill('{nome} {outra}', { name: '{telefone} $&' })).toBe('{telefone} $& {outra}');
});
