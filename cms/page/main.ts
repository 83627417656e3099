import './language';
import CMS, { type CmsConfig } from '@sveltia/cms';
import { FILE_IDS } from '../../model/content-files/files';
import { showDeployStatus } from './deploy-status';
import { createFormat } from './formats';
import { translateFailures } from './github';
import { writeJpegForWebp } from './jpeg';
import { signIn } from './sign-in';

const config: CmsConfig = JSON.parse(document.querySelector('#config')?.textContent ?? '{}');
const forms = (config.singletons ?? []).filter((file) => 'file' in file);
const repository = 'repo' in config.backend ? config.backend.repo : '';

for (const id of FILE_IDS) {
  const { file = '', format } = forms.find(({ name }) => name === id) ?? {};
  const { fromFile, toFile, ...hooks } = createFormat(id);
  if (format) {
    CMS.registerCustomFormat(format, file.replace(/^.*\./, ''), { fromFile, toFile });
  }
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
// The button of the dialog for a save conflict; its text is in `locale-overrides.json`.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[role=alertdialog] button');
  if (button && button.textContent?.trim() === 'Recarregar') {
    sessionStorage.setItem('reloaded', 'true');
    location.reload();
  }
});
translateFailures();
writeJpegForWebp();
// `next dev` writes to the local folder and needs no sign-in.
const [signInForm] = document.forms;
const bar = document.querySelector('header');
if (signInForm && bar && !repository.startsWith('local/')) {
  await signIn(signInForm, repository);
  showDeployStatus(bar, repository, forms);
}
await CMS.init({ config });
