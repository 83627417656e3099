import { z } from 'zod';
import { displayText, group } from '../fields/fields';
import { type Facts, textWithFacts } from './facts';
import { parseTopics } from './topics';

/** The fields of a policy. Its variables are replaced with the shop's facts. */
export function policy(facts: Facts) {
  return group({
    title: displayText(40),
    description: textWithFacts(160, facts),
    summary: textWithFacts(240, facts),
    /** Lines of Markdown, so that advice can be about a line. */
    body: z.array(z.string()).transform((lines, context) => {
      const { topics, adviceByLine } = parseTopics(lines, facts);
      for (const [line, message] of adviceByLine) {
        context.addIssue({ code: 'custom', message, path: [line] });
      }
      return topics;
    }),
  }).transform(({ body: topics, ...rest }) => ({ ...rest, topics }));
}

export type Policy = z.output<ReturnType<typeof policy>>;
