import './language';
import CMS, { type CmsConfig } from '@sveltia/cms';
import { SUBJECTS } from '../../model/drawer/drawer';
import { showBar } from './bar';
import { createFormat } from './formats';
import { translateFailures } from './github';
import { askBeforeRemoving, encodeAsJpeg } from './helps';
import { signIn } from './sign-in';

const config: CmsConfig = JSON.parse(find('#config').textContent ?? '{}');
const forms = (config.singletons ?? []).filter((file) => 'file' in file);
const repository = 'repo' in config.backend ? config.backend.repo : '';

for (const { name, file, format = '', fields } of forms) {
  const subject = SUBJECTS.find((one) => one === name);
  if (subject) {
    const ending = file.endsWith('.md') ? 'md' : 'yaml';
    CMS.registerCustomFormat(format, ending, createFormat(subject, fields));
  }
}
translateFailures();
encodeAsJpeg();
askBeforeRemoving();
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
