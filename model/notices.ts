import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Content, FILES } from './content';
import { contentFolder } from './content-folder';
import { findNetwork } from './networks';
import { listSmallPhotos } from './photos/pictures';
import { readVisible } from './visible-text';

/** Something that the owner probably did not mean, although it can be published: one sentence, in Portuguese. */
export type Notice = { file: string; line?: number; text: string };

const NO_WHATSAPP =
  'este texto fala em WhatsApp, e a barbearia não tem nenhum: tire a palavra, ou escreva o número em whatsapp, no shop.yaml.';

/** Lists what validation and builds tell the owner without refusing the content. */
export async function listNotices(content: Content): Promise<Notice[]> {
  return [...listMentionsOfWhatsapp(content), ...(await listBlurredPhotos(content))];
}

async function listBlurredPhotos(content: Content): Promise<Notice[]> {
  const photos = await listSmallPhotos(content);
  return photos.map(({ src, width, phoneWidth }) => ({
    file: `content/photos/${src}`,
    text: `vai ao ar, mas pouco nítida: o recorte tem ${width} px de largura, e um celular mostra ${phoneWidth}. Se tiver a original, maior, use-a.`,
  }));
}

/** Lists the texts that name WhatsApp, if visitors cannot reach the shop there. */
function listMentionsOfWhatsapp({ shop }: Content): Notice[] {
  const addresses = [shop.bookingUrl, ...shop.social];
  if (shop.whatsapp || addresses.some((url) => findNetwork(url).name === 'WhatsApp')) {
    return [];
  }
  const notices: Notice[] = [];
  for (const name of Object.values(FILES)) {
    // A testimonial is the customer's own words, which the owner must not change.
    if (name === FILES.testimonials) {
      continue;
    }
    const source = readVisible(readFileSync(path.join(contentFolder(), name), 'utf8'));
    for (const [index, line] of source.split('\n').entries()) {
      if (/whatsapp/i.test(readText(line, name.endsWith('.yaml')))) {
        notices.push({ file: `content/${name}`, line: index + 1, text: NO_WHATSAPP });
      }
    }
  }
  return notices;
}

/** Fields that visitors do not read: phones call a photo `WhatsApp Image …`, and the greeting needs a number. */
const UNREAD_FIELDS = ['src', 'image', 'whatsappGreeting'];

/** Returns what visitors read of a line: no comment, no name of a field, no address. */
function readText(line: string, isYaml: boolean): string {
  const text = line.replace(/https:\/\/\S+/g, '');
  if (!isYaml) {
    return text;
  }
  const [start = '', field = ''] = /^\s*(?:- +)?(\w+):/.exec(text) ?? [];
  const isComment = /^\s*#/.test(text);
  return isComment || UNREAD_FIELDS.includes(field) ? '' : text.slice(start.length);
}
