import { mkdirSync, rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from '#testing/e2e/find-browser.ts';
import { launchBrowser } from '#testing/e2e/launch-browser.ts';
import { openShop, seedTemplate } from '#testing/e2e/shop-server.ts';
import { officeScreens } from './screens/office.ts';
import { phoneAndPackingScreens } from './screens/phone-and-packing.ts';
import type { Screen } from './screens/screen.ts';
import { storefrontScreens } from './screens/storefront.ts';
import { warehouseAndRoadScreens } from './screens/warehouse-and-road.ts';
import { buildWebWhenStale } from './web-bundle.ts';

const folder = 'dist/screens';
const quality = 70;
const sizes = [
  { width: 360, height: 740, isMobile: true },
  { width: 1440, height: 900, isMobile: false },
] as const;

const failures: string[] = [];

const screens: readonly Screen[] = [
  ...storefrontScreens,
  ...warehouseAndRoadScreens,
  ...phoneAndPackingScreens,
  ...officeScreens,
];

async function take(browser: Browser, url: string, screen: Screen): Promise<void> {
  for (const { isMobile, ...viewport } of sizes) {
    if (screen.only && screen.only !== viewport.width) continue;
    const context = await browser.newContext({
      baseURL: url,
      viewport,
      isMobile,
      hasTouch: isMobile,
      locale: 'sq-AL',
      timezoneId: 'Europe/Belgrade',
      reducedMotion: 'reduce',
      colorScheme: screen.scheme ?? 'light',
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    if (screen.who) {
      const data = { email: screen.who, password: 'furnizo-demo' };
      const answer = await page.request.post('/api/auth/login', { data, headers: { origin: url } });
      if (!answer.ok()) throw new Error(`${screen.who} could not log in: ${await answer.text()}`);
    }
    await page.goto(screen.path);
    try {
      await screen.prepare?.(page);
    } catch (error) {
      failures.push(`${screen.name} at ${viewport.width}: ${error}`);
    }
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ animations: 'disabled', fullPage: screen.isWhole ?? false });
    const file = `${folder}/${screen.name}-${viewport.width}.webp`;
    await sharp(picture).webp({ quality }).toFile(file);
    console.log(file);
    await context.close();
  }
}

await buildWebWhenStale();
mkdirSync(folder, { recursive: true });
const wanted = process.argv[2] ?? '';
const template = await seedTemplate([]);
const shop = await openShop(template);
const browser = await launchBrowser(findBrowser());
try {
  for (const screen of screens) {
    if (screen.name.startsWith(wanted)) await take(browser, shop.url, screen);
  }
} finally {
  await browser.close();
  await shop.close();
  rmSync(template, { recursive: true, force: true });
}
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
