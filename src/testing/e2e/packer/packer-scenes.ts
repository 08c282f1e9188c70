import type { Locator, Page } from 'playwright-core';
import type { Shop } from '#testing/e2e/shop-server.ts';
import { type GivenOrder, logInAs, placeOrders, readShop } from '#testing/e2e/staff-scenes.ts';

export const TABLE = '/package-dashboard';

export async function openTable(page: Page, shop: Shop, address = TABLE): Promise<void> {
  await logInAs(page, shop, 'packer@furnizo.test');
  await page.goto(address);
  await page.getByRole('heading', { name: 'Menaxhimi i Paketimit' }).waitFor();
}

export const cardOf = (page: Page, orderId: number) =>
  page.getByRole('article', { name: `Porosia #${orderId}`, exact: true });

export async function openCard(page: Page, orderId: number) {
  const card = cardOf(page, orderId);
  await card.getByRole('button', { name: `Hap porosinë #${orderId}` }).click();
  return card;
}

export async function givenOrder(shop: Shop, products = 2, customer = 1): Promise<GivenOrder> {
  const [order] = await placeOrders(shop, { customers: [customer], products });
  return order!;
}

export const producedOf = (shop: Shop, orderId: number) =>
  readShop(shop, (db) =>
    db.prepare('SELECT is_produced FROM order_lines WHERE order_id = ? ORDER BY id').pluck().all(orderId),
  );

export const statusOf = (card: Locator, product: string) =>
  card.getByRole('button', { name: new RegExp(`^Statusi i prodhimit: ${product}`) });

export async function setStatus(page: Page, card: Locator, product: string, status: string): Promise<void> {
  await statusOf(card, product).click();
  await page.getByRole('menuitemradio', { name: status, exact: true }).click();
}
