/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reportContent } from '@/scripts/report';
import { type Change, replaceLine, withContentFiles } from './content/content-copy';

const environment = process.env;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'relato-'));
  process.env = {
    ...environment,
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
  };
  writeFileSync(path.join(folder, 'summary'), '');
});

afterEach(() => {
  process.env = environment;
  rmSync(folder, { recursive: true });
});

/** The annotations and the summary on GitHub for changed content. */
async function report(changes: Readonly<Record<string, Change>>) {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  const content = path.join(folder, 'content');
  withContentFiles(changes, 'jatoba', () =>
    cpSync(String(process.env.CONTENT_DIR), content, { recursive: true }),
  );
  process.env.CONTENT_DIR = content;
  const result = await reportContent();
  const annotations = log.mock.calls.map(([line]) => String(line));
  const warnings = warn.mock.calls.map(([line]) => String(line));
  const summary = readFileSync(path.join(folder, 'summary'), 'utf8');
  return { result, annotations, warnings, summary };
}

const PRICE = { 'services.yaml': replaceLine('price: 40', 'price: 1.200') };
const NOTE = { 'home.yaml': replaceLine('note:', 'note: Ligue (11) 98765-4321, 100%.') };

test('an error is annotated at its line with its fix, and listed in the summary', async () => {
  const { result, annotations, summary } = await report({ ...PRICE, ...NOTE });
  expect(result).toBe('refused');
  expect(annotations).toEqual([
    expect.stringMatching(
      /^::error title=Recusado,file=content\/services\.yaml,line=\d+::services\[0\]\.price \(1º item, “Corte”\): "1\.200": não dá .* Como corrigir: escreva "1200" ou "1,20"\.$/,
    ),
  ]);
  expect(summary).toMatch(
    /^## A mudança não foi publicada\n[\s\S]*- \*\*content\/services\.yaml, linha/,
  );
});

test('advice is a warning, and the content is valid', async () => {
  const { result, annotations, warnings, summary } = await report(NOTE);
  expect(result).toBe('valid');
  expect(warnings[0]).toMatch(/^Aviso: content\/[\w.-]+, linha \d+ → /);
  // The sample's special days are far in the future, which is advice too.
  expect(annotations.filter((one) => !one.includes('Confira o ano'))).toEqual([
    expect.stringMatching(
      /^::warning title=Conselho,file=content\/home\.yaml,line=\d+::booking\.note: \(11\) 98765-4321 fica/,
    ),
  ]);
  expect(summary).toMatch(
    /^### Conselhos\n[\s\S]*^- \*\*content\/home\.yaml, linha \d+ → booking\.note/m,
  );
});

test('GitHub keeps ten annotations: the last one counts the others', async () => {
  const { annotations, summary } = await report({
    'services.yaml': (text) =>
      text.replace(/price: .*/g, 'price: x').replace(/title: .*/g, 'title: X{y}'),
  });
  expect(annotations).toHaveLength(10);
  expect(annotations.at(-1)).toBe(
    '::error title=Recusado::E mais 5: o resumo desta montagem traz todos.',
  );
  expect(summary.match(/^- /gm)).toHaveLength(14);
});

test('a setting is reported without a file', async () => {
  process.env.BASE_PATH = 'a%';
  const { annotations } = await report({});
  expect(annotations).toEqual([
    expect.stringMatching(/^::error title=Recusado::BASE_PATH: a%25: a pasta do site/),
  ]);
});

test('nothing is annotated outside GitHub', async () => {
  delete process.env.GITHUB_ACTIONS;
  delete process.env.GITHUB_STEP_SUMMARY;
  expect(await report(PRICE)).toMatchObject({ result: 'refused', annotations: [], summary: '' });
});

/** Runs the build with a `next` that fails. */
function build(environmentOfHost: Record<string, string>) {
  writeFileSync(path.join(folder, 'next'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const PATH = `${folder}${path.delimiter}${environment.PATH}`;
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PATH, ...environmentOfHost },
  });
  return { ...result, summary: readFileSync(path.join(folder, 'summary'), 'utf8') };
}

test('a failure after the validation says that it is not the owner’s', () => {
  const { status, stdout, stderr, summary } = build({});
  expect(status).toBe(1);
  const message = /Não é do que você escreveu: o comando “next build” falhou/;
  expect(stdout).toMatch(new RegExp(`^::error title=Falhou::${message.source}`, 'm'));
  expect(stderr).toMatch(message);
  expect(summary).toMatch(message);
});

test.each([
  ['GitHub', 'true', 0],
  ['another host', '', 1],
])('a shop that is still partly the sample builds nothing on %s', (_, onGitHub, expected) => {
  const content = path.join(folder, 'content');
  withContentFiles({ 'shop.yaml': replaceLine('name:', 'name: Zé') }, 'jatoba', () =>
    cpSync(String(process.env.CONTENT_DIR), content, { recursive: true }),
  );
  const { status, stdout, stderr, summary } = build({
    CONTENT_DIR: content,
    GITHUB_ACTIONS: onGitHub,
  });
  expect(status).toBe(expected);
  expect(stderr).toMatch(
    /^content\/shop\.yaml, linha \d+ → telephone .*: escreva o seu, ou apague\.$/m,
  );
  expect(stderr).not.toContain('Não é do que você escreveu');
  expect(summary).toMatch(/^## O site vai ao ar quando .*: faltam 28 coisas/m);
  expect(/^::notice title=Falta::O site vai ao ar/m.test(stdout)).toBe(onGitHub === 'true');
});
