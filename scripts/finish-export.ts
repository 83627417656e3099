import { existsSync } from 'node:fs';
import { buildDesk, describeDesk } from '../desk/build-desk';
import { readAddress } from '../model/derive/site-url';
import { readDrawer } from '../model/drawer/drawer';
import { publishingSchema } from '../model/schema/publishing';
import { findReactOnly } from './finish/enhancement';
import { finishSite } from './finish/finish-site';
import { readSite, replaceSite } from './site-folder';
import { reportWeights } from './weigh';

const { basePath } = readAddress();
/** `WITH_REACT=1` makes the same site as React runs it, for the tests. */
const reactOnly = process.env.WITH_REACT === '1' ? ['WITH_REACT=1'] : findReactOnly();
const { files, pages, warnings } = await finishSite(readSite('.next/export'), {
  basePath,
  publicFiles: existsSync('public') ? readSite('public') : new Map(),
  reactOnly,
});
/** `out/`, but for the tests, which publish other shops too. */
const folder = process.env.OUT_DIR ?? 'out';
// The rest of the drawer was read before the build.
const { repository } = publishingSchema.parse(readDrawer().drawer.publishing.value);
const desk = repository ? await buildDesk(repository, basePath) : new Map<string, Buffer>();
await replaceSite(folder, new Map([...files, ...desk]));

console.log(`Site pronto em ${folder}/: ${files.size} arquivos. Bytes de cada página:`);
const excess = reportWeights(pages, files);
if (desk.size > 0) {
  console.log(describeDesk(desk));
}
// The warning of Next's own scripts already says that the page is heavy.
for (const warning of [...warnings, ...(reactOnly.length > 0 ? [] : excess)]) {
  console.warn(`Aviso: ${warning}`);
}
