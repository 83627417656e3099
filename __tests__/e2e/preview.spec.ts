import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect as baseExpect } from '@playwright/test';
import { copyProject } from '../fixtures/copy-project';

// A busy machine takes its time to compile.
const expect = baseExpect.configure({ timeout: 60_000 });

const PORT = Number(process.env.E2E_PORT) + 2;

/** `next dev` on a copy of the project, whose content is the sample. */
const test = base.extend<{ content: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the fixture's parameters.
  content: async ({}, use) => {
    const project = copyProject('preview');
    const server: ChildProcess = spawn('npm', ['run', 'dev', '--', '-p', String(PORT)], {
      cwd: project,
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, CONTENT_DIR: undefined, NODE_ENV: 'development' },
    });
    await use(path.join(project, 'content'));
    process.kill(-Number(server.pid));
    await once(server, 'exit');
  },
  baseURL: `http://localhost:${PORT}/`,
});

test('the preview keeps the last valid page while the owner types', {
  tag: ['@desktop', '@chromium'],
}, async ({ page, content }) => {
  test.setTimeout(300_000);
  const services = path.join(content, 'services.yaml');
  const text = readFileSync(services, 'utf8');
  const price = (typed: string) => text.replace(/price: .*/, `price: ${typed}`);
  const shown = page.locator('#servicos article').first();
  const problems = page.getByText('Conteúdo inválido');

  await test.step('with nothing valid yet, only the message', async () => {
    writeFileSync(services, price('quarenta'));
    await expect(async () => {
      expect((await page.goto('/'))?.status()).toBe(200);
    }).toPass();
    await expect(problems).toContainText('services.yaml, linha');
    await expect(page.getByRole('heading')).toHaveCount(0);
  });

  await test.step('a mended file, and then a mistake', async () => {
    writeFileSync(services, price('41'));
    await expect(shown).toContainText('41');
    await expect(problems).toHaveCount(0);
    writeFileSync(services, price('quarenta'));
    await expect(problems).toBeVisible();
    await expect(shown).toContainText('41');
    expect((await page.reload())?.status()).toBe(200);
    await expect(shown).toContainText('41');
  });

  await test.step('five saves within two seconds, as editors save', async () => {
    for (const typed of ['42', 'x', '43', '', '44']) {
      writeFileSync(`${services}~`, price(typed));
      renameSync(`${services}~`, services);
      await page.waitForTimeout(300);
    }
    await expect(shown).toContainText('44');
    await expect(problems).toHaveCount(0);
  });

  await test.step('a photo that is half copied, then another one', async () => {
    const photo = path.join(content, 'photos/poste.jpg');
    const picture = page.locator('#galeria img[alt*="poste" i]').first();
    const former = await picture.getAttribute('src');
    writeFileSync(photo, readFileSync(photo).subarray(0, 5_000));
    await expect(problems).toContainText('poste.jpg');
    expect((await page.reload())?.status()).toBe(200);
    await expect(picture).toHaveAttribute('src', `${former}`);
    copyFileSync(path.join(content, 'photos/marmore.jpg'), photo);
    await expect(problems).toHaveCount(0);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveAttribute('src', `${former}`);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('a deleted field, a deleted file, a policy', async () => {
    writeFileSync(services, text.replace(/ {4}features:\n( {6}- .*\n)+/, ''));
    await expect(shown.getByRole('listitem')).toHaveCount(0);
    rmSync(services);
    await expect(problems).toContainText('não está na pasta');
    writeFileSync(services, text);
    await expect(problems).toHaveCount(0);
    await page.goto('/termos');
    const terms = path.join(content, 'policies/terms.md');
    writeFileSync(
      terms,
      readFileSync(terms, 'utf8').replace(/^title: .*/m, 'title: Termos da casa'),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos da casa');
  });
});
