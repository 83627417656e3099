import { z } from 'zod';
import { list } from './list';
import { CONDITION_MARKS } from './tailor';
import { FACTS, text } from './text';

const block = (title: string) =>
  text(title, { max: 900, isRich: true, marks: [...FACTS, ...CONDITION_MARKS] });

/** A page of rules, as its Markdown file has it: three fields above, a title and its text for each topic. */
export const policySchema = z.strictObject({
  title: text('Título', { longestWord: 18, face: 'display' }),
  description: text('Descrição para o Google', { max: 160, marks: FACTS }),
  summary: text('Em resumo', { max: 240, marks: FACTS }),
  topics: list(
    z.strictObject({
      /** URL fragment, made of the title. */
      id: z.string(),
      heading: text('Assunto', { max: 60, longestWord: 24, face: 'display' }),
      /** Paragraphs; a nested list is a list. */
      body: z.array(z.union([block('Parágrafo'), z.array(block('Item'))])),
    }),
    {
      title: 'Texto',
      description: 'Cada assunto é um título',
      control: 'markdown',
      max: 40,
      unique: 'heading',
    },
  ),
});

export type Policy = z.output<typeof policySchema>;
