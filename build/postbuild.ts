import { buildCms } from '../cms/build-cms';
import { readSite, writeSite } from './site-folder';
import { transformSite } from './transform-site';

// Tests build the fixture shop into another folder; GitHub Actions names the repository that the form saves to.
const { OUT_DIR: folder = 'out', GITHUB_REPOSITORY } = process.env;
const site = transformSite(readSite('.next/export'));
const cms = GITHUB_REPOSITORY ? await buildCms(GITHUB_REPOSITORY) : [];
const files = new Map([...site, ...cms]);
writeSite(folder, files);
console.log(`Site pronto em ${folder}/: ${files.size} arquivos.`);
