import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '#testing/e2e/shop-server.ts';
import {
  asPerson,
  type GivenOrder,
  logInAs,
  placeOrders,
  readShop,
  send,
} from '#testing/e2e/staff-scenes.ts';

export async function givenStops(
  shop: Shop,
  date: string,
  customers: readonly number[],
  { products = 2, isLoaded = true } = {},
): Promise<GivenOrder[]> {
  const orders = await placeOrders(shop, { customers, products, date });
  await asPerson(shop, 'stocker@furnizo.test', async (stocker) => {
    for (const { orderId } of orders) {
      await send(stocker, shop, 'PUT', '/api/orders/update-driver', { order_id: orderId, driver_nr: 9 });
      await send(stocker, shop, 'PUT', '/api/orders/update-status', {
        order_id: orderId,
        delivery_status: 'E Pergaditur',
      });
    }
  });
  if (!isLoaded) return orders;
  await asPerson(shop, 'admin@furnizo.test', async (office) => {
    for (const { orderId } of orders) {
      await send(office, shop, 'PUT', '/api/orders/update-status', {
        order_id: orderId,
        delivery_status: 'E Nisur',
      });
    }
  });
  return orders;
}

export async function openDay(page: Page, shop: Shop, date: string): Promise<void> {
  await logInAs(page, shop, 'driver9@furnizo.test');
  await page.goto(`/driver-dashboard?date=${date}`);
  await page.getByText('Porosit e shoferit').waitFor();
}

export async function confirmDeparture(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: /nis\?$/ })
    .getByRole('button', { name: /^Nise?\b/ })
    .click();
}

export const paper = (page: Page, { orderId }: GivenOrder) =>
  page.getByRole('region', { name: `Porosia ${orderId}`, exact: true });

export async function openStopOf(page: Page, order: Pick<GivenOrder, 'orderId'>): Promise<void> {
  const wanted = page.getByRole('region', { name: `Porosia ${order.orderId}`, exact: true });
  const lines = page.getByRole('button', { name: /^Ndalesa \d+/ });
  await lines.first().waitFor();
  for (const line of await lines.all()) {
    if (await wanted.isVisible()) return;
    if ((await line.getAttribute('aria-expanded')) === 'true') continue;
    await line.click();
    // The next click would close it again before its orders are loaded.
    const panel = page.locator(`[id="${await line.getAttribute('aria-controls')}"]`);
    await panel
      .getByRole('region', { name: /^Porosia \d+$/ })
      .first()
      .waitFor();
  }
  await wanted.waitFor();
}

export const handoverLink = (page: Page, { orderId }: GivenOrder) =>
  page.getByRole('link', { name: `Dorëzimi te dera, porosia ${orderId}` });

export async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Nënshkruani me gisht këtu' });
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 40);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(box.x + 30 + step * 15, box.y + 40 + Math.sin(step) * 25);
  }
  await page.mouse.up();
}

export const attemptsOf = (shop: Shop, orderId: number) =>
  readShop(shop, (db) =>
    db
      .prepare('SELECT reason, occurred_at, is_time_corrected FROM delivery_attempts WHERE order_id = ?')
      .all(orderId),
  ) as { reason: string; occurred_at: number; is_time_corrected: number }[];

export const signatureOf = (shop: Shop, orderId: number) =>
  readShop(shop, (db) => db.prepare('SELECT * FROM deliveries WHERE order_id = ?').get(orderId)) as {
    receiver_name: string;
    signature_path: string;
    amount_received_cents: number;
  };

export async function deliverPaid(page: Page, order: GivenOrder): Promise<void> {
  await paper(page, order).getByRole('button', { name: 'Realizuar' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Paguar plotësisht/ })
    .click();
}

const readPhone = (page: Page, what: 'getAllKeys' | 'getAll'): Promise<unknown[]> =>
  page.evaluate(
    (what) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('furnizo-phone');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept')[what]();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    what,
  );

export const storedNames = async (page: Page): Promise<string[]> =>
  (await readPhone(page, 'getAllKeys')).map(String);

type StoredDay = { clientState: { queries: { queryKey: [string[]]; state: { data: unknown } }[] } };

/** The phone stores its lists half a second after they arrive; a page left earlier has an older copy. */
export const untilDayIsStored = (page: Page, { orderId }: Pick<GivenOrder, 'orderId'>): Promise<void> =>
  expect
    .poll(async () => {
      const names = await storedNames(page);
      const text = (await readPhone(page, 'getAll'))[names.findIndex((name) => name.endsWith('/day'))];
      if (typeof text !== 'string') return false;
      const { clientState } = JSON.parse(text) as StoredDay;
      const day = clientState.queries.find(({ queryKey: [path] }) => path.includes('byDay'));
      return JSON.stringify(day?.state.data).includes(`"orderId":${orderId},`);
    })
    .toBe(true);
