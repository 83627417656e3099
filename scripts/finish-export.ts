import { existsSync } from 'node:fs';
import { finishSite } from './finish/finish-site';
import { readSite, replaceSite } from './finish/site-folder';
import { findExcess, formatReport, weighPage } from './finish/weigh';

const EXPORT = '.next/export';
const FOLDER = 'out';
const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

const { files, pages, warnings } = await finishSite(await readSite(EXPORT), {
  basePath,
  publicFiles: existsSync('public') ? await readSite('public') : new Map(),
  hasLongNames: process.env.LONG_NAMES === '1',
});
await replaceSite(FOLDER, files);

const weights = pages.map((page) => weighPage(page, files, basePath));
console.log(`Site pronto em ${FOLDER}/: ${files.size} arquivos.\n${formatReport(weights)}`);
for (const warning of [...warnings, ...findExcess(weights)]) {
  console.warn(`Aviso: ${warning}`);
}
