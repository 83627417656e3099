import { z } from 'zod';
import { field, Refusal } from './field';
import { list } from './list';
import { richText, text } from './text';

const HIGHEST_PRICE = 9999;

/** What a service costs, or costs at least, in reais. */
export type Price = { amount: number; isMinimum: boolean };

/** `40`, `37,50`, `R$ 1.200,00`, `a partir de 80`. */
const price = field(
  {
    title: 'Preço',
    description: 'Em reais: 40, ou 37,50, ou: a partir de 80',
    formPattern:
      '^\\s*([Aa] partir de|[Dd]esde)?\\s*(R\\$)?\\s*([1-9]\\d{0,3}(,\\d{1,2})?|[1-9]\\.\\d{3},\\d{2})\\s*$',
    patternMessage: 'Escreva o preço como 40, 37,50 ou: a partir de 80',
  },
  (typed): Price => {
    const [, minimum, digits = ''] =
      /^(a partir de|desde)?\s*(?:R\$)?\s*([\d.,]+)\s*(?:reais)?$/i.exec(typed) ?? [];
    return { amount: readAmount(digits, typed), isMinimum: minimum !== undefined };
  },
);

/** One line of the price list. */
const serviceSchema = z
  .strictObject({
    title: text('Nome do serviço', { max: 36, longestWord: 18, face: 'display' }),
    description: richText('Descrição', 160),
    price,
    features: list(text('Linha', { max: 40 }), { max: 5, unique: '' }, { title: 'O que inclui' }),
  })
  .meta({ title: 'Serviço' });

/** The price list. Each service has an id for its address on the page, made of its title. */
export const servicesSchema = z.strictObject({
  services: list(
    serviceSchema,
    { unique: 'title' },
    { title: 'Serviços', summary: '{{title}} · R$ {{price}}' },
  ).transform((services) => services.map((one) => ({ id: slug(one.title), ...one }))),
});

export type Service = z.output<typeof servicesSchema>['services'][number];

function readAmount(digits: string, typed: string): number {
  if (/^\d{1,3}[.,]\d{3}$/.test(digits)) {
    const whole = digits.replace(/[.,]/, '');
    throw new Refusal(
      'não dá para saber se são milhares ou centavos.',
      `escreva ${whole} ou ${digits.replace(/[.,]/, ',').slice(0, -1)}.`,
    );
  }
  const isReadable = /^(\d+|\d{1,3}(\.\d{3})+)([.,]\d{1,2})?$/.test(digits);
  const amount = Number(digits.replace(/[.,](?=\d{3})/g, '').replace(',', '.'));
  if (!isReadable || Number.isNaN(amount)) {
    throw new Refusal(
      `${typed === '' ? 'falta o preço' : 'isto não é um preço'}.`,
      'escreva só o número, em reais: 40, ou 37,50; ou: a partir de 80.',
    );
  }
  if (amount === 0 || amount > HIGHEST_PRICE) {
    throw new Refusal(
      `o preço vai de 1 a ${HIGHEST_PRICE} reais.`,
      amount > 0
        ? `é em reais, não em centavos: seria ${amount / 100}?`
        : 'escreva o preço em reais, como 40.',
    );
  }
  return amount;
}

/** Part of an address: `Corte & Barba` becomes `corte-barba`. */
export function slug(words: string): string {
  return words
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
