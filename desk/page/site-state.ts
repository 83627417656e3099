import { ask } from './github';

type Run = { id: number; event: string; status: string; run_started_at: string };
type Job = { id: number; name: string; conclusion: string | null; completed_at: string };
type Annotation = { path: string; start_line: number; message: string };

/** Minutes from a change to the site. */
const USUAL_MINUTES = 3;

/** The last change that was sent, and what became of it; nothing where GitHub does not say. */
export async function readState(
  repository: string,
  key: string,
  labelOf: (file: string) => string,
): Promise<{ id: number; text: string } | undefined> {
  const actions = `/repos/${repository}/actions`;
  const said = await ask(`${actions}/workflows/ci.yml/runs?branch=main&per_page=9`, key);
  const run = said.workflow_runs?.find(({ event }: Run) => event !== 'pull_request');
  if (run?.status !== 'completed') {
    return run && { id: run.id, text: describeWait(run) };
  }
  const { jobs = [] }: { jobs?: Job[] } = await ask(`${actions}/runs/${run.id}/jobs`, key);
  const find = (job: string, end: string) =>
    jobs.find(({ name, conclusion }) => name === job && conclusion === end);
  const site = find('site', 'failure');
  const told = site && (await ask(`/repos/${repository}/check-runs/${site.id}/annotations`, key));
  const published = find('publish', 'success');
  const text = published
    ? `No ar desde ${formatTime(new Date(published.completed_at))}.`
    : [...describeMistakes(told, labelOf), describeEnd(run.conclusion)].join('\n');
  return jobs.length > 0 || run.conclusion === 'cancelled' ? { id: run.id, text } : undefined;
}

function describeWait({ status, run_started_at }: Run): string {
  if (status !== 'in_progress') {
    return status === 'waiting'
      ? 'Espera que alguém aprove a publicação, na aba Actions do GitHub.'
      : 'Na fila: logo começa a publicar.';
  }
  const left = USUAL_MINUTES - Math.floor((Date.now() - Date.parse(run_started_at)) / 60_000);
  if (left > 1) {
    return `Publicando… uns ${left} minutos.`;
  }
  return left > -2 ? 'Publicando… falta pouco.' : 'Publicando… demora mais que de costume.';
}

function describeEnd(conclusion: string): string {
  if (conclusion === 'success') {
    return 'Conferido, sem erros. O GitHub não publica: o Pages está desligado (passo 2 do guia).';
  }
  return conclusion === 'cancelled'
    ? 'Publicação cancelada: no ar, o site anterior. Salve de novo para publicar.'
    : 'No ar, o site anterior. O motivo inteiro está na aba Actions do GitHub.';
}

/** `.ci/report` writes where, what was found, why it is wrong, what to type. */
function describeMistakes(told: unknown, labelOf: (file: string) => string): string[] {
  const mistakes: Annotation[] = Array.isArray(told) ? told : [];
  return mistakes
    .filter(({ path }) => path.startsWith('content/'))
    .map(({ path, start_line, message }) => {
      const problem = message
        .replace(/^.*?Problema: /s, '')
        .replace(/Como corrigir: (.)/, (_, letter) => letter.toUpperCase());
      return `Recusado: ${labelOf(path)}, linha ${start_line}: ${problem}`;
    });
}

/** The hour; on another day, the day too. */
function formatTime(date: Date): string {
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString('pt-BR', {
    timeStyle: 'short',
    dateStyle: isToday ? undefined : 'short',
  });
}
