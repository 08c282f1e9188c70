import { mkdirSync, rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from '#testing/e2e/find-browser.ts';
import { launchBrowser } from '#testing/e2e/launch-browser.ts';
import { openShop, seedTemplate } from '#testing/e2e/shop-server.ts';
import { buildWebWhenStale } from './web-bundle.ts';

/** Takes the pictures of the README, those of `docs/screens`: `node scripts/screens.ts [NAME]`. */
const folder = 'dist/screens';
const quality = 70;

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const computer = { viewport: { width: 1440, height: 900 } };

type Screen = {
  readonly name: string;
  readonly device: typeof phone | typeof computer;
  readonly who?: string;
  readonly path: string;
  readonly prepare: (page: Page) => Promise<void>;
};

const settle = (page: Page) => page.waitForLoadState('networkidle');

const screens: readonly Screen[] = [
  { name: 'shop-home-1440', device: computer, path: '/', prepare: settle },
  { name: 'shop-category-360', device: phone, path: '/category/pasticeri', prepare: settle },
  { name: 'shop-cart-360', device: phone, who: 'customer1', path: '/cart', prepare: fillCart },
  {
    name: 'stocker-orders-360',
    device: phone,
    who: 'stocker',
    path: '/stocker-dashboard?show=pending',
    prepare: async (page) =>
      page
        .getByRole('checkbox', { name: /^Zgjidh porosinë/ })
        .first()
        .waitFor(),
  },
  {
    name: 'driver-day-360',
    device: phone,
    who: 'driver7',
    path: `/driver-dashboard?date=${nextDelivery()}`,
    prepare: async (page) => page.getByRole('button', { name: 'Nis', exact: true }).first().waitFor(),
  },
];

/** Three products in the cart, added as if by another device of the customer. */
async function fillCart(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  for (const [productId, quantity] of [
    [3, 2],
    [40, 1],
    [120, 4],
  ] as const) {
    await page.request.post('/api/cart', { data: { productId }, headers: { origin } });
    await page.request.put(`/api/cart/${productId}`, { data: { quantity }, headers: { origin } });
  }
  await page.reload();
  await page.getByRole('heading', { name: 'Përfundimi i porosisë' }).waitFor();
  await settle(page);
}

function nextDelivery(): string {
  const day = new Date(Date.now() + 86_400_000);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

async function take(
  browser: Browser,
  url: string,
  { name, device, who, path, prepare }: Screen,
): Promise<void> {
  const context = await browser.newContext({
    ...device,
    baseURL: url,
    locale: 'sq-AL',
    timezoneId: 'Europe/Belgrade',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  if (who) {
    const data = { email: `${who}@furnizo.test`, password: 'furnizo-demo' };
    const answer = await page.request.post('/api/auth/login', { data, headers: { origin: url } });
    if (!answer.ok()) throw new Error(`${who} could not log in: ${await answer.text()}`);
  }
  await page.goto(path);
  await prepare(page);
  await page.evaluate(() => document.fonts.ready);
  const file = `${folder}/${name}.webp`;
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality })
    .toFile(file);
  console.log(file);
  await context.close();
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
