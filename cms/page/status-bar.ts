import CMS from '@sveltia/cms';
import { readDeployStatus } from './deploy-status';
import { readKey } from './github';
import messages from './messages.json';

/** How often GitHub is asked, while the page is looked at. */
const PERIOD_MS = 15_000;

type Form = { name: string; label?: string; file: string };

/** Says above the list what became of the last change, and above a form which one it is. */
export function showStatusBar(bar: HTMLElement, repository: string, forms: readonly Form[]): void {
  const labelOf = (place: string) => forms.find(({ file }) => file === place)?.label ?? place;
  let last = 0;
  let saved: number | undefined;
  const show = (part: string, text = '') => {
    const element = bar.querySelector(part);
    // What is told again would be read aloud again.
    if (element?.textContent !== text) {
      element?.replaceChildren(text);
    }
  };
  const showForm = () => {
    const open = forms.find(({ name }) => location.hash.endsWith(`/entries/${name}`));
    show('h1', open?.label);
    bar.toggleAttribute('data-form', open !== undefined);
  };
  const showState = async () => {
    const state = await readDeployStatus(repository, readKey(), labelOf);
    last = state?.id ?? last;
    // A run takes some seconds to be there.
    show('output', state && saved === last ? messages.saved : state?.text);
  };
  const look = () => document.visibilityState === 'visible' && showState();
  CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      saved = last;
      show('output', messages.saved);
    },
  });
  addEventListener('hashchange', showForm);
  addEventListener('visibilitychange', look);
  setInterval(look, PERIOD_MS);
  bar.hidden = false;
  showForm();
  look();
}
