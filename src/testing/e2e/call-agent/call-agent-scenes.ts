import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '#testing/e2e/shop-server.ts';
import { asPerson, logInAs, readShop, send } from '#testing/e2e/staff-scenes.ts';

export const DESK = '/call-center-dashboard';

export type GivenCustomer = {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly regionId: number;
};

/** The customer with the login `customer<n>@furnizo.test`. */
export function customerOf(shop: Shop, n: number): GivenCustomer {
  return readShop(shop, (db) =>
    db
      .prepare(
        `SELECT c.id, c.name, c.phone, c.region_id AS regionId
         FROM customers c JOIN users u ON u.customer_id = c.id WHERE u.email = ?`,
      )
      .get(`customer${n}@furnizo.test`),
  ) as GivenCustomer;
}

export type StockedProduct = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly stock: number;
};

export function productsOf(shop: Shop, count: number, least = 60): StockedProduct[] {
  const found = readShop(shop, (db) =>
    db
      .prepare(
        `SELECT id, code, name, stock FROM products
           WHERE deleted_at IS NULL AND stock >= ? AND region_ids IS NULL ORDER BY id LIMIT ?`,
      )
      .all(least, count),
  ) as StockedProduct[];
  expect(found).toHaveLength(count);
  return found;
}

export function newestOrder(shop: Shop) {
  return readShop(shop, (db) => {
    const order = db
      .prepare(
        `SELECT id, customer_id AS customerId, placed_by_id AS placedById, deliver_date AS deliverDate, comment
           FROM orders ORDER BY id DESC LIMIT 1`,
      )
      .get() as {
      id: number;
      customerId: number;
      placedById: number;
      deliverDate: string;
      comment: string;
    };
    const lines = db
      .prepare('SELECT product_id AS productId, quantity FROM order_lines WHERE order_id = ? ORDER BY id')
      .all(order.id) as { productId: number; quantity: number }[];
    return { ...order, lines };
  });
}

export function countOrders(shop: Shop): number {
  return (readShop(shop, (db) => db.prepare('SELECT COUNT(*) AS n FROM orders').get()) as { n: number }).n;
}

export async function openDesk(page: Page, shop: Shop, address = DESK): Promise<void> {
  await logInAs(page, shop, 'agent@furnizo.test');
  await page.goto(address);
  await page.getByRole('heading', { name: 'Menaxhimi i Porosive' }).waitFor();
}

export async function openCall(page: Page, shop: Shop, customer: GivenCustomer): Promise<void> {
  await openDesk(page, shop, `${DESK}?customer=${customer.id}`);
  await page.getByRole('list').getByRole('listitem').filter({ hasText: 'Në stok' }).first().waitFor();
}

export function expectFocus(page: Page, id: string): Promise<unknown> {
  return page.waitForFunction(
    (wanted) =>
      document.activeElement?.id === wanted || document.activeElement?.closest(`#${wanted}`) !== null,
    id,
  );
}

export async function openTab(page: Page, name: 'Historiku i Porosive' | 'Shënime') {
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
}

export const draftOf = (page: Page) => page.getByRole('region', { name: 'Përmbledhje e Porosisë' });

export const lineOf = (page: Page, product: { readonly name: string }) =>
  draftOf(page)
    .getByRole('list', { name: 'Artikujt e porosisë' })
    .getByRole('listitem')
    .filter({ hasText: product.name });

export async function dictate(page: Page, code: string, quantity: number): Promise<void> {
  await page.getByRole('searchbox', { name: 'Kërko produkte' }).focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.keyboard.type(String(quantity));
  await page.keyboard.press('Enter');
}

export async function addStaff(shop: Shop, role: 'call_agent' | 'packer'): Promise<string> {
  const email = `tjetri-${role}-${Date.now()}@furnizo.test`;
  const colleague = {
    name: 'Kolegia e dytë',
    email,
    phone: `049 ${String(Date.now()).slice(-6)}`,
    address: 'Zyra',
    password: 'furnizo-demo',
    role,
  };
  await asPerson(shop, 'admin@furnizo.test', (office) =>
    send(office, shop, 'POST', '/api/auth/signup', colleague),
  );
  return email;
}

export async function answerWith(page: Page, procedure: string, data: unknown): Promise<void> {
  await page.route(`**/trpc/*${procedure}*`, async (route) => {
    const response = await route.fetch();
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const answers: unknown[] = await response.json();
    const json = names.map((name, index) => (name === procedure ? { result: { data } } : answers[index]));
    await route.fulfill({ status: 200, json });
  });
}
