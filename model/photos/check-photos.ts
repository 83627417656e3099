import type { ContentProblem, Notice } from '../content-files/content-error';
import type { FileId } from '../content-files/files';
import { loadContentFiles } from '../content-files/load';
import { openOriginal } from './original';

/** Minimum size in pixels, below which common screens would enlarge the photo. */
const MINIMUM: Partial<Record<FileId, readonly [width: number, height: number]>> = {
  home: [1600, 1000],
  gallery: [1600, 1000],
  team: [800, 800],
};

/** Reports photos that cannot be decoded. */
export async function findBrokenPhotos({ photos } = loadContentFiles()): Promise<ContentProblem[]> {
  const problems = photos.map(async ({ src, location }): Promise<ContentProblem[]> => {
    const canOpen = await openOriginal(src).catch(() => false);
    const received = `'${src}', um arquivo que não abre como foto`;
    const problem = 'está vazio ou incompleto, ou é de um tipo que o site não lê (HEIC, RAW).';
    const fix = `abra a foto, exporte-a de novo como JPEG e ponha-a em "content/photos/${src}".`;
    return canOpen ? [] : [{ ...location, received, problem, fix }];
  });
  return (await Promise.all(problems)).flat();
}

/** Warns of photos that a large screen enlarges. */
export async function findSmallPhotos({ photos } = loadContentFiles()): Promise<Notice[]> {
  const notes = photos.map(async ({ src, location, id }) => {
    const [width, height] = MINIMUM[id] ?? [0, 0];
    const original = await openOriginal(src);
    const isSmall = original.width < width || original.height < height;
    const message = `'${src}' fica borrada em telas grandes; ali o bom é ${width} × ${height} ou mais. O que chega pelo WhatsApp vem reduzido.`;
    return isSmall ? [{ ...location, message }] : [];
  });
  return (await Promise.all(notes)).flat();
}
