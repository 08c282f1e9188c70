import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { RED_PIXEL } from '#domain/documents/testing/print-document.ts';
import { expectAccessible } from '#testing/e2e/expect-accessible.ts';
import { journey, phone, type Visit } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import {
  asPerson,
  dayAfter,
  expectBooksBalance,
  logInAs,
  readShop,
  send,
  statusOf,
  untilCodeIsStored,
} from '#testing/e2e/staff-scenes.ts';
import {
  attemptsOf,
  deliverPaid,
  givenStops,
  handoverLink,
  openDay,
  openStopOf,
  paper,
  sign,
  signatureOf,
  storedNames,
  untilDayIsStored,
} from './driver-scenes.ts';

type VisitOf = (options?: BrowserContextOptions) => Promise<Visit>;

journey(
  'the day goes on without a network: it is read, changed, and sent when the network is back',
  async ({ shop, visit }) => {
    const date = dayAfter(32);
    const [first, second, closed] = await givenStops(shop, date, [3, 4, 8]);
    const { page, troubles } = await visit(phone);
    troubles.expect(
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|unknown error occurred when fetching the script/,
    );
    await openDay(page, shop, date);
    await openStopOf(page, first!);
    const toDeliver = page.getByText(/^\d+ për dorëzim$/);
    const before = await toDeliver.textContent();
    await page.context().setOffline(true);
    await page.getByText('Nuk ka lidhje me internetin').waitFor();
    const cutOffAt = Date.now();
    await openStopOf(page, closed!);
    await paper(page, closed!).getByRole('button', { name: 'Nuk u dorëzua' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mbyllur' }).click();
    await paper(page, closed!).getByText('Nuk u dorëzua: Mbyllur').waitFor();
    await openStopOf(page, first!);
    await deliverPaid(page, first!);
    await openStopOf(page, first!);
    await paper(page, first!).getByText('Pret rrjetin').waitFor();
    await openStopOf(page, second!);
    await handoverLink(page, second!).click();
    await page.getByLabel('Emri i pranuesit').fill('Zana');
    await page.getByRole('button', { name: 'Përfundo dorëzimin' }).click();
    await openStopOf(page, second!);
    await paper(page, second!).getByText('Pret rrjetin').waitFor();
    await page.getByText('E Realizuar').first().waitFor();
    expect(statusOf(shop, first!.orderId)).toBe('E Nisur');
    await page.getByText('3 ndryshime presin rrjetin').waitFor();
    // Done but unsent stops no longer count as due.
    expect(Number.parseInt((await toDeliver.textContent()) ?? '', 10)).toBe(
      Number.parseInt(before ?? '', 10) - 3,
    );
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Zana');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Dilni$/ })
      .click();
    await page.getByText('3 ndryshime ende nuk janë dërguar').waitFor();
    await page.getByRole('button', { name: 'Qëndro' }).click();
    // It leaves the day's stops once undo has expired.
    await page.getByText(`porosia ${closed!.orderId} · Mbyllur`).waitFor();
    expect(attemptsOf(shop, closed!.orderId)).toEqual([]);
    const onlineAt = Date.now();
    await page.context().setOffline(false);
    await expect.poll(() => statusOf(shop, first!.orderId), { timeout: 30_000 }).toBe('E Realizuar');
    await expect.poll(() => statusOf(shop, second!.orderId), { timeout: 30_000 }).toBe('E Realizuar');
    await paper(page, second!).getByText('Pret rrjetin').waitFor({ state: 'hidden' });
    expect(signatureOf(shop, second!.orderId).receiver_name).toBe('Zana');
    const attempts = attemptsOf(shop, closed!.orderId);
    expect(attempts).toMatchObject([{ reason: 'closed', is_time_corrected: 0 }]);
    expect(attempts[0]!.occurred_at).toBeGreaterThanOrEqual(cutOffAt);
    expect(attempts[0]!.occurred_at).toBeLessThan(onlineAt);
    expect(statusOf(shop, closed!.orderId)).toBe('E Pergaditur');
    await expect.poll(() => storedNames(page)).not.toContainEqual(expect.stringContaining('outbox'));
    // The visit is dated today, not the order's day.
    await page.goto('/driver-dashboard');
    await page.getByText(`porosia ${closed!.orderId} · Mbyllur · përsëri më`).waitFor();
    expectBooksBalance(shop);
  },
);

async function openPhone(visit: VisitOf, shop: Shop, date: string): Promise<Page> {
  const { page, troubles } = await visit({ ...phone, serviceWorkers: 'allow' });
  troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|when fetching the script/);
  await openDay(page, shop, date);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('button', { name: /^Ndalesa 1/ }).waitFor();
  return page;
}

journey(
  'loaded again without a network the whole day is there, and what was done in a closed tab is sent by the next',
  async ({ shop, visit }) => {
    const date = dayAfter(36);
    const [order, other] = await givenStops(shop, date, [5, 6]);
    const page = await openPhone(visit, shop, date);
    await untilDayIsStored(page, order!);
    await untilCodeIsStored(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(/^Kopje e orës \d\d:\d\d$/).waitFor();
    await handoverLink(page, order!).click();
    await page.getByLabel('Emri i pranuesit').fill('Zana');
    await sign(page);
    await page.getByRole('button', { name: `Zvogëlo sasinë: ${order!.products[0]!.name}` }).click();
    await page.getByText('Mungon', { exact: true }).click();
    await page.getByRole('button', { name: 'Kthehu te porositë' }).click();
    await handoverLink(page, order!).click();
    await expect.poll(() => page.getByLabel('Emri i pranuesit').inputValue()).toBe('Zana');
    await page.reload();
    await expect.poll(() => page.getByLabel('Emri i pranuesit').inputValue()).toBe('Zana');
    await page.getByRole('button', { name: 'Pastro nënshkrimin' }).isEnabled();
    await page.getByRole('button', { name: 'Përfundo dorëzimin' }).click();
    await page.getByText('1 ndryshim pret rrjetin').waitFor();
    await expect.poll(() => storedNames(page)).toContainEqual(expect.stringContaining('outbox'));
    const context = page.context();
    await page.close();
    const next = await context.newPage();
    await next.goto(`/driver-dashboard?date=${date}`);
    await next.getByText('1 ndryshim pret rrjetin').waitFor();
    await openStopOf(next, other!);
    await context.setOffline(false);
    await expect.poll(() => statusOf(shop, order!.orderId), { timeout: 30_000 }).toBe('E Realizuar');
    expect(signatureOf(shop, order!.orderId).receiver_name).toBe('Zana');
    await expect.poll(() => storedNames(next)).not.toContainEqual(expect.stringContaining('outbox'));
    expectBooksBalance(shop);
  },
);

const bookedOf = (shop: Shop, orderIds: readonly number[]) =>
  readShop(shop, (db) =>
    db
      .prepare(
        `SELECT order_id AS orderId, data ->> 'to' AS status, COALESCE(occurred_at, created_at) AS at
         FROM order_events WHERE data ->> 'from' = 'E Nisur' AND actor_id = (
           SELECT id FROM users WHERE email = 'driver9@furnizo.test')
           AND order_id IN (${orderIds.join(', ')}) ORDER BY id`,
      )
      .all(),
  ) as { orderId: number; status: string; at: number }[];

journey(
  'a whole round without a network, the phone closed and opened again: booked once, in order, and the van is checked in',
  async ({ shop, visit }) => {
    const date = dayAfter(33);
    const stops = await givenStops(shop, date, [9, 10, 11, 12]);
    const [whole, partly, closed, lost] = stops;
    const page = await openPhone(visit, shop, date);
    await untilDayIsStored(page, whole!);
    await untilCodeIsStored(page);
    await page.context().setOffline(true);
    const cutOffAt = Date.now();
    await openStopOf(page, whole!);
    await deliverPaid(page, whole!);
    await openStopOf(page, partly!);
    await handoverLink(page, partly!).click();
    await page.getByLabel('Emri i pranuesit').fill('Zana');
    await page.getByRole('button', { name: `Zvogëlo sasinë: ${partly!.products[0]!.name}` }).click();
    await page.getByText('Refuzuar', { exact: true }).click();
    const photo = { name: 'dera.png', mimeType: 'image/png', buffer: Buffer.from(RED_PIXEL) };
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.getByRole('img', { name: 'Fotoja 1' }).waitFor();
    await page.getByRole('button', { name: 'Përfundo dorëzimin' }).click();
    await openStopOf(page, closed!);
    await paper(page, closed!).getByRole('button', { name: 'Nuk u dorëzua' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mbyllur' }).click();
    await openStopOf(page, lost!);
    await deliverPaid(page, lost!);
    await page.getByText('4 ndryshime presin rrjetin').waitFor();
    await asPerson(shop, 'admin@furnizo.test', (office) =>
      send(office, shop, 'PUT', '/api/orders/update-status', {
        order_id: lost!.orderId,
        delivery_status: 'E Anuluar',
        reason: 'Gabim në porosi',
      }),
    );
    await expect.poll(() => storedNames(page)).toContainEqual(expect.stringContaining('outbox'));
    const context = page.context();
    await page.close();
    const next = await context.newPage();
    await next.goto(`/driver-dashboard?date=${date}`);
    await next.getByText('4 ndryshime presin rrjetin').waitFor();
    const onlineAt = Date.now();
    await context.setOffline(false);
    const conflict = next.getByRole('region', { name: `Veprim i papranuar, porosia ${lost!.orderId}` });
    await conflict.getByText('Si qëndron tani').waitFor();
    await conflict.getByText('Gabim në porosi').waitFor();
    const ids = stops.map((stop) => stop.orderId);
    const booked = bookedOf(shop, ids);
    expect(booked).toMatchObject([
      { orderId: whole!.orderId, status: 'E Realizuar' },
      { orderId: partly!.orderId, status: 'E Realizuar' },
      { orderId: closed!.orderId, status: 'E Pergaditur' },
    ]);
    for (const { at } of booked) {
      expect(at).toBeGreaterThanOrEqual(cutOffAt);
      expect(at).toBeLessThan(onlineAt);
    }
    expect(statusOf(shop, lost!.orderId)).toBe('E Anuluar');
    const photos = readShop(shop, (db) =>
      db
        .prepare(`SELECT order_id FROM delivery_photos WHERE order_id IN (${ids.join(', ')})`)
        .pluck()
        .all(),
    );
    expect(photos).toEqual([partly!.orderId]);
    await expectAccessible(next);
    await next.reload();
    await conflict.getByRole('button', { name: 'Dërgoja zyrës' }).click();
    await conflict.waitFor({ state: 'hidden' });
    await expect
      .poll(() => storedNames(next))
      .not.toContainEqual(expect.stringMatching(/outbox|conflicts|photos/));

    const { page: desk } = await visit();
    await logInAs(desk, shop, 'stocker@furnizo.test');
    await desk.goto('/stocker-dashboard/returns');
    const { name } = readShop(shop, (db) =>
      db.prepare("SELECT name FROM users WHERE email = 'driver9@furnizo.test'").get(),
    ) as { name: string };
    const van = desk.getByRole('region', { name: `Kthimi i ${name}` });
    await van.getByText(`porosia ${partly!.orderId} ·`).waitFor();
    const returnList = desk.waitForEvent('download');
    await van.getByRole('button', { name: 'Lista e kthimit' }).click();
    expect((await returnList).suggestedFilename()).toMatch(/^Lista_e_kthimit_9_.*\.pdf$/);
    await van.getByRole('button', { name: 'Gjithçka u kthye' }).click();
    await van.getByRole('button', { name: `Zvogëlo sasinë: U kthye: ${closed!.products[0]!.name}` }).click();
    await van.getByRole('button', { name: 'Mbyll kontrollin' }).click();
    await van.getByText('Zgjidhni arsyen për çdo dallim.').waitFor();
    await expectAccessible(desk);
    await van.getByRole('combobox').selectOption({ label: 'Mungon: hiqet nga stoku' });
    await van.getByRole('button', { name: 'Mbyll kontrollin' }).click();
    await van.getByText('I kontrolluar', { exact: true }).waitFor();
    await van.getByText('Mungon: hiqet nga stoku').waitFor();
    expectBooksBalance(shop);
  },
);

journey('logging out asks, and leaves nothing of the day on the phone', async ({ shop, visit }) => {
  const date = dayAfter(39);
  await givenStops(shop, date, [7]);
  const page = await openPhone(visit, shop, date);
  await expect.poll(() => storedNames(page)).toContainEqual(expect.stringContaining('/day'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Dilni$/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dilni', exact: true }).click();
  await page.waitForURL(/\/(login.*)?$/);
  await expect.poll(() => storedNames(page)).toEqual([]);
});
