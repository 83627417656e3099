import { z } from 'zod';
import { findClosest } from '../schema/closest';
import { explain } from '../schema/rule';
import { quote } from '../schema/text';
import { describeItem, findPlace, type Path, readPath } from './places';

/** One thing that is wrong in `content/`, as the owner reads it. */
export type ContentProblem = {
  file: string;
  path: string;
  /** Which one in a list, for who does not count from zero. */
  item: string | undefined;
  received: string;
  problem: string;
  fix: string;
};

/** Stops `next dev`, `next build` and tests with every problem of the content, in Portuguese. */
export class ContentError extends Error {
  // Private, so that a terminal that prints the error does not print them twice.
  readonly #problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(formatProblems(problems));
    this.#problems = problems;
    // Where our own code noticed is of no use to who wrote the content.
    this.stack = `${this.name}: ${this.message}`;
  }

  get problems(): readonly ContentProblem[] {
    return this.#problems;
  }
}

/** Where, what was found, why it is wrong, what to type. */
function formatProblems(problems: readonly ContentProblem[]): string {
  const entries = problems.map(
    ({ file, path, item, received, problem, fix }) => `${file} → ${path}${item ? ` (${item})` : ''}
  Recebido: ${received}
  Problema: ${problem}
  Como corrigir: ${fix}`,
  );
  return `Conteúdo inválido (${problems.length}):\n${entries.join('\n\n')}`;
}

/** The message of zod's own checks; rules of the schemas bring theirs. */
export function explainIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) {
    return explain(
      'falta este campo.',
      'acrescente-o; os outros itens e content/README.md mostram como.',
    );
  }
  switch (issue.code) {
    case 'invalid_type':
      return explain(...(TYPES[issue.expected] ?? OTHER));
    case 'invalid_value':
      return explain(
        'este valor não é um dos que o site conhece.',
        `escreva ${issue.values.map((value) => `'${String(value)}'`).join(' ou ')}.`,
      );
    case 'unrecognized_keys':
      // The fields that exist; `spreadIssue` says of each unknown one which was meant.
      return issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join(' ') : '';
    default:
      return explain(...OTHER);
  }
}

const OTHER = [
  'o site não entende este valor.',
  'veja em content/README.md como se escreve.',
] as const;

const TYPES: Record<string, readonly [problem: string, fix: string]> = {
  string: ['aqui vai um texto, entre aspas.', "escreva o texto entre aspas simples: 'Assim'."],
  number: [
    'aqui vai um número, sem aspas.',
    'escreva só o número, com ponto antes dos decimais: 37.5.',
  ],
  array: [
    'aqui vai uma lista, entre colchetes.',
    'ponha [ antes do primeiro item e ] depois do último.',
  ],
  object: [
    'aqui vai um grupo de campos, entre chaves.',
    'ponha { antes do primeiro campo e } depois do último.',
  ],
};

/** Zod's issues as problems: each wrong field once, a mistyped field as one problem and not two. */
export function listProblems(issues: readonly z.core.$ZodIssue[], root: unknown): ContentProblem[] {
  const found = issues.flatMap((issue) => spreadIssue(issue, [], root));
  const mistyped = new Set(found.map(({ meant }) => meant && joinPath(meant)));

  return found
    .filter(({ path, meant }) => meant !== undefined || !mistyped.has(joinPath(path)))
    .map(({ path, message }) => {
      const [problem = '', fix = ''] = message.split('\n');
      return {
        ...findPlace(path),
        item: describeItem(root, path),
        received: describeValue(readPath(root, path)),
        problem,
        fix,
      };
    })
    .toSorted((one, other) => one.file.localeCompare(other.file));
}

type Found = {
  path: Path;
  message: string;
  /** The field that a mistyped one stands for. */
  meant?: Path | undefined;
};

function spreadIssue(issue: z.core.$ZodIssue, parent: Path, root: unknown): Found[] {
  const path = [...parent, ...issue.path];

  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => explainUnknownKey(key, path, issue.message.split(' '), root));
  }
  if (issue.code === 'invalid_union') {
    // A list with a bad item is a list: the alternative that went deepest is the one that was meant.
    const deepest = issue.errors
      .map((errors) => errors.flatMap((error) => spreadIssue(error, path, root)))
      .find((found) => found.some((one) => one.path.length > path.length));
    return deepest ?? [{ path, message: issue.message }];
  }
  return [{ path, message: issue.message }];
}

function explainUnknownKey(
  key: string,
  parent: Path,
  known: readonly string[],
  root: unknown,
): Found {
  const path = [...parent, key];
  const present = Object.keys(readPath(root, parent) ?? {});
  const closest = findClosest(
    key,
    known.filter((name) => !present.includes(name)),
  );
  return closest === undefined
    ? {
        path,
        message: explain(
          'este campo não existe aqui.',
          `apague-o. Os campos daqui são: ${known.join(', ')}.`,
        ),
      }
    : {
        path,
        meant: [...parent, closest],
        message: explain(
          'este campo não existe aqui.',
          `você quis dizer ${closest}? Troque o nome.`,
        ),
      };
}

function joinPath(path: Path): string {
  return path.map(String).join('\n');
}

/** What the owner typed, short enough to recognize. */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return 'nada';
    case 'string':
      return quote(value, 90);
    case 'object':
      if (value === null) {
        return 'null';
      }
      return Array.isArray(value)
        ? `uma lista com ${value.length} ${value.length === 1 ? 'item' : 'itens'}`
        : `um grupo de campos (${Object.keys(value).slice(0, 6).join(', ')})`;
    case 'function':
      return 'um trecho de código';
    default:
      return String(value);
  }
}
