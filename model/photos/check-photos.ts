import { existsSync } from 'node:fs';
import { readDrawer } from '../drawer/drawer';
import { FILE_IDS, FILES, type FileId } from '../drawer/files';
import { eachText, formatPlace } from '../drawer/place';
import type { ContentProblem } from '../drawer/problems';
import { locate } from '../drawer/read-file';
import { openOriginal, photoPath } from './original';

/** What an original needs, in pixels, so that it is never enlarged on a usual screen. */
const MINIMUM: Partial<Record<FileId, readonly [width: number, height: number]>> = {
  home: [1600, 1000],
  gallery: [1600, 1000],
  team: [800, 800],
};

/** Every photo that the drawer names and that cannot be opened, which takes trying. */
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
    const note = `Aviso: ${formatPlace(place)}: '${src}' fica borrada em telas grandes; ali o bom é ${width} × ${height} ou mais. O que chega pelo WhatsApp vem reduzido.`;
    return isSmall ? [note] : [];
  });
  return (await Promise.all(notes)).flat();
}

/** As they stand in the drawer, which the content does not always follow: examples may be left out. */
function findPhotos() {
  const { drawer } = readDrawer();
  return FILE_IDS.flatMap((id) =>
    [...eachText(drawer[id].value, FILES[id].fields)].flatMap(({ path, text: src, field }) => {
      const isThere = field.control === 'photo' && existsSync(photoPath(src));
      return isThere ? [{ id, src, place: locate(id, path, drawer[id]) }] : [];
    }),
  );
}
