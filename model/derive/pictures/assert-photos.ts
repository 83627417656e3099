import { describeItem, findPlace } from '../../check/places';
import { ContentError, type ContentProblem } from '../../check/report';
import { listPhotos, type PhotoContents, type PlacedPhoto } from './list-photos';
import { type Original, openOriginal } from './original';
import { PICTURE_USES } from './picture-uses';

/**
 * Checks what the content's own validation cannot, because it takes opening the files: that each
 * photo is one, whole and large enough for its place. Throws an error that lists every problem.
 */
export async function assertPhotos(content: PhotoContents): Promise<void> {
  const findings = await Promise.all(
    listPhotos(content).map(async (photo): Promise<ContentProblem[]> => {
      const finding = await inspect(photo);
      const item = describeItem(content, photo.path);
      return finding ? [{ ...findPlace(photo.path), item, ...finding }] : [];
    }),
  );
  const problems = findings.flat();
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
}

type Finding = Pick<ContentProblem, 'received' | 'problem' | 'fix'>;

async function inspect({ src, use }: PlacedPhoto): Promise<Finding | undefined> {
  let original: Original;
  try {
    original = await openOriginal(src);
  } catch {
    return {
      received: `'${src}', um arquivo que não abre como foto`,
      problem:
        'o arquivo sumiu, está vazio ou incompleto, ou é de um tipo que o site não lê (HEIC, RAW).',
      fix: `abra a foto, exporte-a de novo como JPEG e ponha-a em content/photos/${src}.`,
    };
  }

  const { width, height } = original;
  const { minimum } = PICTURE_USES[use];
  if (width >= minimum.width && height >= minimum.height) {
    return undefined;
  }
  return {
    received: `'${src}', de ${width} × ${height} pixels`,
    problem: `nesse lugar o mínimo é ${minimum.width} × ${minimum.height}: ampliada, a foto ficaria borrada.`,
    fix: 'use o arquivo original da câmera ou do celular; o que chega pelo WhatsApp vem reduzido.',
  };
}
