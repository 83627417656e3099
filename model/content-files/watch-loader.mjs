import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * In `next dev`, makes the module that reads the contentFiles depend on every file in it: whatever changes
 * there, a photo under its own name included, the module is read anew.
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
