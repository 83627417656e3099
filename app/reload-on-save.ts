import { formatInlineJson } from '@/components/ui/inline-script/inline-script';
import { contentFolder, readVersion } from '@/model/files/content-folder';
import { basePath } from '@/model/shop/site-url';

/**
 * Reloads the page in `next dev` when a content file, a photo or a behaviour is saved. Twice a second, the script asks
 * `proxy.dev.ts` for the preview's version, and compares it with the one that the page was built from.
 */
export function buildReloadScript(): string {
  return `(async function reloadOnSave() {
    // Requests fail while the server restarts.
    const answer = await fetch('${basePath}/preview-version').catch(() => ({}));
    if (answer.ok && (await answer.text()) !== ${formatInlineJson(readPreviewVersion())}) {
      // After a save, Next may answer "Internal Server Error" once, as plain text, which would never reload itself.
      const page = await fetch(location).catch(() => ({}));
      if (page.headers?.get('Content-Type')?.startsWith('text/html')) location.reload();
    }
    setTimeout(reloadOnSave, 500);
  })()`;
}

/** Next itself notices all other changes. It doesn't know the behaviours: they reach the page in our own script. */
export function readPreviewVersion(): string {
  return readVersion(contentFolder()) + readVersion('components', '.behaviour.ts');
}
