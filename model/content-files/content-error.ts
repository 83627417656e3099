/** A place in the content files. */
export type SourceLocation = {
  /** From the project's root: `content/services.yaml`; empty for the content as a whole. */
  file: string;
  /** From 1; 0 is the file as a whole. */
  line?: number;
  /** `services[2].price`. */
  path?: string;
  /** The list item, counted from one. */
  item?: string;
  /** Of the field. */
  label?: string;
};

/** `content/services.yaml, linha 14 → services[2].price (3º item, “Sombra Celha”)`. */
export function formatLocation({ file, line, path, item, label }: SourceLocation): string {
  const names = [item, label].map((name) => name && ` (${name})`);
  const parts = [line && `, linha ${line}`, path && ` → ${path}`, ...names];
  return file + parts.filter(Boolean).join('');
}

export type Explanation = { problem: string; fix: string };

/** What is wrong in `content/`, as the owner reads it. */
export type ContentProblem = SourceLocation & Explanation & { received: string };

/** What is not wrong, but the owner's business: advice, or what is left of the sample. */
export type Notice = SourceLocation & { message: string };

/** `content/home.yaml, linha 37 → booking.note: (11) 98765-4321 fica velho …`. */
export function formatNotice({ message, ...location }: Notice): string {
  return `${formatLocation(location)}: ${message}`;
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
