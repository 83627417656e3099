import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Content, FILES } from '../content';
import { contentFolder } from '../files/content-folder';
import { listSmallPhotos } from '../photos/pictures';
import { findNetwork } from '../shop/networks';
import { normalizeText } from '../text/visible-text';

/**
 * A notice about content that can be published, but is probably not what the owner meant. The text is in Portuguese.
 */
export type Notice = { file: string; line?: number; text: string };

const NO_WHATSAPP =
  'este texto fala em WhatsApp, e a barbearia não tem nenhum: tire a palavra, ou escreva o número em whatsapp, no shop.yaml.';

/** Lists the notices that a validation or a build prints for the owner. A notice stops neither. */
export async function listNotices(content: Content): Promise<Notice[]> {
  return [...listMentionsOfWhatsapp(content), ...(await listBlurredPhotos(content))];
}

/** Lists a notice for each photo that would be blurred on a phone. */
async function listBlurredPhotos(content: Content): Promise<Notice[]> {
  const photos = await listSmallPhotos(content);
  return photos.map(({ src, width, phoneWidth }) => ({
    file: `content/photos/${src}`,
    text: `vai ao ar, mas pouco nítida: o recorte tem ${width} px de largura, e um celular mostra ${phoneWidth}. Se tiver a original, maior, use-a.`,
  }));
}

/** Lists a notice for each line that mentions WhatsApp, if visitors cannot reach the shop on WhatsApp. */
function listMentionsOfWhatsapp({ shop }: Content): Notice[] {
  const urls = [shop.bookingUrl, ...shop.social];
  const linksToWhatsapp = urls.some((url) => findNetwork(url).name === 'WhatsApp');
  if (shop.whatsapp || linksToWhatsapp) {
    return [];
  }
  const notices: Notice[] = [];
  for (const name of Object.values(FILES)) {
    // Testimonials are left out, because the owner must not change a customer's words.
    if (name === FILES.testimonials) {
      continue;
    }
    const text = readFileSync(path.join(contentFolder(), name), 'utf8');
    const lines = normalizeText(text).split('\n');
    for (const [index, line] of lines.entries()) {
      if (/whatsapp/i.test(removeUnreadParts(line, name.endsWith('.yaml')))) {
        notices.push({ file: `content/${name}`, line: index + 1, text: NO_WHATSAPP });
      }
    }
  }
  return notices;
}

/**
 * Fields that may mention WhatsApp, because visitors do not read them. Phones name photos `WhatsApp Image …`, and the
 * greeting is used only if the shop has a WhatsApp number.
 */
const UNREAD_FIELDS = ['src', 'image', 'whatsappGreeting'];

/** Removes the parts of a line that visitors do not read: URLs and, in YAML, comments and the names of fields. */
function removeUnreadParts(line: string, isYaml: boolean): string {
  const withoutUrls = line.replace(/https:\/\/\S+/g, '');
  if (!isYaml) {
    return withoutUrls;
  }
  const isComment = /^\s*#/.test(withoutUrls);
  const [nameAndColon = '', field = ''] = /^\s*(?:- +)?(\w+):/.exec(withoutUrls) ?? [];
  if (isComment || UNREAD_FIELDS.includes(field)) {
    return '';
  }
  return withoutUrls.slice(nameAndColon.length);
}
