import { buildCms } from '../cms/build-cms';
import { readSite, SiteFolderError, writeSite } from './site-folder';
import { transformSite } from './transform-site';

/**
 * @file Turns Next's export into the published site, and writes it to `OUT_DIR`.
 *
 * `GITHUB_REPOSITORY`, which GitHub Actions sets, names the repository to which the form at `/admin` saves.
 * Without it, the site has no such form.
 */

const { OUT_DIR: folder = 'out', GITHUB_REPOSITORY } = process.env;
const site = transformSite(readSite('.next/export'));
const cms = GITHUB_REPOSITORY ? await buildCms(GITHUB_REPOSITORY) : [];
const files = new Map([...site, ...cms]);
try {
  writeSite(folder, files);
} catch (error) {
  if (!(error instanceof SiteFolderError)) {
    throw error;
  }
  console.error(error.message);
  process.exit(1);
}
console.log(`Site pronto em ${folder}/: ${files.size} arquivos.`);
