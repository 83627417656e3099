import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { FILES } from '@/model/loading/content-files';
import { findLine } from '../../fixtures/find-line';
import { copyShop, readOriginal } from '../model/shop-copy';

describe('npm run validate in GitHub Actions', () => {
  const folder = copyShop();

  function validate() {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'build/validate.ts'],
      { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: folder, GITHUB_ACTIONS: 'true' } },
    );
    return { exitCode: status, printed: stderr + stdout };
  }

  test('sample content and a small photo give one notice each', async () => {
    const smallPhoto = { width: 400, height: 900, channels: 3, background: 'teal' } as const;
    // The gallery needs 800 px of this photo, and the portrait 480.
    await sharp({ create: smallPhoto }).toFile(path.join(folder, 'photos/ze.jpg'));
    const shop = readOriginal('shop.yaml').replace('sample: false', 'sample: true');
    writeFileSync(path.join(folder, 'shop.yaml'), shop);
    const line = findLine(shop, 'sample: true');
    expect(validate()).toEqual({
      exitCode: 0,
      printed: [
        `::notice file=content/shop.yaml,line=${line}::o conteúdo ainda é do exemplo: quando um arquivo for o seu, apague a linha sample: true, no fim dele; a deste, por último.\n`,
        '::notice file=content/photos/ze.jpg::vai ao ar, mas pouco nítida: o recorte tem 400 px de largura, e um celular mostra 800. Se tiver a original, maior, use-a.\n',
        'O conteúdo está certo.\n',
      ].join(''),
    });
  });

  test('a mistake is marked at its line on GitHub, and fails the run', () => {
    const gallery = readOriginal('gallery.yaml').replace('caption: O Raimundo', 'legenda: 100%');
    writeFileSync(path.join(folder, 'gallery.yaml'), gallery);
    const line = findLine(gallery, '100%');
    const advice = 'aqui cabem só estes campos, cada um na sua linha: src, alt, focus, caption.';
    expect(validate()).toEqual({
      exitCode: 1,
      printed: [
        'Conteúdo inválido:\n',
        `content/gallery.yaml:${line}  gallery › 5º › legenda: "100%"\n`,
        `  ${advice}\n`,
        `::error file=content/gallery.yaml,line=${line}::gallery › 5º › legenda: "100%25": ${advice}\n`,
      ].join(''),
    });
  });
});

describe('Visual Studio Code settings', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const fileBySchema: Record<string, string> = settings['yaml.schemas'];

  test('every YAML content file has a schema in the Visual Studio Code settings', () => {
    const yamlFiles = Object.values(FILES).filter((file) => file.endsWith('.yaml'));
    const expected = new Map<string, string>();
    for (const file of yamlFiles) {
      const schema = `.cache/json-schema/${file.replace('.yaml', '.json')}`;
      expected.set(schema, `content/${file}`);
    }
    // If this fails, correct yaml.schemas in .vscode/settings.json, or FILES in model/loading/content-files.ts.
    expect(fileBySchema).toEqual(Object.fromEntries(expected));
  });

  test('the schemas accept an unquoted number as a text, as editors don’t read it as a string', async () => {
    await import('@/build/json-schema');
    const { properties } = JSON.parse(readFileSync('.cache/json-schema/services.json', 'utf8'));
    expect(properties.services.items.properties).toMatchObject({
      title: { type: expect.arrayContaining(['string', 'number', 'boolean']) },
      price: { type: expect.arrayContaining(['string', 'integer']) },
      priceFrom: { type: 'boolean' },
      durationInMinutes: { type: 'integer', minimum: 5, maximum: 900 },
    });
  });

  test('each schema in the Visual Studio Code settings has the fields of its content file', async () => {
    await import('@/build/json-schema');
    for (const [schema, file] of Object.entries(fileBySchema)) {
      const { properties } = JSON.parse(readFileSync(schema, 'utf8'));
      const fields = readOriginal(path.basename(file)).match(/^\w+(?=:)/gm) ?? [];
      const fieldsWithoutSchema = fields.filter((field) => !(field in properties));
      expect(fields).not.toEqual([]);
      expect({ file, fieldsWithoutSchema }).toEqual({ file, fieldsWithoutSchema: [] });
    }
  });
});
