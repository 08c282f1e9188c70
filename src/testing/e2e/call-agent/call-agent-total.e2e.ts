import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from '#testing/e2e/expect-accessible.ts';
import { journey } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import { asPerson, dayAfter, readShop, send, typed } from '#testing/e2e/staff-scenes.ts';
import {
  countOrders,
  customerOf,
  dictate,
  draftOf,
  expectFocus,
  openCall,
  productsOf,
} from './call-agent-scenes.ts';

function setMinimum(shop: Shop, belowMinimum: 'transport' | 'reject', transportCents = 300): Promise<void> {
  return asPerson(shop, 'admin@furnizo.test', async (office) => {
    const { result } = await send(office, shop, 'GET', '/trpc/admin.settings.get');
    const regionMinimums = [1, 2, 3, 4].map((regionId) => ({ regionId, minimumCents: 5_000_00 }));
    const values = { ...result.data.prices, regionMinimums, belowMinimum, transportCents };
    await send(office, shop, 'POST', '/trpc/admin.settings.update', { group: 'prices', values });
  });
}

const centsIn = (text: string | null) => Number(text?.replaceAll(/\D/g, ''));

const totalOf = async (page: Page) =>
  centsIn(await draftOf(page).getByText('Totali:').locator('..').locator('span').last().textContent());

const placed = (shop: Shop) =>
  readShop(shop, (db) =>
    db
      .prepare(
        'SELECT total_cents AS total, transport_cents AS transport FROM orders ORDER BY id DESC LIMIT 1',
      )
      .get(),
  ) as { total: number; transport: number };

async function chooseDay(page: Page): Promise<void> {
  await page.keyboard.press('F8');
  await page.keyboard.type(typed(dayAfter(5)));
  await page.keyboard.press('Enter');
}

describe('the total of an order by telephone', () => {
  journey(
    'has the transport before it is placed, and is what the confirmation names',
    async ({ shop, page }) => {
      await setMinimum(shop, 'transport');
      const [product] = productsOf(shop, 1);
      await openCall(page, shop, customerOf(shop, 5));
      await dictate(page, product!.code, 1);
      await draftOf(page).getByText('Transporti').waitFor();
      await draftOf(page)
        .getByText(/^Edhe .* deri te porosia pa transport$/)
        .waitFor();
      await chooseDay(page);
      await expectFocus(page, 'call-comment');
      await expectAccessible(page);
      const total = await totalOf(page);
      await page.keyboard.press('Control+Enter');
      await page.getByText(/Porosia #\d+ u krijua me sukses: .* \(me transport 3,00\s€\), /).waitFor();
      expect(placed(shop)).toEqual({ total, transport: 300 });
      await draftOf(page)
        .getByText(/Porosia e fundit: .* \(me transport 3,00\s€\) · e /)
        .waitFor();
    },
  );

  journey('asks again where it has changed on the way', async ({ shop, visit }) => {
    const { page, troubles } = await visit();
    // The office's change may reach the desk while its answers are delayed.
    troubles.expect(/ERR_FAILED/);
    await setMinimum(shop, 'transport');
    const [product] = productsOf(shop, 1);
    await openCall(page, shop, customerOf(shop, 6));
    await dictate(page, product!.code, 1);
    await draftOf(page).getByText('Transporti').waitFor();
    await chooseDay(page);
    const total = await totalOf(page);
    const orders = countOrders(shop);
    // The desk sends before it receives the office's change.
    await page.route('**/trpc/*callAgent.orders.terms*', (route) => route.abort());
    await setMinimum(shop, 'transport', 700);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Totali ndryshoi ndërkohë.').waitFor();
    expect(countOrders(shop)).toBe(orders);
    await page.unroute('**/trpc/*callAgent.orders.terms*');
    await page.reload();
    await draftOf(page).getByText('7,00').waitFor();
    await page.keyboard.press('Control+Enter');
    await page
      .getByText(/me transport 7,00/)
      .first()
      .waitFor();
    expect(placed(shop)).toEqual({ total: total + 400, transport: 700 });
  });

  journey('asks before another transport or price than was read out is charged', async ({ shop, page }) => {
    await setMinimum(shop, 'transport');
    const [product] = productsOf(shop, 1);
    await openCall(page, shop, customerOf(shop, 8));
    await dictate(page, product!.code, 1);
    await draftOf(page).getByText('Transporti').waitFor();
    await chooseDay(page);
    const total = await totalOf(page);
    const orders = countOrders(shop);
    await setMinimum(shop, 'transport', 700);
    await draftOf(page)
      .getByText(/^Totali ndryshoi, ishte .*: lexojani klientit dhe dërgojeni përsëri$/)
      .waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Totali ndryshoi ndërkohë.').waitFor();
    expect(countOrders(shop)).toBe(orders);
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Control+Enter');
          return countOrders(shop);
        },
        { interval: 600, timeout: 20_000 },
      )
      .toBe(orders + 1);
    await page.getByText(/Porosia #\d+ u krijua me sukses: .* \(me transport 7,00\s€\), /).waitFor();
    expect(placed(shop)).toEqual({ total: total + 400, transport: 700 });
  });

  journey(
    'says beforehand what is rejected or held, and the cursor waits in the reason',
    async ({ shop, page }) => {
      await setMinimum(shop, 'reject');
      const customer = customerOf(shop, 7);
      await asPerson(shop, 'admin@furnizo.test', (office) =>
        send(office, shop, 'PUT', `/api/accounts/${customer.id}/terms`, { limit: 0 }),
      );
      const [product] = productsOf(shop, 1);
      await openCall(page, shop, customer);
      await dictate(page, product!.code, 1);
      await draftOf(page)
        .getByText(/^Edhe .* deri te vlera minimale$/)
        .waitFor();
      await draftOf(page).getByText('Nën minimumin: refuzohet pa arsye').waitFor();
      await draftOf(page)
        .getByText(/€ mbi limit: porosia pret aprovimin e zyrës/)
        .waitFor();
      await chooseDay(page);
      await expectFocus(page, 'call-day-reason');
      await page.keyboard.type('Klient i ri');
      await draftOf(page).getByText('Nën minimumin: pranohet me arsye, pa transport').waitFor();
      await page.keyboard.press('Control+Enter');
      await draftOf(page)
        .getByText(/Në pritje të aprovimit/)
        .waitFor();
      expect(placed(shop).transport).toBe(0);
    },
  );
});
