/** @jest-environment node */
import { runWithGitHub } from './fake-gh';

const endpoint = 'repos/dona/salao/pages';

test.each([
  ['https://dona.github.io/salao/', 'https://dona.github.io', '/salao'],
  ['https://dona.github.io/', 'https://dona.github.io', ''],
  // GitHub reports a custom domain with http: until its certificate is issued.
  ['http://www.salao.com.br/', 'https://www.salao.com.br', ''],
])('published at %s, the site is built for that URL with https', (html_url, origin, folder) => {
  const answers = { [endpoint]: { build_type: 'workflow', html_url } };
  expect(runWithGitHub('pages.mjs', answers)).toEqual({
    output: `address=${origin}${folder}/\n`,
    environment: `SITE_URL=${origin}\nBASE_PATH=${folder}\n`,
  });
});

test.each([
  ['off', {}],
  ['published from a branch', { [endpoint]: { build_type: 'legacy', html_url: 'https://a.b/' } }],
])('if Pages is %s, the build gets no URL', (_what, answers) => {
  expect(runWithGitHub('pages.mjs', answers)).toEqual({ output: '', environment: '' });
});
