import { buildCms } from '../cms/build-cms';
import { loadContentFiles } from '../model/content-files/load';
import { readUrlSettings } from '../model/derive/site-url';
import { publishingSchema } from '../model/schema/publishing';
import { explainReactOnly } from './postbuild/framework-scripts';
import { transformSite } from './postbuild/transform-site';
import { readSite, replaceSite } from './site-folder';
import { findExcess, measurePages } from './size-budget';

const { basePath } = readUrlSettings();
const reactOnly = explainReactOnly();
/** Tests set `WITH_REACT=1` to build the site with React. */
const keepsReact = reactOnly.length > 0 || process.env.WITH_REACT === '1';
const { files, pages } = await transformSite(readSite('.next/export'), basePath, keepsReact);
/** Tests build other shops into other folders. */
const folder = process.env.OUT_DIR ?? 'out';
// `build.ts` has validated it.
const { repository } = publishingSchema.parse(loadContentFiles().files.publishing.value);
const cms = repository ? await buildCms(repository) : new Map<string, Buffer>();
await replaceSite(folder, new Map([...files, ...cms]));

console.log(`Site pronto em ${folder}/: ${files.size} arquivos. Bytes de cada página:`);
const sizes = measurePages(pages, files);
console.table(sizes);
if (cms.size > 0) {
  console.log(`Formulário do celular em /admin: ${cms.size} arquivos, só para quem o abre.`);
}
// With React, pages are larger anyway.
const warnings = keepsReact ? reactOnly : sizes.flatMap((size) => findExcess(size));
warnings.map((warning) => console.warn(`Aviso: ${warning}`));
