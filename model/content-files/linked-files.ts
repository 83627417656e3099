import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { unescape as decode } from 'node:querystring';
import { listLinkedFiles } from '../schema/links';
import { PHOTO_EXTENSION } from '../schema/photo';
import { findNearest } from '../text/nearest';
import { quote } from '../text/quote';
import { withoutAccents } from '../text/slug';
import type { ContentProblem, Explanation } from './content-error';
import { FILES, type FileId } from './files';
import { findLocation } from './parse';
import { eachText, readPath } from './path';
import type { ParsedFile } from './read-yaml';

/**
 * Reports photos missing from the folder `photos` and linked files missing from `public`. Replaces the
 * name of each photo found by its exact file name.
 */
export function findMissingFiles(id: FileId, file: ParsedFile, folder: string): ContentProblem[] {
  const photosFolder = path.join(folder, 'photos');
  const photos = existsSync(photosFolder) ? readdirSync(photosFolder) : [];
  return [...eachText(file.value, FILES[id].fields)].flatMap(({ path: at, text, field }) => {
    const isPhoto = field.control === 'photo';
    const found = isPhoto ? findPhotos(text, photos) : [];
    if (found.length === 1) {
      Reflect.set(Object(readPath(file.value, at.slice(0, -1))), at.at(-1) ?? '', found[0]);
    }
    const links = field.isRich ? listLinkedFiles(text) : [];
    const explanations = isPhoto ? explainPhoto(text, found, photos) : links.flatMap(explainLink);
    return explanations.map((one) => ({ ...findLocation(id, at, file), ...one }));
  });
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

function explainPhoto(
  typed: string,
  [photo, ...others]: readonly string[],
  photos: readonly string[],
): Explanation[] {
  if (photo && others.length === 0) {
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
  const file = path.join(process.cwd(), 'public', decode(address));
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) {
    return [];
  }
  const problem = `o link para ${quote(address)} não leva a lugar nenhum.`;
  return [{ problem, fix: `ponha o arquivo em "public${decode(address)}", ou confira o nome.` }];
}
