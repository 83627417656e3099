import { checkContent } from '../model/check/check';
import { findWarnings } from '../model/check/warnings';
import {
  ContentError,
  type ContentProblem,
  type ContentWarning,
  formatWarning,
} from '../model/content-files/content-error';
import { formatLocation } from '../model/content-files/source-location';
import { findSmallPhotos } from '../model/photos/check-photos';
import { annotate, summarize } from './github-actions';

/** Validates the content, and reports it to the owner: in the terminal, and on GitHub. */
export async function reportContent(): Promise<'valid' | 'refused'> {
  try {
    const content = await checkContent();
    reportWarnings([...findWarnings(content, new Date()), ...(await findSmallPhotos())]);
    return 'valid';
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    console.error(error.message);
    annotate('Recusado', error.problems.map(toAnnotation));
    const list = error.problems.map(
      (one) => `- **${formatLocation(one)}**: ${one.received}. ${toAnnotation(one).message}`,
    );
    summarize(NOT_PUBLISHED, list.join('\n'));
    return 'refused';
  }
}

export const NOT_PUBLISHED =
  '## A mudança não foi publicada\n\nSe já havia um site no ar, ele continua como estava.';

function toAnnotation({ file, line, path, item, received, problem, fix }: ContentProblem) {
  const isFile = /^(content|public)\//.test(file);
  const place = [isFile ? path : file, item && `(${item})`].filter(Boolean).join(' ');
  const message = `${place && `${place}: `}${received}: ${problem} Como corrigir: ${fix}`;
  return { file: isFile ? file : undefined, line, message };
}

function reportWarnings(warnings: readonly ContentWarning[]) {
  for (const warning of warnings) {
    console.warn(formatWarning(warning));
  }
  annotate('Conselho', warnings);
  if (warnings.length > 0) {
    const list = warnings.map((one) => `- ${formatLocation(one)}: ${one.message}`);
    summarize(`### Conselhos\n\n${list.join('\n')}`);
  }
}
