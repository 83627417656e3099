import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../__tests__/e2e/find-chromium';

/** @file Makes docs/home.png from the site that `npm start` serves. Run it with `npx tsx docs/home-picture.ts`. */

const BACKGROUND = { width: 1400, height: 700, channels: 3, background: '#1c1613' } as const;
const TOP = 15;

/** Side by side on the background. */
const SCREENS = [
  { left: 15, width: 1440, colorScheme: 'light' },
  { left: 1095, width: 390, colorScheme: 'dark' },
] as const;

const browser = await chromium.launch({ executablePath: findChromium() });
const screenshots = [];
for (const { left, width, colorScheme } of SCREENS) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  await page.clock.setFixedTime('2026-11-30T15:00:00-03:00');
  await page.goto('http://localhost:3000');
  const screenshot = await page.screenshot();
  const input = await sharp(screenshot).resize({ height: 670 }).toBuffer();
  screenshots.push({ input, left, top: TOP });
}
await browser.close();

const picture = sharp({ create: BACKGROUND }).composite(screenshots);
await picture.png({ palette: true }).toFile('docs/home.png');
