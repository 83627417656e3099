import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { FILES } from '@/model/loading/content-files';
import { findLine } from '../../fixtures/find-line';
import { copyShop, readOriginal } from '../model/shop-copy';

describe('npm run validate in GitHub Actions', () => {
  const folder = copyShop();

  /** Validates as a workflow does. Returns the exit code and what's printed, for people and for GitHub. */
  function validate() {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'build/validate.ts'],
      { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: folder, GITHUB_ACTIONS: 'true' } },
    );
    return { exitCode: status, printed: stderr + stdout };
  }

  test('validation in GitHub Actions accepts sample content and a small photo, but prints a notice about each', async () => {
    const smallPhoto = { width: 400, height: 900, channels: 3, background: 'teal' } as const;
    await sharp({ create: smallPhoto }).toFile(path.join(folder, 'photos/fachada.jpg'));
    writeFileSync(path.join(folder, 'shop.yaml'), `sample: true\n${readOriginal('shop.yaml')}`);
    expect(validate()).toEqual({
      exitCode: 0,
      printed:
        '::notice file=content/shop.yaml,line=1::O conteúdo ainda é do exemplo. Quando a barbearia for a sua, apague sample: true em content/shop.yaml.\n::notice file=content/photos/fachada.jpg::vai ao ar, mas pouco nítida: o recorte tem 400 px de largura, e um celular mostra 800. Se tiver a original, maior, use-a.\n',
    });
  });

  test('validation in GitHub Actions fails if a line is wrong, and tells GitHub which line to mark', () => {
    const gallery = readOriginal('gallery.yaml').replace('caption: O Raimundo', 'legenda: 100%');
    writeFileSync(path.join(folder, 'gallery.yaml'), gallery);
    const line = findLine(gallery, '100%');
    const advice =
      'mude o nome deste campo para um destes, ou apague a linha: src, alt, focus, caption.';
    expect(validate()).toEqual({
      exitCode: 1,
      printed: `Conteúdo inválido:\ncontent/gallery.yaml:${line}  gallery › 5º › legenda: "100%"\n  ${advice}\n::error file=content/gallery.yaml,line=${line}::gallery › 5º › legenda: "100%25": ${advice}\n`,
    });
  });
});

describe('Visual Studio Code settings', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const fileBySchema: Record<string, string> = settings['yaml.schemas'];

  test('every YAML content file has a schema in the Visual Studio Code settings', () => {
    const yamlFiles = Object.values(FILES).filter((file) => file.endsWith('.yaml'));
    const expected = yamlFiles.map((file) => [
      `.cache/json-schema/${file.replace('.yaml', '.json')}`,
      `content/${file}`,
    ]);
    const missing = expected.filter(([schema = '', file]) => fileBySchema[schema] !== file);
    const unknown = Object.entries(fileBySchema).filter(
      ([, file]) => !expected.some(([, expectedFile]) => file === expectedFile),
    );
    // Add missing ones to yaml.schemas in .vscode/settings.json. Remove unknown ones from it, or add them to FILES in
    // model/loading/content-files.ts.
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  test('each schema in the Visual Studio Code settings has the fields of its content file', async () => {
    await import('@/build/json-schema');
    for (const [schema, file] of Object.entries(fileBySchema)) {
      const { properties } = JSON.parse(readFileSync(schema, 'utf8'));
      const fields = readOriginal(path.basename(file)).match(/^\w+(?=:)/gm) ?? [];
      expect(fields).not.toEqual([]);
      expect({ file, fields: Object.keys(properties) }).toEqual({
        file,
        fields: expect.arrayContaining(fields),
      });
    }
  });
});
