import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { lookup } from 'mrmime';
import sharp from 'sharp';
import { parse } from 'yaml';
import { readSite } from '../../build/site-folder';
import { findSiteFolder, SITES } from '../build-sites';
import { expect, test } from './fixtures';
import { GITHUB_API, GitHubRepository, TOKEN } from './github-repository';

/** No server has this URL. `serveSite` answers the requests with the fixture shop's site. */
const SITE_URL = 'https://dono.github.io/barbearia/';

const SHOP = SITES.fixture.CONTENT_DIR;

const SERVICES = 'content/services.yaml';
const GALLERY = 'content/gallery.yaml';
const TEAM = 'content/team.yaml';

/**
 * Sveltia CMS requests fonts and GitHub's status. The CSP of `/admin` blocks these requests, and the form works without
 * them.
 */
const BLOCKED_BY_CSP =
  /^(console error|failed request): .*https:\/\/(www\.githubstatus\.com|cdn\.jsdelivr\.net\/fontsource)\//;

/** The shop's owner edits the site in this form, which runs Sveltia CMS and saves to GitHub. */
test.describe('the owner’s form at /admin', { tag: ['@desktop', '@chromium'] }, () => {
  test.use({ tolerated: BLOCKED_BY_CSP });
  test.describe.configure({ timeout: 120_000 }); // Sveltia CMS is large, and a busy machine takes long to start it.

  test('saving a new price changes one line of its file, and sends requests only to GitHub', async ({
    page,
    context,
  }) => {
    const { repository, otherRequests } = await serveSite(context);
    const before = readFileSync(`${SHOP}/services.yaml`, 'utf8');
    await openForm(page, 'Serviços e preços');
    await savePrice(page, { service: 'Corte na tesoura', price: '45' });

    await expect.poll(() => repository.savedPaths).toEqual([SERVICES]);
    // The form saves a price as text, so it quotes what YAML would read as a number.
    const after = before.replace('price: 37,50', "price: '45'");
    expect(`${repository.read(SERVICES)}`).toBe(after);
    expect(otherRequests).toEqual([]);
  });

  // Tabs share a cache, so saving in an older tab would undo what a newer one has saved.
  test('the form closes in the first tab when it’s opened in a second', async ({
    page,
    context,
  }) => {
    await serveSite(context);
    await openForm(page, 'Serviços e preços');
    const secondTab = await context.newPage();
    await secondTab.goto(`${SITE_URL}admin`);
    await expect(page.locator('body')).toHaveText(/^Este formulário foi aberto em outra aba/);
  });

  test('two photos of the same name are saved as two files', async ({ page, context }) => {
    await page.clock.setFixedTime('2026-03-04T12:00:00-03:00'); // The form puts the time into names.
    const { repository } = await serveSite(context);
    await openForm(page, 'Galeria de fotos');
    for (const colour of ['red', 'blue']) {
      await addItem(page);
      await browse(page);
      await choosePhoto(page, await drawPhoto(colour));
      await describePhoto(page, colour);
    }
    await page.getByRole('button', { name: 'Salvar' }).click();

    await expect.poll(() => repository.savedPaths).toContain(GALLERY);
    expect(await findColour(repository, 'red')).toBe('red');
    expect(await findColour(repository, 'blue')).toBe('blue');
  });

  test('a photo is saved without its location, and at most 2560 px wide', async ({
    page,
    context,
  }) => {
    const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
      .jpeg();
    const { repository } = await serveSite(context);
    await openForm(page, 'Galeria de fotos');
    await addItem(page);
    await browse(page);
    await choosePhoto(page, await photo.toBuffer());
    await describePhoto(page, 'Parede');
    await page.getByRole('button', { name: 'Salvar' }).click();

    await expect.poll(() => repository.savedPaths).toContain(GALLERY);
    const [photoPath = ''] = repository.savedPaths.filter((saved) => saved !== GALLERY);
    const metadata = await sharp(repository.read(photoPath)).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 2560, height: 1920 });
    expect(metadata.exif).toBeUndefined();
  });

  test('a portrait can’t be saved before the form has converted it', async ({ page, context }) => {
    const { repository } = await serveSite(context);
    await openForm(page, 'Equipe');
    await page.getByRole('button', { name: 'Expandir', exact: true }).first().click();
    await page.getByRole('button', { name: 'Replace Image' }).click();
    await choosePhoto(page, await drawPhoto('red', 4000));
    await page.keyboard.press('Control+S');
    await page.getByRole('button', { name: 'Salvar' }).click(); // Waits until it's visible.

    await expect.poll(() => repository.savedPaths).toContain(TEAM);
    const { team } = parse(`${repository.read(TEAM)}`);
    expect(team[0].image).toMatch(/^\/photos\/image-\w+\.webp$/);
  });

  // It would keep its name, and two photos of the same name would become one file.
  test('the form takes no dropped file', async ({ page, context }) => {
    await serveSite(context);
    await openForm(page, 'Galeria de fotos');
    await addItem(page);
    await dropFile(page, page.getByRole('button', { name: 'Procurar' }), `${SHOP}/photos/ze.jpg`);
    await expect(page.getByRole('button', { name: 'Procurar' })).toBeEnabled();
  });

  test('the form doesn’t start in another page’s frame', async ({ page, context }) => {
    await serveSite(context);
    await page.setContent(`<iframe src="${SITE_URL}admin">`);
    const form = page.frameLocator('iframe').locator('body');
    await expect(form).toHaveText(/^Este formulário não abre dentro de outra página/);
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

async function savePrice(page: Page, { service, price }: { service: string; price: string }) {
  const { services } = parse(readFileSync(`${SHOP}/services.yaml`, 'utf8'));
  const position = services.findIndex(({ title }: { title: string }) => title === service);
  const expandButtons = page.getByRole('button', { name: 'Expandir', exact: true });
  await expandButtons.nth(position).click();
  await page.getByRole('textbox', { name: 'Preço' }).fill(price);
  await page.getByRole('button', { name: 'Salvar' }).click();
}

async function addItem(page: Page) {
  const add = page.getByRole('button', { name: /^Adicionar .*Foto/ });
  await add.last().click();
}

/** Only a new item, which has no photo yet, has this button. */
async function browse(page: Page) {
  await page.getByRole('button', { name: 'Procurar' }).click();
}

/** Waits until the form has read every photo, then fills in the last one's description. */
async function describePhoto(page: Page, alt: string) {
  const descriptions = page.getByRole('textbox', { name: 'O que a foto mostra' });
  const names = page.getByText(/\w\.webp$/);
  // The form needs a few seconds to convert a large photo.
  await expect(names).toHaveCount(await descriptions.count(), { timeout: 30_000 });
  await descriptions.last().fill(alt);
}

/** Names the file `image.jpg`, because that's the name of every photo that's chosen on an iPhone. */
async function choosePhoto(page: Page, buffer: Buffer) {
  const dialog = page.getByRole('dialog');
  const chooserOpens = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  const chooser = await chooserOpens;
  await chooser.setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Inserir' }).click();
}

/** Drops a file of this machine, as a mouse does: Sveltia CMS can't read the files of an event that a script made. */
async function dropFile(page: Page, target: Locator, file: string) {
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
  const data = { items: [], files: [path.resolve(file)], dragOperationsMask: 1 };
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
  }
}

function drawPhoto(background: string, width = 800): Promise<Buffer> {
  return sharp({ create: { width, height: 0.75 * width, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Finds the gallery's photo by its alternative text, and returns the colour of the saved file. */
async function findColour(repository: GitHubRepository, alt: string) {
  const { gallery } = parse(`${repository.read(GALLERY)}`);
  const { src } = gallery.find((photo: { alt: string }) => photo.alt === alt);
  const { dominant } = await sharp(repository.read(`content${src}`)).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

/**
 * Answers requests to the site and to GitHub's API. `otherRequests` grows during the test, but never contains what the
 * CSP blocks, because the browser doesn't send it.
 */
async function serveSite(context: BrowserContext) {
  const site = readSite(findSiteFolder('fixture'));
  const repository = new GitHubRepository(SHOP);
  const otherRequests: string[] = [];
  await context.route('**/*', async (route) => {
    const url = route.request().url();
    if (url.startsWith(GITHUB_API)) {
      await repository.answer(route);
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
  return { repository, otherRequests };
}
