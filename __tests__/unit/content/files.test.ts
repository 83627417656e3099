/** @jest-environment node */
import { type Change, readChanged } from './content-copy';

const gone = () => undefined;
const list = () => 'team:\n';

const files: [
  what: string,
  changes: Record<string, Change>,
  expected: string | RegExp | undefined,
][] = [
  ['a stray list', { 'lista de compras.txt': list }, undefined],
  ['a photo of a file', { 'services.yaml.jpg': list }, undefined],
  ['no repository', { 'publishing.yaml': gone }, undefined],
  [
    'a missing file',
    { 'team.yaml': gone },
    /^team\.yaml: nada .*não está na pasta.*traga o arquivo/,
  ],
  [
    'a guide beside a missing file',
    { 'README.md': list, 'policies/terms.md': gone },
    /terms\.md: nada/,
  ],
  [
    'two strange files beside a missing one',
    { 'team.yaml': gone, 'zzzzzzzz.yaml': list, 'wwwwwwww.yaml': list },
    /^team\.yaml: nada/,
  ],
  ...['team.yml', 'team.doc', 'team.yaml.docx', 'team (1).yaml', 'team.yaml.txt'].map(
    (name): (typeof files)[number] => [
      `a file renamed ${name}`,
      { 'team.yaml': gone, [name]: list },
      `team.yaml: o arquivo ${name} este arquivo não está na pasta. dê de novo a "content/${name}" o nome "team.yaml".`,
    ],
  ),
  [
    'a copy of a file',
    { 'team copia.yaml': list },
    /^team copia\.yaml: um segundo arquivo de team\.yaml .*lê só o outro.*só um, com o nome "team\.yaml"/,
  ],
  ['Latin-1', { 'team.yaml': (text) => Buffer.from(text, 'latin1') }, /codificação.*acento.*UTF-8/],
  [
    'two versions in one',
    { 'team.yaml': (text) => `<<<<<<< HEAD\n${text}` },
    /duas versões.*=======/,
  ],
  [
    'no list of fields',
    { 'team.yaml': () => 'Davi, barbeiro' },
    /falta em cima desta linha.*"team:"/,
  ],
  ['an empty policy', { 'policies/terms.md': () => '' }, /: nada o arquivo não começa/],
  [
    'what was pasted from a chat',
    { 'team.yaml': (text) => `${text}[10:30, 22/11] Zé: oi\nTudo bem?\nManda a tabela\n` },
    /^team\.yaml: \[10:30, 22\/11\] Zé: oi esta linha não combina com as vizinhas/,
  ],
];

test.each(files)('%s is one problem, or none', (_what, changes, expected) => {
  const problems = readChanged(changes).problems.map(({ file, received, problem, fix }) =>
    `${file.replace('content/', '')}: ${received} ${problem} ${fix}`.replaceAll('\n', ' '),
  );
  expect(problems).toEqual(
    expected ? [typeof expected === 'string' ? expected : expect.stringMatching(expected)] : [],
  );
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test.each<[string, Change]>([
  ['UTF-16', utf16],
  ['UTF-16 of big machines', (text) => utf16(text).swap16()],
  ['UTF-16 without its mark', (text) => Buffer.from(text, 'utf16le')],
  ['the same, swapped', (text) => Buffer.from(text, 'utf16le').swap16()],
  ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['line ends of old Macs', (text) => text.replaceAll('\n', '\r')],
])('%s are understood', (_what, change) => {
  expect(readChanged({ 'team.yaml': change, 'shop.yaml': change })).toEqual(readChanged({}));
});

test('every problem of every file is reported at once, except those that follow from another', () => {
  const { problems } = readChanged({
    'shop.yaml': (text) => text.replace(/telephone: .*/, 'telephone: 123\ncor: azul'),
    'services.yaml': (text) =>
      text
        .replace('price: 40', 'price: x')
        .replace('price: 30', 'cor: azul')
        .replace('    price: 10\n', ''),
  });
  expect(problems.map(({ file, path, received }) => `${file} ${path ?? received}`)).toEqual([
    'content/services.yaml services[0].price',
    'content/services.yaml services[1].cor',
    'content/services.yaml services[2].price',
    'content/shop.yaml telephone',
    'content/shop.yaml cor',
  ]);
});
