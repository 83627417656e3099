import type { z } from 'zod';
import { explainUnknownField, listFields } from '../fields/fields';
import { type Path, type Problem, readAt } from '../files/yaml';
import type { ContentFile } from './content-files';
import { contentSchema } from './schema';

/** Lists everything that's wrong with the content. A build stops, and `next dev` shows the list instead of the page. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const entries = mergeSimilarProblems(problems).map(
      ({ file, line, found, advice }) => `${file}:${line}  ${found}\n  ${advice}`,
    );
    super(`Conteúdo inválido:\n${entries.join('\n')}`);
    this.name = 'ContentError';
    this.stack = this.message; // A stack trace wouldn't help the owner, who wrote the content.
  }
}

/**
 * Merges problems that need the same advice, and mentions the other lines. An owner who wrote `R$ 30,00` in twenty
 * services only needs to be told once how to write a price.
 */
export function mergeSimilarProblems(problems: readonly Problem[]): Problem[] {
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

/** Returns, for example, ` (e mais 2 assim: linhas 12 e 20)`, or an empty string if there are no lines. */
function mentionLines(lines: readonly number[]): string {
  if (lines.length === 0) {
    return '';
  }
  const numbers = new Intl.ListFormat('pt-BR').format(lines.map(String));
  const noun = lines.length === 1 ? 'linha' : 'linhas';
  return ` (e mais ${lines.length} assim: ${noun} ${numbers})`;
}

/**
 * Zod reports all unknown fields of a group as a single issue. This function returns a separate problem for each field.
 *
 * @param filled - The file's data after variables such as `{nome}` have been replaced.
 */
export function explainIssue(file: ContentFile, filled: unknown, issue: z.core.$ZodIssue) {
  const [, ...pathInFile] = issue.path;
  if (issue.code !== 'unrecognized_keys') {
    return [createProblem(file, pathInFile, issue.message, readAt(filled, pathInFile))];
  }
  const knownFields = listFields(contentSchema, issue.path);
  const writtenFields = Object.keys(readAt(file.value, pathInFile) ?? {});
  return issue.keys.map((field) => {
    const advice = explainUnknownField(field, knownFields, writtenFields) ?? issue.message;
    return createProblem(file, [...pathInFile, field], advice);
  });
}

const MAX_QUOTE_LENGTH = 90;

/** Separates what the owner typed from what the page would show: `"{nome}" (no site: "Barbearia Jatobá")`. */
const BEFORE_SHOWN_TEXT = ' (no site: ';

const segmenter = new Intl.Segmenter('pt-BR');

/**
 * Quotes what the owner typed, such as `"Bem-vindo à {nome}"`. If a variable has been replaced in it, also quotes what
 * the page would show: `(no site: "Bem-vindo à Barbearia Jatobá")`.
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
  const foundAsTyped = field ? `${field}: ${quote(typed)}` : quote(typed);
  return {
    file: `content/${file.name}`,
    line: file.lineOf(pathInFile),
    found: isFilled ? `${foundAsTyped}${BEFORE_SHOWN_TEXT}${quote(shown)})` : foundAsTyped,
    advice: typed === undefined ? explainMissing(file, pathInFile) + advice : advice,
  };
}

/** Shortens a long value without cutting an emoji in two. */
function quote(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nada';
  const characters = [...segmenter.segment(json)].map(({ segment }) => segment);
  return characters.length > MAX_QUOTE_LENGTH
    ? `${characters.slice(0, MAX_QUOTE_LENGTH).join('')}…`
    : json;
}

/** Counts items from 1, so the item at index 0 is `1º`. */
function formatStep(step: PropertyKey): string {
  return typeof step === 'number' ? `${step + 1}º` : String(step);
}

function explainMissing(file: ContentFile, pathInFile: Path): string {
  return file.hasField(pathInFile)
    ? 'falta o que vem depois dos dois-pontos: '
    : 'falta esta linha: ';
}

/** One problem per value is enough, since the owner will rewrite the whole value. */
export function keepFirstProblemPerValue(problems: readonly Problem[]): Problem[] {
  const reported = new Set<string>();
  return problems.filter(({ line, found }) => {
    const [foundAsTyped] = found.split(BEFORE_SHOWN_TEXT);
    const key = `${line} ${foundAsTyped}`;
    const isFirst = !reported.has(key);
    reported.add(key);
    return isFirst;
  });
}
