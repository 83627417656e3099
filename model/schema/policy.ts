import { z } from 'zod';
import { CONDITION_NAMES } from './conditional-text';
import { list } from './field';
import { TEMPLATE_VARIABLES, text } from './text';

const variables = [...TEMPLATE_VARIABLES, ...CONDITION_NAMES];
const block = text('Parágrafo', { max: 900, isRich: true, variables });

const EMPTY_TOPIC =
  'não há texto neste assunto.\nescreva o texto embaixo do título, ou apague o título.';

/** A policy in Markdown: three fields, then a heading and its text for each topic. */
export const policySchema = z.strictObject({
  title: text('Título', { longestWord: 18, face: 'display' }),
  description: text('Descrição para o Google', { max: 160, variables: TEMPLATE_VARIABLES }),
  summary: text('Em resumo', { max: 240, variables: TEMPLATE_VARIABLES }),
  topics: list(
    z.strictObject({
      /** URL fragment, derived from the heading. */
      id: z.string(),
      heading: text('Assunto', { max: 60, longestWord: 24, face: 'display' }),
      /** A string is a paragraph, an array a list. */
      body: z.array(z.union([block, z.array(block)]).meta({ isRich: true })).min(1, EMPTY_TOPIC),
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
