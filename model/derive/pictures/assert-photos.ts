import { locate, readDrawer, SUBJECTS } from '../../drawer/drawer';
import { eachText, formatPlace } from '../../drawer/place';
import { ContentError, type ContentProblem } from '../../drawer/problems';
import { photoFile } from '../../schema/photo';
import { listPhotos, type PhotoContents } from './list-photos';
import { openOriginal } from './original';
import { PICTURE_USES } from './picture-uses';

/** Throws an error that lists every photo that the drawer names and that cannot be opened, which takes trying. */
export async function assertPhotos(): Promise<void> {
  const { drawer } = readDrawer();
  const problems = await Promise.all(
    SUBJECTS.flatMap((subject) =>
      [...eachText(drawer[subject].value)].map(
        async ({ path, text }): Promise<ContentProblem[]> => {
          const isPhoto = path.at(-1) === 'src' || path.at(-1) === 'image';
          const src = isPhoto && photoFile.safeParse(text).data;
          const isWell = !src || (await openOriginal(src).catch(() => false));
          return isWell ? [] : [{ ...locate(subject, path, drawer), ...explainBroken(text) }];
        },
      ),
    ),
  );
  if (problems.flat().length > 0) {
    throw new ContentError(problems.flat());
  }
}

function explainBroken(name: string) {
  return {
    received: `'${name}', um arquivo que não abre como foto`,
    problem: 'o arquivo está vazio ou incompleto, ou é de um tipo que o site não lê (HEIC, RAW).',
    fix: `abra a foto, exporte-a de novo como JPEG e ponha-a em content/photos/${name}.`,
  };
}

/** Photos that a large screen has to enlarge, each in one line. */
export async function findSmallPhotos(content: PhotoContents): Promise<string[]> {
  const { drawer } = readDrawer();
  const notes = listPhotos(content).map(async (photo) => {
    const place = formatPlace(locate(photo.subject, photo.path, drawer));
    const { width, height } = PICTURE_USES[photo.use].minimum;
    const original = await openOriginal(photo.src);
    const isSmall = original.width < width || original.height < height;
    const note = `Aviso: ${place}: '${photo.src}' fica borrada em telas grandes; ali o bom é ${width} × ${height} ou mais. O que chega pelo WhatsApp vem reduzido.`;
    return isSmall ? [note] : [];
  });
  return (await Promise.all(notes)).flat();
}
