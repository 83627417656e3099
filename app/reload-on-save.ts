import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { formatInlineJson } from '@/components/ui/inline-script/inline-script';
import { contentFolder } from '@/model/files/content-folder';
import { basePath } from '@/model/shop/site-url';

/**
 * Reloads the page in `next dev` when a content file or a photo is saved. Twice a second, the script asks
 * `proxy.dev.ts` for the content's version, and compares it with the one that the page was built from.
 */
export function buildReloadScript(): string {
  return `(async function reloadOnSave() {
    // Requests fail while the server restarts.
    const answer = await fetch('${basePath}/content-version').catch(() => ({}));
    if (answer.ok && (await answer.text()) !== ${formatInlineJson(readContentVersion())}) {
      // After a save, Next may answer "Internal Server Error" once, as plain text, which would never reload itself.
      const page = await fetch(location).catch(() => ({}));
      if (page.headers?.get('Content-Type')?.startsWith('text/html')) location.reload();
    }
    setTimeout(reloadOnSave, 500);
  })()`;
}

/** Returns a string that changes whenever a file in the content folder changes. */
export function readContentVersion(): string {
  const folder = contentFolder();
  const fileVersions = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    // Many editors save by replacing the file, so a listed file may be missing for a moment.
    const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return `${name} ${stats?.mtimeMs} ${stats?.size}`;
  });
  return fileVersions.join('\n');
}
