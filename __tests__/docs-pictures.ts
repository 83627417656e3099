import { type Browser, chromium } from '@playwright/test';
import { lookup } from 'mrmime';
import sharp, { type OverlayOptions } from 'sharp';
import { readSite, type SiteFiles } from '../build/site-folder';
import { readColor } from '../styles/read-tokens';
import buildSites, { SITES } from './build-sites';
import { findChromium } from './e2e/find-chromium';

/**
 * @file Makes `docs/home.png` from the site of the shop in `content/` (`npm run docs:pictures`). The picture shows the
 * home page twice, side by side: on a wide screen in light mode, and on a phone in dark mode.
 */

const PICTURE = 'docs/home.png';

// The screens' sizes and the space around them, in CSS pixels.
const SCREEN_HEIGHT = 900;
const SCREENS = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;
const MARGIN = 20;
const GAP = 10;

const PICTURE_WIDTH = 1400; // In pixels of the finished picture, which is scaled down.

const COLOR_AROUND_SCREENS = readColor('dark');

/** A Wednesday noon in São Paulo, when the shop is open and announces no holiday. */
const NOW = new Date('2026-03-04T15:00:00Z');

/** An invented URL. This script answers all requests itself, with the site's files. */
const SITE_URL = 'http://barbearia.example/';

buildSites();
await makeHomePicture(readSite(SITES.content.OUT_DIR));

async function makeHomePicture(site: SiteFiles) {
  const browser = await chromium.launch({ executablePath: findChromium() });
  const layers: OverlayOptions[] = [];
  let left = MARGIN;
  for (const screen of SCREENS) {
    const input = await takeScreenshot(browser, site, screen);
    layers.push({ input, left, top: MARGIN });
    left += screen.width + GAP;
  }
  await browser.close();

  const width = left - GAP + MARGIN;
  const height = SCREEN_HEIGHT + 2 * MARGIN;
  const whole = sharp({ create: { width, height, channels: 3, background: COLOR_AROUND_SCREENS } });
  // Composing is a step of its own, because sharp would otherwise resize the picture first.
  const composed = await whole.composite(layers).png().toBuffer();
  // An `effort` below 10 loses the green dot of the open status from the palette.
  await sharp(composed).resize(PICTURE_WIDTH).png({ palette: true, effort: 10 }).toFile(PICTURE);
}

async function takeScreenshot(
  browser: Browser,
  site: SiteFiles,
  { width, colorScheme }: (typeof SCREENS)[number],
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height: SCREEN_HEIGHT },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  await page.route('**/*', async (route) => {
    const name = route.request().url().replace(SITE_URL, '') || 'index.html';
    const body = site.get(name);
    if (body) {
      await route.fulfill({ body, contentType: lookup(name) });
    } else {
      await route.abort();
    }
  });
  await page.clock.setFixedTime(NOW);
  await page.goto(SITE_URL, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const screenshot = await page.screenshot();
  await page.close();
  return screenshot;
}
