import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { customerOf } from './call-agent/call-agent-scenes.ts';
import { givenStops, handoverLink, openDay } from './driver/driver-scenes.ts';
import { journey, phone } from './journey.ts';
import { openTable, producedOf } from './packer/packer-scenes.ts';
import type { Shop } from './shop-server.ts';
import {
  asPerson,
  dayAfter,
  driverName,
  driverOf,
  expectBooksBalance,
  logInAs,
  placeOrders,
  readShop,
  send,
  statusOf,
} from './staff-scenes.ts';

const laptop = { viewport: { width: 1280, height: 800 } };

const countSeen = (rows: Locator) =>
  rows.evaluateAll(
    (all) =>
      all.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }).length,
  );

function countActs() {
  const acts = { clicks: 0, keys: 0 };
  const click = async (locator: Locator) => {
    acts.clicks += 1;
    await locator.click();
  };
  const press = async (locator: Locator, keys: string) => {
    acts.keys += keys.split('+').length;
    await locator.press(keys);
  };
  return { acts, click, press };
}

journey(
  'ten orders stand on a laptop; few acts find one by phone, confirm, prepare and pack it',
  async ({ shop, visit }) => {
    const date = dayAfter(210);
    const [order] = await placeOrders(shop, { customers: [1], products: 5, date });
    await placeOrders(shop, { customers: [2, 3, 4, 5, 6, 7, 8, 9, 10], products: 1, date });
    const { orderId } = order!;

    const { page } = await visit(laptop);
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto(`/stocker-dashboard?by=delivery&date=${date}`);
    const rows = page.locator('article[data-order]');
    await expect.poll(() => countSeen(rows)).toBeGreaterThanOrEqual(10);
    const section = page.getByRole('navigation').getByText('Menaxho Porositë');
    expect((await section.boundingBox())!.height).toBeLessThan(24);
    const warehouse = countActs();
    await warehouse.press(page.locator('body'), 'Control+k');
    await page.getByRole('dialog').getByRole('textbox').fill(customerOf(shop, 1).phone);
    await page.getByRole('dialog').getByText(`Porosia ${orderId}`).waitFor();
    await warehouse.press(page.getByRole('dialog').getByRole('textbox'), 'Enter');
    const panel = page.getByRole('dialog', { name: 'Detajet e Porosisë' });
    await panel.getByRole('heading', { name: `Porosia ${orderId}` }).waitFor();
    expect(warehouse.acts).toEqual({ clicks: 0, keys: 3 });
    await warehouse.click(panel.getByRole('button', { name: 'Konfirmo të gjitha' }));
    await panel.getByText('Stock: 5/5').waitFor();
    await warehouse.click(panel.getByRole('button', { name: 'Shëno E Pergaditur' }));
    await page.getByText('Statusi u përditësua me sukses').waitFor();
    expect(warehouse.acts.clicks).toBe(2);
    expect(statusOf(shop, orderId)).toBe('E Pergaditur');

    const packer = (await visit(laptop)).page;
    await openTable(packer, shop, `/package-dashboard?by=delivery&date=${date}`);
    await expect.poll(() => countSeen(packer.getByRole('article'))).toBeGreaterThanOrEqual(10);
    const table = countActs();
    await table.click(packer.getByRole('button', { name: `Porosia #${orderId}: të gjitha E Prodhuar` }));
    await expect.poll(() => producedOf(shop, orderId)).toEqual([1, 1, 1, 1, 1]);
    expect(table.acts).toEqual({ clicks: 1, keys: 0 });
    // The toast covers neither the tapped control nor the next one.
    const tapped = await packer
      .getByRole('article', { name: `Porosia #${orderId}`, exact: true })
      .boundingBox();
    const toast = await packer.locator('.mantine-Notification-root').first().boundingBox();
    expect(toast!.y >= tapped!.y + tapped!.height || toast!.y + toast!.height <= tapped!.y).toBe(true);
    expectBooksBalance(shop);
  },
);

function placesOf(shop: Shop, count: number): { id: number; code: string; stock: number }[] {
  return readShop(shop, (db) =>
    db
      .prepare('SELECT id, code, stock FROM products WHERE deleted_at IS NULL ORDER BY id LIMIT ?')
      .all(count),
  ) as { id: number; code: string; stock: number }[];
}

/** A sent order over a dozen of each product. Returns the supplier's name. */
function givenPurchaseOrder(shop: Shop, products: readonly { readonly id: number }[]): Promise<string> {
  return asPerson(shop, 'admin@furnizo.test', async (office) => {
    await send(office, shop, 'PUT', '/api/admin/settings', { purchasing: true });
    const { supplier } = await send(office, shop, 'POST', '/api/suppliers', { name: 'Ambalazh Peja' });
    const lines = products.map(({ id }) => ({ product_id: id, quantity: 12 }));
    const { order } = await send(office, shop, 'POST', '/api/purchasing/orders', {
      supplier_id: supplier.id,
      lines,
    });
    await send(office, shop, 'POST', `/api/purchasing/orders/${order.id}/send`);
    return supplier.name;
  });
}

journey(
  'few acts give twelve orders to a driver, receive ten products and count twenty',
  async ({ shop, page }) => {
    const date = dayAfter(217);
    const customers = Array.from({ length: 12 }, (_, index) => index + 1);
    const orders = await placeOrders(shop, { customers, products: 1, date });
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto(`/stocker-dashboard?by=delivery&date=${date}`);
    const assigning = countActs();
    await assigning.click(page.getByRole('checkbox', { name: 'Zgjidh të gjitha (12)' }));
    await assigning.click(page.getByRole('button', { name: 'Cakto shoferin për të zgjedhurat' }));
    await assigning.click(page.getByRole('option', { name: /^3 · / }));
    const drivers = () => new Set(orders.map(({ orderId }) => driverOf(shop, orderId)));
    await expect.poll(drivers).toEqual(new Set([driverName(shop, 3)]));
    expect(assigning.acts).toEqual({ clicks: 3, keys: 0 });

    const products = placesOf(shop, 20);
    // A scanner ends each code with Enter; the quantity is typed.
    const scan = async ({ press }: ReturnType<typeof countActs>, code: string, quantity: number) => {
      for (const text of [code, String(quantity)]) {
        await page.keyboard.insertText(text);
        await press(page.locator(':focus'), 'Enter');
      }
    };
    await page.goto('/stocker-dashboard/stock');
    const receiving = countActs();
    await receiving.click(page.getByRole('button', { name: 'Prano mall' }));
    const dialog = page.getByRole('dialog', { name: 'Prano mall' });
    await dialog.getByRole('textbox', { name: 'Kodi ose emri i produktit' }).waitFor();
    for (const { code } of products.slice(0, 10)) await scan(receiving, code, 24);
    await dialog.getByText('10 produkte, 240 copë').waitFor();
    await receiving.click(dialog.getByRole('button', { name: 'Prano mallin' }));
    await page.getByText('U pranua malli për 10 produkte').waitFor();
    expect(receiving.acts).toEqual({ clicks: 2, keys: 20 });

    // For an order: the codes are not counted, but the Enter after each scan is.
    const supplierName = await givenPurchaseOrder(shop, products.slice(0, 10));
    await page.reload();
    const ofOrder = countActs();
    await ofOrder.click(page.getByRole('button', { name: 'Prano mall' }));
    await ofOrder.click(dialog.getByRole('button', { name: supplierName }));
    // The code field has the focus again, so scanning can continue.
    for (const { code } of products.slice(0, 10)) {
      await page.keyboard.insertText(code);
      await ofOrder.press(page.locator(':focus'), 'Enter');
    }
    await dialog.getByText('10 produkte, 120 copë').waitFor();
    await dialog.getByText('Erdhi e gjithë porosia.').waitFor();
    await ofOrder.click(dialog.getByRole('button', { name: 'Prano mallin' }));
    await page.getByText('U pranua malli për 10 produkte').waitFor();
    expect(ofOrder.acts.clicks + ofOrder.acts.keys).toBeLessThanOrEqual(25);

    const before = placesOf(shop, 20);
    const counting = countActs();
    await counting.click(page.getByRole('button', { name: 'Inventarizo' }));
    await page.getByRole('heading', { name: 'Inventarizimi' }).waitFor();
    for (const { code } of products) await scan(counting, code, 0);
    await page.getByText(/^20 të numëruara/).waitFor();
    expect(counting.acts).toEqual({ clicks: 1, keys: 40 });
    expect(placesOf(shop, 20)).toEqual(before);
    expectBooksBalance(shop);
  },
);

journey('a delivery with one refusal takes a driver four taps and a name', async ({ shop, visit }) => {
  const date = dayAfter(218);
  const [order] = await givenStops(shop, date, [6]);
  const { page } = await visit(phone);
  await openDay(page, shop, date);
  const { acts, click } = countActs();
  await click(handoverLink(page, order!));
  await click(page.getByRole('button', { name: `Zvogëlo sasinë: ${order!.products[0]!.name}` }));
  await click(page.getByText('Refuzuar', { exact: true }));
  await page.getByLabel('Emri i pranuesit').fill('Zana');
  await click(page.getByRole('button', { name: 'Përfundo dorëzimin' }));
  await expect.poll(() => statusOf(shop, order!.orderId), { timeout: 30_000 }).toBe('E Realizuar');
  expect(acts).toEqual({ clicks: 4, keys: 0 });
  expectBooksBalance(shop);
});
