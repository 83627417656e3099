import { z } from 'zod';
import { flag } from '../fields/fields';

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

/** Takes the files' values by their keys in the schema. */
export function findRemains(values: Record<string, unknown>): z.core.$ZodIssueCustom[] {
  const shop = readFacts(values.shop);
  if (!shop || shop.sample) {
    return [];
  }
  const traces = SAMPLE_NAME.test(`${shop.name}`) ? TRACES : [SAMPLE_NAME, ...TRACES];
  const files = Object.keys(values).filter((key) => readFacts(values[key])?.sample);
  return [
    ...files.map((key) => createIssue([key, 'sample'], ASK_FOR_OWN_FILE)),
    ...listTexts(values).flatMap(({ path, text }) => {
      const found = traces.flatMap((trace) => trace.exec(text)?.[0] ?? []);
      return found.length > 0 ? [createIssue(path, askForOwn(found))] : [];
    }),
  ];
}

/** Returns undefined for a file that couldn't be read, or whose mark is neither true nor false. */
function readFacts(file: unknown) {
  return z.object({ sample: flag(), name: z.unknown().optional() }).safeParse(file).data;
}

function createIssue(path: PropertyKey[], message: string): z.core.$ZodIssueCustom {
  return { code: 'custom', path, message };
}

function askForOwn(found: readonly string[]): string {
  const quoted = found.map((text) => `“${text}”`).join(', ');
  return `isto ainda é do exemplo: ${quoted}; escreva o que é da sua barbearia, ou apague.`;
}

function listTexts(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') {
    return [{ path, text: value }];
  }
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value ?? {});
  return entries.flatMap(([name, inner]) => listTexts(inner, [...path, name]));
}
