/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MISTAKES = `Conteúdo inválido (3):
content/services.yaml, linha 14 → services[2].price (3º item, “Sombra, Celha”)
  Recebido: "1.200"
  Problema: não dá para saber se são milhares ou centavos.
  Como corrigir: escreva 1200 ou 1,20.

content/shop.yaml, linha 9
  Recebido: 100%
  Problema: falta o nome do campo.
  Como corrigir: escreva como nas linhas vizinhas: title: Corte.

content/services copia.yaml
  Recebido: um segundo arquivo de services.yaml
  Problema: o site lê só o outro.
  Como corrigir: deixe só um.
`;
const WARNING =
  'Aviso: content/home.yaml, linha 37 → booking.note: (11) 98765-4321 fica velho: use {telefone}.';
const DONE = 'Site pronto em out/: 40 arquivos.\n[2/3] Arquivos …\n\n41 passed, 0 failed\n';

/** The annotations and the summary of a run, with fake `curl` and `npm`. */
function report({ log, address = '', isLive = false }: Run) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'relato-'));
  const put = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    chmodSync(path.join(folder, name), 0o755);
  };
  put('curl', `#!/bin/sh\nexit ${isLive ? 0 : 22}\n`);
  put('npm', '#!/bin/sh\necho "Nenhum conteúdo de exemplo"\n');
  if (log !== undefined) {
    put('log', log);
  }
  const summary = path.join(folder, 'summary');
  const { stdout, stderr, status } = spawnSync(
    path.resolve('.ci', 'report'),
    [path.join(folder, 'log')],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${folder}:${process.env.PATH}`,
        ADDRESS: address,
        GITHUB_STEP_SUMMARY: summary,
      },
    },
  );
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  const written = readFileSync(summary, 'utf8');
  rmSync(folder, { recursive: true });
  return { annotations: stdout.trim().split('\n'), summary: written };
}

type Run = { log?: string; address?: string; isLive?: boolean };

test('every error is annotated at its line with its fix, and listed in the summary', () => {
  const { annotations, summary } = report({ log: `${MISTAKES}\n${WARNING}\n1 passed, 1 failed\n` });
  expect(annotations).toEqual([
    expect.stringMatching(
      /^::error file=content\/services\.yaml,line=14::.*services\[2\]\.price.*escreva 1200 ou 1,20\.$/,
    ),
    expect.stringMatching(/^::error file=content\/shop\.yaml,line=9::.*100%25 .*falta o nome/),
    expect.stringMatching(/^::error file=content\/services copia\.yaml::.*deixe só um\.$/),
    expect.stringMatching(/^::warning file=content\/home\.yaml,line=37::.*fica velho/),
  ]);
  expect(summary.match(/^- /gm)).toHaveLength(4);
  expect(summary).toContain('Recebido: 100% Problema: falta o nome do campo.');
});

test('a warning does not fail the build', () => {
  const log = `${WARNING}\nAviso: a página pesa muito.\n${DONE}`;
  const { annotations, summary } = report({ log, address: 'https://ze.github.io/b/' });
  expect(annotations).toEqual([
    expect.stringMatching(/^::warning file=content\/home\.yaml,line=37::/),
    '::warning::O site: a página pesa muito.',
  ]);
  expect(summary).toContain('## O site está pronto: https://ze.github.io/b/');
  expect(summary).toContain('Nenhum conteúdo de exemplo');
  expect(summary).not.toContain('desligado');
});

test.each([
  ['if one was published', true, /o site anterior continua no ar/],
  ['if none was', false, /^## O site não foi publicado$/m],
])('reports that the previous site stays online %s', (_, isLive, expected) => {
  const { summary } = report({ log: MISTAKES, address: 'https://ze.github.io/b/', isLive });
  expect(summary).toMatch(expected);
});

test('reports a run that stopped before the build, and Pages being off', () => {
  const { annotations, summary } = report({});
  expect(annotations).toEqual(['']);
  expect(summary).toMatch(/parou antes de montar o site/);
  expect(summary).toMatch(/Pages está desligado.*Settings/);
});
