import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder } from 'node:util';
import { contentFolder } from '../folder';
import { findNearest } from '../text/nearest';
import type { ContentProblem } from './content-error';
import { FILE_IDS, FILES, type FileId } from './files';
import { findMissingFiles } from './linked-files';
import { interpret, type Meanings, readFile } from './parse';
import { type ParsedFile, type ParseProblem, parseYaml } from './parse-yaml';

const NAMES: readonly string[] = Object.values(FILES).map(({ name }) => name);

/** Without it, nothing is missing. */
const OPTIONAL = FILES.publishing.name;

const TEXT_FILE = /\.(ya?ml|md|txt|docx?|ts)$/i;

/** The contentFiles as it is written. A file that cannot be read says nothing but why. */
export type ContentFiles = Readonly<Record<FileId, ParsedFile>>;

/** Every file of the contentFiles: what it says, what that means, and what is wrong with it. */
export function loadContentFiles(folder = contentFolder()) {
  const present = listFiles(folder);
  const strangers = present.filter((name) => !NAMES.includes(name));
  const files = FILE_IDS.map((id) => {
    const { name } = FILES[id];
    const text = present.includes(name)
      ? decode(readFileSync(path.join(folder, name)))
      : replaceMissing(name, strangers);
    const file =
      typeof text === 'string'
        ? readFile(id, text)
        : { ...parseYaml('', {}), parseProblems: [text] };
    const missing = findMissingFiles(id, file, folder);
    const { data, problems } = interpret(id, file);
    return {
      id,
      file,
      data: missing.length > 0 ? undefined : data,
      problems: [...problems, ...missing],
    };
  });
  return {
    contentFiles: Object.fromEntries(files.map(({ id, file }) => [id, file])) as ContentFiles,
    data: Object.fromEntries(files.map(({ id, data }) => [id, data])) as Partial<Meanings>,
    problems: [
      ...files.flatMap(({ problems }) => problems),
      ...strangers.flatMap((name) => explainCopy(name, present)),
    ],
  };
}

function listFiles(folder: string): string[] {
  return (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .map((name) => name.split(path.sep).join('/').normalize('NFC'))
    .filter((name) => TEXT_FILE.test(name) && name !== 'README.md');
}

/** `services (1).yaml` and `services.yaml.txt` are of `services.yaml`; `services de outro.txt` is not. */
function isCopy(name: string, original: string): boolean {
  const { dir, name: stem, ext } = path.posix.parse(original);
  const own = path.posix.join(dir, stem);
  const rest = name.toLowerCase().startsWith(own) ? name.slice(own.length) : 'outro';
  return rest.startsWith('.') || (!/^\p{L}/u.test(rest) && path.extname(rest) === ext);
}

/** Nothing, where nothing is missing. */
function replaceMissing(name: string, strangers: readonly string[]): string | ParseProblem {
  const alike = strangers.filter((it) => path.extname(it) === path.extname(name));
  const renamed =
    strangers.find((it) => isCopy(it, name)) ??
    (alike.length === 1 ? alike[0] : findNearest(name, alike, 0.4));
  if (name === OPTIONAL) {
    return '';
  }
  return {
    line: 0,
    received: renamed ? `o arquivo ${renamed}` : 'nada',
    problem: 'este arquivo não está na pasta.',
    fix: renamed
      ? `dê de novo a "content/${renamed}" o nome "${name}".`
      : 'traga o arquivo de volta: desfaça a mudança (Ctrl+Z ou a lixeira), ou copie-o do repositório.',
  };
}

/** A second copy of a file would be edited in vain. */
function explainCopy(name: string, present: readonly string[]): ContentProblem[] {
  const originals = NAMES.filter((file) => present.includes(file) && isCopy(name, file));
  return originals.map((original) => ({
    file: `content/${name}`,
    received: `um segundo arquivo de ${original}`,
    problem: 'o site lê só o outro, e o que estiver escrito aqui não aparece.',
    fix: `deixe só um, com o nome "${original}".`,
  }));
}

/** The text of a file. UTF-16, which some editors write, is understood: half its letters are zeros. */
function decode(bytes: Buffer): string | ParseProblem {
  const isUtf16 = bytes.filter((byte) => byte === 0).length > bytes.length / 3;
  if (!isUtf16 && !isUtf8(bytes)) {
    return {
      line: 0,
      received: 'um arquivo gravado em outra codificação (Latin-1, ANSI)',
      problem: 'as letras com acento não podem ser lidas.',
      fix: 'no editor, salve de novo como UTF-8 (Salvar como → Codificação → UTF-8).',
    };
  }
  const utf16 = bytes.indexOf(0) % 2 === 0 ? 'utf-16be' : 'utf-16le';
  const text = new TextDecoder(isUtf16 ? utf16 : 'utf-8').decode(bytes).replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const marked = lines.findIndex((line) => /^(<{7}|={7}$|>{7})/.test(line));
  return marked === -1
    ? text
    : {
        line: marked + 1,
        received: String(lines[marked]),
        problem: 'o arquivo tem duas versões misturadas, uma acima e outra abaixo de =======.',
        fix: 'apague a versão que não quer e as três linhas <<<<<<<, ======= e >>>>>>>.',
      };
}
