import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { listNotices } from '@/model/notices';
import { copyShop, loadWith, readOriginal } from './shop-copy';

const folder = copyShop();
const photos = path.join(folder, 'photos');
copyFileSync(path.join(photos, 'ze.jpg'), path.join(photos, 'WhatsApp Image.jpg'));

const text = expect.stringMatching(/^este texto fala em WhatsApp, e a barbearia não tem nenhum/);

/** The fixture shop without WhatsApp: its telephone is a landline, and its privacy policy names none. */
const withoutWhatsapp = {
  'shop.yaml': readOriginal('shop.yaml').replace(/^whatsapp.*\n/gm, ''),
  'privacy.md': readOriginal('privacy.md')
    .replace(', por WhatsApp, {whatsapp},', '')
    .replace('- número de WhatsApp:', '- número do celular:'),
};

/** Lists the notices of the fixture shop with some files changed. */
async function listNoticesOf(files: Record<string, string>) {
  const { content, problems } = await loadWith(files);
  expect(problems).toEqual([]);
  return content ? listNotices(content) : [];
}

/** The number of the line of a file that contains a text, from 1. */
const lineOf = (source: string, words: string) =>
  source.split('\n').findIndex((line) => line.includes(words)) + 1;

test.each([
  ['home.yaml', 'Escolha serviço', 'Chame no whatsapp'],
  ['home.yaml', 'Simbora.', 'WhatsApp'],
  ['services.yaml', 'A combinar', 'A combinar pelo WhatsApp'],
  ['privacy.md', '## Fale com a gente', '## O nosso WhatsApp'],
  ['terms.md', 'está tudo certo.', 'avise pelo **WhatsApp**: certo.'],
])(
  'in a shop without WhatsApp, %s is noticed at the line that names it instead of “%s”',
  async (name, written, typed) => {
    const original = Reflect.get(withoutWhatsapp, name) ?? readOriginal(name);
    const source = original.replace(written, () => typed);
    const notices = await listNoticesOf({ ...withoutWhatsapp, [name]: source });
    expect(notices).toEqual([{ file: `content/${name}`, line: lineOf(source, typed), text }]);
  },
);

test.each([
  ['a reminder', 'home.yaml', 'title: Corte', '# Falta o WhatsApp.\ntitle: Corte'],
  ['the name of a photo', 'team.yaml', '/photos/ze.jpg', '/photos/WhatsApp Image.jpg'],
  ['an address', 'terms.md', 'certo.', '[certo](https://www.whatsapp.com/legal).'],
  [
    'what a customer said',
    'testimonials.yaml',
    'povo\n',
    'povo\ntestimonials:\n  - name: Ana\n    text: Marquei no WhatsApp.\n',
  ],
])('%s that names WhatsApp is not noticed', async (_, name, written, typed) => {
  const source = readOriginal(name).replace(written, () => typed);
  expect(source).toMatch(/whatsapp/i);
  expect(await listNoticesOf({ ...withoutWhatsapp, [name]: source })).toEqual([]);
});

test('in a shop with WhatsApp, texts may name it', async () => {
  expect(readOriginal('privacy.md')).toContain('WhatsApp');
  expect(await listNoticesOf({})).toEqual([]);
});

test('in a shop whose bookings are made on WhatsApp, texts may name it', async () => {
  const shop = withoutWhatsapp['shop.yaml'].replace(
    /bookingUrl: .*/,
    'bookingUrl: https://wa.me/5581987652143',
  );
  const home = readOriginal('home.yaml').replace('Escolha serviço', 'Chame no WhatsApp');
  expect(await listNoticesOf({ ...withoutWhatsapp, 'shop.yaml': shop, 'home.yaml': home })).toEqual(
    [],
  );
});
