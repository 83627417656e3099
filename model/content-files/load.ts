import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unescape as decodeUrl } from 'node:querystring';
import { TextDecoder } from 'node:util';
import { contentFolder } from '../folder';
import { listLinkedFiles } from '../schema/links';
import { PHOTO_EXTENSION } from '../schema/photo';
import { quote } from '../text/quote';
import { findNearest, withoutAccents } from '../text/slug';
import type { ContentProblem, Explanation, SourceLocation } from './content-error';
import { FILE_IDS, FILES, type FileId } from './files';
import { type ContentData, findLocation, parseFile } from './parse';
import { listTexts, readPath } from './path';
import { type ParsedFile, readYaml, type Slip } from './read-yaml';
import { validate } from './validate';

const NAMES: readonly string[] = Object.values(FILES).map(({ name }) => name);

const TEXT_FILE = /\.(ya?ml|md|txt|docx?|ts)$/i;

/**
 * Loads every content file: as written, its data, the photos that it names, and problems. A file that
 * cannot be read has problems and no value.
 */
export function loadContentFiles(folder = contentFolder()) {
  const present = list(folder, true)
    .map((name) => name.split(path.sep).join('/').normalize('NFC'))
    .filter((name) => TEXT_FILE.test(name) && name !== 'README.md');
  const unknownFiles = present.filter((name) => !NAMES.includes(name));
  const files = FILE_IDS.map((id) => {
    const { name } = FILES[id];
    const text = present.includes(name)
      ? decode(readFileSync(path.join(folder, name)))
      : replaceMissing(name, unknownFiles);
    const file =
      typeof text === 'string' ? parseFile(id, text) : { ...readYaml(''), slips: [text] };
    // First, because it corrects the names of photos.
    const { photos, missing } = findNamedFiles(id, file, folder);
    return { id, file, photos, missing, ...validate(id, file) };
  });
  return {
    folder,
    files: Object.fromEntries(files.map(({ id, file }) => [id, file])) as Record<
      FileId,
      ParsedFile
    >,
    data: Object.fromEntries(files.map(({ id, data }) => [id, data])) as Partial<ContentData>,
    photos: files.flatMap(({ photos }) => photos),
    problems: [
      ...files.flatMap(({ problems, missing }) => [...problems, ...missing]),
      ...unknownFiles.flatMap((name) => explainCopy(name, present)),
    ],
  };
}

/** The names in a folder; none if it is missing. */
function list(folder: string, recursive = false): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive, encoding: 'utf8' }) : [];
}

/** `services (1).yaml` and `services.yaml.txt` are copies of `services.yaml`; `services de outro.txt` is not. */
function isCopy(name: string, original: string): boolean {
  const extension = path.extname(original);
  const base = original.slice(0, -extension.length);
  return new RegExp(`^${base}(\\.|\\P{L}.*\\${extension}$)`, 'iu').test(name);
}

/** Reports a missing file; the optional one is read as empty. */
function replaceMissing(name: string, unknownFiles: readonly string[]): string | Slip {
  if (name === FILES.publishing.name) {
    return '';
  }
  const renamed = unknownFiles.find((it) => isCopy(it, name));
  return {
    line: 0,
    received: renamed ? `o arquivo ${renamed}` : 'nada',
    problem: 'este arquivo não está na pasta.',
    fix: renamed
      ? `dê de novo a "content/${renamed}" o nome "${name}".`
      : 'traga o arquivo de volta: desfaça a mudança (Ctrl+Z ou a lixeira), ou copie-o do repositório.',
  };
}

/** Reports a second copy of a file, whose edits would not appear. */
function explainCopy(name: string, present: readonly string[]): ContentProblem[] {
  const original = NAMES.find((file) => present.includes(file) && isCopy(name, file));
  const problem = 'o site lê só o outro, e o que estiver escrito aqui não aparece.';
  const fix = `deixe só um, com o nome "${original}".`;
  const received = `um segundo arquivo de ${original}`;
  return original ? [{ file: `content/${name}`, received, problem, fix }] : [];
}

/** Decodes UTF-8 or UTF-16, in which every other byte is zero: the first one in big-endian files. */
function decode(bytes: Buffer): string | Slip {
  const zero = bytes.subarray(0, 100).indexOf(0);
  if (zero === -1 && !isUtf8(bytes)) {
    return {
      line: 0,
      received: 'um arquivo gravado em outra codificação (ANSI, Latin-1)',
      problem: 'as letras com acento não podem ser lidas.',
      fix: 'no editor, salve de novo como UTF-8 (Salvar como → Codificação → UTF-8).',
    };
  }
  const utf16 = zero % 2 === 0 ? 'utf-16be' : 'utf-16le';
  const text = new TextDecoder(zero === -1 ? 'utf-8' : utf16).decode(bytes).replace(/\r\n?/g, '\n');
  const [conflict] = /^(?:<{7}|={7}$|>{7}).*/m.exec(text) ?? [];
  return conflict === undefined
    ? text
    : {
        line: text.split('\n').indexOf(conflict) + 1,
        received: conflict,
        problem: 'o arquivo tem duas versões misturadas, uma acima e outra abaixo de =======.',
        fix: 'apague a versão que não quer e as três linhas <<<<<<<, ======= e >>>>>>>.',
      };
}

/**
 * The photos that a file names, and as problems those missing from the folder `photos` and linked files
 * missing from `public`. Replaces the name of each photo found by its exact file name.
 */
export function findNamedFiles(id: FileId, file: ParsedFile, folder: string) {
  const names = list(path.join(folder, 'photos'));
  const photos: { id: FileId; src: string; location: SourceLocation }[] = [];
  const missing = listTexts(file.value, FILES[id].fields).flatMap(({ path: at, text, field }) => {
    const isPhoto = field.control === 'photo';
    const found = isPhoto ? findPhotos(text, names) : [];
    const [src] = found;
    if (src && found.length === 1) {
      Reflect.set(Object(readPath(file.value, at.slice(0, -1))), at.at(-1) ?? '', src);
      photos.push({ id, src, location: findLocation(id, at, file) });
    }
    const links = field.isRich ? listLinkedFiles(text) : [];
    const explanations = isPhoto ? explainPhoto(text, found, names) : links.flatMap(explainLink);
    return explanations.map((one) => ({ ...findLocation(id, at, file), ...one }));
  });
  return { photos, missing };
}

/** Ignores the folder, capitals, accents and a missing extension. */
function findPhotos(typed: string, photos: readonly string[]): string[] {
  const name = path.win32.basename(typed.trim()).normalize('NFC');
  const same = photos.filter((file) => file.normalize('NFC') === name);
  const alike = photos.filter((file) =>
    [file, path.parse(file).name].map(withoutAccents).includes(withoutAccents(name)),
  );
  return same.length > 0 ? same : alike;
}

function explainPhoto(typed: string, found: readonly string[], photos: readonly string[]) {
  const [photo] = found;
  if (photo && found.length === 1) {
    const problem = `"${photo}" não é um tipo de foto que o site saiba preparar.`;
    const fix = 'salve a foto como JPEG (final .jpg) e escreva aqui o novo nome.';
    return PHOTO_EXTENSION.test(photo) ? [] : [{ problem, fix }];
  }
  const nearest = photo ?? findNearest(typed, photos);
  const fix = nearest
    ? `você quis dizer "${nearest}"?`
    : 'ponha a foto na pasta content/photos e escreva aqui o nome do arquivo, com o final (.jpg).';
  return [{ problem: 'não há foto com este nome em content/photos.', fix }];
}

/** Only files inside `public` are published. */
function explainLink(address: string): Explanation[] {
  const file = path.join(process.cwd(), 'public', decodeUrl(address));
  const problem = `o link para ${quote(address)} não leva a lugar nenhum.`;
  const fix = `ponha o arquivo em "public${decodeUrl(address)}", ou confira o nome.`;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? [] : [{ problem, fix }];
}
