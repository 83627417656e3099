import { loadContent } from '@/model/content';
import type { Shop } from '@/model/schema';
import { fillVariables } from '@/model/variables';

async function fill(text: string, changes: Partial<Shop> = {}): Promise<string> {
  const { shop } = await loadContent();
  return fillVariables(text, { ...shop, ...changes }).replaceAll('\u00a0', '~');
}

test.each([
  ['nome', 'Barbearia Irmãos Vasconcelos & Sobrinhos'],
  ['telefone', '(81)~3333-1234'],
  ['whatsapp', '(81)~98765-2143'],
  ['endereco', 'Avenida Herculano Bandeira, 785, loja~2, Pina, Recife~–~AM'],
  ['formasDePagamento', 'dinheiro ou Pix'],
])('{%s} says %s, with spaces that break no line', async (name, expected) => {
  expect(await fill(`– {${name}}, {${name}}`)).toBe(`– ${expected}, ${expected}`);
});

test('{pagamento} is short', async () => {
  const paymentMethods = ['dinheiro', 'cartão de débito'];
  expect(await fill('{pagamento}', { paymentMethods })).toBe('dinheiro ou débito');
});

test.each([
  [
    'É grátis com pelo menos **{antecedencia} de antecedência**.',
    'É grátis **a qualquer momento**.',
  ],
  ['Avise com {antecedencia} se não vier.', 'Avise a qualquer momento se não vier.'],
  ['Desmarque até {antecedencia} antes.', 'Desmarque a qualquer momento.'],
])('without a notice, “%s” reads “%s”', async (text, expected) => {
  expect(await fill(text, { cancellationNoticeHours: 0 })).toBe(expected);
});

test.each([
  [1, '1 hora'],
  [2, '2 horas'],
  [72, '72 horas'],
])('to cancel %i hours before reads “%s”', async (cancellationNoticeHours, expected) => {
  expect(await fill('{antecedencia}', { cancellationNoticeHours })).toBe(expected);
});

test('every text of the content has its variables filled, and none twice', async () => {
  expect(JSON.stringify(await loadContent())).not.toMatch(/\{[a-zA-Z]+\}/);
  expect(await fill('{nome} {outra}', { name: '{telefone} $&' })).toBe('{telefone} $& {outra}');
});
