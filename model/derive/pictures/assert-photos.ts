import { locate, readDrawer } from '../../drawer/drawer';
import { formatPlace } from '../../drawer/place';
import { ContentError } from '../../drawer/problems';
import { listPhotos, type PhotoContents, type PlacedPhoto } from './list-photos';
import { openOriginal } from './original';
import { PICTURE_USES } from './picture-uses';

/** Throws an error that lists every photo that cannot be opened, which takes trying. */
export async function assertPhotos(content: PhotoContents): Promise<void> {
  const broken = await filterPhotos(content, (photo) =>
    openOriginal(photo.src).then(
      () => false,
      () => true,
    ),
  );
  if (broken.length > 0) {
    const { drawer } = readDrawer();
    throw new ContentError(
      broken.map((photo) => ({
        ...locate(photo.subject, photo.path, drawer),
        received: `'${photo.src}', um arquivo que não abre como foto`,
        problem:
          'o arquivo sumiu, está vazio ou incompleto, ou é de um tipo que o site não lê (HEIC, RAW).',
        fix: `abra a foto, exporte-a de novo como JPEG e ponha-a em content/photos/${photo.src}.`,
      })),
    );
  }
}

/** Photos that a large screen has to enlarge, each in one line. */
export async function findSmallPhotos(content: PhotoContents): Promise<string[]> {
  const small = await filterPhotos(content, async ({ src, use }) => {
    const { width, height } = await openOriginal(src);
    const { minimum } = PICTURE_USES[use];
    return width < minimum.width || height < minimum.height;
  });
  const { drawer } = readDrawer();
  return small.map((photo) => {
    const place = formatPlace(locate(photo.subject, photo.path, drawer));
    const { width, height } = PICTURE_USES[photo.use].minimum;
    return `Aviso: ${place}: '${photo.src}' fica borrada em telas grandes; ali o bom é ${width} × ${height} ou mais. O que chega pelo WhatsApp vem reduzido.`;
  });
}

async function filterPhotos(
  content: PhotoContents,
  test: (photo: PlacedPhoto) => Promise<boolean>,
): Promise<PlacedPhoto[]> {
  const photos = listPhotos(content);
  const results = await Promise.all(photos.map(test));
  return photos.filter((_, index) => results[index]);
}
