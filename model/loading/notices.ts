import { findField, textFields } from '../fields/fields';
import { isGroupOrList, type Path } from '../files/yaml';
import { measureOnPhone, type PagePhoto } from '../photos/pictures';
import { findNetwork } from '../shop/networks';
import { type ContentFile, FILES } from './content-files';
import { type Content, contentSchema } from './schema';

/** Warns in Portuguese about content that's valid but probably isn't what the owner meant. */
export type Notice = { file: string; line?: number; text: string };

const NO_WHATSAPP =
  'este texto fala em WhatsApp, e a barbearia não tem nenhum: tire a palavra, ou escreva o número em whatsapp, no shop.yaml.';

/** Notices don't stop a build. A photo that appears in several places gets only one notice. */
export async function listNotices(
  files: readonly ContentFile[],
  content: Content,
): Promise<Notice[]> {
  const notices = [
    ...listSampleNotices(files, content),
    ...listWhatsappNotices(files, content),
    ...(await listBlurNotices(content)),
  ];
  const noticesByContent = new Map(notices.map((notice) => [JSON.stringify(notice), notice]));
  return [...noticesByContent.values()];
}

function listSampleNotices(files: readonly ContentFile[], { shop }: Content): Notice[] {
  const file = files.find(({ key }) => key === 'shop');
  if (!shop.sample || !file) {
    return [];
  }
  const text =
    'O conteúdo ainda é do exemplo. Quando a barbearia for a sua, apague sample: true em content/shop.yaml.';
  return [{ file: `content/${file.name}`, line: file.lineOf(['sample']), text }];
}

/** Warns about text that mentions WhatsApp if visitors can't reach the shop there. */
function listWhatsappNotices(files: readonly ContentFile[], { shop }: Content): Notice[] {
  const urls = [shop.bookingUrl, ...shop.social];
  const linksToWhatsapp = urls.some((url) => findNetwork(url).name === 'WhatsApp');
  if (shop.whatsapp || linksToWhatsapp) {
    return [];
  }
  return files
    .filter(({ name }) => name !== FILES.testimonials) // The owner mustn't change a customer's words.
    .flatMap((file) =>
      listTexts(file, file.value, [])
        .filter(({ text }) => /whatsapp/i.test(text.replace(/https:\/\/\S+/g, '')))
        .map(({ path }) => ({
          file: `content/${file.name}`,
          line: file.lineOf(path),
          text: NO_WHATSAPP,
        })),
    );
}

/**
 * Lists only text that visitors read. A photo's name isn't listed, because a phone may call a photo `WhatsApp Image`.
 */
function listTexts(file: ContentFile, value: unknown, path: Path): { text: string; path: Path }[] {
  if (isGroupOrList(value)) {
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return entries.flatMap(([name, inner]) => listTexts(file, inner, [...path, name]));
  }
  const field = findField(contentSchema, [file.key, ...path]);
  // The greeting only appears in a WhatsApp chat, so a shop without WhatsApp never shows it.
  const isRead = field && textFields.get(field) && !path.includes('whatsappGreeting');
  return isRead && typeof value === 'string' ? [{ text: value, path }] : [];
}

async function listBlurNotices(content: Content): Promise<Notice[]> {
  const measured = await Promise.all(
    listPagePhotos(content).map(async (photo) => ({ ...photo, ...(await measureOnPhone(photo)) })),
  );
  return measured
    .filter(({ width, phoneWidth }) => width < phoneWidth)
    .map(({ src, width, phoneWidth }) => ({
      file: `content/photos/${src}`,
      text: `vai ao ar, mas pouco nítida: o recorte tem ${width} px de largura, e um celular mostra ${phoneWidth}. Se tiver a original, maior, use-a.`,
    }));
}

function listPagePhotos({ home, gallery, team }: Content): PagePhoto[] {
  const portraits: PagePhoto[] = team.team.flatMap(({ image, focus }) =>
    image ? [{ src: image, focus, preset: 'portrait' }] : [],
  );
  return [
    { ...home.hero.photo, preset: 'hero' },
    ...gallery.gallery.map((photo) => ({ ...photo, preset: 'gallery' as const })),
    ...portraits,
  ];
}
