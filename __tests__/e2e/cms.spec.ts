import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { lookup } from 'mrmime';
import sharp from 'sharp';
import { parse } from 'yaml';
import { readSite } from '../../build/site-folder';
import { SITES } from '../build-sites';
import { expect, test } from './fixtures';

/** No server has this URL. `serveSite` answers the requests with the fixture shop's site. */
const SITE_URL = 'https://dono.github.io/barbearia/';

/** The owner's form can't run without https, because browsers then lack Web Locks and Web Crypto. */
const INSECURE_URL = 'http://barbearia.example/';

const SHOP = '__tests__/fixtures/shop';
const TOKEN = 'github_pat_segredo';

/** Reads a file of the fixture shop by its path in the owner's repository, such as `content/shop.yaml`. */
function readShopFile(path: string): string {
  return readFileSync(path.replace('content', SHOP), 'utf8');
}

/**
 * Sveltia CMS requests fonts and GitHub's status. The CSP of `/admin` blocks these requests, and the form works without
 * them.
 */
const BLOCKED_BY_CSP =
  /^(console error|failed request): .*https:\/\/(www\.githubstatus\.com|cdn\.jsdelivr\.net\/fontsource)\//;

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

async function addItem(page: Page) {
  const add = page.getByRole('button', { name: /^Adicionar .*Foto/ });
  await add.last().click();
}

/** Waits until the form has read every photo, then fills in the last one's description. */
async function describePhoto(page: Page, alt: string) {
  const descriptions = page.getByRole('textbox', { name: 'O que a foto mostra' });
  const names = page.getByText(/\w\.webp$/);
  // The form needs a few seconds to convert a large photo.
  await expect(names).toHaveCount(await descriptions.count(), { timeout: 30_000 });
  await descriptions.last().fill(alt);
}

/** Only an item without a photo has this button. */
function browseButtons(page: Page) {
  return page.getByRole('button', { name: 'Procurar' });
}

/** Names the file `image.jpg`, because that's the name of every photo that's chosen on an iPhone. */
async function choosePhoto(page: Page, buffer: Buffer) {
  await browseButtons(page).click();
  const dialog = page.getByRole('dialog');
  const chooserOpens = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  const chooser = await chooserOpens;
  await chooser.setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Inserir' }).click();
}

/** Drags two files at once. The form only takes the first one in the alphabet, `fachada.jpg`. */
async function dragPhoto(page: Page, photo: Buffer) {
  const folder = savePhoto(photo);
  await drop(page, [path.join(folder, 'fachada.jpg'), path.resolve(`${SHOP}/photos/ze.jpg`)]);
}

async function dragFolder(page: Page, photo: Buffer) {
  await drop(page, [savePhoto(photo)]);
}

/** Returns the path of a new folder with the photo in it. */
function savePhoto(photo: Buffer): string {
  const folder = mkdtempSync(test.info().outputPath('photo-'));
  writeFileSync(path.join(folder, 'fachada.jpg'), photo);
  return folder;
}

async function drop(page: Page, files: string[]) {
  const { x, y, width, height } = await browseButtons(page).evaluate((button) =>
    button.getBoundingClientRect().toJSON(),
  );
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items: [], files, dragOperationsMask: 1 },
    });
  }
}

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

async function findColour(saved: readonly SavedFile[], alt: string) {
  const findSaved = (file: string) => saved.find(({ path }) => path === file);
  const { gallery } = parse(`${findSaved('content/gallery.yaml')?.bytes}`);
  const { src } = gallery.find((photo: { alt: string }) => photo.alt === alt);
  const photoFile = findSaved(`content${src}`);
  const { dominant } = await sharp(photoFile?.bytes).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

/**
 * Answers requests to the site and to GitHub's API. The returned lists grow during the test. `otherRequests` doesn't
 * have requests that the CSP blocks, because the browser never sends them.
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
 * Simulates GitHub's API. Sveltia CMS first asks for each file's id, then for the text of the file with this id. In
 * these tests, a file's id is its path in hexadecimal digits.
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
  // One answer is enough for all requests, because Sveltia CMS ignores data that it didn't ask for.
  await route.fulfill({
    json: {
      login: 'dona',
      tree: paths.map((path) => ({ type: 'blob', path, sha: Buffer.from(path).toString('hex') })),
      data: { repository: answerQuery(query), createCommitOnBranch: { commit: { oid: 'b' } } },
    },
  });
}

/** Matches the aliases in a GraphQL query, such as `file1: object(oid: "…"`. The branch's alias has no id. */
const ALIAS = /(\w+):\s+(?:object\(oid: "(\w+)"|ref)/g;

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
