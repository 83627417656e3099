import { ask } from './github';

type Run = {
  id: number;
  event: string;
  status: string;
  conclusion: string | null;
  run_started_at: string;
  updated_at: string;
};
type Job = { id: number; name: string; conclusion: string | null };
type Annotation = {
  path: string;
  start_line: number;
  annotation_level: string;
  message: string;
};

/** Minutes from a change to the site. */
const USUAL_MINUTES = 3;

/**
 * What became of the last change that was sent, in one line; nothing where nobody has published.
 * Throws where GitHub does not say.
 */
export async function describeSite(
  repository: string,
  key: string,
  labelOf: (file: string) => string,
): Promise<{ id: number; text: string } | undefined> {
  const actions = `/repos/${repository}/actions`;
  const { workflow_runs: runs }: { workflow_runs: Run[] } = await ask(
    `${actions}/workflows/ci.yml/runs?branch=main&per_page=10`,
    key,
  );
  const run = runs.find(({ event }) => event !== 'pull_request');
  if (!run) {
    return undefined;
  }
  if (run.status !== 'completed') {
    return { id: run.id, text: describeWait(run) };
  }
  const { jobs }: { jobs: Job[] } = await ask(`${actions}/runs/${run.id}/jobs`, key);
  if (run.conclusion === 'success') {
    const isLive = jobs.some(
      ({ name, conclusion }) => name === 'publish' && conclusion === 'success',
    );
    const since = formatTime(new Date(run.updated_at));
    return {
      id: run.id,
      text: isLive
        ? `No ar desde ${since}`
        : `Conferido, sem erros, ${since}. O GitHub não o publica: o Pages está desligado (passo 2 do guia).`,
    };
  }
  if (run.conclusion === 'cancelled') {
    return {
      id: run.id,
      text: 'A publicação foi cancelada: o site no ar é o anterior. Salve de novo para publicar.',
    };
  }
  const site = jobs.find(({ name, conclusion }) => name === 'site' && conclusion === 'failure');
  const annotations: Annotation[] = site
    ? await ask(`/repos/${repository}/check-runs/${site.id}/annotations`, key)
    : [];
  const mistakes = annotations.filter(
    (one) => one.annotation_level === 'failure' && one.path.startsWith('content/'),
  );
  const text =
    mistakes.map((one) => `Recusado: ${describeMistake(one, labelOf)}`).join('\n') ||
    'Recusado, e não é pelo que você escreveu: mostre a aba Actions do GitHub a quem cuida do código.';
  return { id: run.id, text: `${text} O site no ar é o anterior.` };
}

function describeWait({ status, run_started_at }: Run): string {
  if (status === 'waiting') {
    return 'Esperando que alguém aprove a publicação, na aba Actions do GitHub.';
  }
  if (status !== 'in_progress') {
    return 'Na fila: logo começa a publicar.';
  }
  const left = USUAL_MINUTES - Math.floor((Date.now() - Date.parse(run_started_at)) / 60_000);
  if (left < 1) {
    return 'Publicando… Demora mais que de costume.';
  }
  return `Publicando… ${left === 1 ? 'Mais um minuto' : `Uns ${left} minutos`}.`;
}

/** `.ci/report` writes where, what was found, why it is wrong, what to type. */
function describeMistake(
  { path, start_line, message }: Annotation,
  labelOf: (file: string) => string,
): string {
  const [, problem = message, fix = ''] =
    /Problema: (.*?) Como corrigir: (.*)/s.exec(message) ?? [];
  const remedy = fix.charAt(0).toUpperCase() + fix.slice(1);
  return `${labelOf(path)}, linha ${start_line}: ${problem} ${remedy}`.trim();
}

/** The hour; on another day, the day too. */
function formatTime(date: Date): string {
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: '2-digit', month: '2-digit' } as const);
  return date.toLocaleString('pt-BR', { hour: '2-digit', minute: '2-digit', ...day });
}
