import { transformSite } from './postbuild/transform-site';
import { readSite, replaceSite } from './site-folder';

/** Tests build the fixture shop into another folder. */
const folder = process.env.OUT_DIR ?? 'out';
const files = await transformSite(readSite('.next/export'));
await replaceSite(folder, files);
console.log(`Site pronto em ${folder}/: ${files.size} arquivos.`);
