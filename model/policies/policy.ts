import { z } from 'zod';
import { contentFile, displayText, text } from '../fields/fields';
import { parseTopics } from './topics';

/** Policies of older copies of this site have variables such as `{nome}`, which visitors would read. */
function withoutBraces(field: z.ZodString) {
  return field.refine(
    (typed) => !/[{}]/.test(typed),
    'chaves não cabem aqui, porque o cliente as leria: em vez de {nome} ou {telefone}, escreva o nome ou o telefone.',
  );
}

/** The fields of a policy. */
export const policy = contentFile({
  title: displayText(40),
  description: withoutBraces(text(160)),
  summary: withoutBraces(text(240)),
  /** Lines of Markdown, so that advice can be about a line. */
  body: z.array(withoutBraces(z.string())).transform((lines, context) => {
    const { topics, mistakes } = parseTopics(lines);
    for (const { line, advice } of mistakes) {
      context.addIssue({ code: 'custom', message: advice, path: [line] });
    }
    return topics;
  }),
}).transform(({ body, ...rest }) => ({ ...rest, topics: body }));

export type Policy = z.output<typeof policy>;
