import type { z } from 'zod';
import {
  contentFile,
  displayText,
  flag,
  group,
  heading,
  integer,
  list,
  optionalList,
  pattern,
  rejectRepeatedItems,
  rejectWith,
  text,
} from '../fields/fields';

const ASK_FOR_PRICE =
  'escreva o preço em reais, só o número, com vírgula e não ponto, até 9999: 40 ou 37,50; grátis é 0; sem preço certo, deixe vazio; “A partir de” (priceFrom) é um campo à parte.';

/** A price in reais, whole or with cents after a comma. Zero is shown as “grátis”. */
const price = pattern(/^\d{1,4}(,\d\d)?$/, ASK_FOR_PRICE)
  .meta({ type: ['string', 'integer'] }) // Code editors take `40` for a number.
  .transform((typed) => Number(typed.replace(',', '.')));

const service = group({
  title: displayText(48),
  description: text(160).optional(),
  price: price.optional(),
  priceFrom: flag(),
  durationInMinutes: integer(
    5,
    900,
    'escreva a duração em minutos, só o número, de 5 a 900: 40, ou 90 para uma hora e meia.',
  ).optional(),
  features: optionalList(text(60), { maxItems: 5, example: 'Toalha quente' }),
}).refine(({ price, priceFrom }) => !priceFrom || price, {
  ...rejectWith(
    '“A partir de” (priceFrom) pede um preço maior que 0 em “Preço” (price): escreva-o, ou desligue isto (false).',
  ),
  path: ['priceFrom'],
});

/** The fields of `services.yaml`. */
export const services = contentFile({
  heading: heading(),
  lede: text(180),
  services: list(service, { maxItems: 80, example: 'title: Corte' }).superRefine(
    rejectRepeatedItems('title', ({ title }) => title),
  ),
}).transform(({ services: items, ...rest }) => ({ ...rest, items }));

export type Service = z.output<typeof service>;
export type Services = z.output<typeof services>;
