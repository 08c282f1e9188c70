import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  confirmDeparture,
  deliverPaid,
  givenStops,
  openDay,
  openStopOf,
  paper,
} from './driver/driver-scenes.ts';
import { expectAccessible } from './expect-accessible.ts';
import { journey, phone } from './journey.ts';
import type { Shop } from './shop-server.ts';
import {
  asPerson,
  dayAfter,
  expectBooksBalance,
  type GivenOrder,
  logInAs,
  readShop,
  send,
  statusOf,
} from './staff-scenes.ts';

journey(
  'an order that was put back meanwhile was delivered and paid: the office learns of it at once and accepts it',
  async ({ shop, visit }) => {
    const date = dayAfter(34);
    const [order] = await givenStops(shop, date, [13]);
    const { orderId } = order!;
    const { page, troubles } = await visit(phone);
    troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|status of 404/);
    await openDay(page, shop, date);
    await openStopOf(page, order!);
    await page.context().setOffline(true);
    await deliverPaid(page, order!);
    await page.getByText('1 ndryshim pret rrjetin').waitFor();
    await asPerson(shop, 'admin@furnizo.test', (office) =>
      send(office, shop, 'POST', '/api/orders/attempt', { order_id: orderId, reason: 'closed' }),
    );

    const { page: desk } = await visit();
    await logInAs(desk, shop, 'admin@furnizo.test');
    await desk.goto('/secret-dashboard/overview');
    const tile = desk
      .getByRole('region', { name: 'Çka pret' })
      .locator('div', { has: desk.getByRole('link', { name: 'Konflikte nga rruga' }) })
      .last();
    await tile.getByText(/^\d+$/).waitFor();
    const count = async () => Number.parseInt(await tile.innerText(), 10);
    const before = await count();

    await page.context().setOffline(false);
    const card = page.getByRole('region', { name: `Veprim i papranuar, porosia ${orderId}` });
    await card.getByText('Porosia u kthye për ridorëzim dhe nuk është më te ju.').waitFor();
    expect(await card.getByText('Porosia nuk u gjet.').count()).toBe(0);
    await card.getByRole('button', { name: 'Dërgoja zyrës' }).click();
    await card.waitFor({ state: 'hidden' });
    const atOffice = page.getByText(`Porosia ${orderId} · `);
    await atOffice.waitFor();
    await page
      .getByText(/janë në arkën tuaj, pa porosi/)
      .first()
      .waitFor();

    await desk.getByText(`Konflikt nga rruga: porosia ${orderId} pret vendimin e zyrës.`).waitFor();
    await expect.poll(count).toBe(before + 1);
    const conflict = desk.getByRole('article', { name: `Konflikti i porosisë ${orderId}` });
    await conflict.getByText('në arkën e shoferit, pa porosi').waitFor();
    await expectAccessible(desk);

    const { page: warehouse } = await visit();
    await seeInWarehouse(warehouse, shop, orderId);
    await conflict.getByRole('button', { name: 'Prano dorëzimin' }).click();
    const question = desk.getByRole('dialog', { name: `Ta pranoj dorëzimin e porosisë ${orderId}?` });
    await question.getByRole('button', { name: 'Prano dorëzimin' }).click();
    await conflict.waitFor({ state: 'hidden' });
    expect(statusOf(shop, orderId)).toBe('E Realizuar');
    await atOffice.waitFor({ state: 'hidden' });
    const cash = readShop(shop, (db) =>
      db
        .prepare(
          `SELECT COUNT(*) AS payments, SUM(p.amount_cents = d.amount_received_cents) AS whole,
             SUM(p.cash_day = c.cash_out_day AND c.cash_day = c.cash_out_day) AS sameDay
           FROM payments p JOIN deliveries d ON d.payment_id = p.id
           JOIN road_conflicts c ON c.payment_id = p.id WHERE p.order_id = ?`,
        )
        .get(orderId),
    );
    expect(cash).toEqual({ payments: 1, whole: 1, sameDay: 1 });
    expectBooksBalance(shop);
  },
);

journey(
  'what the office added while the van left without a network is not booked as handed over',
  async ({ shop, visit }) => {
    const date = dayAfter(35);
    const orders = await givenStops(shop, date, [14, 15], { isLoaded: false });
    const [whole, partly] = orders;
    const { page, troubles } = await visit(phone);
    troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|status of 409/);
    await openDay(page, shop, date);
    await openStopOf(page, whole!);
    await page.context().setOffline(true);
    for (const order of orders) {
      await openStopOf(page, order);
      await paper(page, order).getByRole('button', { name: 'Nis', exact: true }).click();
      await confirmDeparture(page);
      await deliverPaid(page, order);
    }
    await page.getByText('4 ndryshime presin rrjetin').waitFor();
    const paid = totalOf(shop, partly!);
    await asPerson(shop, 'stocker@furnizo.test', async (stocker) => {
      for (const order of orders)
        await send(stocker, shop, 'PUT', '/api/orders/update-item', {
          order_item_id: firstLineOf(shop, order),
          quantity: 4,
        });
    });

    await page.context().setOffline(false);
    const cardOf = ({ orderId }: GivenOrder) =>
      page.getByRole('region', { name: `Veprim i papranuar, porosia ${orderId}` });
    for (const order of orders) {
      await cardOf(order)
        .getByText(/^Zyra e ndryshoi porosinë ndërkohë: totali i ri është /)
        .waitFor();
      expect(statusOf(shop, order.orderId)).toBe('E Nisur');
    }
    await openStopOf(page, whole!);
    await deliverPaid(page, whole!);
    await expect.poll(() => statusOf(shop, whole!.orderId), { timeout: 30_000 }).toBe('E Realizuar');
    await cardOf(whole!).waitFor({ state: 'hidden' });

    // The same again would be rejected again: the card leads to the form, which knows what was received.
    await cardOf(partly!).getByRole('button', { name: 'Dërgoja zyrës' }).waitFor();
    expect(await cardOf(partly!).getByRole('button', { name: 'Provo përsëri' }).count()).toBe(0);
    await page.reload();
    await cardOf(partly!).getByRole('button', { name: 'Te dera' }).click();
    const received = page.getByLabel('Shuma e pranuar (€)');
    await expect.poll(() => received.inputValue()).toBe((paid / 100).toFixed(2).replace('.', ','));
    await page.getByRole('button', { name: `Zvogëlo sasinë: ${partly!.products[0]!.name}` }).click();
    await page.getByText('Mungon', { exact: true }).click();
    await page.getByRole('button', { name: 'Përfundo dorëzimin' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Përfundo pa nënshkrim' }).click();
    await expect.poll(() => statusOf(shop, partly!.orderId), { timeout: 30_000 }).toBe('E Realizuar');
    await cardOf(partly!).waitFor({ state: 'hidden' });
    expect(totalOf(shop, partly!)).toBe(paid);
    expectBooksBalance(shop);
  },
);

const totalOf = (shop: Shop, { orderId }: GivenOrder) =>
  readShop(shop, (db) =>
    db.prepare('SELECT total_cents FROM orders WHERE id = ?').pluck().get(orderId),
  ) as number;

const firstLineOf = (shop: Shop, { orderId, products }: GivenOrder) =>
  readShop(shop, (db) =>
    db
      .prepare('SELECT id FROM order_lines WHERE order_id = ? AND product_id = ?')
      .pluck()
      .get(orderId, products[0]!.id),
  );

async function seeInWarehouse(page: Page, shop: Shop, orderId: number): Promise<void> {
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto('/stocker-dashboard/stock');
  await page.getByRole('link', { name: 'Shfaqi' }).click();
  const conflict = page.getByRole('article', { name: `Konflikti i porosisë ${orderId}` });
  await conflict.getByText('Vendos zyra.').waitFor();
  expect(await conflict.getByRole('button').count()).toBe(0);
  await expectAccessible(page);
  await conflict.getByRole('link', { name: `Porosia ${orderId}` }).click();
  await page.getByRole('dialog').getByText('Konflikt nga rruga', { exact: true }).waitFor();
}
