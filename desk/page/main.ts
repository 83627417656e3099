import CMS, { type CmsConfig } from '@sveltia/cms';
import { createPolicyFormat, createYamlFormat } from './formats';

const PREFERENCES = 'sveltia-cms.prefs';

const config: CmsConfig = JSON.parse(document.getElementById('config')?.textContent ?? '{}');

for (const file of config.singletons ?? []) {
  if ('file' in file && file.format) {
    const isPolicy = file.file.endsWith('.md');
    const format = isPolicy ? createPolicyFormat() : createYamlFormat();
    CMS.registerCustomFormat(file.format, isPolicy ? 'md' : 'yaml', format);
  }
}

// In Portuguese, whatever the language of the telephone.
if (!localStorage.getItem(PREFERENCES)) {
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'pt-BR' }));
}

await CMS.init({ config });
