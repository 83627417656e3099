import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buildCms } from '../../cms/build-cms';
import { FORMS } from '../../cms/forms';
import { contentPath, type FileId } from '../../model/content-files/files';
import { SHOPS } from '../fixtures/shops';
import { GitHost } from './fake-github';
import { attachScreenshot } from './fixtures';

// The CMS on a phone and on a desktop, with a fake GitHub.

const SHOP = SHOPS.jatoba;
const TOKEN = 'segredo';
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** The file header of an iPhone's photos. */
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(1000),
]);

const ENGLISH =
  /\b(the|with|this|your|save|show|error|entry|changed?|reload|failed|fetch|image|replace|slug|backlinks|item options|_default|bad|credentials|later|language)\b/i;

const test = base.extend({
  page: async ({ page }, use, info) => {
    await use(page);
    await attachScreenshot(page, info);
  },
});

let cms: Map<string, Buffer>;

// An English phone: the CMS must still be in Portuguese. Animations would slow the tests down.
const PHONE = { width: 390, height: 844 };
test.use({ locale: 'en-US', viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  cms = await buildCms('dono/barbearia');
});

test('on a phone, only what the owner changes is committed', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  const host = new GitHost(SHOP, TOKEN);
  const form = new Form(page, host);

  await test.step('signs in by token', () => form.signIn());

  await test.step('changes a price', async () => {
    await form.open('services');
    await form.expand();
    await form.fill('Preço', '1.200');
    await form.expectSaveError('não dá para saber se são milhares ou centavos');
    await form.fill('Preço', '57,50');
    expect(await form.save('services')).toEqual({
      removed: ['    price: 40'],
      added: ['    price: 57,50'],
    });
  });

  await test.step('shows which form is open, and no English text', async () => {
    await form.open('services');
    const title = page.getByRole('heading', { name: 'Serviços e preços', level: 1 });
    // Nothing covers it.
    await title.click({ trial: true });
    for (const button of ['Mostrar Opções do Editor', 'Mostrar Mais Opções', 'Opções do Item']) {
      await page.getByRole('button', { name: button }).first().click();
      expect(await form.readEnglish()).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Cancelar Edição' }).click();
  });

  await test.step('adds a special day', async () => {
    await form.open('openingHours');
    await page.getByRole('button', { name: /Adicionar .*Data/ }).click();
    await form.fill('Data', '24/12/2026');
    await form.fill('Horário', 'de manhã');
    await form.fill('Motivo', 'Véspera');
    await form.expectSaveError('isto não é um horário');
    await form.fill('Horário', '9h às 13h');
    expect(await form.save('openingHours')).toEqual({
      removed: [],
      added: ['  - date: 24/12/2026', '    hours: 9h às 13h', '    note: Véspera'],
    });
  });

  await test.step('adds a person', async () => {
    await form.open('team');
    await page.getByRole('button', { name: /Adicionar .*Pessoa/ }).click();
    await form.fill('Nome', 'Nina Rocha');
    await form.fill('Apresentação', 'Corta desde 2010: tesoura, navalha e paciência.');
    expect(await form.save('team')).toEqual({
      removed: [],
      added: [
        '  - name: Nina Rocha',
        "    description: 'Corta desde 2010: tesoura, navalha e paciência.'",
      ],
    });
  });

  await test.step('edits a policy', async () => {
    await form.open('terms');
    await page.locator('[contenteditable=true] li').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Sempre.');
    const { removed, added } = await form.save('terms');
    expect(added).toEqual(removed.map((line) => `${line} Sempre.`));
  });

  const headlines = host.commits.map(({ headline }) => headline);
  expect(headlines).toContain('Muda content/services.yaml pelo formulário');
  expect(headlines.filter((headline) => ENGLISH.test(headline))).toEqual([]);
  expect(host.unanswered).toEqual([]);
});

test('the deploy status is shown above the list', { tag: ['@desktop', '@chromium'] }, async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T14:00:00Z') });
  const host = new GitHost(SHOP, TOKEN);
  host.runs.push({
    status: 'completed',
    conclusion: 'success',
    isPublished: true,
    at: new Date('2026-11-22T13:32:00Z'),
  });
  const form = new Form(page, host);
  await page.setViewportSize({ width: 1280, height: 720 });
  const status = page.locator('#deploy-status output');
  const look = async (text: string | RegExp) => {
    await expect(async () => {
      await page.clock.runFor(20_000);
      await expect(status).toHaveText(text, { timeout: 2_000 });
    }).toPass();
  };
  await form.signIn();
  await expect(status).toHaveText(/^No ar desde \d\d:32\.$/);
  const logo = page.locator('img[src$="icone.svg"]').first();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await form.open('services');
  await form.expand();
  await form.fill('Preço', '57,50');
  await form.save('services');
  await expect(status).toHaveText('Salvo. No ar em uns 3 minutos.');
  await expect(page.getByRole('link', { name: 'Ver o site' })).toHaveAttribute('href', '/');
  await look('Salvo. No ar em uns 3 minutos.');

  const at = new Date('2026-11-22T14:00:00Z');
  host.runs.unshift({ status: 'queued', at });
  await look('Na fila: logo começa a publicar.');
  host.runs[0] = { status: 'in_progress', at };
  await look('Publicando… leva uns 3 minutos.');
  host.runs[0] = { status: 'completed', conclusion: 'cancelled', at };
  await look('Publicação cancelada: no ar, o site anterior. Salve de novo para publicar.');

  const end = (
    conclusion: 'success' | 'failure',
    isPublished: boolean,
    ...annotations: object[]
  ) => {
    host.runs[0] = { status: 'completed', conclusion, isPublished, at, annotations };
  };
  const report = (title: string | null, message: string, path = '.github') => {
    const level = title === 'Recusado' ? 'failure' : 'warning';
    return { title, message, path, start_line: 9, annotation_level: level };
  };
  const advice = report('Conselho', '2500 são mais de mil reais.', 'content/services.yaml');
  // GitHub adds its own, in English.
  const own = ['', null].map((title) => report(title, 'Process completed with exit code 1.'));
  const former = 'No ar, o site anterior. O resumo inteiro está na aba Actions do GitHub.';
  end(
    'failure',
    false,
    report('Recusado', '"x": não é um preço.', 'content/services.yaml'),
    report('Recusado', 'E mais 16: o resumo traz todos.'),
    ...own,
  );
  await look(
    `Recusado: Serviços e preços, linha 9: "x": não é um preço.\nRecusado: E mais 16: o resumo traz todos.\n${former}`,
  );
  end('success', true, advice, ...own);
  await look(
    /^No ar desde \d\d:00\.\nConselho: Serviços e preços, linha 9: 2500 são mais de mil reais\.$/,
  );
  end('failure', false, report('Falhou', 'Não é do que você escreveu: tente de novo.'), ...own);
  await look(`Falhou: Não é do que você escreveu: tente de novo.\n${former}`);
  end('failure', false, advice, ...own);
  await look(
    /^Conselho: .*\nFalhou, e não é do que você escreveu: .* Re-run jobs\. No ar, o site anterior/,
  );
  end(
    'success',
    false,
    report('Falta', 'O site vai ao ar quando …: faltam 6 coisas.'),
    report('Exemplo', 'Troque: Depoimento (6).', 'content/testimonials.yaml'),
  );
  await look('Falta: O site vai ao ar quando …: faltam 6 coisas.');
  await page.getByText('Igual ao exemplo').click();
  const item = page.getByRole('listitem').filter({ hasText: 'Troque: Depoimento (6).' });
  await item.getByRole('link', { name: 'Depoimentos' }).click();
  await expect(page).toHaveURL(/entries\/testimonials$/);
  await page.goBack();
  end('success', false);
  await look('Conferido, sem erros, e não publicado: o Pages está desligado (passo 2 do guia).');
  host.isReachable = false;
  await look('');
});

test('an invalid token is reported in Portuguese, at sign-in and on saving', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  const host = new GitHost(SHOP, TOKEN);
  const form = new Form(page, host);
  const alert = page.locator('#sign-in [role=alert]');
  await test.step('at sign-in', async () => {
    await form.signIn({ key: 'errada' });
    await expect(alert).toContainText('Sua chave venceu ou foi apagada: faça outra (passo 4');
    const field = page.getByLabel('A sua chave do GitHub');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    const link = await page.getByRole('link', { name: 'Faça uma no GitHub' }).getAttribute('href');
    const { searchParams } = new URL(String(link));
    expect(Object.fromEntries(searchParams)).toEqual({
      name: 'Meu site',
      target_name: 'dono',
      expires_in: '365',
      contents: 'write',
    });
    host.key = 'narrow';
    await form.enter();
    await expect(alert).toContainText('Contents: Read and write');
    host.isReachable = false;
    await form.enter();
    await expect(alert).toHaveText('Sem internet. Quando ela voltar, tente de novo.');
    host.key = 'good';
    host.isReachable = true;
    await expect(alert).toBeHidden();
  });
  await test.step('on saving', async () => {
    await form.open('services');
    await form.expand();
    await form.fill('Preço', '57,50');
    host.key = 'expired';
    await form.expectSaveError('Sua chave venceu');
    host.key = 'narrow';
    await form.expectSaveError('não deixa mudar os arquivos');
    host.key = 'good';
    host.isReachable = false;
    await form.expectSaveError('Sem internet');
    expect(await form.readEnglish()).toEqual([]);
    host.isReachable = true;
    await form.save('services');
  });
  await test.step('after a reload', async () => {
    host.isReachable = false;
    await page.reload();
    await expect(alert).toHaveText('Sem internet. Quando ela voltar, tente de novo.');
    await expect(page.getByLabel('A sua chave do GitHub')).toBeHidden();
    host.key = 'expired';
    host.isReachable = true;
    await expect(alert).toContainText('Sua chave venceu');
    await expect(page.getByLabel('A sua chave do GitHub')).toBeVisible();
  });
});

test('a second tab and a second phone overwrite no changes of the first', {
  tag: ['@desktop', '@chromium'],
}, async ({ page, browser }) => {
  const host = new GitHost(SHOP, TOKEN);
  const form = new Form(page, host);
  await form.signIn();
  const tab = new Form(await page.context().newPage(), host);
  await tab.signIn({ isKnown: true });
  const telephone = new Form(await (await browser.newContext({ locale: 'en-US' })).newPage(), host);
  await telephone.signIn();
  const hands = [form, tab, telephone];
  for (const hand of hands) {
    await hand.open('services');
  }
  for (const [index, hand] of hands.entries()) {
    await hand.expand(index);
    await hand.fill('Preço', `6${index}`);
  }
  await form.save('services');
  for (const hand of [tab, telephone]) {
    const { length } = host.commits;
    const asked = hand.page.getByRole('alertdialog', { name: 'Mudou Enquanto Você Escrevia' });
    await hand.page.getByRole('button', { name: 'Salvar' }).click();
    await expect(asked).toContainText('para não desfazer a outra');
    expect(await hand.readEnglish()).toEqual([]);
    const reloaded = hand.page.waitForEvent('load');
    await asked.getByRole('button', { name: 'Recarregar' }).click();
    await reloaded;
    expect(host.commits).toHaveLength(length);
    await hand.expand(hands.indexOf(hand));
    await hand.fill('Preço', `6${hands.indexOf(hand)}`);
    await hand.save('services');
  }
  // After the conflict, drafts are kept again.
  await tab.open('services');
  await tab.expand(1);
  await tab.fill('Preço', '99');
  await tab.page.waitForTimeout(1_000); // Sveltia CMS waits half of it before it keeps a draft.
  await tab.page.reload();
  await expect(tab.page.getByRole('alertdialog')).toContainText('rascunho');
  const prices = host
    .read(contentPath('services'))
    .toString()
    .match(/price: \d+/g);
  expect(prices?.slice(0, 3)).toEqual(['price: 60', 'price: 61', 'price: 62']);
  await telephone.page.context().close();
});

test('a photo of 15 MB is uploaded upright, small and without its GPS position', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  const host = new GitHost(SHOP, TOKEN);
  const form = new Form(page, host);
  const photo = await sharp('__tests__/fixtures/shops/vasconcelos/photos/fachada.jpg')
    .resize(4000, 3000, { fit: 'fill' })
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  // Padding, as some cameras add.
  const buffer = Buffer.concat([photo, Buffer.alloc(15e6 - photo.byteLength)]);
  await form.signIn();
  await form.open('gallery');
  await form.expand();

  await form.choosePhoto({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: HEIC });
  await page.getByRole('button', { name: 'Inserir' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Mais Compatível');
  expect(await form.readEnglish()).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await form.choosePhoto({ name: 'IMG 2.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Inserir' }).click();
  await form.save('gallery', 'content/photos/img-2.webp');
  const sent = host.read('content/photos/img-2.webp');
  const { width, height, exif, orientation } = await sharp(sent).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 1920, height: 2560 });
  expect(sent.byteLength).toBeLessThan(1.2e6);
});

class Form {
  constructor(
    readonly page: Page,
    private readonly host: GitHost,
  ) {}

  async signIn({ key = TOKEN, isKnown = false } = {}) {
    await this.host.answer(this.page);
    await this.page.route(/\/(admin|cms\/.+)$/, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const file = name === 'admin' ? 'admin.html' : name;
      const contentType = TYPES[path.extname(file)] ?? 'text/plain';
      return route.fulfill({ body: cms.get(file), contentType });
    });
    await this.page.goto('/admin');
    if (!isKnown) {
      await this.enter(key);
    }
  }

  async enter(key = TOKEN) {
    await this.page.getByLabel('A sua chave do GitHub').fill(key);
    await this.page.getByRole('button', { name: 'Entrar' }).click();
  }

  async open(id: FileId) {
    const { label = '' } = FORMS.find((one) => one.id === id) ?? {};
    await this.page
      .getByRole('treeitem', { name: label })
      .or(this.page.getByRole('gridcell', { name: label }))
      .first()
      .click();
    await expect(this.page.getByRole('button', { name: 'Salvar' })).toBeVisible();
  }

  async expand(index = 0) {
    await this.page.getByRole('button', { name: 'Expandir', exact: true }).nth(index).click();
  }

  async choosePhoto(file: { name: string; mimeType: string; buffer: Buffer }) {
    if (!(await this.page.getByRole('dialog').isVisible())) {
      await this.page.getByRole('button', { name: 'Substituir Foto' }).click();
    }
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
    await (await chooser).setFiles(file);
  }

  /** English texts on the screen or in the accessibility tree. */
  async readEnglish(): Promise<string[]> {
    const screen = await this.page.locator('body').ariaSnapshot();
    return screen.split('\n').filter((line) => ENGLISH.test(line.replace(/^[\s-]*\w+/, '')));
  }

  async fill(label: string, value: string) {
    await this.page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }

  /** Tries to save; expects an error with this reason and no commit. */
  async expectSaveError(reason: string) {
    const { length } = this.host.commits;
    await this.page.getByRole('button', { name: 'Salvar' }).click();
    const dialog = this.page.getByRole('alertdialog', { name: 'Não Foi Salvo' });
    await expect(dialog).toContainText(reason);
    expect(this.host.commits).toHaveLength(length);
    await dialog.getByRole('button').click();
    await expect(dialog).toBeHidden();
  }

  /** Saves; returns the removed and added lines of the file. */
  async save(id: FileId, ...alsoChanged: string[]) {
    const file = contentPath(id);
    const before = this.host.read(file).toString().split('\n');
    const { length } = this.host.commits;
    // A dialog that is closing takes the first click.
    await expect(async () => {
      if (this.host.commits.length === length) {
        await this.page.getByRole('button', { name: 'Salvar' }).click({ timeout: 2_000 });
      }
      const saved = expect.poll(() => this.host.commits.length, {
        timeout: 3_000,
        intervals: [100],
      });
      await saved.toBe(length + 1);
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
