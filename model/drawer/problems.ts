/** One thing that is wrong in `content/`, as the owner reads it. */
export type ContentProblem = {
  /** From the project's root: `content/services.yaml`. */
  file: string;
  line?: number;
  /** As the file has it: `services[2].price`. */
  path?: string;
  /** Which one in a list, for who does not count from zero. */
  item?: string | undefined;
  received: string;
  problem: string;
  fix: string;
};

/** Stops `next dev`, `next build` and tests with every problem of the content, in Portuguese. */
export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
    // Where our own code noticed is of no use to who wrote the content.
    this.stack = this.message;
    // A terminal that prints the error does not print them twice.
    Object.defineProperty(this, 'problems', { enumerable: false });
  }
}

/** Where, what was found, why it is wrong, what to type. */
function formatProblems(problems: readonly ContentProblem[]): string {
  const entries = problems
    .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(
      ({ file, line, path, item, received, problem, fix }) =>
        `${file}${line ? `, linha ${line}` : ''}${path ? ` → ${path}` : ''}${item ? ` (${item})` : ''}
  Recebido: ${received}
  Problema: ${problem}
  Como corrigir: ${fix}`,
    );
  return `Conteúdo inválido (${problems.length}):\n${entries.join('\n\n')}`;
}

export type Path = readonly PropertyKey[];

/** `services[2].title`. */
export function formatPath(path: Path): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') {
        return `[${key}]`;
      }
      return index === 0 ? String(key) : `.${String(key)}`;
    })
    .join('');
}

/** The value at a path, or `undefined` where the path leads nowhere. */
export function readPath(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, key)
        ? Reflect.get(node, key)
        : undefined,
    root,
  );
}

/** For who does not count from zero: `3º item, “Sombra Celha”`; nothing outside lists. */
export function describeItem(root: unknown, path: Path): string | undefined {
  const at = path.findIndex((key) => typeof key === 'number');
  const index = path[at];
  if (typeof index !== 'number') {
    return undefined;
  }
  const item = readPath(root, path.slice(0, at + 1));
  const name = ['title', 'name', 'heading', 'date', 'days', 'alt']
    .map((key) => readPath(item, [key]))
    .find((value) => typeof value === 'string');
  return `${index + 1}º item${typeof name === 'string' ? `, “${[...name].slice(0, 40).join('')}”` : ''}`;
}

/** Every text under a value, with its path. */
export function* eachText(node: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof node === 'string') {
    yield { path, text: node };
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, item] of Object.entries(node)) {
      yield* eachText(item, [...path, Array.isArray(node) ? Number(key) : key]);
    }
  }
}
