import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from './fixtures';

const read = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'));
/** The content is docs/specification.md's for as long as it says so. A new price keeps it so. */
const { sample } = read('shop');
const { services } = read('services');

test('the sample shows what the specification asks for', { tag: ['@content', '@desktop'] }, async ({
  page,
}) => {
  // biome-ignore lint/suspicious/noSkippedTests: another shop's facts are its own.
  test.skip(!sample, 'The content is a shop of its own. `export/specification` has the details.');
  await page.goto('./');
  await expect(page.locator('header ~ main ~ footer')).toHaveCount(1);
  const sections = page.locator('main > section');
  for (const section of await sections.all()) {
    await expect(section).toHaveRole('region');
    await expect(section.getByRole('heading').first()).toBeVisible();
  }
  expect(await sections.evaluateAll((all) => all.map((it) => it.id || it.ariaLabel))).toEqual([
    'Mais que um corte, uma experiência de respeito.',
    ...['servicos', 'agendar', 'equipe', 'galeria'],
    'Depoimentos',
    'contato',
  ]);
  for (const { title, price } of services) {
    const card = page.getByRole('article', { name: title, exact: true });
    await expect(card.getByText(`R$ ${`${price}`.replace(',00', '')}`)).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(3);
  }
  await expect(page.getByText('Cancelamento grátis.')).toBeVisible();
  await page.getByRole('button', { name: 'Ampliar foto' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Foto 3 de 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Fechar galeria' }).click();
  await expect(page.getByRole('row', { name: /^Sábado .*09:00–17:00/ })).toBeVisible();
  await expect(page.getByRole('img', { name: '5 de 5 estrelas' })).toHaveCount(6);
});
