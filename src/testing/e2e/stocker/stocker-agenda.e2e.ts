import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, overflowOf } from '#testing/e2e/expect-accessible.ts';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import { asPerson, dayAfter, logInAs, placeOrders, send, typed } from '#testing/e2e/staff-scenes.ts';

const driverName = 'Hysni Zeka';

async function givenRoute(shop: Shop, date: string): Promise<number[]> {
  const orders = await placeOrders(shop, { customers: [1, 6, 11], products: 1, date });
  await asPerson(shop, 'stocker@furnizo.test', async (stocker) => {
    for (const { orderId } of orders) {
      await send(stocker, shop, 'PUT', '/api/orders/update-driver', { order_id: orderId, driver_nr: 7 });
    }
  });
  return orders.map((order) => order.orderId);
}

async function openAgenda(page: Page, shop: Shop, date: string) {
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto(`/stocker-dashboard?tab=agenda&date=${date}`);
  await page.getByRole('heading', { name: 'Driver Schedule' }).waitFor();
  return page.getByRole('region', { name: driverName });
}

async function stopsOf(page: Page): Promise<number[]> {
  const rows = page.getByRole('table', { name: `Ndalesat e ${driverName}` }).locator('tbody tr');
  return (await rows.locator('td:nth-child(2)').allTextContents()).map(Number);
}

journey('the agenda sums a day, opens a driver, and prints what it shows', async ({ shop, page }) => {
  const date = dayAfter(40);
  await givenRoute(shop, date);
  const block = await openAgenda(page, shop, date);
  // The chosen day is shared by all sections.
  await page.getByRole('link', { name: 'Menaxho Porositë' }).click();
  await page.waitForURL(new RegExp(`/orders\\?.*date=${date}`));
  await page.getByRole('link', { name: 'Driver Agenda' }).click();
  await block.getByText('3 porosi · 9 produkte').waitFor();
  const other = page.getByRole('region', { name: 'Agron Shala' });
  await expect.poll(() => other.getByRole('button', { name: 'PDF' }).isDisabled()).toBe(true);
  await block.getByRole('button', { expanded: false }).click();
  for (const column of ['Order ID', 'Customer', 'Address', 'Phone', 'Status', 'Amount']) {
    await page.getByRole('columnheader', { name: column }).waitFor();
  }
  const download = page.waitForEvent('download');
  await block.getByRole('button', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`Driver_${driverName}_Agenda_${date}.pdf`);
  const loadList = page.waitForEvent('download');
  await block.getByRole('button', { name: 'Lista e ngarkimit' }).click();
  expect((await loadList).suggestedFilename()).toBe(`Lista_e_ngarkimit_7_${date}.pdf`);
  await page.getByRole('button', { name: 'Dita tjetër' }).click();
  await page.getByText(`No orders found for any driver on ${typed(dayAfter(41))}`).waitFor();
});

journey(
  'stops are moved by arrow, by keyboard and by hand; the order is remembered',
  async ({ shop, page }) => {
    const date = dayAfter(42);
    await givenRoute(shop, date);
    const block = await openAgenda(page, shop, date);
    await block.getByRole('button', { expanded: false }).click();
    const rows = page.getByRole('table', { name: `Ndalesat e ${driverName}` }).locator('tbody tr');
    await rows.nth(2).waitFor();
    const [a, b, c] = await stopsOf(page);
    await rows
      .nth(0)
      .getByRole('button', { name: /^Më poshtë: / })
      .click();
    await page.getByText('Radha e ndalesave u ruajt').waitFor();
    expect(await stopsOf(page)).toEqual([b, a, c]);
    const customer = await rows.nth(2).locator('td:nth-child(3) b').textContent();
    const grip = page.getByRole('button', { name: `Zhvendos ndalesën: ${customer}` });
    await grip.focus();
    await page.keyboard.press('Space');
    await page.getByText(`${customer} tani është ndalesa 3 nga 3`).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText(`${customer} tani është ndalesa 2 nga 3`).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(() => stopsOf(page)).toEqual([b, c, a]);
    const from = await grip.boundingBox();
    const to = await rows
      .nth(0)
      .getByRole('button', { name: /^Zhvendos/ })
      .boundingBox();
    await page.mouse.move(from!.x + 10, from!.y + 10);
    await page.mouse.down();
    await page.mouse.move(from!.x + 10, from!.y - 10, { steps: 4 });
    await page.mouse.move(to!.x + 10, to!.y + 6, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => stopsOf(page)).toEqual([c, b, a]);
    await expect
      .poll(async () => {
        const answer = await send(page, shop, 'GET', `/api/stock/orders/driver/7?date=${date}`);
        return answer.orders.map((order: { order_id: number }) => order.order_id);
      })
      .toEqual([c, b, a]);
    await page.reload();
    await page.getByRole('table', { name: `Ndalesat e ${driverName}` }).waitFor();
    expect(await stopsOf(page)).toEqual([c, b, a]);
  },
);

journey(
  'orders without a driver come first, are given by region, and a stop goes to another driver',
  async ({ shop, page }) => {
    const date = dayAfter(48);
    // Two orders of one customer are one stop.
    await placeOrders(shop, { customers: [1, 1], products: 1, date });
    const block = await openAgenda(page, shop, date);
    const waiting = page.getByRole('region', { name: 'Porositë pa shofer' });
    await waiting.getByRole('heading', { name: 'Pa shofer (2)' }).waitFor();
    await page.getByTitle('2 Porositë pa shofer').waitFor();
    await waiting.getByRole('button', { expanded: false }).first().click();
    await waiting.getByRole('checkbox').first().check();
    await waiting.getByRole('button', { name: /^Cakto shoferin: .*, 1 porosi$/ }).click();
    await page.getByRole('option', { name: /^7 · / }).click();
    await waiting.getByRole('heading', { name: 'Pa shofer (1)' }).waitFor();
    await page.getByRole('button', { name: 'Kthe', exact: true }).click();
    await waiting.getByRole('heading', { name: 'Pa shofer (2)' }).waitFor();
    await waiting.getByRole('button', { name: /^Cakto shoferin: .*, 2 porosi$/ }).click();
    await page.getByRole('option', { name: /^7 · / }).click();
    await waiting.waitFor({ state: 'detached' });
    await block.getByText('2 porosi · 6 produkte').waitFor();
    await block.getByRole('button', { expanded: false }).click();
    const stops = page.getByRole('table', { name: `Ndalesat e ${driverName}` }).locator('tbody tr');
    await expect.poll(() => stops.count()).toBe(1);
    await stops.getByRole('button', { name: /^Jepja një shoferi tjetër/ }).click();
    await page.getByRole('option', { name: /^1 · / }).click();
    await page.getByRole('region', { name: 'Agron Shala' }).getByText('2 porosi · 6 produkte').waitFor();
    await block.getByText('0 porosi · 0 produkte').waitFor();
  },
);

journey('a route that can’t be saved goes back to what it was', async ({ shop, visit }) => {
  const date = dayAfter(44);
  const before = await givenRoute(shop, date);
  const { page, troubles } = await visit();
  troubles.expect(/ERR_FAILED/);
  const block = await openAgenda(page, shop, date);
  await block.getByRole('button', { expanded: false }).click();
  await page.getByRole('table', { name: `Ndalesat e ${driverName}` }).waitFor();
  const shown = await stopsOf(page);
  expect(shown.toSorted()).toEqual(before.toSorted());
  await page.route('**/trpc/*saveRoute*', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Më poshtë: / })
    .first()
    .click();
  await page.getByRole('alert').getByText('Network error').first().waitFor();
  await expect.poll(() => stopsOf(page)).toEqual(shown);
});

journey('a move that arrives late leaves a newer one as it is', async ({ shop, page, visit }) => {
  const date = dayAfter(46);
  await givenRoute(shop, date);
  const { page: theirs } = await visit();
  for (const screen of [page, theirs]) {
    const block = await openAgenda(screen, shop, date);
    await block.getByRole('button', { expanded: false }).click();
    await screen.getByRole('table', { name: `Ndalesat e ${driverName}` }).waitFor();
  }
  const [a, b, c] = await stopsOf(page);
  const newer = Promise.withResolvers<void>();
  await page.route('**/trpc/*saveRoute*', (route) => newer.promise.then(() => route.continue()));
  const move = (screen: Page, index: number) =>
    screen
      .getByRole('button', { name: /^Më poshtë: / })
      .nth(index)
      .click();
  await move(page, 0);
  await move(theirs, 1);
  await theirs.getByText('Radha e ndalesave u ruajt').waitFor();
  newer.resolve();
  await page.getByRole('alert').getByText('Radha e ndalesave ka ndryshuar ndërkohë').waitFor();
  await expect.poll(() => stopsOf(page)).toEqual([a, c, b]);
});

journey('one driver’s failure stays with that driver', async ({ shop, page }) => {
  const date = dayAfter(45);
  await givenRoute(shop, date);
  await page.route('**/trpc/**agenda.driver**', async (route) => {
    const paths = new URL(route.request().url()).pathname.split('/trpc/')[1]!.split(',');
    const response = await route.fetch();
    const answers = await response.json();
    const first = paths.indexOf('stocker.agenda.driver');
    if (first >= 0) {
      const data = { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 };
      answers[first] = { error: { message: '', code: -32_603, data } };
    }
    await route.fulfill({ response, status: 207, json: answers });
  });
  await openAgenda(page, shop, date);
  const failed = page.getByRole('region', { name: 'Agron Shala' });
  await failed.getByText('Failed to fetch driver schedules').waitFor({ timeout: 20_000 });
  await page.getByRole('region', { name: driverName }).getByText('3 porosi · 9 produkte').waitFor();
  await page.unroute('**/trpc/**agenda.driver**');
  await failed.getByRole('button', { name: 'Provo Përsëri' }).click();
  await failed.getByText('0 porosi · 0 produkte').waitFor();
});

journey(
  'the office counts a driver’s cash alongside the driver’s own count',
  async ({ shop, page, visit }) => {
    const date = dayAfter(0);
    const { page: driver } = await visit(phone);
    await logInAs(driver, shop, 'driver7@furnizo.test');
    await driver.goto('/driver-dashboard?view=cash');
    await driver.getByLabel('Sa para keni numëruar? (€)').fill('1.250,50');
    await driver.getByRole('button', { name: 'Ruaje numërimin' }).click();
    await driver.getByText('Numërimi u ruajt').waitFor();
    const block = await openAgenda(page, shop, date);
    await block.getByRole('button', { expanded: false }).click();
    const cash = block.getByRole('region', { name: 'Arka e ditës' });
    await cash.getByText('1.250,50 €').first().waitFor();
    await cash.getByRole('button', { name: 'Ruaje numërimin' }).click();
    await cash.getByText('Shkruani një shumë, p.sh. 120,50').waitFor();
    await cash.getByLabel('Shuma e numëruar (€)').fill('1240');
    await cash.getByRole('button', { name: 'Ruaje numërimin' }).click();
    await page.getByText('Numërimi i zyrës u ruajt').waitFor();
    await cash.getByText('1.240,00 €').first().waitFor();
    await cash.getByText('1.250,50 €').first().waitFor();
    await driver.reload();
    await driver.getByText('1.240,00 €').first().waitFor();
  },
);

journey('the agenda is accessible and fits a desk and a phone', async ({ shop, visit }) => {
  const date = dayAfter(46);
  await givenRoute(shop, date);
  for (const [device, colorScheme] of [
    [desk, 'light'],
    [phone, 'dark'],
  ] as const) {
    const { page } = await visit({ ...device, colorScheme });
    const block = await openAgenda(page, shop, date);
    await block.getByRole('button', { expanded: false }).click();
    await block.getByRole('region', { name: 'Arka e ditës' }).waitFor();
    await expectAccessible(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
});
