import { z } from 'zod';
import { idSchema } from './id';
import { filledList } from './list';
import { explainWrong } from './rule';
import { FACTS, text } from './text';

const paragraph = text({ max: 900, marks: FACTS, bold: true });

/**
 * A page of rules. In texts, `**x**` is strong, and `{nome}` and the other marks of `FACTS` stand
 * for the facts of `content/shop.ts`.
 */
export const policySchema = z.strictObject({
  title: text({ max: 40, longestWord: 18, face: 'display' }),
  description: text({ max: 160, marks: FACTS }),
  summary: text({ max: 240, marks: FACTS }),
  topics: filledList(
    z.strictObject({
      /** URL fragment. */
      id: idSchema,
      heading: text({ max: 60, longestWord: 24, face: 'display' }),
      /** Paragraphs; a nested list is a list. */
      body: filledList(
        z.union(
          [paragraph, filledList(paragraph, { called: 'o item' })],
          explainWrong(
            'aqui vai um parágrafo, que é um texto, ou uma lista de textos.',
            "escreva o texto entre aspas simples: 'Assim.'.",
          ),
        ),
        { called: 'o parágrafo' },
      ),
    }),
    { field: 'id', called: 'o id' },
    { field: 'heading', called: 'o título' },
  ),
});

export type Policy = z.infer<typeof policySchema>;
