/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { copyShop, readOriginal } from '../model/shop-copy';

const folder = copyShop();

/** The exit code, and what is printed for people and for GitHub. */
function validateOnGitHub() {
  const env = { ...process.env, CONTENT_DIR: folder, GITHUB_ACTIONS: 'true' };
  const command = [process.execPath, ['--import', 'tsx', 'build/validate.ts']] as const;
  const { status, stderr, stdout } = spawnSync(...command, { encoding: 'utf8', env });
  return [status, stderr + stdout];
}

test('a wrong line stops; a small photo and the example do not, and GitHub marks all', async () => {
  const small = { width: 400, height: 900, channels: 3, background: 'teal' } as const;
  await sharp({ create: small }).toFile(path.join(folder, 'photos/fachada.jpg'));
  writeFileSync(path.join(folder, 'shop.yaml'), `sample: true\n${readOriginal('shop.yaml')}`);
  expect(validateOnGitHub()).toEqual([
    0,
    '::notice::O conteúdo ainda é do exemplo. Quando a barbearia for a sua, apague sample: true em content/shop.yaml.\n::notice::content/photos/fachada.jpg: vai ao ar, mas pouco nítida: o recorte tem 400 px de largura, e um celular mostra 800. Se tiver a original, maior, use-a.\n',
  ]);
  const services = readOriginal('services.yaml').replace('price: 35,00', 'price: 100%');
  writeFileSync(path.join(folder, 'services.yaml'), services);
  expect(validateOnGitHub()).toEqual([
    1,
    'Conteúdo inválido:\ncontent/services.yaml:16  services › 2º › price: "100%"\n  escreva o preço em reais, só o número: 40 ou 37,50.\n::error file=content/services.yaml,line=16::services › 2º › price: "100%25": escreva o preço em reais, só o número: 40 ou 37,50.\n',
  ]);
});

test('editors find a schema with its fields for each YAML file', async () => {
  await import('@/build/json-schema');
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const schemas = Object.entries<string>(settings['yaml.schemas']);
  expect(schemas).toHaveLength(7);
  for (const [schema, file] of schemas) {
    const { properties } = JSON.parse(readFileSync(schema, 'utf8'));
    const fields = readOriginal(path.basename(file)).match(/^\w+(?=:)/gm);
    expect([file, Object.keys(properties)]).toEqual([
      file,
      expect.arrayContaining(fields ?? [file]),
    ]);
  }
});
