import { existsSync } from 'node:fs';
import type { ContentProblem } from '../content-files/content-error';
import { FILE_IDS, FILES, type FileId } from '../content-files/files';
import { loadContentFiles } from '../content-files/load';
import { findLocation } from '../content-files/parse';
import { eachText, formatLocation } from '../content-files/source-location';
import { openOriginal, photoPath } from './original';

/** What an original needs, in pixels, so that it is never enlarged on a usual screen. */
const MINIMUM: Partial<Record<FileId, readonly [width: number, height: number]>> = {
  home: [1600, 1000],
  gallery: [1600, 1000],
  team: [800, 800],
};

/** Every photo that the contentFiles names and that cannot be opened, which takes trying. */
export async function findBrokenPhotos(): Promise<ContentProblem[]> {
  const problems = findPhotos().map(async ({ src, place }): Promise<ContentProblem[]> => {
    const isWell = await openOriginal(src).catch(() => false);
    const received = `'${src}', um arquivo que não abre como foto`;
    const problem = 'está vazio ou incompleto, ou é de um tipo que o site não lê (HEIC, RAW).';
    const fix = `abra a foto, exporte-a de novo como JPEG e ponha-a em "content/photos/${src}".`;
    return isWell ? [] : [{ ...place, received, problem, fix }];
  });
  return (await Promise.all(problems)).flat();
}

/** Photos that a large screen has to enlarge, each in one line. */
export async function findSmallPhotos(): Promise<string[]> {
  const notes = findPhotos().map(async ({ src, place, id }) => {
    const [width, height] = MINIMUM[id] ?? [0, 0];
    const original = await openOriginal(src);
    const isSmall = original.width < width || original.height < height;
    const note = `Aviso: ${formatLocation(place)}: '${src}' fica borrada em telas grandes; ali o bom é ${width} × ${height} ou mais. O que chega pelo WhatsApp vem reduzido.`;
    return isSmall ? [note] : [];
  });
  return (await Promise.all(notes)).flat();
}

/** As they stand in the contentFiles, which the content does not always follow: examples may be left out. */
function findPhotos() {
  const { contentFiles } = loadContentFiles();
  return FILE_IDS.flatMap((id) =>
    [...eachText(contentFiles[id].value, FILES[id].fields)].flatMap(
      ({ path, text: src, field }) => {
        const isThere = field.control === 'photo' && existsSync(photoPath(src));
        return isThere ? [{ id, src, place: findLocation(id, path, contentFiles[id]) }] : [];
      },
    ),
  );
}
