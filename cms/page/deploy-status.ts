import CMS from '@sveltia/cms';
import { FORMS } from '../forms';
import { callApi } from './github';
import messages from './messages.json';

type Run = { id: number; status: string; conclusion: string };
type Job = { id: number; name: string; conclusion: string | null; completed_at: string };
/** `scripts/report.ts` writes them; GitHub adds its own, with other titles. */
type Annotation = { path: string; start_line: number; title: string | null; message: string };

/** Texts for states and conclusions of a run, by GitHub's names; rare ones have none. */
const TEXTS: Readonly<Record<string, string>> = messages;

const OUR_TITLES = ['Recusado', 'Falhou', 'Conselho', 'Falta', 'Exemplo'];

/** How often the status is requested. */
const POLL_INTERVAL_MS = 15_000;

/** Shows the state of the last deploy above the list, and the name of the open form. */
export function showDeployStatus(header: HTMLElement) {
  let lastRun = 0;
  let savedAfterRun: number | undefined;
  function show(selector: string, text = '') {
    const element = header.querySelector(selector);
    // A screen reader would announce the same text again.
    if (element?.textContent !== text) {
      element?.replaceChildren(text);
    }
  }
  function showForm() {
    const open = FORMS.find(({ id }) => location.hash.endsWith(`/entries/${id}`));
    show('h1', open?.label);
  }
  async function showStatus() {
    const status = await readDeployStatus();
    lastRun = status?.id ?? lastRun;
    header.querySelector('ul')?.replaceChildren(...(status?.sampleContent ?? []).map(createItem));
    // GitHub lists a new run some seconds late.
    show('output', status && savedAfterRun === lastRun ? messages.saved : status?.text);
  }
  function showSaved() {
    savedAfterRun = lastRun;
    show('output', messages.saved);
  }
  CMS.registerEventListener({ name: 'postSave', handler: showSaved });
  addEventListener('hashchange', showForm);
  setInterval(showStatus, POLL_INTERVAL_MS);
  header.hidden = false;
  showForm();
  showStatus();
}

/** The last run of the workflow and a text about it; `undefined` if GitHub does not answer. */
async function readDeployStatus() {
  const { workflow_runs = [] } = await callApi('actions/workflows/publish.yml/runs?branch=main');
  const [run]: Run[] = workflow_runs;
  if (run?.status !== 'completed') {
    return run && { id: run.id, text: TEXTS[run.status] ?? messages.queued, sampleContent: [] };
  }
  const { jobs = [] }: { jobs?: Job[] } = await callApi(`actions/runs/${run.id}/jobs`);
  const [build, deploy] = ['build', 'deploy'].map((it) => jobs.find(({ name }) => name === it));
  const answer = build && (await callApi(`check-runs/${build.id}/annotations`));
  const annotations: Annotation[] = Array.isArray(answer) ? answer : [];
  const ours = annotations.filter(({ title }) => OUR_TITLES.includes(title ?? ''));
  const sampleContent = ours.filter(({ title }) => title === 'Exemplo');
  const reports = ours.filter(({ title }) => title !== 'Exemplo').map(describeReport);
  const text =
    deploy?.conclusion === 'success'
      ? [`No ar desde ${formatTime(new Date(deploy.completed_at))}.`, ...reports]
      : [...reports, describeEnd(run.conclusion, ours)];
  return { id: run.id, text: text.join('\n').trim(), sampleContent };
}

/** Why the site was not published, as far as no annotation says so. */
function describeEnd(conclusion: string, annotations: readonly Annotation[]): string {
  const has = (...titles: unknown[]) => annotations.some(({ title }) => titles.includes(title));
  if (has('Falta')) {
    return '';
  }
  const isBroken = conclusion === 'failure' && !has('Recusado', 'Falhou');
  return isBroken ? messages.broken : (TEXTS[conclusion] ?? messages.failure);
}

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
function describeReport({ path, start_line, title, message }: Annotation): string {
  const label = FORMS.find(({ file }) => file === path)?.label ?? path;
  const place = path.includes('/') ? [`${label}, linha ${start_line}`] : [];
  return [title, ...place, message].join(': ');
}

/** The time; on another day, the date too. */
function formatTime(date: Date): string {
  const dateStyle = date.toDateString() === new Date().toDateString() ? undefined : 'short';
  return date.toLocaleString('pt-BR', { timeStyle: 'short', dateStyle });
}
