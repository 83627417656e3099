import CMS from '@sveltia/cms';
import { readKey } from './github';
import { describeSite } from './site-state';

/** How often GitHub is asked, while the page is looked at. */
const PERIOD_MS = 15_000;

/** Where Sveltia CMS is while a form is open. */
const OPEN_FORM = /^#\/collections\/_singletons\/entries\/(\w+)/;

type Form = { name: string; label?: string; file: string };

/** Says above the list what became of the last change, and above a form which one it is. */
export function showBar(bar: HTMLElement, repository: string, forms: readonly Form[]): void {
  const [name, state] = bar.querySelectorAll('h1, output');
  if (!name || !state) {
    throw new Error('The page has no place for what the bar says.');
  }
  let last = 0;
  let saved: number | undefined;

  const showForm = () => {
    const [, open] = OPEN_FORM.exec(location.hash) ?? [];
    name.textContent = forms.find((form) => form.name === open)?.label ?? '';
    bar.toggleAttribute('data-form', Boolean(open));
  };
  const showState = async () => {
    const labelOf = (path: string) => forms.find(({ file }) => file === path)?.label ?? path;
    // Rather nothing than what may be untrue.
    const site = await describeSite(repository, readKey(), labelOf).catch(() => undefined);
    last = site?.id ?? last;
    const isNews = site && site.id !== saved;
    saved = isNews ? undefined : saved;
    const text = saved === undefined ? site?.text : 'Salvo. No ar em uns 3 minutos.';
    if (state.textContent !== text) {
      state.textContent = text ?? '';
    }
  };
  CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      saved = last;
      return showState();
    },
  });
  const look = () => document.visibilityState === 'visible' && showState();
  setInterval(look, PERIOD_MS);
  for (const event of ['visibilitychange', 'online', 'offline']) {
    addEventListener(event, look);
  }
  addEventListener('hashchange', showForm);
  bar.hidden = false;
  showForm();
  look();
}
