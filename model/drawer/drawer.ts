import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { contentFolder } from './folder';
import { readPolicyFile } from './policy-file';
import type { ContentProblem } from './problems';
import { type ReadFile, readYaml } from './yaml';

/** The files of the drawer. Only those named here are read. */
export const FILES = {
  gallery: 'gallery.yaml',
  home: 'home.yaml',
  openingHours: 'opening-hours.yaml',
  privacy: 'policies/privacy.md',
  publishing: 'publishing.yaml',
  services: 'services.yaml',
  shop: 'shop.yaml',
  team: 'team.yaml',
  terms: 'policies/terms.md',
  testimonials: 'testimonials.yaml',
  uiText: 'ui-text.yaml',
} as const;

export type Subject = keyof typeof FILES;

/** Without them, nothing is missing. */
const OPTIONAL: readonly Subject[] = ['publishing'];

const TEXT_FILE = /\.(ya?ml|md|txt|docx?|ts)$/i;

/** As the owner knows it, whichever folder it is read from. */
export function placeOf(subject: Subject): string {
  return `content/${FILES[subject]}`;
}

/** Every file of the drawer as it is written, and what keeps one from being read. */
export function readDrawer(folder = contentFolder()): {
  files: ReadonlyMap<Subject, ReadFile>;
  problems: ContentProblem[];
} {
  const files = new Map<Subject, ReadFile>();
  const present = listFiles(folder);
  const strangers = present.filter((name) => !Object.values<string>(FILES).includes(name));
  const problems: ContentProblem[] = [];

  for (const [subject, name] of entriesOf(FILES)) {
    const file = placeOf(subject);
    if (!present.includes(name)) {
      if (!OPTIONAL.includes(subject)) {
        problems.push(explainMissing(file, name, strangers));
      }
      continue;
    }
    const decoded = decode(readFileSync(path.join(folder, name)));
    if ('problem' in decoded) {
      problems.push({ file, ...decoded });
      continue;
    }
    const read = name.endsWith('.md') ? readPolicyFile(decoded.text) : readYaml(decoded.text);
    problems.push(...read.mistakes.map((mistake) => ({ file, ...mistake })));
    files.set(subject, read);
  }
  return { files, problems: [...problems, ...strangers.flatMap((name) => explainCopy(name))] };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/').normalize('NFC'))
    .filter((name) => TEXT_FILE.test(name) && name !== 'README.md');
}

function entriesOf<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): [Key, Value][] {
  return Object.keys(record).map((key) => [key as Key, record[key as Key]]);
}

function explainMissing(file: string, name: string, strangers: readonly string[]): ContentProblem {
  const [nearest] = strangers.toSorted((a, b) => distance(a, name) - distance(b, name));
  const isNear =
    nearest !== undefined &&
    (strangers.length === 1 || distance(nearest, name) <= name.length * 0.6);
  return {
    file,
    received: isNear ? `o arquivo ${nearest}` : 'nada',
    problem: 'este arquivo não está na pasta.',
    fix: isNear
      ? `dê de novo a content/${nearest} o nome ${name}.`
      : 'traga o arquivo de volta: desfaça a mudança (Ctrl+Z ou a lixeira), ou copie-o do repositório.',
  };
}

/** A second copy of a file would be edited in vain. */
function explainCopy(name: string): ContentProblem[] {
  const original = Object.values<string>(FILES).find((file) =>
    name.toLowerCase().startsWith(file.replace(/\.\w+$/, '')),
  );
  return original === undefined
    ? []
    : [
        {
          file: `content/${name}`,
          received: `um segundo arquivo de ${original}`,
          problem: 'o site lê só o outro, e o que estiver escrito aqui não aparece.',
          fix: `deixe só um, com o nome ${original}.`,
        },
      ];
}

type Undecodable = Pick<ContentProblem, 'received' | 'problem' | 'fix' | 'line'>;

/** The text of a file; UTF-16, which some editors write, is understood. */
function decode(bytes: Buffer): { text: string } | Undecodable {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!isUtf16 && !isUtf8(bytes)) {
    return {
      received: 'um arquivo gravado em outra codificação (Latin-1, ANSI)',
      problem: 'as letras com acento não podem ser lidas.',
      fix: 'no editor, salve de novo como UTF-8 (Salvar como → Codificação → UTF-8).',
    };
  }
  const text = bytes
    .toString(isUtf16 ? 'utf16le' : 'utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  const marked = text.split('\n').findIndex((line) => /^(<{7}|={7}$|>{7})/.test(line));
  return marked === -1
    ? { text }
    : {
        line: marked + 1,
        received: text.split('\n')[marked] ?? '',
        problem: 'o arquivo tem duas versões misturadas, uma acima e outra abaixo de =======.',
        fix: 'apague a versão que não quer e as três linhas <<<<<<<, ======= e >>>>>>>.',
      };
}
