import { buildCms } from '../cms/build-cms';
import { DeadLinksError } from './dead-links';
import { readSite, SiteFolderError, writeSite } from './site-folder';
import { transformSite } from './transform-site';

/**
 * @file Turns Next's export into the published site, and writes it to `OUT_DIR`.
 *
 * The owner's form at /admin saves to `GITHUB_REPOSITORY`, which GitHub Actions sets. Without this variable, the form
 * isn't published.
 */

const { OUT_DIR: folder = 'out', GITHUB_REPOSITORY } = process.env;
try {
  const site = transformSite(readSite('.next/export'));
  const cms = GITHUB_REPOSITORY ? await buildCms(GITHUB_REPOSITORY) : [];
  const files = new Map([...site, ...cms]);
  writeSite(folder, files);
  console.log(`Site pronto em ${folder}/: ${files.size} arquivos.`);
} catch (error) {
  if (error instanceof SiteFolderError || error instanceof DeadLinksError) {
    console.error(error.message);
    process.exit(1);
  }
  throw error;
}
