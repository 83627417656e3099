import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { formatInlineJson } from '@/components/ui/inline-script/inline-script';
import { contentFolder } from '@/model/files/content-folder';
import { basePath } from '@/model/shop/site-url';

/**
 * Builds a script for pages in `next dev` that reloads the page when a content file or a photo is saved. Twice
 * a second, the script asks `proxy.dev.ts` for the version of the content, and compares the answer with the
 * version from which the page was made.
 */
export function buildReloadScript(): string {
  return `setInterval(async () => {
    // While the server restarts, the request fails.
    const answer = await fetch('${basePath}/content-version').catch(() => ({}));
    if (answer.ok && (await answer.text()) !== ${formatInlineJson(readVersion())}) location.reload();
  }, 500)`;
}

/** Returns a string that changes whenever a file in the content folder changes. */
export function readVersion(): string {
  const folder = contentFolder();
  const fileVersions = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    // Many editors save by replacing the file, so a listed file may be missing for a moment.
    const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return `${name} ${stats?.mtimeMs} ${stats?.size}`;
  });
  return fileVersions.join('\n');
}
