import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a module depend on every content file, so that `next dev` reloads it when any of them changes,
 * a photo with the same name included.
 */
// biome-ignore lint/style/noDefaultExport: Turbopack calls it.
export default function watchContent(source) {
  const { folder } = this.getOptions();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  this.addContextDependency(folder);
  files.map((file) => this.addDependency(file));
  const state = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n');
  return `${source}\nexport const contentState = ${JSON.stringify(state)};`;
}
