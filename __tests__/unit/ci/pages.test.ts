/** @jest-environment node */
import { runWithGitHub } from './fake-gh';

const endpoint = 'repos/dona/salao/pages';

test.each([
  ['https://dona.github.io/salao/', 'https://dona.github.io', '/salao'],
  ['https://dona.github.io/', 'https://dona.github.io', ''],
  // Before its certificate is there, Pages answers with http: for a domain of one's own.
  ['http://www.salao.com.br/', 'https://www.salao.com.br', ''],
])('published at %s, the site is built for it, always with https', (html_url, origin, folder) => {
  const answers = { [endpoint]: { build_type: 'workflow', html_url } };
  expect(runWithGitHub('pages.mjs', answers)).toEqual({
    output: `address=${origin}${folder}/\n`,
    environment: `SITE_URL=${origin}\nBASE_PATH=${folder}\n`,
  });
});

test.each([
  ['off', {}],
  ['of the older kind', { [endpoint]: { build_type: 'legacy', html_url: 'https://a.b/' } }],
])('where Pages is %s, the site is built for its own address', (_what, answers) => {
  expect(runWithGitHub('pages.mjs', answers)).toEqual({ output: '', environment: '' });
});
