import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { parse } from 'yaml';
import { expect, test } from './fixtures';

const read = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'));
/** The content is docs/specification.md's for as long as it says so. A new price keeps it so. */
const { sample } = read('shop');
const { services } = read('services');

const BOOKING_URL = 'https://calendar.google.com/calendar/appointments/schedules/exemplo';
const HOURS = [
  ...['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'].map((day) => `${day} 09:00–19:00`),
  'Sábado 09:00–17:00',
  'Domingo Fechado',
];

test.describe('while the content is the sample', { tag: ['@content', '@desktop'] }, () => {
  // biome-ignore lint/suspicious/noSkippedTests: another shop's facts are its own.
  test.skip(!sample, 'The content is a shop of its own.');

  test("the home page shows the specification's sections, cards, hours and links", async ({
    page,
  }) => {
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
    const section = (name: string) => page.getByRole('region', { name });

    await expectLinks(page.getByRole('navigation', { name: 'Principal' }), {
      Serviços: '#servicos',
      Agendar: '#agendar',
      Galeria: '#galeria',
      Contato: '#contato',
    });
    await expectLinks(section('Mais que um corte'), {
      'Ver serviços': '#servicos',
      'Agendar horário': BOOKING_URL,
    });
    for (const { title, price } of services) {
      const card = page.locator('#servicos').getByRole('article', { name: title, exact: true });
      await expect(card.getByText(`R$ ${price}`)).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveCount(3);
      await expectLinks(card, { [`Agendar ${title}`]: '#agendar' });
    }
    await expectLinks(section('Reserve seu horário'), { 'Agendar agora': BOOKING_URL });
    await expect(section('Reserve seu horário')).toContainText(
      'Você só será cobrado no dia do atendimento. Cancelamento grátis.',
    );
    await expect(page.locator('#equipe').getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Ampliar foto' })).toHaveCount(3);
    const stars = section('Depoimentos').getByRole('figure').getByRole('img');
    expect(await stars.evaluateAll((all) => all.map((it) => it.ariaLabel))).toEqual(
      Array(6).fill('5 de 5 estrelas'),
    );

    const contact = section('Contato');
    const rows = await contact.getByRole('row').allInnerTexts();
    expect(
      rows.slice(0, 7).map((row) => row.replace(/\bhoje\b|\s+/g, ' ').replace(/ +/g, ' ')),
    ).toEqual(HOURS);
    await expectLinks(contact, { '(11) 90000-0000': 'tel:+5511900000000' });
    await expect(contact.locator('address')).toContainText('Rua Exemplo, 123');
    await expectLinks(page.getByRole('contentinfo'), {
      Serviços: '#servicos',
      Agendar: '#agendar',
      Contato: '#contato',
      Privacidade: '/privacidade',
      Termos: '/termos',
      Instagram: 'https://www.instagram.com/',
      Facebook: 'https://www.facebook.com/',
    });
  });

  test('the policies have their six and nine topics', async ({ page }) => {
    for (const [route, topics] of [
      ['privacidade', 6],
      ['termos', 9],
    ] as const) {
      await page.goto(route);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(topics);
      await expect(page.getByRole('link', { name: 'Voltar ao site' }).first()).toHaveAttribute(
        'href',
        '/',
      );
    }
  });
});

/** Expects exactly one link per name, with the given address. */
async function expectLinks(region: Locator, links: Readonly<Record<string, string>>) {
  for (const [name, href] of Object.entries(links)) {
    await expect(region.getByRole('link', { name })).toHaveAttribute('href', href);
  }
}
