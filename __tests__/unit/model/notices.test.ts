import path from 'node:path';
import sharp from 'sharp';
import { copyShop, loadWith, readOriginal } from './shop-copy';

const folder = copyShop();

test('a shop of its own, with large photos, gets no notice', async () => {
  expect(await loadWith({})).toMatchObject({ problems: [], notices: [] });
});

test('sample content gets a notice on its line, which also mentions the policies', async () => {
  const { notices } = await loadWith({ 'shop.yaml': `${readOriginal('shop.yaml')}sample: true\n` });
  const line = readOriginal('shop.yaml').split('\n').length;
  expect(notices).toEqual([
    {
      file: 'content/shop.yaml',
      line,
      text: expect.stringMatching(/^O conteúdo ainda é do exemplo.*políticas/),
    },
  ]);
});

test('a photo that’s too small in two places gets a single notice', async () => {
  const smallPhoto = { width: 400, height: 900, channels: 3, background: 'teal' } as const;
  await sharp({ create: smallPhoto }).toFile(path.join(folder, 'photos/fachada.jpg'));
  const { notices } = await loadWith({});
  expect(notices).toEqual([
    {
      file: 'content/photos/fachada.jpg',
      text: expect.stringMatching(/400 px de largura, e um celular mostra 800/),
    },
  ]);
});
