import { ask } from './github';
import messages from './messages.json';

type End = 'success' | 'failure' | 'cancelled';
type Run = { id: number; event: string; status: string; conclusion: End; run_started_at: string };
type Job = { id: number; name: string; conclusion: string | null; completed_at: string };
type LabelOf = (file: string) => string;
type Annotation = { path: string; start_line: number; message: string };

/** Minutes from a change to the site. */
const USUAL_MINUTES = 3;

const RECENT = 'branch=main&per_page=9';

/** The last change that was sent, and what became of it; nothing where GitHub does not say. */
export async function readDeployStatus(repository: string, key: string, labelOf: LabelOf) {
  const tell = (path: string) => ask(`/repos/${repository}/${path}`, key);
  const { workflow_runs: runs = [] } = await tell(`actions/workflows/ci.yml/runs?${RECENT}`);
  const run: Run | undefined = runs.find(({ event }: Run) => event !== 'pull_request');
  if (run?.status !== 'completed') {
    return run && { id: run.id, text: describeWait(run) };
  }
  const { jobs = [] }: { jobs?: Job[] } = await tell(`actions/runs/${run.id}/jobs`);
  const find = (job: string, end: End) =>
    jobs.find(({ name, conclusion }) => name === job && conclusion === end);
  const site = find('site', 'failure');
  const told = site ? await tell(`check-runs/${site.id}/annotations`) : [];
  const parseProblems: Annotation[] = Array.isArray(told) ? told : [];
  const published = find('publish', 'success');
  const refusals = parseProblems.filter(({ path }) => path.startsWith('content/')).map(describe);
  const text = published
    ? `No ar desde ${formatTime(new Date(published.completed_at))}.`
    : [...refusals, messages[run.conclusion] ?? messages.failure].join('\n');
  return jobs.length > 0 || run.conclusion === 'cancelled' ? { id: run.id, text } : undefined;

  /** `.ci/report` writes where, what was found, why it is wrong, what to type. */
  function describe({ path, start_line, message }: Annotation): string {
    const problem = message
      .replace(/^.*?Problema: /s, '')
      .replace(/Como corrigir: (.)/, (_, letter) => letter.toUpperCase());
    return `Recusado: ${labelOf(path)}, linha ${start_line}: ${problem}`;
  }
}

function describeWait({ status, run_started_at }: Run): string {
  if (status !== 'in_progress') {
    return messages[status === 'waiting' ? 'waiting' : 'queued'];
  }
  const left = USUAL_MINUTES - Math.floor((Date.now() - Date.parse(run_started_at)) / 60_000);
  return left > 1 ? `Publicando… uns ${left} minutos.` : messages[left > -2 ? 'soon' : 'late'];
}

/** The hour; on another day, the day too. */
function formatTime(date: Date): string {
  const dateStyle = date.toDateString() === new Date().toDateString() ? undefined : 'short';
  return date.toLocaleString('pt-BR', { timeStyle: 'short', dateStyle });
}
