import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, type Route, test } from '@playwright/test';
import { lookup } from 'mrmime';
import sharp from 'sharp';
import { readSite } from '../../build/site-folder';
import { SITES } from '../build-sites';

const SITE = 'https://dono.github.io/barbearia/';
const SITE_WITHOUT_HTTPS = 'http://barbearia.example/';
const SHOP = '__tests__/fixtures/shop';
const TOKEN = 'github_pat_segredo';

const chromiumOnDesktop = { tag: ['@desktop', '@chromium'] };

/** A file that the form commits, by its path in the repository. */
type SavedFile = { path: string; bytes: Buffer };

/** Reads a file of the repository, whose content is the fixture shop. */
const readRepositoryFile = (path: string) => readFileSync(path.replace('content', SHOP), 'utf8');

test('without https, a sentence says what to do', chromiumOnDesktop, async ({ page }) => {
  await serveForm(page);
  await page.goto(`${SITE_WITHOUT_HTTPS}admin`); // Browsers lack the APIs of Sveltia CMS there.
  await expect(page.locator('p')).toHaveText(/^Escreva o endereço com https:/);
});

test('saving a new price changes one line of one file', chromiumOnDesktop, async ({ page }) => {
  const saved = await serveForm(page);
  await openForm(page, 'Serviços e preços');
  await page.getByRole('button', { name: 'Expandir', exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Preço' }).fill('45');
  await page.getByRole('button', { name: 'Salvar' }).click();

  await expect.poll(() => saved.map(({ path }) => path)).toEqual(['content/services.yaml']);
  const expected = readRepositoryFile('content/services.yaml').replace(
    'price: 37,50',
    "price: '45'",
  );
  expect(saved[0]?.bytes.toString()).toBe(expected);
});

test(
  'two photos with the same name are saved as two files',
  chromiumOnDesktop,
  async ({ page }) => {
    const saved = await serveForm(page);
    await openForm(page, 'Galeria de fotos');
    await addPhoto(page, readFileSync(`${SHOP}/photos/nina.jpg`), 'Nina');
    await addPhoto(page, readFileSync(`${SHOP}/photos/ze.jpg`), 'Zé');
    await page.getByRole('button', { name: 'Salvar' }).click();

    await expect.poll(() => saved.map(({ path }) => path)).toContain('content/gallery.yaml');
    const photos = saved.filter(({ path }) => path.startsWith('content/photos/'));
    expect(photos).toHaveLength(2);
    const [first, second] = photos;
    expect(first?.path).toMatch(/^content\/photos\/image-\w+\.webp$/);
    expect(second?.path).toMatch(/^content\/photos\/image-\w+\.webp$/);
    expect(first?.path).not.toBe(second?.path);
    const gallery = saved.find(({ path }) => path === 'content/gallery.yaml')?.bytes.toString();
    expect(gallery).toContain(`src: ${first?.path.replace('content', '')}\n    alt: Nina`);
    expect(gallery).toContain(`src: ${second?.path.replace('content', '')}\n    alt: Zé`);
  },
);

test(
  'a photo from a phone is saved without its position, and no larger than a screen',
  chromiumOnDesktop,
  async ({ page }) => {
    const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
      .jpeg();
    const saved = await serveForm(page);
    await openForm(page, 'Galeria de fotos');
    await addPhoto(page, await photo.toBuffer(), 'Parede');
    await page.getByRole('button', { name: 'Salvar' }).click();

    await expect.poll(() => saved.map(({ path }) => path)).toContain('content/gallery.yaml');
    const bytes = saved.find(({ path }) => path.startsWith('content/photos/'))?.bytes;
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 2560, height: 1920 });
    expect(metadata.exif).toBeUndefined();
  },
);

/** Adds a photo that the phone calls `image.jpg` to the open form of the gallery. */
async function addPhoto(page: Page, buffer: Buffer, alt: string) {
  const names = page.getByText(/image-\w+\.webp/);
  const namesBefore = await names.count();
  const addButtons = page.getByRole('button', { name: /^Adicionar .*Foto/ });
  await addButtons.last().click();
  await page.getByRole('button', { name: 'Procurar' }).last().click();
  const dialog = page.getByRole('dialog');
  const isChooserOpen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  const chooser = await isChooserOpen;
  await chooser.setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Inserir' }).click();
  // The form converts a large photo for some seconds after the dialog has closed.
  await expect(names).toHaveCount(namesBefore + 1, { timeout: 30_000 });
  await page.getByRole('textbox', { name: 'O que a foto mostra' }).last().fill(alt);
}

/**
 * Serves the form of the fixture site to the page, before a stand-in for GitHub. Returns the list of the files that the
 * form commits, which grows with every save.
 */
async function serveForm(page: Page): Promise<SavedFile[]> {
  const site = readSite(SITES.fixture.OUT_DIR);
  const saved: SavedFile[] = [];
  // Requests that the page's CSP blocks never reach this handler.
  await page.route('**/*', (route) => {
    const url = route.request().url().replace(SITE_WITHOUT_HTTPS, SITE);
    if (url.startsWith('https://api.github.com/')) {
      return answerAsGitHub(route, saved);
    }
    const name = url.replace(SITE, '').replace(/^admin$/, 'admin.html');
    const body = site.get(name);
    expect.soft(url, 'The form asks another host.').toContain(SITE);
    return body ? route.fulfill({ body, contentType: lookup(name) }) : route.abort();
  });
  await page.setViewportSize({ width: 390, height: 3000 }); // Sveltia does not render fields out of view.
  return saved;
}

/** Signs in with a token and opens the form of one content file. */
async function openForm(page: Page, label: string) {
  await page.goto(`${SITE}admin`);
  await page.getByRole('button', { name: 'Entrar Usando Token de Acesso' }).click();
  await page.getByRole('textbox', { name: 'Token de Acesso Pessoal' }).fill(TOKEN);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('treeitem', { name: label }).click();
}

/**
 * Answers as GitHub's API for the repository `dono/barbearia`. The object id of a file is its path in hexadecimal, so
 * that a request for an object names its file.
 */
function answerAsGitHub(route: Route, saved: SavedFile[]) {
  if (route.request().headers().authorization !== `token ${TOKEN}`) {
    return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
  }
  const { query = '', variables } = route.request().postDataJSON() ?? {};
  for (const { path, contents } of variables?.input?.fileChanges.additions ?? []) {
    saved.push({ path, bytes: Buffer.from(contents, 'base64') });
  }
  const ref = { target: { oid: 'a', history: { nodes: [{ oid: 'a', author: {} }] } } };
  const answerFor = (id?: string) =>
    id ? { text: readRepositoryFile(Buffer.from(id, 'hex').toString()) } : ref;
  const answers: Record<string, unknown> = {};
  for (const [, alias = '', id] of query.matchAll(/(\w+): (?:object\(oid: "(\w+)"|ref)/g)) {
    answers[alias] = answerFor(id);
  }
  const repository = { defaultBranchRef: { name: 'main' }, ref, ...answers };
  const paths = readdirSync(SHOP).map((name) => `content/${name}`);
  // One response serves every request: Sveltia CMS takes from it what it has asked for.
  const json = {
    login: 'dona',
    tree: paths.map((path) => ({ type: 'blob', path, sha: Buffer.from(path).toString('hex') })),
    data: { repository, createCommitOnBranch: { commit: { oid: 'b' } } },
  };
  return route.fulfill({ json });
}
