import { checkContent } from '../model/check/check';
import { findWarnings } from '../model/check/warnings';
import { ContentError, formatWarning } from '../model/content-files/content-error';
import { loadContentFiles } from '../model/content-files/load';
import { findSmallPhotos } from '../model/photos/check-photos';
import { report } from './github-actions';

/** Validates the content, and reports it to the owner: in the terminal, and on GitHub. */
export async function reportContent(loaded = loadContentFiles()): Promise<'valid' | 'refused'> {
  try {
    const content = await checkContent(loaded);
    const warnings = [
      ...findWarnings(content, new Date(), loaded),
      ...(await findSmallPhotos(loaded)),
    ];
    warnings.map((warning) => console.warn(formatWarning(warning)));
    if (warnings.length > 0) {
      report('Conselho', '### Conselhos', warnings);
    }
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

export const NOT_PUBLISHED =
  '## A mudança não foi publicada\n\nSe já havia um site no ar, ele continua como estava.';
