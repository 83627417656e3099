import { z } from 'zod';
import { idSchema } from './id';
import { countedList } from './list';
import { explainWrong, type Problem, rule } from './rule';
import { text } from './text';

const HIGHEST_PRICE = 5000;

/** One line of the price list. */
export const serviceSchema = z.strictObject({
  /** URL fragment. */
  id: idSchema,
  title: text({ max: 36, longestWord: 18, face: 'display' }),
  description: text({ max: 160 }),
  priceInReais: z
    .number({
      error: (issue) => {
        const amount = readAmount(issue.input);
        return explainWrong(
          'o preço é um número, em reais, sem "R$" e sem aspas.',
          amount === undefined
            ? 'escreva só o número, como 40 ou 37.5.'
            : `troque ${JSON.stringify(issue.input)} por ${amount}.`,
        ).error(issue);
      },
    })
    .superRefine(rule(findPriceProblems)),
  features: countedList('featuresPerService', text({ max: 40 }), { called: 'a linha' }),
});

export type Service = z.infer<typeof serviceSchema>;

/** The number in an amount typed as Brazilians write it: `'R$ 1.200,50'` is 1200.5. */
function readAmount(input: unknown): number | undefined {
  const [, digits] = /^\s*(?:R\$)?\s*([\d.]*\d(?:,\d{1,2})?)\s*$/i.exec(String(input)) ?? [];
  return digits === undefined
    ? undefined
    : Number(digits.replace(/\.(?=\d{3})/g, '').replace(',', '.'));
}

function* findPriceProblems(price: number): Generator<Problem> {
  if (price <= 0) {
    yield {
      problem: price === 0 ? 'o preço é zero.' : 'o preço é negativo.',
      fix: 'escreva o preço em reais, maior que zero, como 40.',
    };
  } else if (price > HIGHEST_PRICE) {
    yield {
      problem: `o preço passa de R$ ${HIGHEST_PRICE}, o mais alto que a tabela comporta.`,
      fix:
        price / 100 <= HIGHEST_PRICE && Number.isInteger(price)
          ? `o preço é em reais, não em centavos: seria ${price / 100}?`
          : 'confira o número: é em reais, com ponto antes dos centavos.',
    };
  } else if (Number(price.toFixed(2)) !== price) {
    yield {
      problem: 'o preço tem mais de duas casas depois do ponto.',
      fix: `troque ${price} por ${Number(price.toFixed(2))}.`,
    };
  }
}
