import CMS from '@sveltia/cms';
import { FORMS } from '../forms';
import { callApi } from './github';
import messages from './messages.json';

type Run = {
  id: number;
  event: string;
  status: string;
  conclusion: 'success' | 'failure' | 'cancelled';
  run_started_at: string;
};
type Job = { id: number; name: string; conclusion: string | null; completed_at: string };
type Annotation = { path: string; start_line: number; message: string };

/** Minutes from a saved change to the published site. */
const USUAL_MINUTES = 3;

/** How often the status is requested. */
const POLL_INTERVAL_MS = 15_000;

const RECENT = 'branch=main&per_page=9';

/** Shows the state of the last deploy above the list, and the name of the open form. */
export function showDeployStatus(header: HTMLElement) {
  let lastRun = 0;
  let savedAfterRun: number | undefined;
  const show = (selector: string, text = '') => {
    const element = header.querySelector(selector);
    // A screen reader would announce the same text again.
    if (element?.textContent !== text) {
      element?.replaceChildren(text);
    }
  };
  const showForm = () => {
    const open = FORMS.find(({ id }) => location.hash.endsWith(`/entries/${id}`));
    show('h1', open?.label);
  };
  const showStatus = async () => {
    const status = await readDeployStatus();
    lastRun = status?.id ?? lastRun;
    // GitHub lists a new run some seconds late.
    show('output', status && savedAfterRun === lastRun ? messages.saved : status?.text);
  };
  CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      savedAfterRun = lastRun;
      show('output', messages.saved);
    },
  });
  addEventListener('hashchange', showForm);
  setInterval(showStatus, POLL_INTERVAL_MS);
  header.hidden = false;
  showForm();
  showStatus();
}

/** The last run of the workflow and a text about it; `undefined` if GitHub does not answer. */
async function readDeployStatus() {
  const { workflow_runs: runs = [] } = await callApi(`actions/workflows/ci.yml/runs?${RECENT}`);
  const run: Run | undefined = runs.find(({ event }: Run) => event !== 'pull_request');
  if (run?.status !== 'completed') {
    return run && { id: run.id, text: describeWait(run) };
  }
  const { jobs = [] }: { jobs?: Job[] } = await callApi(`actions/runs/${run.id}/jobs`);
  const find = (job: string, end: Run['conclusion']) =>
    jobs.find(({ name, conclusion }) => name === job && conclusion === end);
  const published = find('publish', 'success');
  const site = find('site', 'failure');
  const annotations = site ? await callApi(`check-runs/${site.id}/annotations`) : [];
  const problems = Array.isArray(annotations) ? annotations.flatMap(describeProblem) : [];
  const text = published
    ? `No ar desde ${formatTime(new Date(published.completed_at))}.`
    : [...problems, messages[run.conclusion] ?? messages.failure].join('\n');
  return jobs.length > 0 || run.conclusion === 'cancelled' ? { id: run.id, text } : undefined;
}

/** A problem of the content. `.ci/report` writes the message: location, value, problem, fix. */
function describeProblem({ path, start_line, message }: Annotation): string[] {
  const label = FORMS.find(({ file }) => file === path)?.label ?? path;
  const problem = message
    .replace(/^.*?Problema: /s, '')
    .replace(/Como corrigir: (.)/, (_, letter) => letter.toUpperCase());
  const text = `Recusado: ${label}, linha ${start_line}: ${problem}`;
  return path.startsWith('content/') ? [text] : [];
}

function describeWait({ status, run_started_at }: Run): string {
  if (status !== 'in_progress') {
    return messages[status === 'waiting' ? 'waiting' : 'queued'];
  }
  const left = USUAL_MINUTES - Math.floor((Date.now() - Date.parse(run_started_at)) / 60_000);
  return left > 1 ? `Publicando… uns ${left} minutos.` : messages[left > -2 ? 'soon' : 'late'];
}

/** The time; on another day, the date too. */
function formatTime(date: Date): string {
  const dateStyle = date.toDateString() === new Date().toDateString() ? undefined : 'short';
  return date.toLocaleString('pt-BR', { timeStyle: 'short', dateStyle });
}
