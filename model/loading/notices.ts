import { measureOnPhone } from '../photos/pictures';
import { listPagePhotos } from '../photos/published-photos';
import type { ContentFile } from './content-files';
import type { Content } from './schema';

/** Warns in Portuguese about content that's valid but probably isn't what the owner meant. */
export type Notice = { file: string; line?: number; text: string };

/** Notices don't stop a build. */
export async function listNotices(
  files: readonly ContentFile[],
  content: Content,
): Promise<Notice[]> {
  return [...listSampleNotices(files, content), ...(await listBlurNotices(content))];
}

function listSampleNotices(files: readonly ContentFile[], { shop }: Content): Notice[] {
  const file = files.find(({ key }) => key === 'shop');
  if (!shop.sample || !file) {
    return [];
  }
  const text =
    'O conteúdo ainda é do exemplo. Quando a barbearia for a sua, apague sample: true em content/shop.yaml, e confira as políticas: elas contam como o exemplo trabalha.';
  return [{ file: `content/${file.name}`, line: file.lineOf(['sample']), text }];
}

/** A photo that's small in several places gets only one notice. */
async function listBlurNotices(content: Content): Promise<Notice[]> {
  const noticesByPhoto = new Map<string, Notice>();
  for (const photo of listPagePhotos(content)) {
    const { width, phoneWidth } = await measureOnPhone(photo);
    if (width < phoneWidth) {
      const text = `vai ao ar, mas pouco nítida: o recorte tem ${width} px de largura, e um celular mostra ${phoneWidth}. Se tiver a original, maior, use-a.`;
      noticesByPhoto.set(photo.src, { file: `content/photos/${photo.src}`, text });
    }
  }
  return [...noticesByPhoto.values()];
}
