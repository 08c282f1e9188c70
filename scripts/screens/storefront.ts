import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const who = 'customer1@furnizo.test';

const settle = (page: Page) => page.waitForLoadState('networkidle');

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

async function chooseDay(page: Page): Promise<void> {
  await fillCart(page);
  await page.getByRole('group', { name: 'Data e dorëzimit' }).getByRole('radio').first().check();
  await page.getByLabel('Komenti').fill('Hyrja nga prapa, ju lutem.');
  await page.getByRole('button', { name: 'Konfirmo Porosinë' }).scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
}

async function openFilters(page: Page): Promise<void> {
  await settle(page);
  await page.getByRole('button', { name: /^Filtrat/ }).click();
  await page.getByRole('dialog').getByLabel('Torte').check();
  await settle(page);
}

export const storefrontScreens: readonly Screen[] = [
  { name: 'shop-home', path: '/', prepare: settle },
  { name: 'shop-home-dark', path: '/', scheme: 'dark', prepare: settle },
  { name: 'shop-category', path: '/category/pasticeri', prepare: settle },
  { name: 'shop-category-dark', path: '/category/pasticeri', scheme: 'dark', prepare: settle },
  { name: 'shop-filters', path: '/category/paketime?sub=Pizza', only: 360, prepare: openFilters },
  { name: 'shop-search', path: '/search?q=kuti', prepare: settle },
  { name: 'shop-search-corrected', path: '/search?q=cokolladde', prepare: settle },
  { name: 'shop-search-nothing', path: '/search?q=qershizeza', prepare: settle },
  { name: 'shop-product', path: '/product/3', prepare: settle },
  { name: 'shop-product-dark', path: '/product/3', scheme: 'dark', prepare: settle },
  { name: 'shop-missing', path: '/product/999999', prepare: settle },
  { name: 'shop-cart', who, path: '/cart', prepare: fillCart },
  { name: 'shop-cart-dark', who, path: '/cart', scheme: 'dark', prepare: fillCart },
  { name: 'shop-checkout', who, path: '/cart', prepare: chooseDay },
  { name: 'shop-orders', who, path: '/porosite', prepare: settle },
  { name: 'shop-bought-before', who, path: '/blerjet', prepare: settle },
  { name: 'shop-account', who, path: '/llogaria', prepare: settle },
  { name: 'shop-login', path: '/login', prepare: settle },
  { name: 'shop-signup', path: '/signup', prepare: settle },
];
