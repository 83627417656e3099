import { existsSync } from 'node:fs';
import { buildCms } from '../cms/build-cms';
import { loadContentFiles } from '../model/content-files/load';
import { readAddress } from '../model/derive/site-url';
import { publishingSchema } from '../model/schema/publishing';
import { findFrameworkComponents } from './postbuild/framework-scripts';
import { transformSite } from './postbuild/transform-site';
import { readSite, replaceSite } from './site-folder';
import { findExcess, measurePages } from './size-budget';

const { basePath } = readAddress();
/** Tests set `WITH_REACT=1` to build the site with React. */
const reactOnly = process.env.WITH_REACT === '1' ? ['WITH_REACT=1'] : findFrameworkComponents();
const { files, pages, warnings } = await transformSite(readSite('.next/export'), {
  basePath,
  publicFiles: existsSync('public') ? readSite('public') : new Map(),
  reactOnly,
});
/** Tests build other shops into other folders. */
const folder = process.env.OUT_DIR ?? 'out';
// `check-content.ts` has validated it before the build.
const { repository } = publishingSchema.parse(loadContentFiles().files.publishing.value);
const cms = repository ? await buildCms(repository) : new Map<string, Buffer>();
await replaceSite(folder, new Map([...files, ...cms]));

console.log(`Site pronto em ${folder}/: ${files.size} arquivos. Bytes de cada página:`);
const sizes = measurePages(pages, files);
console.table(sizes);
if (cms.size > 0) {
  console.log(`Formulário do celular em /admin: ${cms.size} arquivos, só para quem o abre.`);
}
// With React, the warning already says that pages are larger.
for (const warning of [
  ...warnings,
  ...(reactOnly.length > 0 ? [] : sizes.flatMap((size) => findExcess(size))),
]) {
  console.warn(`Aviso: ${warning}`);
}
