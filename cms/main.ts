import CMS, { type CmsConfig } from '@sveltia/cms';

/** `config.yml`, with the repository; `build-cms.ts` inserts it. */
declare const CONFIG: CmsConfig;

if (isSecureContext) {
  // Two tabs share Sveltia's cache, and the older would silently undo what the newer has saved.
  navigator.locks
    .request(import.meta.url, { steal: true }, () => new Promise(() => {}))
    .catch(() => end('Este formulário foi aberto em outra aba: continue nela.'));
  await CMS.init({ config: CONFIG });
} else {
  end('Escreva o endereço com https:// no começo: sem ele, este formulário só abre em localhost.');
}

/** Leaves a sentence and no listener, so that no shortcut saves. */
function end(sentence: string) {
  const head = '<meta name="viewport" content="width=device-width"><title>Mudar o site</title>';
  document.open();
  document.write(`<!doctype html><html lang="pt-BR">${head}<p>${sentence}`);
  document.close();
}
