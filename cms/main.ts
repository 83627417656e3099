import CMS, { type CmsConfig } from '@sveltia/cms';
import { renameUploads } from './unique-names';

/** The settings of the form, which `build-cms.ts` inserts: `config.yml`, the repository and the schema's limits. */
declare const CONFIG: CmsConfig;

if (isSecureContext) {
  // Two tabs share Sveltia's cache, so an older tab would silently undo what a newer tab saved. The newer tab therefore
  // takes the lock away from the older tab, and never releases the lock.
  const neverRelease = () => new Promise(() => {});
  navigator.locks
    .request(import.meta.url, { steal: true }, neverRelease)
    .catch(() => replacePage('Este formulário foi aberto em outra aba: continue nela.'));
  renameUploads();
  await CMS.init({ config: CONFIG });
} else {
  replacePage(
    'Escreva o endereço com https:// no começo: sem ele, este formulário só abre em localhost.',
  );
}

/**
 * Replaces the whole document with a sentence. This also removes every listener, so that keyboard shortcuts can no
 * longer save.
 */
function replacePage(sentence: string) {
  const head = '<meta name="viewport" content="width=device-width"><title>Mudar o site</title>';
  document.open();
  document.write(`<!doctype html><html lang="pt-BR">${head}<p>${sentence}`);
  document.close();
}
