import { existsSync } from 'node:fs';
import { type Content, readContent } from '../content';
import { assertPhotos } from '../derive/pictures/assert-photos';
import { ContentError, type ContentProblem } from '../drawer/problems';

/** What the site has under these names itself. */
const RESERVED =
  '_next 404.html admin admin.html contato.vcf desk fotos icones index.html manifest.webmanifest og.png privacidade privacidade.html robots.txt sitemap.xml termos termos.html';

/** The content, whole and with photos that open. Throws a `ContentError` that lists all that is wrong. */
export async function checkContent(): Promise<Content> {
  const results = await Promise.allSettled([
    (async () => readContent())(),
    assertPhotos(),
    (async () => assertSettings(process.env))(),
  ]);
  const problems = results.flatMap((result): readonly ContentProblem[] => {
    if (result.status === 'rejected' && !(result.reason instanceof ContentError)) {
      throw result.reason;
    }
    return result.status === 'rejected' ? result.reason.problems : [];
  });
  const [content] = results;
  if (problems.length > 0 || content.status === 'rejected') {
    throw new ContentError(problems);
  }
  return content.value;
}

/** What the host says of the site's address, and what lies in `public/`. */
function assertSettings({ BASE_PATH = '', SITE_URL = '' }: NodeJS.ProcessEnv) {
  const problems: ContentProblem[] = RESERVED.split(' ')
    .filter((name) => existsSync(`public/${name}`))
    .map((name) => ({
      file: `public/${name}`,
      received: name,
      problem: 'este nome já é de uma parte do próprio site.',
      fix: 'dê outro nome, ou apague.',
    }));
  const folder = BASE_PATH.replace(/^\/+|\/+$/g, '');
  if (BASE_PATH !== '' && !/^(\/[\w.~-]+)+$/.test(BASE_PATH)) {
    const fix = folder ? `escreva BASE_PATH=/${folder}` : 'apague o ajuste BASE_PATH';
    const problem = 'a pasta do site começa com uma barra, e não termina com outra.';
    problems.push({ file: 'BASE_PATH', received: BASE_PATH, problem, fix: `${fix}.` });
  }
  if (SITE_URL !== '' && !/^https?:\/\/[^/\s]+\/?$/.test(SITE_URL)) {
    const [host = ''] = SITE_URL.replace(/^\w*:?\/+/, '').split('/');
    const fix = `escreva SITE_URL=https://${host}; a pasta, se houver, vai em BASE_PATH.`;
    const problem = 'o endereço do site vai de https:// até o fim do domínio.';
    problems.push({ file: 'SITE_URL', received: SITE_URL, problem, fix });
  }
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
}
