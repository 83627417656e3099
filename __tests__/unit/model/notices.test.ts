import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { findLine } from '../../fixtures/find-line';
import { copyShop, loadWith, readOriginal } from './shop-copy';

const folder = copyShop();
const photos = path.join(folder, 'photos');
copyFileSync(path.join(photos, 'ze.jpg'), path.join(photos, 'WhatsApp Image.jpg'));

/** Matches the beginning of every notice about WhatsApp. */
const text = expect.stringMatching(/^este texto fala em WhatsApp, e a barbearia não tem nenhum/);

/** The fixture shop without WhatsApp: it only has a landline, and its privacy policy doesn't mention WhatsApp. */
const withoutWhatsapp = {
  'shop.yaml': readOriginal('shop.yaml').replace(/^whatsapp.*\n/gm, ''),
  'privacy.md': readOriginal('privacy.md')
    .replace(', por WhatsApp, {whatsapp},', '')
    .replace('- número de WhatsApp:', '- número do celular:'),
};

async function listNoticesWith(files: Record<string, string>) {
  const { notices, problems } = await loadWith(files);
  expect(problems).toEqual([]);
  return notices;
}

test.each([
  ['home.yaml', 'Escolha serviço', 'Chame no whatsapp'],
  ['home.yaml', 'Simbora.', 'WhatsApp'],
  ['services.yaml', 'A combinar', 'A combinar pelo WhatsApp'],
  ['privacy.md', '## Fale com a gente', '## O nosso WhatsApp'],
  ['terms.md', 'está tudo certo.', 'avise pelo **WhatsApp**: certo.'],
])(
  'a shop without WhatsApp gets a notice if %s mentions it instead of “%s”',
  async (name, original, replacement) => {
    const changed = new Map(Object.entries(withoutWhatsapp));
    const before = changed.get(name) ?? readOriginal(name);
    const source = before.replace(original, () => replacement);
    const notices = await listNoticesWith({ ...withoutWhatsapp, [name]: source });
    expect(notices).toEqual([
      { file: `content/${name}`, line: findLine(source, replacement), text },
    ]);
  },
);

test.each([
  ['a comment', 'home.yaml', 'title: Corte', '# Falta o WhatsApp.\ntitle: Corte'],
  ['the name of a photo', 'team.yaml', '/photos/ze.jpg', '/photos/WhatsApp Image.jpg'],
  ['a URL', 'terms.md', 'certo.', '[certo](https://www.whatsapp.com/legal).'],
  ['what a customer said', 'testimonials.yaml', 'Rápido.', 'Marquei no WhatsApp.'],
])(
  'a shop without WhatsApp gets no notice if %s mentions it',
  async (_, name, original, replacement) => {
    const source = readOriginal(name).replace(original, () => replacement);
    expect(source).toMatch(/whatsapp/i);
    expect(await listNoticesWith({ ...withoutWhatsapp, [name]: source })).toEqual([]);
  },
);

test('a shop with WhatsApp gets no notice if its texts mention it', async () => {
  expect(readOriginal('privacy.md')).toContain('WhatsApp');
  expect(await listNoticesWith({})).toEqual([]);
});

test('a shop that takes bookings on WhatsApp gets no notice if its texts mention it', async () => {
  const shop = withoutWhatsapp['shop.yaml'].replace(
    /bookingUrl: .*/,
    'bookingUrl: https://wa.me/5581987652143',
  );
  const home = readOriginal('home.yaml').replace('Escolha serviço', 'Chame no WhatsApp');
  expect(
    await listNoticesWith({ ...withoutWhatsapp, 'shop.yaml': shop, 'home.yaml': home }),
  ).toEqual([]);
});
