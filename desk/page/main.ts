import './language';
import CMS, { type AppEventListener, type AppEventType, type CmsConfig } from '@sveltia/cms';
import { SUBJECTS } from '../../model/drawer/drawer';
import { showBar } from './bar';
import { createFormat } from './formats';
import { translateFailures } from './github';
import { writeJpegForWebp } from './jpeg';
import { signIn } from './sign-in';

const config: CmsConfig = JSON.parse(find('#config').textContent ?? '{}');
const forms = (config.singletons ?? []).filter((file) => 'file' in file);
const repository = 'repo' in config.backend ? config.backend.repo : '';

for (const subject of SUBJECTS) {
  const { file = '', format } = forms.find(({ name }) => name === subject) ?? {};
  if (format) {
    const { fromFile, toFile, settle, keep } = createFormat(subject);
    CMS.registerCustomFormat(format, file.replace(/^.*\./, ''), { fromFile, toFile });
    const on = (name: AppEventType, change: (held: object) => unknown) => {
      const handler: AppEventListener['handler'] = ({ entry }) => {
        const data = entry.get('path') === file && change(entry.get('data').toJS());
        return data ? entry.set('data', data) : undefined;
      };
      CMS.registerEventListener({ name, handler });
    };
    on('preSave', settle);
    on('postSave', keep);
  }
}
translateFailures();
writeJpegForWebp();
// In `next dev` the form writes on this machine, where there is nobody to sign in to.
if (!repository.startsWith('local/')) {
  await signIn(find<HTMLFormElement>('#sign-in'), repository);
  showBar(find('#bar'), repository, forms);
}
await CMS.init({ config });

function find<Kind extends HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (!element) {
    throw new Error(`The page has no ${selector}.`);
  }
  return element;
}
