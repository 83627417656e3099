import { buildCms } from '../cms/build-cms';
import { DeadLinksError } from './dead-links';
import { explainFolder, readSite, writeSite } from './site-folder';
import { transformSite } from './transform-site';

/**
 * @file Turns Next's export into the published site, and writes it to `out/`, or to the folder in
 * `npm run build -- FOLDER`.
 *
 * The owner's form at /admin saves to `GITHUB_REPOSITORY`, which GitHub Actions sets. Without this variable, the form
 * isn't published.
 */

const [folder = 'out'] = process.argv.slice(2);
const { GITHUB_REPOSITORY } = process.env;

const folderAdvice = explainFolder(folder);
if (folderAdvice) {
  console.error(folderAdvice);
  process.exit(1);
}
try {
  const cms = GITHUB_REPOSITORY ? await buildCms(GITHUB_REPOSITORY) : [];
  // Pages may link to the form, so it's there before links are checked.
  const site = transformSite(new Map([...readSite('.next/export'), ...cms]));
  writeSite(folder, site);
  console.log(`Site pronto em ${folder}/: ${site.size} arquivos.`);
} catch (error) {
  if (error instanceof DeadLinksError) {
    console.error(error.message);
    process.exit(1);
  }
  throw error;
}
