import { findPictures } from '../photos/pictures';
import { FILES, readContentFile } from './content-files';
import type { Content } from './schema';

/** A warning in Portuguese about content that's valid but probably isn't what the owner meant. */
export type Notice = { file: string; line?: number; text: string };

export function listNotices(content: Content): Notice[] {
  return [...listSampleNotices(content), ...listBlurNotices(content)];
}

function listSampleNotices({ shop }: Content): Notice[] {
  if (!shop.sample) {
    return [];
  }
  const line = readContentFile(FILES.shop).lineOf(['sample']);
  const text =
    'o conteúdo ainda é do exemplo: quando um arquivo for o seu, apague a linha sample: true, no fim dele; a deste, por último.';
  return [{ file: `content/${FILES.shop}`, line, text }];
}

/** A photo that's small in several places gets one notice, about the place where a phone shows it widest. */
function listBlurNotices(content: Content): Notice[] {
  const widestFirst = findPictures(content)
    .filter(({ cropWidth, phoneWidth }) => cropWidth < phoneWidth)
    .toSorted((a, b) => b.phoneWidth - a.phoneWidth);
  const onePerPhoto = widestFirst.filter(
    ({ original }, index) =>
      widestFirst.findIndex((picture) => picture.original.name === original.name) === index,
  );
  return onePerPhoto.map(({ original, cropWidth, phoneWidth }) => ({
    file: `content/photos/${original.name}`,
    text: `vai ao ar, mas pouco nítida: o recorte tem ${cropWidth} px de largura, e um celular mostra ${phoneWidth}. Se tiver a original, maior, use-a.`,
  }));
}
