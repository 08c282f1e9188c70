import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '#testing/e2e/shop-server.ts';
import { asPerson, logInAs, send } from '#testing/e2e/staff-scenes.ts';

export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: 30_000 });
}

export const SIZES = ['phone', 'desk'] as const;

export async function openAsCustomer(page: Page, shop: Shop, url: string, number = 1): Promise<void> {
  await logInAs(page, shop, `customer${number}@furnizo.test`);
  await emptyCart(page, shop);
  await page.goto(url);
}

async function emptyCart(page: Page, shop: Shop): Promise<void> {
  const lines: readonly { product_id: number }[] = await send(page, shop, 'GET', '/api/cart');
  for (const { product_id: productId } of lines) {
    await send(page, shop, 'PUT', `/api/cart/${productId}`, { quantity: 0 });
  }
}

export async function listProducts(
  page: Page,
  shop: Shop,
  category: string,
): Promise<{ id: number; name: string; stock: number }[]> {
  const { products } = await send(page, shop, 'GET', `/api/products/category/${category}?limit=100`);
  return products.sort((a: { stock: number }, b: { stock: number }) => b.stock - a.stock);
}

/** As the warehouse would on another machine. */
export async function setStock(shop: Shop, id: number, quantity: number): Promise<void> {
  await asPerson(shop, 'stocker@furnizo.test', (warehouse) =>
    send(warehouse, shop, 'PATCH', '/api/stock/managment', { id, quantity }),
  );
}

/** A tRPC rejection for a call that the real server would accept. */
export async function reject(
  route: Route,
  status: number,
  body: { error: string; message: string },
): Promise<void> {
  const error = { code: -32000, message: body.message, data: { code: 'X', httpStatus: status, body } };
  await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify([{ error }]) });
}

export function addButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Shto në shportë: ${name}`, exact: true });
}

export function quantityOf(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name: `Sasia: ${name}`, exact: true });
}

export async function chooseFirstDay(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: 'Data e dorëzimit' })
    .getByRole('radio', { disabled: false })
    .first()
    .check();
}

export async function openCheckout(page: Page, shop: Shop, productId: number): Promise<void> {
  await send(page, shop, 'POST', '/api/cart', { productId });
  await page.goto('/cart');
  await chooseFirstDay(page);
}

/** As the office would on another machine. */
export async function setPrice(shop: Shop, id: number, price: number): Promise<void> {
  await asPerson(shop, 'admin@furnizo.test', (office) =>
    send(office, shop, 'PUT', `/api/products/${id}`, { price }),
  );
}

export function pathOfPicture(picture: Locator): Promise<string> {
  return picture.evaluate(
    (image: HTMLImageElement) => image.currentSrc && new URL(image.currentSrc).pathname,
  );
}
