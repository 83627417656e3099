type Problem = {
  /** The photo's file. */
  file: string;
  received: string;
  problem: string;
  fix: string;
};

/** A photo that the site cannot show, said as the owner needs it. */
export class PhotoProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(formatProblems([problem]));
    this.name = 'Fotos';
    this.problem = problem;
  }
}

/** Lists problems in the words and the shape of every report about the content. */
export function formatProblems(problems: readonly Problem[]): string {
  const reports = problems.map(
    ({ file, received, problem, fix }) =>
      `${file}\n  Recebido: ${received}\n  Problema: ${problem}\n  Como corrigir: ${fix}`,
  );
  return `Conteúdo inválido (${problems.length}):\n${reports.join('\n')}`;
}
