import { appendFileSync } from 'node:fs';
import { findWarnings } from '../model/check/warnings';
import { checkContent } from '../model/content';
import {
  ContentError,
  formatLocation,
  formatNotice,
  type Notice,
} from '../model/content-files/content-error';
import { loadContentFiles } from '../model/content-files/load';
import { findSmallPhotos } from '../model/photos/check-photos';

// Tells the owner about the content: in the terminal, and on GitHub.

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

export const NOT_PUBLISHED =
  '## A mudança não foi publicada\n\nSe já havia um site no ar, ele continua como estava.';

/** Validates the content, and reports what is wrong or may be a mistake. */
export async function reportContent(loaded = loadContentFiles()): Promise<'valid' | 'refused'> {
  try {
    const content = await checkContent(loaded);
    const small = await findSmallPhotos(loaded);
    const warnings = [...findWarnings(content, new Date(), loaded), ...small];
    warnings.map((warning) => console.warn(`Aviso: ${formatNotice(warning)}`));
    report('Conselho', '### Conselhos', warnings);
    return 'valid';
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    console.error(error.message);
    const notices = error.problems.map(({ received, problem, fix, ...location }) => {
      return { ...location, message: `${received}: ${problem} Como corrigir: ${fix}` };
    });
    report('Recusado', NOT_PUBLISHED, notices);
    return 'refused';
  }
}

/** Annotates the run on GitHub Actions, and lists the same in its summary. */
export function report(title: Title, heading: string, notices: readonly Notice[]) {
  if (notices.length > 0) {
    annotate(title, notices);
    const list = notices.map((one) => `- **${formatLocation(one)}**: ${one.message}`);
    summarize(heading, list.join('\n'));
  }
}

/**
 * Writes annotations on GitHub Actions, and nothing elsewhere. The last one counts those that do not
 * fit. https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotate(title: Title, all: readonly Notice[]) {
  const first = all.slice(0, MAX_ANNOTATIONS - 1);
  const message = `E mais ${all.length - first.length}: o resumo desta montagem traz todos.`;
  const shown = all.length > MAX_ANNOTATIONS ? [...first, { file: '', message }] : all;
  if (process.env.GITHUB_ACTIONS) {
    shown.map((one) => console.log(formatCommand(title, one)));
  }
}

function formatCommand(title: Title, { file, line, path, item, message }: Notice): string {
  const isFile = /^(content|public)\//.test(file);
  const place = isFile ? `,file=${encode(file, /[%,:]/g)}${line ? `,line=${line}` : ''}` : '';
  const field = [isFile ? path : file, item && `(${item})`].filter(Boolean).join(' ');
  const text = field ? `${field}: ${message}` : message;
  return `::${LEVELS[title]} title=${title}${place}::${encode(text, /[%\r\n]/g)}`;
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
