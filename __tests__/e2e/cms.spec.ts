import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { lookup } from 'mrmime';
import sharp from 'sharp';
import { parse } from 'yaml';
import { readSite } from '../../build/site-folder';
import { SITES } from '../build-sites';
import { expect, test } from './fixtures';

/** Where these tests open the fixture shop's site. `serveSite` answers with the built files. */
const SITE_URL = 'https://dono.github.io/barbearia/';

/** Without https, browsers lack the locks and the cryptography that the owner's form needs. */
const INSECURE_URL = 'http://barbearia.example/';

const SHOP = '__tests__/fixtures/shop';
const TOKEN = 'github_pat_segredo';

/** Reads a file of the fixture shop by its path in the owner's repository, such as `content/shop.yaml`. */
function readShopFile(path: string): string {
  return readFileSync(path.replace('content', SHOP), 'utf8');
}

/**
 * Matches the problems that the CSP of `/admin` causes by blocking requests. Sveltia CMS asks for fonts and for
 * GitHub's status, and works without them.
 */
const BLOCKED_BY_CSP =
  /^(console error|failed request): .*https:\/\/(www\.githubstatus\.com|cdn\.jsdelivr\.net\/fontsource)\//;

/** A file that the owner's form commits, with its path in the repository. */
type SavedFile = { path: string; bytes: Buffer };

test.describe('at /admin', { tag: ['@desktop', '@chromium'] }, () => {
  test.use({ tolerated: BLOCKED_BY_CSP });

  test('without https, the owner’s form asks for a URL with https', async ({ page }) => {
    await serveSite(page);
    await page.goto(`${INSECURE_URL}admin`);
    await expect(page.locator('p')).toHaveText(/^Escreva o endereço com https:/);
  });

  test('the owner’s form saves a price by changing one line, with requests to the site and GitHub only', async ({
    page,
  }) => {
    const { saved, otherRequests } = await serveSite(page);
    await openForm(page, 'Serviços e preços');
    await page.getByRole('button', { name: 'Expandir', exact: true }).first().click();
    await page.getByRole('textbox', { name: 'Preço' }).fill('45');
    await page.getByRole('button', { name: 'Salvar' }).click();

    const path = 'content/services.yaml';
    const text = readShopFile(path).replace('price: 37,50', "price: '45'");
    await expect.poll(() => saved.map((file) => file.path)).toEqual([path]);
    expect(`${saved[0]?.bytes}`).toBe(text);
    expect(otherRequests).toEqual([]);
  });

  for (const [title, addPhoto] of [
    ['chosen photos', choosePhoto],
    ['dragged photos', dragPhoto],
    ['photos in dragged folders', dragFolder],
    ['pasted photos', pastePhoto],
  ] as const) {
    test(`the owner’s form saves two ${title} as two files, whatever their names`, async ({
      page,
    }) => {
      const { saved } = await serveSite(page);
      await openForm(page, 'Galeria de fotos');
      for (const colour of ['red', 'blue']) {
        await addItem(page);
        await addPhoto(page, await drawPhoto(colour));
        await describePhoto(page, colour);
      }
      await page.getByRole('button', { name: 'Salvar' }).click();

      await expect.poll(() => saved.map(({ path }) => path)).toContain('content/gallery.yaml');
      expect(await findColour(saved, 'red')).toBe('red');
      expect(await findColour(saved, 'blue')).toBe('blue');
    });
  }

  test('the owner’s form strips the location from a photo, and reduces it to a width of 2560 px', async ({
    page,
  }) => {
    const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
      .jpeg();
    const { saved } = await serveSite(page);
    await openForm(page, 'Galeria de fotos');
    await addItem(page);
    await choosePhoto(page, await photo.toBuffer());
    await describePhoto(page, 'Parede');
    await page.getByRole('button', { name: 'Salvar' }).click();

    await expect.poll(() => saved.map(({ path }) => path)).toContain('content/gallery.yaml');
    const bytes = saved.find(({ path }) => path.startsWith('content/photos/'))?.bytes;
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 2560, height: 1920 });
    expect(metadata.exif).toBeUndefined();
  });
});

/** Signs in with a token, and opens a content file's form by its label. */
async function openForm(page: Page, label: string) {
  // Sveltia CMS only draws fields that are on the screen, so the screen is as high as the form.
  await page.setViewportSize({ width: 390, height: 3000 });
  await page.goto(`${SITE_URL}admin`);
  await page.getByRole('button', { name: 'Entrar Usando Token de Acesso' }).click();
  await page.getByRole('textbox', { name: 'Token de Acesso Pessoal' }).fill(TOKEN);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('treeitem', { name: label }).click();
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible();
}

/** Adds an item, still without a photo, to the gallery's form. */
async function addItem(page: Page) {
  const add = page.getByRole('button', { name: /^Adicionar .*Foto/ });
  await add.last().click();
}

/** Waits until every open item has its photo, then says what the last one shows. */
async function describePhoto(page: Page, alt: string) {
  const descriptions = page.getByRole('textbox', { name: 'O que a foto mostra' });
  const names = page.getByText(/\w\.webp$/);
  // Converting a large photo takes the form some seconds.
  await expect(names).toHaveCount(await descriptions.count(), { timeout: 30_000 });
  await descriptions.last().fill(alt);
}

/** The buttons to choose a photo, which only fields without one have. */
function browseButtons(page: Page) {
  return page.getByRole('button', { name: 'Procurar' });
}

/** Chooses a photo for the item without one. The file is called `image.jpg`, as every photo chosen on an iPhone is. */
async function choosePhoto(page: Page, buffer: Buffer) {
  await browseButtons(page).click();
  const dialog = page.getByRole('dialog');
  const chooserOpens = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  const chooser = await chooserOpens;
  await chooser.setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Inserir' }).click();
}

/** Drags a photo and another file onto one item, which takes the alphabetically first file. */
async function dragPhoto(page: Page, photo: Buffer) {
  const folder = savePhoto(photo);
  await drop(page, [path.join(folder, 'fachada.jpg'), path.resolve(`${SHOP}/photos/ze.jpg`)]);
}

async function dragFolder(page: Page, photo: Buffer) {
  await drop(page, [savePhoto(photo)]);
}

/** Saves a photo as `fachada.jpg` in a new folder, and returns the folder's path. */
function savePhoto(photo: Buffer): string {
  const folder = mkdtempSync(test.info().outputPath('photo-'));
  writeFileSync(path.join(folder, 'fachada.jpg'), photo);
  return folder;
}

/** Drops files or folders onto the item without a photo. */
async function drop(page: Page, files: string[]) {
  const { x, y, width, height } = await browseButtons(page).evaluate((button) =>
    button.getBoundingClientRect().toJSON(),
  );
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items: [], files, dragOperationsMask: 1 },
    });
  }
}

/** Copies a photo and pastes it into the item without one. */
async function pastePhoto(page: Page, photo: Buffer) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const png = await sharp(photo).png().toBuffer();
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = new Blob([bytes], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
  }, png.toString('base64'));
  await page.getByRole('button', { name: 'Colar Imagem' }).click();
}

function drawPhoto(background: string): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Finds the colour of the saved photo whose alternative text in the saved gallery is `alt`. */
async function findColour(saved: readonly SavedFile[], alt: string) {
  const { gallery } = parse(`${saved.find(({ path }) => path === 'content/gallery.yaml')?.bytes}`);
  const { src } = gallery.find((photo: { alt: string }) => photo.alt === alt);
  const file = saved.find(({ path }) => path === `content${src}`);
  const { dominant } = await sharp(file?.bytes).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

/**
 * Serves the fixture shop's site and GitHub's API. Returns two lists that grow during the test: the files that the form
 * saves, and the URLs of requests to other hosts. Requests that the CSP blocks are never sent, so they aren't listed.
 */
async function serveSite(page: Page) {
  const site = readSite(SITES.fixture.OUT_DIR);
  const saved: SavedFile[] = [];
  const otherRequests: string[] = [];
  await page.route('**/*', async (route) => {
    const url = route.request().url().replace(INSECURE_URL, SITE_URL);
    if (url.startsWith('https://api.github.com/')) {
      await answerAsGitHub(route, saved);
      return;
    }
    if (!url.startsWith(SITE_URL)) {
      otherRequests.push(url);
    }
    const name = url.replace(SITE_URL, '').replace(/^admin$/, 'admin.html');
    const body = site.get(name);
    if (body) {
      await route.fulfill({ body, contentType: lookup(name) });
    } else {
      await route.abort();
    }
  });
  return { saved, otherRequests };
}

/**
 * Answers as GitHub's API would for the repository `dono/barbearia`. Sveltia CMS first asks for each file's id, then
 * for the text with this id. Here, a file's id is its path in hexadecimal digits.
 */
async function answerAsGitHub(route: Route, saved: SavedFile[]) {
  if (route.request().headers().authorization !== `token ${TOKEN}`) {
    await route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
    return;
  }
  const { query = '', variables } = route.request().postDataJSON() ?? {};
  for (const { path, contents } of variables?.input?.fileChanges.additions ?? []) {
    saved.push({ path, bytes: Buffer.from(contents, 'base64') });
  }
  const paths = readdirSync(SHOP).map((name) => `content/${name}`);
  // One answer for every request, as Sveltia CMS ignores data that it didn't ask for.
  await route.fulfill({
    json: {
      login: 'dona',
      tree: paths.map((path) => ({ type: 'blob', path, sha: Buffer.from(path).toString('hex') })),
      data: { repository: answerQuery(query), createCommitOnBranch: { commit: { oid: 'b' } } },
    },
  });
}

/** Matches an alias in a GraphQL query. One for a file's text has the file's id, and one for the branch has no id. */
const ALIAS = /(\w+):\s+(?:object\(oid: "(\w+)"|ref)/g;

/** Answers a GraphQL query whose aliases each ask for a file's text or the branch's last commit. */
function answerQuery(query: string): Record<string, unknown> {
  const lastCommit = { oid: 'a', author: { name: 'Dona' }, committedDate: '2026-03-04T15:00:00Z' };
  const ref = { target: { oid: 'a', history: { nodes: [lastCommit] } } };
  const answer: Record<string, unknown> = { defaultBranchRef: { name: 'main' }, ref };
  for (const [, alias = '', id] of query.matchAll(ALIAS)) {
    if (id === undefined) {
      answer[alias] = ref;
    } else {
      const path = Buffer.from(id, 'hex').toString();
      answer[alias] = { text: readShopFile(path) };
    }
  }
  return answer;
}
