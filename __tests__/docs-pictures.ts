import { type Browser, chromium } from '@playwright/test';
import { lookup } from 'mrmime';
import sharp, { type OverlayOptions } from 'sharp';
import { readSite, type SiteFiles } from '../build/site-folder';
import { readColor } from '../styles/read-tokens';
import buildSites, { SITES } from './build-sites';
import { findChromium } from './e2e/find-chromium';

/**
 * @file Makes the picture `docs/home.png` from the site of `content/`. Run it with `npm run docs:pictures`. The picture
 * shows the home page twice, side by side: on a wide screen in light mode, and on a phone in dark mode.
 */

const PICTURE = 'docs/home.png';

/** The height of both screens. All sizes except `PICTURE_WIDTH` are in CSS pixels of the screens. */
const SCREEN_HEIGHT = 900;
const SCREENS = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;
const MARGIN = 20;
const GAP = 10;

/** The width in px to which the finished picture is reduced. */
const PICTURE_WIDTH = 1400;

/** The colour around the screens. */
const BACKGROUND = readColor('dark');

/** The time on both screens: a Wednesday noon in São Paulo, when the shop is open and announces no holiday. */
const NOW = new Date('2026-03-04T15:00:00Z');

/** The invented address of the site. This script answers all requests itself, from the folder of the site. */
const ADDRESS = 'http://barbearia.example/';

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
  const whole = sharp({ create: { width, height, channels: 3, background: BACKGROUND } });
  // The picture is composed first and reduced in a second step, because sharp would resize before it composes.
  const composed = await whole.composite(layers).png().toBuffer();
  // The effort is the highest, because the palette of a lower effort lacks the green dot of the open status.
  await sharp(composed).resize(PICTURE_WIDTH).png({ palette: true, effort: 10 }).toFile(PICTURE);
}

/** Takes a picture of the top of the home page, as a screen shows it. */
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
    const name = route.request().url().replace(ADDRESS, '') || 'index.html';
    const body = site.get(name);
    if (body) {
      await route.fulfill({ body, contentType: lookup(name) });
    } else {
      await route.abort();
    }
  });
  await page.clock.setFixedTime(NOW);
  await page.goto(ADDRESS, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const screenshot = await page.screenshot();
  await page.close();
  return screenshot;
}
