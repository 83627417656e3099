import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { buildDesk } from '../../desk/build-desk';
import { MENU } from '../../desk/form';
import { type Content, readContent } from '../../model/content';
import { placeOf, type Subject } from '../../model/drawer/drawer';
import { GitHost } from './git-host';

// The owner's form on a phone and on a desk, with GitHub's part played on this machine.

const SHOP = '__tests__/fixtures/shops/jatoba';
const TOKEN = 'segredo';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

let desk: Map<string, Buffer>;

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  desk = await buildDesk('dono/barbearia', '');
});

test('on a phone, what the owner changes is committed, and nothing else', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const host = new GitHost(SHOP, TOKEN);
  const form = new Form(page, host);
  const before = readShop(host);

  await test.step('signs in by token', () => form.signIn());

  await test.step('changes a price', async () => {
    await form.open('services');
    await form.expandFirst();
    await form.fill('Preço', '1.200');
    await form.refuse();
    await form.fill('Preço', '57,50');
    expect(await form.save('services')).toEqual({
      removed: [`    price: ${before.services[0]?.price.amount}`],
      added: ['    price: 57,50'],
    });
  });

  await test.step('adds a special day', async () => {
    await form.open('openingHours');
    await page.getByRole('button', { name: /Adicionar .*Data/ }).click();
    await form.fill('Data', '24/12/2026');
    await form.fill('Horário', 'de manhã');
    await form.fill('Motivo', 'Véspera');
    await form.refuse();
    await form.fill('Horário', '9h às 13h');
    expect(await form.save('openingHours')).toEqual({
      removed: [],
      added: ['  - date: 24/12/2026', '    hours: 9h às 13h', '    note: Véspera'],
    });
  });

  await test.step('replaces a photo', async () => {
    await form.open('gallery');
    await form.expandFirst();
    await page.getByRole('button', { name: 'Replace Image' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
    // Its bytes: by its path, a Chromium whose locale is C opens nothing under a folder like `São`.
    const buffer = readFileSync('__tests__/fixtures/shops/vasconcelos/photos/fachada.jpg');
    await (await chooser).setFiles({ name: 'fachada.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Inserir' }).click();
    expect(await form.save('gallery', 'content/photos/fachada.jpg')).toEqual({
      removed: [`  - src: ${before.gallery[0]?.src}`],
      added: ['  - src: fachada.jpg'],
    });
  });

  await test.step('adds a person', async () => {
    await form.open('team');
    await page.getByRole('button', { name: /Adicionar .*Pessoa/ }).click();
    await form.fill('Nome', 'Nina Rocha');
    await form.fill('Função', 'Barbeira');
    await form.fill('Apresentação', 'Corta desde 2010: tesoura, navalha e paciência.');
    await form.save('team');
  });

  await test.step('edits a policy', async () => {
    await form.open('terms');
    await page.locator('[contenteditable=true] li').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Sempre.');
    const { removed, added } = await form.save('terms');
    expect(added).toEqual(removed.map((line) => `${line} Sempre.`));
  });

  const after = readShop(host);
  expect(after.services[0]?.price).toEqual({ amount: 57.5, isMinimum: false });
  expect(after.openingHours.specialDays.at(-1)).toEqual({
    from: '2026-12-24',
    to: '2026-12-24',
    hours: [{ opensAtMinute: 540, closesAtMinute: 780 }],
    note: 'Véspera',
  });
  expect(after.gallery[0]?.src).toBe('fachada.jpg');
  expect(after.team.map(({ name }) => name)).toEqual([before.team[0]?.name, 'Nina Rocha']);
  expect(after.team[1]?.description).toBe('Corta desde 2010: tesoura, navalha e paciência.');
  expect(after.terms.topics.length).toBe(before.terms.topics.length);
  expect(host.unanswered).toEqual([]);
  expect(form.askedElsewhere).toEqual([]);
});

test('on a wide screen, the shop is there too, also for who comes back', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  const form = new Form(page, new GitHost(SHOP, TOKEN));
  await form.signIn();
  const logo = page.locator('img[src$="icone.svg"]').first();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await form.open('services');
  await form.expandFirst();
  await form.fill('Preço', '57,50');
  await form.save('services');
  await page.reload();
  await form.open('services');
  await form.expandFirst();
  await expect(page.getByRole('textbox', { name: 'Preço', exact: true })).toHaveValue('57,50');
});

class Form {
  readonly askedElsewhere: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly host: GitHost,
  ) {}

  async signIn() {
    await this.host.answer(this.page);
    await this.page.route(/\/(admin|desk\/.+)$/, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const file = name === 'admin' ? 'admin.html' : name;
      const contentType = TYPES[path.extname(file)] ?? 'text/plain';
      return route.fulfill({ body: desk.get(file), contentType });
    });
    this.page.on('response', (response) => {
      const { hostname } = new URL(response.url());
      if (!['', 'localhost', 'api.github.com'].includes(hostname)) {
        this.askedElsewhere.push(response.url());
      }
    });
    await this.page.goto('/admin');
    await this.enter();
  }

  async enter(key = TOKEN) {
    await this.page.getByLabel('A sua chave do GitHub').fill(key);
    await this.page.getByRole('button', { name: 'Entrar' }).click();
  }

  async open(subject: Subject) {
    const [, label = ''] = MENU.find(([one]) => one === subject) ?? [];
    await this.page
      .getByRole('treeitem', { name: label })
      .or(this.page.getByRole('gridcell', { name: label }))
      .first()
      .click();
    await expect(this.page.getByRole('button', { name: 'Salvar' })).toBeVisible();
  }

  async expandFirst() {
    await this.page.getByRole('button', { name: 'Expandir', exact: true }).first().click();
  }

  async fill(label: string, value: string) {
    await this.page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }

  /** A form with a mistake says so, and saves nothing. */
  async refuse() {
    const { length } = this.host.commits;
    await this.page.getByRole('button', { name: 'Salvar' }).click();
    await expect(this.page.getByRole('alert').filter({ hasText: 'Escreva' })).toBeVisible();
    expect(this.host.commits).toHaveLength(length);
  }

  /** Saves, and tells which lines of the file are others. */
  async save(subject: Subject, ...alsoChanged: string[]) {
    const file = placeOf(subject);
    const before = this.host.read(file).toString().split('\n');
    const { length } = this.host.commits;
    // A dialog that is closing takes the first click.
    await expect(async () => {
      if (this.host.commits.length === length) {
        await this.page.getByRole('button', { name: 'Salvar' }).click({ timeout: 2_000 });
      }
      await expect.poll(() => this.host.commits.length, { timeout: 3_000 }).toBe(length + 1);
    }).toPass({ timeout: 30_000 });
    const commit = this.host.commits[length];
    expect([...(commit?.changes.keys() ?? [])].sort()).toEqual([file, ...alsoChanged].sort());
    expect(commit?.deletions).toEqual([]);
    await expect(this.page.getByRole('treeitem').first()).toBeVisible();
    const after = this.host.read(file).toString().split('\n');
    return {
      removed: before.filter((line) => !after.includes(line)),
      added: after.filter((line) => !before.includes(line)),
    };
  }
}

/** What the model understands of the repository. */
function readShop(host: GitHost): Content {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-'));
  const former = process.env.CONTENT_DIR;
  try {
    cpSync(SHOP, folder, { recursive: true });
    for (const { changes } of host.commits) {
      for (const [file, content] of changes) {
        writeFileSync(path.join(folder, path.relative('content', file)), content);
      }
    }
    process.env.CONTENT_DIR = folder;
    return readContent();
  } finally {
    process.env.CONTENT_DIR = former ?? 'content';
    rmSync(folder, { recursive: true });
  }
}
