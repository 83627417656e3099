import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Route, test } from '@playwright/test';
import { lookup } from 'mrmime';
import { readSite } from '../../build/site-folder';
import { SITES } from '../build-sites';

const SITE = 'https://dono.github.io/barbearia/';
const SHOP = '__tests__/fixtures/shop';
const TOKEN = 'github_pat_segredo';

const read = (path: string) => readFileSync(path.replace('content', SHOP), 'utf8');

test('without https, a sentence says what to do; with it, a changed price is one changed line', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  const site = readSite(SITES.fixture.OUT_DIR);
  const commits: string[] = [];
  const elsewhere: string[] = [];
  // What the page's CSP blocks does not come this far.
  await page.route('**/*', (route) => {
    const url = route.request().url().replace('http://barbearia.example/', SITE);
    const name = url.replace(SITE, '').replace(/^admin$/, 'admin.html');
    const body = site.get(name);
    if (url.startsWith('https://api.github.com/')) {
      return answerAsGitHub(route, commits);
    }
    if (!url.startsWith(SITE)) {
      elsewhere.push(url);
    }
    return body ? route.fulfill({ body, contentType: lookup(name) }) : route.abort();
  });
  await page.setViewportSize({ width: 390, height: 3000 }); // Fields out of sight are not drawn.

  await page.goto('http://barbearia.example/admin'); // Browsers lack what it needs there.
  await expect(page.locator('p')).toHaveText(/^Escreva o endereço com https:/);

  await page.goto(`${SITE}admin`);
  await page.getByRole('button', { name: 'Entrar Usando Token de Acesso' }).click();
  await page.getByRole('textbox', { name: 'Token de Acesso Pessoal' }).fill(TOKEN);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('treeitem', { name: 'Serviços e preços' }).click();
  await page.getByRole('button', { name: 'Expandir', exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Preço' }).fill('45');
  await page.getByRole('button', { name: 'Salvar' }).click();

  const changed = read('content/services.yaml').replace('price: 37,50', "price: '45'");
  await expect.poll(() => commits).toEqual(['content/services.yaml', changed]);
  expect(elsewhere).toEqual([]);
});

/** Answers for the repository `dono/barbearia`. The id of a text is its path in hexadecimal. */
function answerAsGitHub(route: Route, commits: string[]) {
  const { query = '', variables } = route.request().postDataJSON() ?? {};
  if (route.request().headers().authorization !== `token ${TOKEN}`) {
    return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
  }
  for (const { path, contents } of variables?.input?.fileChanges.additions ?? []) {
    commits.push(path, Buffer.from(contents, 'base64').toString());
  }
  const ref = { target: { oid: 'a', history: { nodes: [{ oid: 'a', author: {} }] } } };
  const find = (id?: string) => (id ? { text: read(`${Buffer.from(id, 'hex')}`) } : ref);
  const aliases = query.matchAll(/(\w+): (?:object\(oid: "(\w+)"|ref)/g);
  const asked = Array.from<string[], unknown[]>(aliases, ([, alias, id]) => [alias, find(id)]);
  const repository = { defaultBranchRef: { name: 'main' }, ref, ...Object.fromEntries(asked) };
  const paths = readdirSync(SHOP).map((name) => `content/${name}`);
  // Every answer at once: Sveltia CMS takes from it what it has asked for.
  const json = {
    login: 'dona',
    tree: paths.map((path) => ({ type: 'blob', path, sha: Buffer.from(path).toString('hex') })),
    data: { repository, createCommitOnBranch: { commit: { oid: 'b' } } },
  };
  return route.fulfill({ json });
}
