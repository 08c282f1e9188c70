import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessibleInBothSchemes, overflowOf } from '#testing/e2e/expect-accessible.ts';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import { openAsCustomer } from './storefront-scenes.ts';

const viewports = { phone, desk };

const openScreens = [
  '/',
  '/category/pasticeri?sub=TedoreKrem',
  '/search?q=kuti',
  '/product/3',
  '/login',
  '/signup',
];
const ownScreens = ['/cart', '/porosite', '/blerjet', '/porosi-e-shpejte', '/llogaria'];

journey('the shop fits every window from 320 px on, with the cart full as well', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/category/ambalazhe', 8);
  await page.getByRole('link', { name: 'Llogaria ime' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('button', { name: /^Shto në shportë/ })
    .first()
    .click();
  await page.getByText('1 produkt në shportë').first().waitFor({ state: 'attached' });
  for (const width of [320, 639, 640, 700, 768, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
    const links = page.getByRole('navigation', { name: 'Navigimi kryesor' }).locator('a, button');
    const all = width < 640 ? [] : [/BALLINA/, /KERKO PRODUKTE/, /SHPORTA/, /POROSITË/, /Dil/];
    for (const [place, text] of all.entries()) {
      await expect.poll(() => links.nth(place).innerText()).toMatch(text);
      expect(await links.nth(place).isVisible(), `${text} at ${width} px`).toBe(true);
    }
    expect((await page.locator('.shop-header').boundingBox())?.height, `${width} px`).toBeLessThan(70);
    const account = await page.getByRole('link', { name: 'Llogaria ime' }).boundingBox();
    expect((account?.x ?? width) + (account?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
  }
});

for (const size of ['phone', 'desk'] as const) {
  journey(`nothing in the shop breaks WCAG 2.2 AA (${size})`, async ({ visit, shop }) => {
    const { page } = await visit(viewports[size]);
    for (const url of openScreens) {
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessibleInBothSchemes(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
    await openAsCustomer(page, shop, '/category/pasticeri');
    await page.getByRole('link', { name: 'POROSITË' }).first().waitFor({ state: 'attached' });
    // The customer's own prices replace the guest's list that the page contained.
    await page.waitForLoadState('networkidle');
    if (size === 'phone')
      await expect.poll(() => heightOfRows(page), { timeout: 15_000 }).toBeLessThanOrEqual((12 * 740) / 114);
    await page
      .getByRole('button', { name: /^Shto në shportë/ })
      .first()
      .click();
    await page.getByText('Produkti u shtua ne shport').waitFor();
    for (const url of ownScreens) {
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessibleInBothSchemes(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
  });
}

function heightOfRows(page: Page): Promise<number> {
  return page.locator('main li:has(> article)').evaluateAll((rows) => {
    const heights = rows.map((row) => row.getBoundingClientRect().height);
    return heights.reduce((sum, height) => sum + height, 0) / heights.length;
  });
}

const readingPages = ['/porosite', '/blerjet', '/porosi-e-shpejte', '/faturat', '/gjendja', '/llogaria'];

journey('rows and forms of the shop begin and end at one edge on every page', async ({ visit, shop }) => {
  const { page } = await visit(desk);
  await openAsCustomer(page, shop, '/', 6);
  const edges = new Map<string, string>();
  for (const url of readingPages) {
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    edges.set(url, await page.evaluate(edgesOfPage));
  }
  expect(Object.fromEntries(edges)).toEqual(
    Object.fromEntries(readingPages.map((url) => [url, edges.get('/porosite')])),
  );
});

function edgesOfPage(): string {
  const title = document.querySelector('main h1')?.getBoundingClientRect();
  const blocks = [...document.querySelectorAll('main > :not(script) > *')].map((block) =>
    block.getBoundingClientRect(),
  );
  const right = Math.max(...blocks.map((block) => block.right));
  return `${Math.round(title?.left ?? 0)}–${Math.round(right)}`;
}
