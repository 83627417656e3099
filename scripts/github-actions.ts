import { appendFileSync } from 'node:fs';

/** A message about the run, or about a line of a file. */
type Annotation = { file?: string | undefined; line?: number | undefined; message: string };

/** GitHub keeps ten annotations of each level per step, and drops the others. */
const MAX_ANNOTATIONS = 10;

/** The level of each title; the CMS shows the owner what has one (`cms/page/deploy-status.ts`). */
const LEVELS = {
  Recusado: 'error',
  Falhou: 'error',
  Conselho: 'warning',
  Falta: 'notice',
  Exemplo: 'notice',
};
type Title = keyof typeof LEVELS;

/**
 * Writes annotations on GitHub Actions, and nothing elsewhere. The last one counts those that do not
 * fit. https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotate(title: Title, all: readonly Annotation[]) {
  const first = all.slice(0, MAX_ANNOTATIONS - 1);
  const message = `E mais ${all.length - first.length}: o resumo desta montagem traz todos.`;
  for (const one of all.length > MAX_ANNOTATIONS ? [...first, { message }] : all) {
    if (process.env.GITHUB_ACTIONS) {
      console.log(formatCommand(title, one));
    }
  }
}

function formatCommand(title: Title, { file, line, message }: Annotation): string {
  const place = file ? `,file=${encode(file, /[%,:]/g)}${line ? `,line=${line}` : ''}` : '';
  return `::${LEVELS[title]} title=${title}${place}::${encode(message, /[%\r\n]/g)}`;
}

/** Appends Markdown to the summary of the run on GitHub Actions. */
export function summarize(...paragraphs: readonly string[]) {
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) {
    appendFileSync(GITHUB_STEP_SUMMARY, `${paragraphs.join('\n\n')}\n\n`);
  }
}

/** Encodes what would end a command or a property. */
function encode(text: string, special: RegExp): string {
  return text.replace(special, (one) => encodeURIComponent(one));
}
