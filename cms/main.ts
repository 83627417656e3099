import CMS, { type CmsConfig } from '@sveltia/cms';
import { rejectDroppedFiles, renameChosenPhotos } from './unique-names';

/** The form's settings, inserted by `build-cms.ts`: `config.yml`, the repository and the content schema's limits. */
declare const CONFIG: CmsConfig;

if (self !== top) {
  // On hosts without our headers, a stranger's page could put the form into a frame and lure the owner into a click.
  replacePage('Este formulário não abre dentro de outra página: abra-o em uma aba só dele.');
} else if (isSecureContext) {
  // Tabs share Sveltia's cache, so an older tab would silently undo what a newer one saved. Each new tab therefore
  // steals this lock from the one before, and never releases it.
  const neverRelease = () => new Promise(() => {});
  navigator.locks
    .request(import.meta.url, { steal: true }, neverRelease)
    .catch(() => replacePage('Este formulário foi aberto em outra aba: continue nela.'));
  renameChosenPhotos();
  rejectDroppedFiles();
  await CMS.init({ config: CONFIG });
} else {
  replacePage(
    'Escreva o endereço com https:// no começo: sem ele, este formulário só abre em localhost.',
  );
}

/** Replacing the whole document also removes every listener, so keyboard shortcuts can't save any more. */
function replacePage(sentence: string) {
  const head = '<meta name="viewport" content="width=device-width"><title>Mudar o site</title>';
  document.open();
  document.write(`<!doctype html><html lang="pt-BR">${head}<p>${sentence}`);
  document.close();
}
