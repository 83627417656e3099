import { buildCms } from '../cms/build-cms';
import { loadContentFiles } from '../model/content-files/load';
import { readUrlSettings } from '../model/derive/site-url';
import { publishingSchema } from '../model/schema/publishing';
import { listReactOnly } from './postbuild/framework-scripts';
import { transformSite } from './postbuild/transform-site';
import { readSite, replaceSite } from './site-folder';

const { basePath } = readUrlSettings();
const reactOnly = listReactOnly();
/** Tests set `WITH_REACT=1` to build the site with React. */
const keepsReact = reactOnly.length > 0 || process.env.WITH_REACT === '1';
const files = await transformSite(readSite('.next/export'), basePath, keepsReact);
/** Tests build other shops into other folders. */
const folder = process.env.OUT_DIR ?? 'out';
// `build.ts` has validated it.
const { repository } = publishingSchema.parse(loadContentFiles().files.publishing.value);
const cms = repository ? await buildCms(repository) : new Map<string, Buffer>();
await replaceSite(folder, new Map([...files, ...cms]));

console.log(`Site pronto em ${folder}/: ${files.size} arquivos.`);
if (cms.size > 0) {
  console.log(`Formulário do celular em /admin: ${cms.size} arquivos, só para quem o abre.`);
}
for (const file of reactOnly) {
  const enhance = file.replace('.client.tsx', '.enhance.ts');
  console.warn(
    `Aviso: components/${file} precisa do React: o site vai com os scripts do próprio Next, funciona igual e pesa 124 KB a mais. Para evitar, ponha o que ele faz numa função em components/${enhance}, e ela na lista de components/enhance.ts.`,
  );
}
