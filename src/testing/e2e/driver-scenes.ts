import type { Page } from 'playwright-core';
import type { Visit } from './journey.ts';
import type { Shop } from './shop-server.ts';
import { type GivenOrder, logInAs, placeOrders, readShop, send } from './staff-scenes.ts';

/** Orders of a day, prepared and given to driver 9; on their way unless they are only to be loaded. */
export async function givenStops(
  visit: () => Promise<Visit>,
  shop: Shop,
  date: string,
  customers: readonly number[],
  { products = 2, isLoaded = true } = {},
): Promise<GivenOrder[]> {
  const orders = await placeOrders(visit, shop, { customers, products, date });
  const { page } = await visit();
  await logInAs(page, shop, 'stocker@furnizo.test');
  for (const { orderId } of orders) {
    await send(page, shop, 'PUT', '/api/orders/update-driver', { order_id: orderId, driver_nr: 9 });
    await send(page, shop, 'PUT', '/api/orders/update-status', {
      order_id: orderId,
      delivery_status: 'E Pergaditur',
    });
  }
  if (!isLoaded) return orders;
  const { page: office } = await visit();
  await logInAs(office, shop, 'admin@furnizo.test');
  for (const { orderId } of orders) {
    await send(office, shop, 'PUT', '/api/orders/update-status', {
      order_id: orderId,
      delivery_status: 'E Nisur',
    });
  }
  return orders;
}

/** The day of driver 9 on the screen. */
export async function openDay(page: Page, shop: Shop, date: string): Promise<void> {
  await logInAs(page, shop, 'driver9@furnizo.test');
  await page.goto(`/driver-dashboard?date=${date}`);
  await page.getByText('Porosit e shoferit').waitFor();
}

/** The card of an order. */
export const stop = (page: Page, { orderId }: GivenOrder) =>
  page.getByRole('article', { name: `Porosia ${orderId}`, exact: true });

/** What was noted at the door. */
export const signatureOf = (shop: Shop, orderId: number) =>
  readShop(shop, (db) => db.prepare('SELECT * FROM deliveries WHERE order_id = ?').get(orderId)) as {
    receiver_name: string;
    signature_path: string;
    amount_received_cents: number;
  };
