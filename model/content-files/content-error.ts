import { formatLocation, type SourceLocation } from './source-location';

/** A problem in `content/`, as the owner reads it. */
export type ContentProblem = Partial<SourceLocation> & {
  /** From the project's root: `content/services.yaml`. */
  file: string;
  received: string;
  problem: string;
  fix: string;
};

/** What is allowed but may be a mistake, as the owner reads it. */
export type ContentWarning = Partial<SourceLocation> & { file: string; message: string };

/** `Aviso: content/home.yaml, linha 37 → booking.note: …`. */
export function formatWarning({ message, ...location }: ContentWarning): string {
  return `Aviso: ${formatLocation(location)}: ${message}`;
}

/** Stops `next dev`, `next build` and tests with every problem of the content, in Portuguese. */
export class ContentError extends Error {
  /** In the order of the files. */
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const sorted = problems.toSorted(
      (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
    );
    const entries = sorted.map(
      (one) => `${formatLocation(one)}
  Recebido: ${one.received}
  Problema: ${one.problem}
  Como corrigir: ${one.fix}`,
    );
    super(`Conteúdo inválido (${problems.length}):\n${entries.join('\n\n')}`);
    this.problems = sorted;
    this.name = 'ContentError';
    // A stack trace does not help the author of the content.
    this.stack = this.message;
    // Keeps terminals from printing the problems twice.
    Object.defineProperty(this, 'problems', { enumerable: false });
  }
}
