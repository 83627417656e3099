import CMS, { type CmsConfig } from '@sveltia/cms';

/** `config.yml`, with the repository; `build-cms.ts` inserts it. */
declare const CONFIG: CmsConfig;

// Two tabs share Sveltia's cache, and the older would silently undo what the newer has saved.
navigator.locks.request(import.meta.url, { steal: true }, () => new Promise(() => {})).catch(end);

await CMS.init({ config: CONFIG });

/** Leaves a sentence and no listener, so that no shortcut saves. */
function end() {
  const head = '<meta name="viewport" content="width=device-width"><title>Mudar o site</title>';
  document.open();
  document.write(
    `<!doctype html><html lang="pt-BR">${head}<p>Este formulário foi aberto em outra aba: continue nela.`,
  );
  document.close();
}
