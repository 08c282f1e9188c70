import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { customerOf, dictate, lineOf, openCall } from './call-agent/call-agent-scenes.ts';
import { givenStops, handoverLink, openDay } from './driver/driver-scenes.ts';
import { overflowOf } from './expect-accessible.ts';
import { journey } from './journey.ts';
import type { Shop } from './shop-server.ts';
import { asPerson, dayAfter, logInAs, openPanel, placeOrders, readShop, send } from './staff-scenes.ts';
import { addButton, eventually, openAsCustomer, setStock } from './storefront/storefront-scenes.ts';

const WIDTHS = [360, 1024, 1280, 1440];
const SEVEN_DIGITS = ['1000000', '9999999'];

async function givenMillion(shop: Shop): Promise<{ id: number; name: string; code: string }> {
  const product = readShop(shop, (db) =>
    db
      .prepare(
        `SELECT id, name, code FROM products
           WHERE deleted_at IS NULL AND region_ids IS NULL AND order_step = 1 AND min_quantity = 1
             AND category = 'paketime' ORDER BY price_e4 LIMIT 1`,
      )
      .get(),
  ) as { id: number; name: string; code: string };
  await setStock(shop, product.id, 1_000_000);
  return product;
}

async function expectWhole(page: Page, field: Locator, what: string): Promise<void> {
  const cut = () =>
    field.evaluate((input: HTMLInputElement) => {
      const { left, right } = input.getBoundingClientRect();
      const isOutside = left < 0 || right > document.documentElement.clientWidth;
      return isOutside ? Number.POSITIVE_INFINITY : input.scrollWidth - input.clientWidth;
    });
  const width = page.viewportSize()?.width;
  await expect
    .poll(cut, { message: `${what} at ${width}: ${await field.inputValue()}` })
    .toBeLessThanOrEqual(0);
}

async function expectRoom(page: Page, field: Locator): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const typed of SEVEN_DIGITS) {
      await field.fill(typed);
      await field.scrollIntoViewIfNeeded();
      await expectWhole(page, field, 'typed');
    }
    await field.fill('1');
  }
}

async function expectDots(page: Page, field: Locator): Promise<void> {
  await expectRoom(page, field);
  await field.fill('1000000');
  await field.blur();
  await eventually(() => field.inputValue()).toBe('1.000.000');
  await expectDotted(page, field);
}

async function expectDotted(page: Page, field: Locator): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await field.scrollIntoViewIfNeeded();
    await expectWhole(page, field, 'shown');
    await expect.poll(() => field.inputValue()).toBe('1.000.000');
    expect(await overflowOf(page), `page at ${width}`).toBeLessThanOrEqual(0);
  }
}

const quantity = (page: Page | Locator, name: string) =>
  page.getByRole('textbox', { name: `Sasia: ${name}`, exact: true });

describe('seven digits and their dots are seen whole', () => {
  journey('in the shop: cards, rows, product page, cart, own purchases, lists', async ({ shop, page }) => {
    const { id, name } = await givenMillion(shop);
    await placeOrders(shop, { customers: [9], products: 1 });
    await openAsCustomer(page, shop, `/product/${id}`, 9);
    await addButton(page, name).first().click();
    await expectDots(page, quantity(page, name).first());
    for (const address of ['/cart', `/search?q=${encodeURIComponent(name)}`]) {
      await page.goto(address);
      await expectDotted(page, quantity(page, name).first());
    }
    await page.goto('/blerjet');
    const usual = page
      .getByRole('listitem')
      .getByRole('button', { name: /^Shto \d+: / })
      .first();
    const bought = (await usual.getAttribute('aria-label'))?.replace(/^Shto \d+: /, '') ?? '';
    await usual.click();
    await expectRoom(page, quantity(page, bought));
  });

  journey('at the desk: product rows, the quantity next to the search, the draft', async ({ shop, page }) => {
    const product = await givenMillion(shop);
    await openCall(page, shop, customerOf(shop, 3));
    await expectRoom(page, page.getByRole('textbox', { name: /^Sasia për / }).first());
    await dictate(page, product.code, 2);
    await expectDots(page, lineOf(page, product).getByRole('textbox'));
    await page.getByRole('searchbox', { name: 'Kërko produkte' }).fill(product.code);
    await page.keyboard.press('Enter');
    await expectRoom(page, page.getByRole('textbox', { name: 'Sasia e produktit të zgjedhur' }));
  });

  journey('in the drawer of an order, and in its dialogs', async ({ shop, page }) => {
    const date = dayAfter(4);
    const [order] = await placeOrders(shop, { customers: [4], products: 1, date });
    const { name } = order!.products[0]!;
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto(`/stocker-dashboard?by=delivery&date=${date}`);
    const panel = await openPanel(page, order!.orderId);
    await panel.getByRole('button', { name: `Ndrysho sasinë: ${name}, tani 3` }).click();
    await expectRoom(page, panel.getByRole('textbox', { name: `Sasia e re: ${name}` }));
    await panel.getByRole('button', { name: 'Anulo sasinë' }).click();
    await panel.getByRole('button', { name: 'Shto Produkt' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Shto Produkt' });
    await dialog.getByRole('searchbox').fill('kuti');
    await dialog.getByRole('searchbox').press('Enter');
    await expectRoom(page, dialog.getByRole('textbox', { name: /^Sasia/ }));
  });

  journey('in the warehouse: adjusting, counting, receiving', async ({ shop, page }) => {
    const product = await givenMillion(shop);
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto(`/stocker-dashboard?tab=stock&q=${encodeURIComponent(product.code)}`);
    await page.getByRole('button', { name: `Rregullo Stokun: ${product.name}` }).click();
    await expectRoom(page, page.getByRole('dialog').getByRole('textbox', { name: 'Sasia' }));
    await page.goto('/stocker-dashboard?tab=stock&mode=count');
    await expectDots(page, page.getByRole('textbox', { name: /^Sasia e numëruar: / }).first());
    await page.goto('/stocker-dashboard/stock?mode=receive');
    const dialog = page.getByRole('dialog', { name: 'Prano mall' });
    await dialog.getByRole('textbox', { name: 'Kodi ose emri i produktit' }).fill(product.code);
    await page.keyboard.press('Enter');
    await expectRoom(page, dialog.getByRole('textbox', { name: 'Sasia', exact: true }));
    await page.keyboard.press('Enter');
    await expectDots(page, dialog.getByRole('textbox', { name: `Sasia: Sasia e pranuar: ${product.name}` }));
  });

  journey('at the packer and at the door', async ({ shop, visit }) => {
    const { page: packer } = await visit();
    const { id } = customerOf(shop, 11);
    await logInAs(packer, shop, 'packer@furnizo.test');
    await packer.goto(`/package-dashboard?tab=clients&customer=${id}`);
    await packer.getByRole('searchbox', { name: 'Kërko produktin' }).fill('kuti');
    const found = packer.getByRole('list', { name: 'Produktet e gjetura' }).getByRole('button').first();
    const made = await found.locator('b').innerText();
    await packer.getByRole('searchbox', { name: 'Kërko produktin' }).press('Enter');
    await expectDots(packer, quantity(packer, made));
    const date = dayAfter(31);
    const [order] = await givenStops(shop, date, [1], { products: 1 });
    const { page: driver } = await visit();
    await openDay(driver, shop, date);
    await handoverLink(driver, order!).click();
    await expectRoom(driver, quantity(driver, order!.products[0]!.name));
  });

  journey('in the office: price breaks and credit notes', async ({ shop, page }) => {
    const [order] = await placeOrders(shop, { customers: [1], products: 1 });
    await asPerson(shop, 'admin@furnizo.test', (office) =>
      send(office, shop, 'PUT', '/api/orders/update-status', {
        order_id: order!.orderId,
        delivery_status: 'E Nisur',
      }),
    );
    const invoice = readShop(shop, (db) =>
      db.prepare('SELECT id FROM documents WHERE order_id = ?').pluck().get(order!.orderId),
    );
    await logInAs(page, shop, 'admin@furnizo.test');
    await page.goto(`/secret-dashboard/documents?document=${invoice}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Notë krediti' }).click();
    await expectRoom(page, page.getByRole('textbox', { name: `Copë: ${order!.products[0]!.name}` }));
    await page.goto('/secret-dashboard/prices');
    await page.getByRole('button', { name: 'Listë e re' }).click();
    await page.getByLabel('Emri').fill('Gjerësia');
    await page.getByRole('button', { name: 'Krijo', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Gjerësia' }).waitFor();
    await expectRoom(page, page.getByPlaceholder('Nga sasia'));
  });

  journey('in purchasing: orders to suppliers and bills over goods', async ({ shop, page }) => {
    const { id, name } = await givenMillion(shop);
    const { order } = await asPerson(shop, 'admin@furnizo.test', async (office) => {
      await send(office, shop, 'PUT', '/api/admin/settings', { purchasing: true });
      const { supplier } = await send(office, shop, 'POST', '/api/suppliers', { name: 'Mulliri' });
      const lines = [{ product_id: id, quantity: 5 }];
      const bought = { supplier_id: supplier.id, lines };
      await send(office, shop, 'POST', '/api/purchasing/receipts', bought);
      return send(office, shop, 'POST', '/api/purchasing/orders', bought);
    });
    await logInAs(page, shop, 'admin@furnizo.test');
    await page.goto(`/secret-dashboard/purchasing?tab=orders&order=${order.id}`);
    await page.getByRole('button', { name: 'Ndrysho' }).first().click();
    await expectDots(page, page.getByRole('textbox', { name: `Copë: ${name}` }));
    await page.goto('/secret-dashboard/purchasing?tab=bills');
    await page.getByRole('button', { name: 'Regjistro faturë' }).click();
    await page.getByRole('combobox', { name: 'Furnitori' }).click();
    await page.getByRole('option', { name: 'Mulliri' }).click();
    await page.getByRole('checkbox', { name: /^FH-/ }).check();
    await expectDots(page, page.getByRole('dialog').getByRole('textbox', { name: `Sasia: ${name}` }));
  });
});
