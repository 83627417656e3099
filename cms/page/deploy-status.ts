import CMS from '@sveltia/cms';
import { FORMS } from '../forms';
import { callApi } from './github';
import messages from './messages.json';

type Run = {
  id: number;
  status: string;
  conclusion: 'success' | 'failure' | 'cancelled';
  run_started_at: string;
};
type Job = { id: number; name: string; conclusion: string | null; completed_at: string };
/** `scripts/github-actions.ts` writes them; GitHub adds its own, with other titles. */
type Annotation = { path: string; start_line: number; title: string | null; message: string };

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
    header.querySelector('ul')?.replaceChildren(...(status?.sampleContent ?? []).map(createItem));
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
  const { workflow_runs: runs = [] } = await callApi(
    `actions/workflows/publish.yml/runs?${RECENT}`,
  );
  const [run]: Run[] = runs;
  if (run?.status !== 'completed') {
    return run && { id: run.id, text: describeWait(run), sampleContent: [] };
  }
  const { jobs = [] }: { jobs?: Job[] } = await callApi(`actions/runs/${run.id}/jobs`);
  const build = jobs.find(({ name }) => name === 'build');
  const annotations = build ? await callApi(`check-runs/${build.id}/annotations`) : [];
  const all: Annotation[] = Array.isArray(annotations) ? annotations : [];
  const isSample = ({ title, path }: Annotation) => title === 'Exemplo' && path.includes('/');
  const reports = all.filter((one) => !isSample(one)).flatMap(describeReport);
  const deploy = jobs.find(({ name, conclusion }) => name === 'deploy' && conclusion === 'success');
  const outcome = deploy
    ? `No ar desde ${formatTime(new Date(deploy.completed_at))}.`
    : (messages[run.conclusion] ?? messages.failure);
  const isExplained = run.conclusion !== 'failure' || reports.some((it) => REASON.test(it));
  const reason = isExplained ? [] : [messages.broken];
  const isLeft = all.some(({ title }) => title === 'Falta');
  const text = deploy
    ? [outcome, ...reports]
    : [...reports, ...reason, ...(isLeft ? [] : [outcome])];
  const isKnown = jobs.length > 0 || run.conclusion === 'cancelled';
  return isKnown
    ? { id: run.id, text: text.join('\n'), sampleContent: all.filter(isSample) }
    : undefined;
}

const REASON = /^(Recusado|Falhou)/;
const OUR_TITLES = ['Recusado', 'Conselho', 'Falhou'];

/** A link to a form, and what is left to do there. */
function createItem({ path, message }: Annotation): HTMLLIElement {
  const form = FORMS.find(({ file }) => file === path);
  const link = Object.assign(document.createElement('a'), {
    href: `#/collections/_singletons/entries/${form?.id}`,
    textContent: form?.label,
  });
  const item = document.createElement('li');
  item.append(link, ` ${message}`);
  return item;
}

/** `Recusado: Serviços e preços, linha 14: …`. */
function describeReport({ path, start_line, title, message }: Annotation): string[] {
  if (title === 'Exemplo' || title === 'Falta') {
    return [message];
  }
  const label = FORMS.find(({ file }) => file === path)?.label ?? path;
  const place = path.includes('/') ? [`${label}, linha ${start_line}`] : [];
  return OUR_TITLES.includes(title ?? '') ? [[title, ...place, message].join(': ')] : [];
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
