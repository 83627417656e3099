import './language';
import './jpeg';
import CMS, { type CmsConfig } from '@sveltia/cms';
import { FORMS } from '../forms';
import { showDeployStatus } from './deploy-status';
import { createFormat } from './formats';
import { translateFailures } from './github';
import { signIn } from './sign-in';

// `build-cms.ts` inserts their values.
declare const CONFIG: CmsConfig;
declare const REPOSITORY: string;

for (const { id, file, format } of FORMS) {
  const { fromFile, toFile, ...hooks } = createFormat(id);
  CMS.registerCustomFormat(format, file.replace(/^.*\./, ''), { fromFile, toFile });
  for (const name of ['preSave', 'postSave'] as const) {
    CMS.registerEventListener({
      name,
      handler: ({ entry }) => {
        const data = entry.get('path') === file && hooks[name](entry.get('data').toJS());
        return data ? entry.set('data', data) : undefined;
      },
    });
  }
}
// The button of the dialog for a save conflict; its text is in `locale-overrides.json`. The drafts of
// Sveltia CMS go: they have the file's former text, so they could not be saved either.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[role=alertdialog] button');
  if (button && button.textContent?.trim() === 'Recarregar') {
    const opening = indexedDB.open(`github:${REPOSITORY}`);
    opening.onsuccess = () => {
      const clearing = opening.result.transaction('draft-backups', 'readwrite');
      clearing.objectStore('draft-backups').clear();
      clearing.oncomplete = () => location.reload();
    };
  }
});
translateFailures();
// `next dev` writes to the local folder and needs no sign-in.
const [signInForm] = document.forms;
const header = document.querySelector('header');
if (signInForm && header && !REPOSITORY.startsWith('local/')) {
  await signIn(signInForm);
  showDeployStatus(header);
}
await CMS.init({ config: CONFIG });
