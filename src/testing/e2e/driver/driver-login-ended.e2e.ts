import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '#testing/e2e/expect-accessible.ts';
import { journey, phone } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import {
  dayAfter,
  expectBooksBalance,
  type GivenOrder,
  readShop,
  statusOf,
} from '#testing/e2e/staff-scenes.ts';
import {
  attemptsOf,
  deliverPaid,
  givenStops,
  handoverLink,
  openDay,
  openStopOf,
  paper,
  storedNames,
} from './driver-scenes.ts';

const CUT_OFF = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/;

const heldUp = (page: Page) => page.getByText(/^(?:1 ndryshim pret|\d+ ndryshime presin) rrjetin/);

async function logInHere(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/login/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Fjalëkalimi').fill('furnizo-demo');
  await page.getByRole('button', { name: 'Hyr', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function deliver(page: Page, order: GivenOrder): Promise<void> {
  await openStopOf(page, order);
  await handoverLink(page, order).click();
  await page.getByLabel('Emri i pranuesit').fill('Zana');
  await page.getByRole('button', { name: 'Përfundo dorëzimin' }).click();
  await page.getByText('Porosit e shoferit').waitFor();
}

const bookedTimes = (shop: Shop, { orderId }: GivenOrder) =>
  readShop(shop, (db) => ({
    delivered: db
      .prepare("SELECT COUNT(*) FROM order_events WHERE order_id = ? AND data ->> 'to' = 'E Realizuar'")
      .pluck()
      .get(orderId),
    paid: db.prepare('SELECT COUNT(*) FROM payments WHERE order_id = ?').pluck().get(orderId),
  }));

async function expectDeliveredOnce(shop: Shop, orders: readonly GivenOrder[]): Promise<void> {
  for (const order of orders) {
    await expect.poll(() => statusOf(shop, order.orderId), { timeout: 30_000 }).toBe('E Realizuar');
    expect(bookedTimes(shop, order)).toEqual({ delivered: 1, paid: 1 });
  }
  expectBooksBalance(shop);
}

const expectNothingStored = (page: Page) =>
  expect.poll(() => storedNames(page)).not.toContainEqual(expect.stringMatching(/outbox|conflicts|photos/));

journey(
  'what was done without a network is sent once after a login that ended meanwhile, on the same page',
  async ({ shop, visit }) => {
    const date = dayAfter(46);
    const [atDoor, quick, closed] = await givenStops(shop, date, [3, 4, 8]);
    const { page, troubles } = await visit(phone);
    troubles.expect(CUT_OFF);
    await openDay(page, shop, date);
    await openStopOf(page, quick!);
    await page.context().setOffline(true);
    await deliver(page, atDoor!);
    await openStopOf(page, quick!);
    await deliverPaid(page, quick!);
    await openStopOf(page, closed!);
    await paper(page, closed!).getByRole('button', { name: 'Nuk u dorëzua' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mbyllur' }).click();
    await page.getByText('3 ndryshime presin rrjetin').waitFor();
    await page.context().clearCookies();
    await page.context().setOffline(false);
    await page.getByText('Çka nuk u dërgua mbetet në këtë telefon').waitFor();
    await logInHere(page, 'driver9@furnizo.test');
    await expectDeliveredOnce(shop, [atDoor!, quick!]);
    await expect.poll(() => attemptsOf(shop, closed!.orderId)).toMatchObject([{ reason: 'closed' }]);
    await expectNothingStored(page);
    await heldUp(page).waitFor({ state: 'hidden' });
  },
);

journey(
  'another driver on the same phone neither sends nor loses what the first has not sent',
  async ({ shop, visit }) => {
    const date = dayAfter(47);
    const [order] = await givenStops(shop, date, [5]);
    const { page, troubles } = await visit(phone);
    troubles.expect(CUT_OFF);
    await openDay(page, shop, date);
    await openStopOf(page, order!);
    await page.context().setOffline(true);
    await deliverPaid(page, order!);
    await heldUp(page).waitFor();
    await page.context().clearCookies();
    await page.context().setOffline(false);
    await logInHere(page, 'driver8@furnizo.test');
    await page.getByText('Porosit e shoferit').waitFor();
    await page.waitForTimeout(1500);
    expect(statusOf(shop, order!.orderId)).toBe('E Nisur');
    expect(await heldUp(page).isVisible()).toBe(false);
    expect(await page.getByText('nuk u pranua').isVisible()).toBe(false);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Dilni$/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dilni', exact: true }).click();
    await page.waitForURL(/\/(login.*)?$/);
    await page.goto('/login');
    await logInHere(page, 'driver9@furnizo.test');
    await expectDeliveredOnce(shop, [order!]);
    await expectNothingStored(page);
  },
);

journey(
  'two tabs of one driver whose login ended: what each of them did is sent once',
  async ({ shop, visit }) => {
    const date = dayAfter(48);
    const [first, second] = await givenStops(shop, date, [6, 7]);
    const { page, troubles } = await visit(phone);
    troubles.expect(CUT_OFF);
    await openDay(page, shop, date);
    const other = await page.context().newPage();
    await other.goto(`/driver-dashboard?date=${date}`);
    for (const tab of [page, other]) await openStopOf(tab, first!);
    await page.context().setOffline(true);
    await deliverPaid(page, first!);
    await deliver(other, second!);
    for (const tab of [page, other]) await tab.getByText('1 ndryshim pret rrjetin').waitFor();
    await page.context().clearCookies();
    await page.context().setOffline(false);
    for (const tab of [page, other]) await tab.waitForURL(/\/login/);
    await logInHere(other, 'driver9@furnizo.test');
    await expectDeliveredOnce(shop, [first!, second!]);
    await expectNothingStored(page);
  },
);

const putOnPhone = (page: Page, name: string, value: unknown) =>
  page.evaluate(
    ([key, stored]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('furnizo-phone');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite');
          writing.objectStore('kept').put(stored, String(key));
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [name, value] as const,
  );

journey(
  'what the phone can neither read nor keep stands there and says why, and what it had room for is sent',
  async ({ shop, visit }) => {
    const date = dayAfter(49);
    const [order] = await givenStops(shop, date, [9]);
    const { page, troubles } = await visit(phone);
    troubles.expect(CUT_OFF);
    await openDay(page, shop, date);
    const dayOf = async () => (await storedNames(page)).find((name) => name.endsWith('/day'));
    await expect.poll(dayOf).toBeDefined();
    const own = (await dayOf())!.split('/')[0];
    await putOnPhone(page, `${own}/outbox/earlier`, [
      { kind: 'swap', variables: { orderId: 17, amountCents: 12_890 }, at: Date.now() },
    ]);
    await page.reload();
    await page.getByText('1 veprim i ruajtur nuk lexohet').waitFor();
    await page.getByText(/^Porosia 17 · /).waitFor();
    await page.getByText('Çka u ruajt').click();
    await page.getByText('"amountCents": 12890').waitFor();
    await openStopOf(page, order!);
    await page.context().setOffline(true);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await deliverPaid(page, order!);
    await page.getByText('Ky telefon nuk e ka ruajtur 1 ndryshim').waitFor();
    await expectAccessible(page);
    await page.context().clearCookies();
    await page.context().setOffline(false);
    await logInHere(page, 'driver9@furnizo.test');
    await expectDeliveredOnce(shop, [order!]);
    await page.getByText(/^Ky telefon nuk e ka ruajtur/).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Hiqe: e rregullon zyra' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hiqe', exact: true }).click();
    await page.getByText('1 veprim i ruajtur nuk lexohet').waitFor({ state: 'hidden' });
    await expectNothingStored(page);
  },
);
