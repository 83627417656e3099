import type { Content } from '../content';
import { locate, readDrawer } from '../drawer/drawer';
import { FILE_IDS } from '../drawer/files';
import { eachText, formatPlace } from '../drawer/place';
import type { ContentProblem } from '../drawer/problems';
import { photoFile } from '../schema/photo';
import { listPhotos } from './list-photos';
import { openOriginal } from './original';
import { PICTURE_USES } from './picture-uses';

/** Every photo that the drawer names and that cannot be opened, which takes trying. */
export async function findBrokenPhotos(): Promise<ContentProblem[]> {
  const { drawer } = readDrawer();
  const problems = FILE_IDS.flatMap((id) =>
    [...eachText(drawer[id].value)].map(async ({ path, text }): Promise<ContentProblem[]> => {
      const isPhoto = path.at(-1) === 'src' || path.at(-1) === 'image';
      const src = isPhoto && photoFile.safeParse(text).data;
      const isWell = !src || (await openOriginal(src).catch(() => false));
      const received = `'${text}', um arquivo que não abre como foto`;
      const problem = 'está vazio ou incompleto, ou é de um tipo que o site não lê (HEIC, RAW).';
      const fix = `abra a foto, exporte-a de novo como JPEG e ponha-a em content/photos/${text}.`;
      return isWell ? [] : [{ ...locate(id, path, drawer[id]), received, problem, fix }];
    }),
  );
  return (await Promise.all(problems)).flat();
}

/** Photos that a large screen has to enlarge, each in one line. */
export async function findSmallPhotos(content: Content): Promise<string[]> {
  const { drawer } = readDrawer();
  const notes = listPhotos(content).map(async (photo) => {
    const place = formatPlace(locate(photo.file, photo.path, drawer[photo.file]));
    const { width, height } = PICTURE_USES[photo.use].minimum;
    const original = await openOriginal(photo.src);
    const isSmall = original.width < width || original.height < height;
    const note = `Aviso: ${place}: '${photo.src}' fica borrada em telas grandes; ali o bom é ${width} × ${height} ou mais. O que chega pelo WhatsApp vem reduzido.`;
    return isSmall ? [note] : [];
  });
  return (await Promise.all(notes)).flat();
}
