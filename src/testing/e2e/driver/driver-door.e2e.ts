import { expect } from 'vitest';
import { journey, phone } from '#testing/e2e/journey.ts';
import { asPerson, dayAfter, readShop, send, statusOf, typed } from '#testing/e2e/staff-scenes.ts';
import { givenStops, handoverLink, openDay, openStopOf, paper } from './driver-scenes.ts';

journey(
  'midnight takes no handover from the hand, and a cancelled order is not called delivered',
  async ({ shop, visit }) => {
    const date = dayAfter(45);
    const [order] = await givenStops(shop, date, [3]);
    const { page } = await visit(phone);
    await page.clock.setFixedTime(`${date}T21:00:00Z`);
    await openDay(page, shop, date);
    await page.goto('/driver-dashboard');
    await openStopOf(page, order!);
    await handoverLink(page, order!).click();
    const receiver = page.getByLabel('Emri i pranuesit');
    await receiver.fill('Zana');
    await page.clock.setFixedTime(`${dayAfter(46)}T01:00:00Z`);
    // What is told live draws the page anew.
    const fetched = page.waitForResponse(/driver\.orders\.byDay/);
    await givenStops(shop, date, [4]);
    await fetched;
    await expect.poll(() => receiver.inputValue()).toBe('Zana');
    await asPerson(shop, 'admin@furnizo.test', (office) =>
      send(office, shop, 'PUT', '/api/orders/update-status', {
        order_id: order!.orderId,
        delivery_status: 'E Anuluar',
        reason: 'Gabim në porosi',
      }),
    );
    await page.getByText('Kjo porosi është anuluar.').waitFor();
  },
);

journey('what was left open on an earlier day stands above the stops of today', async ({ shop, visit }) => {
  const [left] = await givenStops(shop, dayAfter(48), [5]);
  const [next] = await givenStops(shop, dayAfter(49), [6]);
  const { page } = await visit(phone);
  await page.clock.setFixedTime(`${dayAfter(49)}T08:00:00Z`);
  await openDay(page, shop, dayAfter(49));
  await openStopOf(page, next!);
  await page
    .getByRole('alert')
    .filter({ hasText: 'Të papërfunduara' })
    .getByRole('button', { name: `← 1 nga ${typed(dayAfter(48))}` })
    .click();
  await openStopOf(page, left!);
});

journey(
  'two orders at one door: the credit of the customer comes off the first, and all is paid in the end',
  async ({ shop, visit }) => {
    const date = dayAfter(47);
    const customer = readShop(shop, (db) =>
      db.prepare('SELECT id FROM users WHERE email = ?').pluck().get('customer3@furnizo.test'),
    );
    await asPerson(shop, 'admin@furnizo.test', (office) =>
      send(office, shop, 'POST', '/api/payments', { customer_id: customer, amount: 50, method: 'bank' }),
    );
    const [first, second] = await givenStops(shop, date, [3, 3]);
    const { page } = await visit(phone);
    await openDay(page, shop, date);
    await openStopOf(page, first!);
    const dialog = page.getByRole('dialog');
    await paper(page, first!).getByRole('button', { name: 'Realizuar' }).click();
    await dialog.getByText('Kredi e klientit').waitFor();
    await dialog.getByRole('button', { name: /^Paguar plotësisht/ }).click();
    await paper(page, first!).getByText('Tani: E Realizuar').waitFor();
    await paper(page, second!).getByRole('button', { name: 'Realizuar' }).click();
    const full = dialog.getByRole('button', { name: /^Paguar plotësisht/ });
    await full.waitFor();
    expect(await dialog.getByText('Kredi e klientit').count()).toBe(0);
    await full.click();
    await expect.poll(() => statusOf(shop, second!.orderId), { timeout: 60_000 }).toBe('E Realizuar');
    const balance = readShop(shop, (db) =>
      db
        .prepare('SELECT balance_cents FROM customer_entries WHERE customer_id = ? ORDER BY id DESC')
        .pluck()
        .get(customer),
    );
    expect(balance).toBe(0);
  },
);
