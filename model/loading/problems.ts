import type { z } from 'zod';
import type { Path, Problem } from '../files/yaml';
import type { ContentFile } from './content-files';

/** Lists what's wrong with the content. A build stops, and `next dev` shows the list instead of the page. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const entries = problems.map(
      ({ file, line, found, advice }) => `${file}:${line}  ${found}\n  ${advice}`,
    );
    super(`Conteúdo inválido:\n${entries.join('\n')}`);
    this.name = 'ContentError';
    this.stack = this.message; // A stack trace wouldn't help the owner, who wrote the content.
  }
}

/** Zod reports all unknown fields of a group as a single issue. Returns a problem for each of them. */
export function explainIssue(file: ContentFile, issue: z.core.$ZodIssue): Problem[] {
  const [, ...path] = issue.path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => {
      const pathOfField = [...path, name];
      return createProblem(file, pathOfField, file.lineOfName(pathOfField), issue.message);
    });
  }
  // A rule about several fields, whose issue is custom, says itself what's missing.
  const isMissing = readAt(file.value, path) === undefined && issue.code !== 'custom';
  const prefix = isMissing ? explainMissing(file, path) : '';
  return [createProblem(file, path, file.lineOf(path), prefix + issue.message)];
}

function createProblem(file: ContentFile, path: Path, line: number, advice: string): Problem {
  const field = path.map(formatStep).join(' › ');
  const typed = quote(readAt(file.value, path));
  const found = field ? `${field}: ${typed}` : typed;
  return { file: `content/${file.name}`, line, found, advice };
}

/** Returns undefined if there's nothing at the path. */
function readAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const name of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return value;
}

const MAX_QUOTE_LENGTH = 90;

const segmenter = new Intl.Segmenter('pt-BR');

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
