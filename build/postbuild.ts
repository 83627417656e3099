import { buildCms } from '../cms/build-cms';
import { DeadLinksError } from './dead-links';
import { readSite, writeSite } from './site-folder';
import { transformSite } from './transform-site';

/**
 * @file Turns Next's export into the published site, and writes it to `out/`.
 *
 * The owner's form at /admin saves to `GITHUB_REPOSITORY`, which GitHub Actions sets. Without this variable, the form
 * isn't published.
 */

const { GITHUB_REPOSITORY } = process.env;
try {
  const site = transformSite(readSite('.next/export'));
  const cms = GITHUB_REPOSITORY ? await buildCms(GITHUB_REPOSITORY) : [];
  const files = new Map([...site, ...cms]);
  writeSite('out', files);
  console.log(`Site pronto em out/: ${files.size} arquivos.`);
} catch (error) {
  if (error instanceof DeadLinksError) {
    console.error(error.message);
    process.exit(1);
  }
  throw error;
}
