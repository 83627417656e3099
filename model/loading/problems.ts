import type { z } from 'zod';
import { explainUnknownField, listFields } from '../fields/fields';
import { type Path, type Problem, readAt } from '../files/yaml';
import type { ContentFile } from './content-files';
import { contentSchema } from './schema';

/** Everything that is wrong with the content. Stops a build; `next dev` shows it in place of the page. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const entries = gatherAlike(problems).map(
      ({ file, line, found, advice }) => `${file}:${line}  ${found}\n  ${advice}`,
    );
    super(`Conteúdo inválido:\n${entries.join('\n')}`);
    this.name = 'ContentError';
    this.stack = this.message; // A stack trace would not help the owner, who wrote the content.
  }
}

/**
 * Tells a mistake that stands on several lines of a file once, with the lines of the others: an owner who wrote
 * `R$ 30,00` in twenty services makes one change twenty times.
 */
export function gatherAlike(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = `${problem.file} ${problem.advice}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) {
      return [];
    }
    const lines = new Set(others.map(({ line }) => line));
    lines.delete(first.line);
    return [{ ...first, advice: first.advice + mentionLines([...lines]) }];
  });
}

/** ` (e mais 2 assim: linhas 12 e 20)`, in Portuguese. Empty for no lines. */
function mentionLines(lines: readonly number[]): string {
  if (lines.length === 0) {
    return '';
  }
  const numbers = new Intl.ListFormat('pt-BR').format(lines.map(String));
  return ` (e mais ${lines.length} assim: ${lines.length === 1 ? 'linha' : 'linhas'} ${numbers})`;
}

/**
 * Explains a validation issue to the owner. Zod reports all unknown fields of a group in one issue, which becomes a
 * problem for each.
 *
 * @param shown the file's data with its variables filled in
 */
export function explainIssue(file: ContentFile, shown: unknown, issue: z.core.$ZodIssue) {
  const [, ...pathInFile] = issue.path;
  if (issue.code !== 'unrecognized_keys') {
    return [createProblem(file, pathInFile, issue.message, readAt(shown, pathInFile))];
  }
  const knownFields = listFields(contentSchema, issue.path);
  const writtenFields = Object.keys(readAt(file.value, pathInFile) ?? {});
  return issue.keys.map((field) => {
    const advice = explainUnknownField(field, knownFields, writtenFields) ?? issue.message;
    return createProblem(file, [...pathInFile, field], advice);
  });
}

const MAX_QUOTE_LENGTH = 90;

const segmenter = new Intl.Segmenter('pt-BR');

/**
 * A problem with the value at a path of a file. It quotes the value as the owner typed it, and, where variables made
 * another one of it, as the page would show it.
 */
export function createProblem(
  file: ContentFile,
  pathInFile: Path,
  advice: string,
  shown: unknown = undefined,
): Problem {
  const typed = readAt(file.value, pathInFile);
  const isFilled = typeof shown === 'string' && shown !== typed;
  const field = pathInFile.map(formatStep).join(' › ');
  const quotes = isFilled ? `${quote(typed)} (no site: ${quote(shown)})` : quote(typed);
  return {
    file: `content/${file.name}`,
    line: file.lineOf(pathInFile),
    found: field ? `${field}: ${quotes}` : quotes,
    advice: typed === undefined ? explainMissing(file, pathInFile) + advice : advice,
  };
}

/** Quotes a value as JSON, and shortens a long one between two characters as a reader sees them, such as emoji. */
function quote(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nada';
  const characters = [...segmenter.segment(json)].map(({ segment }) => segment);
  return characters.length > MAX_QUOTE_LENGTH
    ? `${characters.slice(0, MAX_QUOTE_LENGTH).join('')}…`
    : json;
}

/** A step of a path: the name of a field, or `1º` for the item at index 0. */
function formatStep(step: PropertyKey): string {
  return typeof step === 'number' ? `${step + 1}º` : String(step);
}

/** Says, in Portuguese, whether a field's line is missing, or has nothing after its colon. */
function explainMissing(file: ContentFile, pathInFile: Path): string {
  return file.hasField(pathInFile)
    ? 'falta o que vem depois dos dois-pontos: '
    : 'falta esta linha: ';
}

/** Keeps the first problem of each value: the owner rewrites a value once, however many things are wrong with it. */
export function keepFirstOfEachValue(problems: readonly Problem[]): Problem[] {
  const reported = new Set<string>();
  return problems.filter(({ line, found }) => {
    const [valueAsTyped] = found.split(' (no site: ');
    const key = `${line} ${valueAsTyped}`;
    const isFirst = !reported.has(key);
    reported.add(key);
    return isFirst;
  });
}
