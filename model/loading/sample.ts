import { flag } from '../fields/fields';
import type { Path, Problem } from '../files/yaml';
import type { ContentFile } from './content-files';
import { createProblem, readAt } from './problems';

/**
 * @file Keeps the sample from being published as a real shop's. It looks at what the files say before the schema
 * validates it, so its advice comes together with the advice on wrong fields.
 */

const ASK_FOR_OWN_FILE =
  'este arquivo ainda é do exemplo: ponha no lugar o que é da sua barbearia, ou esvazie-o; depois, apague esta linha (no formulário, desligue “Ainda é do exemplo”).';

const SAMPLE_NAME = /\bbarbearia\s+jatob[aá](?!\p{L})/iu;

/**
 * For owners who delete the marks unread. Only what no other shop has: a sentence of the sample's may stay, and a street
 * may be called Jatobá.
 */
const TRACES = [
  /9[ ()./-]*0000[ ()./-]*0000(?!\d)/, // Nobody has this number, whatever its area code.
  /\brua exemplo, 123\b/i,
  /https:\/\/barbearia-jatoba\.example/,
  /https:\/\/calendar\.google\.com\/calendar\/appointments\/schedules\/exemplo/,
  /^https:\/\/(www\.)?(instagram|facebook)\.com\/?$/,
];

/** Lists what's left of the sample in a file, if the shop isn't the sample any more. */
export function listRemains(file: ContentFile, shop: ContentFile | undefined): Problem[] {
  if (!shop?.value || isMarked(shop)) {
    return [];
  }
  const isOwnName = SAMPLE_NAME.test(String(readAt(shop.value, ['name'])));
  const traces = isOwnName ? TRACES : [SAMPLE_NAME, ...TRACES];
  const remains = listTexts(file.value).flatMap(({ path, text }) => {
    const found = traces.flatMap((trace) => trace.exec(text)?.[0] ?? []);
    return found.length > 0 ? [createProblem(file, path, askForOwn(found))] : [];
  });
  return isMarked(file) ? [createProblem(file, ['sample'], ASK_FOR_OWN_FILE), ...remains] : remains;
}

function isMarked({ value }: ContentFile): boolean {
  return flag().safeParse(readAt(value, ['sample'])).data === true;
}

function askForOwn(found: readonly string[]): string {
  const quoted = found.map((text) => `“${text}”`).join(', ');
  return `isto ainda é do exemplo: ${quoted}; escreva o que é da sua barbearia, ou apague.`;
}

function listTexts(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') {
    return [{ path, text: value }];
  }
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value ?? {});
  return entries.flatMap(([name, inner]) => listTexts(inner, [...path, name]));
}
