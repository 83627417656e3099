/** @jest-environment node */
import { getContent } from '@/model';
import { buildTemplateVariables, interpolate, interpolateShop } from '@/model/derive/interpolate';
import { withContent } from '../with-content';

const paymentMethods = ['dinheiro', 'Cartão de débito', 'cartão de crédito', 'Pix'];
const shop = { ...getContent().shop, paymentMethods };
const showSpaces = (value: string) => value.replaceAll('\u00a0', '~');

test.each([
  ['nome', 'Barbearia Jatobá'],
  ['telefone', '(11)~90000-0000'],
  ['whatsapp', '(11)~90000-0000'],
  ['contato', '(11)~90000-0000, por telefone ou WhatsApp'],
  ['rua', 'Rua Exemplo,~123'],
  ['cidade', 'São Paulo'],
  ['endereco', 'Rua Exemplo,~123, Centro, São Paulo~–~SP'],
  ['formasDePagamento', 'dinheiro, Cartão de débito, cartão de crédito ou Pix'],
  ['pagamento', 'dinheiro, débito, crédito ou Pix'],
] as const)('{%s} says %s, with spaces that break no line', (name, expected) => {
  expect(showSpaces(buildTemplateVariables(shop)[name])).toBe(expected);
});

test('a number for WhatsApp only is named as such, after the telephone if there is one', () => {
  const variables = buildTemplateVariables({
    ...shop,
    telephone: '08001234567',
    whatsapp: '+551133334444',
  });
  expect(showSpaces(variables.contato)).toBe(
    '0800~123~4567, por telefone, ou (11)~3333-4444, pelo WhatsApp',
  );
  expect(showSpaces(variables.whatsapp)).toBe('(11)~3333-4444');
  const { contato, telefone } = buildTemplateVariables({ ...shop, telephone: undefined });
  expect(showSpaces(contato)).toBe('(11)~90000-0000, pelo WhatsApp');
  expect(showSpaces(telefone)).toBe('(11)~90000-0000');
});

test.each([
  [0, 'hour', 'qualquer antecedência'],
  [2, 'hour', '2 horas'],
  [1, 'day', '1 dia'],
] as const)('to cancel, %i %s before reads “%s”', (amount, unit, expected) => {
  const { antecedencia } = buildTemplateVariables({
    ...shop,
    cancellationNotice: { amount, unit },
  });
  expect(antecedencia).toBe(expected);
});

test('every variable is replaced, also with accents', () => {
  expect(interpolate('{a} e {opção} e {a}', { a: 1, opção: 'x {a}' })).toBe('1 e x {a} e 1');
  const filled = withContent({ shop }, () => interpolateShop('A {nome} é nossa.'));
  expect(filled).toBe('A Barbearia Jatobá é nossa.');
});

test('a variable without a value throws', () => {
  expect(() => interpolate('Fale com {b}.', { a: 1 })).toThrow('no value for {b}');
});
