import { existsSync } from 'node:fs';
import path from 'node:path';
import { ContentError, type ContentProblem } from './content-files/content-error';
import { FILE_IDS } from './content-files/files';
import { loadContentFiles } from './content-files/load';
import type { ContentData } from './content-files/parse';
import { findBrokenPhotos } from './photos/check-photos';
import { ROUTES } from './routes';
import { applyConditions } from './schema/conditional-text';

/** Names in `public/` that would hide the site's own files and pages, or be overwritten by them. */
const RESERVED =
  '_headers _next 404 404.html admin admin.html contato.vcf cms fotos icones index index.html manifest.webmanifest og.png robots.txt sitemap.xml';
const PAGES = ROUTES.slice(1).flatMap((it) => [it.slice(1), `${it.slice(1)}.html`]);

/** All content of the site. */
export type Content = ReturnType<typeof readContent>;

/** Reads the content files. Throws a `ContentError` that lists every problem, in Portuguese. */
export function readContent({ data, problems } = loadContentFiles()) {
  if (problems.length > 0 || !isComplete(data)) {
    throw new ContentError(problems);
  }
  // Each of these files is one list, under the file's own name.
  const lists = { ...data.gallery, ...data.services, ...data.team, ...data.testimonials };
  return applyConditions({ ...data, ...lists }, data.shop);
}

const isComplete = (data: Partial<ContentData>): data is ContentData =>
  FILE_IDS.every((id) => data[id]);

/** Validates all content, photos included. Throws a `ContentError` that lists every problem. */
export async function checkContent(loaded = loadContentFiles()): Promise<Content> {
  const outside = [...findReservedNames(), ...findInvalidSettings()];
  const broken = await findBrokenPhotos(loaded);
  return readContent({ ...loaded, problems: [...outside, ...broken, ...loaded.problems] });
}

function findReservedNames(): ContentProblem[] {
  const isInPublic = (name: string) => existsSync(path.join(process.cwd(), 'public', name));
  const names = [...RESERVED.split(' '), ...PAGES].filter(isInPublic);
  const problem = 'este nome já é de uma parte do próprio site.';
  const fix = 'dê outro nome, ou apague.';
  return names.map((name) => ({ file: `public/${name}`, received: name, problem, fix }));
}

/** Validates the environment variables that set the site's address. */
function findInvalidSettings({ BASE_PATH = '', SITE_URL = '' } = process.env): ContentProblem[] {
  const folder = BASE_PATH.match(/[\w.~-]+/g)?.join('/');
  const host = SITE_URL.match(/[^/\s:]+\.[^/\s]+/) ?? 'www.suabarbearia.com.br';
  const invalidPath = {
    file: 'BASE_PATH',
    received: BASE_PATH,
    problem: 'a pasta do site é como /barbearia: sem barra no fim, espaço ou acento.',
    fix: folder ? `escreva "BASE_PATH=/${folder}".` : 'apague o ajuste BASE_PATH.',
  };
  const invalidUrl = {
    file: 'SITE_URL',
    received: SITE_URL,
    problem: 'o endereço do site vai de https:// até o fim do domínio.',
    fix: `escreva "SITE_URL=https://${host}"; a pasta, se houver, vai em BASE_PATH.`,
  };
  return [
    ...(/^(\/[\w.~-]+)*$/.test(BASE_PATH) ? [] : [invalidPath]),
    ...(/^(https?:\/\/[^/\s]+\/?)?$/.test(SITE_URL) ? [] : [invalidUrl]),
  ];
}
