import { z } from 'zod';
import { displayText, group, text } from '../fields/fields';
import { parseTopics } from './topics';

/** The fields of a policy. */
export const policy = group({
  title: displayText(40),
  description: text(160),
  summary: text(240),
  /** Lines of Markdown, so that advice can be about a line. */
  body: z.array(z.string()).transform((lines, context) => {
    const { topics, adviceByLine } = parseTopics(lines);
    for (const [line, message] of adviceByLine) {
      context.addIssue({ code: 'custom', message, path: [line] });
    }
    return { lines, topics };
  }),
}).transform(({ body, ...rest }) => ({ ...rest, ...body }));

/** `lines` are the Markdown as typed, and `topics` what the page shows of it. */
export type Policy = z.output<typeof policy>;
