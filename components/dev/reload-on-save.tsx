import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { formatInlineJson, InlineScript } from '@/components/ui/inline-script/inline-script';
import { contentFolder } from '@/model/content-folder';
import { basePath } from '@/model/site-url';

/** Reloads the page in `next dev` when a content file, photos included, is saved. */
export function ReloadOnSave() {
  return <InlineScript code={buildReloadScript()} />;
}

/** A script that asks `proxy.dev.ts` twice a second whether the content is still what it is now. */
export function buildReloadScript(): string {
  return `setInterval(async () => {
    const answer = await fetch('${basePath}/content-version').catch(() => ({}));
    if (answer.ok && (await answer.text()) !== ${formatInlineJson(readVersion())}) location.reload();
  }, 500)`;
}

/** A text that changes whenever a content file does. */
export function readVersion(): string {
  const folder = contentFolder();
  const versions = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    // A file may disappear between the two calls: many editors replace files.
    const state = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return `${name} ${state?.mtimeMs} ${state?.size}`;
  });
  return versions.join('\n');
}
