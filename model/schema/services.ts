import { z } from 'zod';
import { withoutAccents } from '../text/slug';
import { FieldError, field, group, list, optionalList } from './field';
import { richText, text } from './text';

const HIGHEST_PRICE = 9999;

/** In reais; no amount means "on request". */
export type Price = { amount?: number; isMinimum: boolean };

const FREE = /^(gratis|gratuit[oa]|de graca|cortesia)$/;
const ON_REQUEST = /^(sob consulta|a consultar|consulte|a combinar|(sob )?orcamento)$/;

/** An amount, a minimum or a range. */
const PRICE =
  /^(a partir de|desde)?(?:de )?\s*(?:R\$)?\s*([\d.,]+)\s*(?:reais)?(\s*(?:a|até|-|–|ou)\s*(?:R\$)?\s*[\d.,]+\s*(?:reais)?)?$/i;

/** `40`, `37,50`, `R$ 1.200,00`, `a partir de 80`, `40 a 60`, `sob consulta`, `grátis`. */
const price = field((typed): Price => {
  const words = withoutAccents(typed);
  if (FREE.test(words) || ON_REQUEST.test(words)) {
    return { ...(FREE.test(words) && { amount: 0 }), isMinimum: false };
  }
  const [, minimum, digits, range] = PRICE.exec(typed) ?? [];
  if (digits === undefined) {
    // Conditions belong in the description.
    const isCondition = /\s/.test(typed) && /\d|gratis|consulta|combinar|cortesia/.test(words);
    const advice = `ponha "${typed}" em description:, e deixe em price: só o preço de quem paga.`;
    throw new FieldError('isto não é um preço.', isCondition ? advice : undefined);
  }
  return { amount: parseAmount(digits), isMinimum: (minimum ?? range) !== undefined };
}).meta({
  title: 'Preço',
  description: 'Em reais: 40, ou 37,50, ou: a partir de 80; ou: sob consulta, grátis',
  fix: 'escreva o preço em reais: "40", "37,50", "a partir de 80"; ou "sob consulta", "grátis".',
});

/** Parses an amount in reais, or throws a `FieldError`. */
function parseAmount(digits: string): number {
  if (/^\d{1,3}[.,]\d{3}$/.test(digits)) {
    const [thousands, cents] = [digits.replace(/[.,]/, ''), digits.replace('.', ',').slice(0, -1)];
    const fix = `escreva "${thousands}" ou "${cents}".`;
    throw new FieldError('não dá para saber se são milhares ou centavos.', fix);
  }
  if (!/^(\d+|\d{1,3}(\.\d{3})+)([.,]\d{1,2})?$/.test(digits)) {
    throw new FieldError('isto não é um preço.');
  }
  const amount = Number(digits.replace(/[.,](?=\d{3})/g, '').replace(',', '.'));
  if (amount === 0 || amount > HIGHEST_PRICE) {
    const fix = amount > 0 ? `é em reais, não em centavos: seria "${amount / 100}"?` : undefined;
    throw new FieldError(`o preço vai de 1 a ${HIGHEST_PRICE} reais.`, fix);
  }
  return amount;
}

/** The price list. */
export const servicesSchema = z.strictObject({
  services: list(
    group('Serviço', {
      title: text('Nome do serviço', { max: 36, longestWord: 18, face: 'display' }),
      description: richText('Descrição', 160).optional(),
      price,
      features: optionalList(text('Linha'), { title: 'O que inclui', max: 5, unique: '' }),
    }),
    { title: 'Serviços', unique: 'title', summary: '{{title}} · {{price}}' },
  ),
});
