import type { Page } from 'playwright-core';
import { journey } from './journey.ts';
import {
  asPerson,
  chooseDriver,
  dayAfter,
  driverName,
  logInAs,
  orderOf,
  placeOrders,
  send,
} from './staff-scenes.ts';

/** As a browser says it; that of the tests takes every tab for shown. */
const show = (page: Page, isShown: boolean) =>
  page.evaluate((isShown) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isShown });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isShown);

journey(
  'eight tabs open one after the other, and the first is up to date when it is shown again',
  async ({ shop, page }) => {
    const date = dayAfter(63);
    const [order] = await placeOrders(shop, { customers: [1], products: 1, date });
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto(`/stocker-dashboard?by=delivery&date=${date}`);
    const row = orderOf(page, order!.orderId);
    await row.waitFor();
    let shown = page;
    for (let tabs = 2; tabs <= 8; tabs += 1) {
      await show(shown, false);
      shown = await page.context().newPage();
      await shown.goto('/stocker-dashboard/stock');
      await shown.getByRole('heading', { name: 'Menaxhimi i Stokut' }).waitFor();
    }
    await asPerson(shop, 'stocker@furnizo.test', (stocker) =>
      send(stocker, shop, 'PUT', '/api/orders/update-driver', { order_id: order!.orderId, driver_nr: 3 }),
    );
    await show(shown, false);
    await show(page, true);
    await row.getByText(driverName(shop, 3)).first().waitFor();
    // It listens again.
    await asPerson(shop, 'stocker@furnizo.test', (stocker) =>
      send(stocker, shop, 'PUT', '/api/orders/update-driver', { order_id: order!.orderId, driver_nr: 4 }),
    );
    await row.getByText(driverName(shop, 4)).first().waitFor();
    await chooseDriver(row, order!.orderId, 5);
    await page.getByText('Shoferi u caktua me sukses').waitFor();
  },
);
