import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey, phone } from '#testing/e2e/journey.ts';
import { asPerson, dayAfter, logInAs, readShop, send } from '#testing/e2e/staff-scenes.ts';
import { givenStops, handoverLink, openDay, openStopOf, paper, storedNames } from './driver-scenes.ts';

async function expectLargeTextFits(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(phone.viewport.width);
}

journey(
  'what is loaded is ticked, a tick stays over a reload, and what leaves the list is taken out',
  async ({ shop, visit }) => {
    const date = dayAfter(38);
    const [order] = await givenStops(shop, date, [3], { isLoaded: false });
    const [other] = await givenStops(shop, date, [4], { isLoaded: false, products: 3 });
    const { page } = await visit(phone);
    await openDay(page, shop, date);
    await page.getByText('Ngarkimi', { exact: true }).click();
    const [product] = order!.products;
    const tickOf = (code: string) => page.getByRole('checkbox', { name: new RegExp(RegExp.escape(code)) });
    const tick = tickOf(product!.code);
    await tick.check();
    await page.getByText('1 nga 3 të ngarkuara').waitFor();
    await page.reload();
    await page.getByText('1 nga 3 të ngarkuara').waitFor();
    await expect.poll(() => tick.isChecked()).toBe(true);
    const { code, name } = other!.products[2]!;
    await tickOf(code).check();
    await page.getByText('2 nga 3 të ngarkuara').waitFor();
    await asPerson(shop, 'stocker@furnizo.test', (stocker) =>
      send(stocker, shop, 'PUT', '/api/orders/update-driver', { order_id: other!.orderId, driver_nr: 8 }),
    );
    await page.getByText('Nxirrni nga furgoni').waitFor();
    await page.getByText(`3 × ${name}`).waitFor();
    await page.getByText('Sasia ka ndryshuar, më parë 6').waitFor();
    await page.getByRole('button', { name: `U nxor: ${name}` }).click();
    await page.getByText('Nxirrni nga furgoni').waitFor({ state: 'hidden' });
    await expectLargeTextFits(page);
  },
);

journey('cash is counted piece by piece before it is said what there should be', async ({ shop, visit }) => {
  const { page } = await visit(phone);
  await logInAs(page, shop, 'driver8@furnizo.test');
  await page.goto('/driver-dashboard/cash');
  const fifties = page.getByLabel('Sa copë nga 50 €');
  await fifties.fill('2');
  await fifties.fill('2,5');
  await page.getByText('Vetëm sasi të plota.').waitFor();
  await expect.poll(() => page.getByLabel('Sa para keni numëruar? (€)').inputValue()).toBe('100,00');
  await fifties.fill('2');
  await page.getByLabel('Sa copë nga 0,20 €').fill('3');
  await expect.poll(() => page.getByLabel('Sa para keni numëruar? (€)').inputValue()).toBe('100,60');
  expect(await page.getByText('Pritet').count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Ruaje numërimin' }).waitFor();
  await expect.poll(() => page.getByLabel('Sa para keni numëruar? (€)').inputValue()).toBe('100,60');
  await page.getByRole('button', { name: 'Ruaje numërimin' }).click();
  await page.getByText('Numërimi u ruajt').waitFor();
  await page.getByText('Pritet').waitFor();
  await page.getByText('100,60 €').first().waitFor();
});

journey(
  'a glove that taps twice collects a debt and spends once, while the dialog is closing',
  async ({ shop, visit }) => {
    const date = dayAfter(43);
    const [order] = await givenStops(shop, date, [13]);
    const [old] = await givenStops(shop, dayAfter(44), [13]);
    await asPerson(shop, 'driver9@furnizo.test', (driver) =>
      send(driver, shop, 'POST', '/api/orders/deliver', { order_id: old!.orderId, amount_received: 0 }),
    );
    const { page } = await visit({ ...phone, reducedMotion: 'no-preference' });
    const tapTwice = async (name: string) => {
      const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
      await button.click({ trial: true });
      const box = (await button.boundingBox())!;
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 20 });
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    };
    await openDay(page, shop, date);
    await openStopOf(page, order!);
    await page.getByRole('button', { name: /^Arkëto borxh/ }).click();
    await page.getByLabel('Shuma e pranuar (€)').fill('5');
    await tapTwice('Arkëto');
    await page.getByText('U arkëtuan 5,00 €').waitFor();
    await page.goto('/driver-dashboard/cash');
    await page.getByRole('button', { name: 'Shpenzim' }).click();
    await page.getByLabel('Shuma e shpenzuar (€)').fill('7');
    await page.getByLabel('Për çka?').fill('Naftë');
    await tapTwice('Ruaje shpenzimin');
    await page.getByText('Shpenzimi u ruajt').waitFor();
    // A second one would have been queued behind it.
    await expect.poll(() => storedNames(page)).not.toContainEqual(expect.stringContaining('outbox'));
    const booked = readShop(shop, (db) => [
      db.prepare('SELECT amount_cents FROM payments WHERE amount_cents = 500').pluck().all(),
      db.prepare("SELECT amount_cents FROM cash_movements WHERE reason = 'Naftë'").pluck().all(),
    ]);
    expect(booked).toEqual([[500], [700]]);
  },
);

journey(
  'a stop that is given later is announced, and an empty day leads to the next',
  async ({ shop, visit }) => {
    const { page } = await visit(phone);
    const date = dayAfter(41);
    const [first] = await givenStops(shop, date, [5]);
    // Beyond the demo shop's planned orders.
    await openDay(page, shop, dayAfter(39));
    await page.getByText('Nuk ka porosi per kete date.').waitFor();
    await page.getByRole('button', { name: /→$/ }).click();
    await expect.poll(() => page.url()).toMatch(/date=/);
    // The clock is fixed to that day.
    await page.clock.setFixedTime(`${date}T09:00:00+02:00`);
    await page.goto('/driver-dashboard');
    await paper(page, first!).waitFor();
    const [second] = await givenStops(shop, date, [6]);
    await page.getByText('Ndalesë e re').waitFor();
    await page.getByRole('button', { name: 'E pashë' }).click();
    await page.getByText('Ndalesë e re').waitFor({ state: 'hidden' });
    await openStopOf(page, second!);
  },
);

journey('a note for the driver stands at the stop and where it is handed over', async ({ shop, visit }) => {
  const date = dayAfter(42);
  const [order] = await givenStops(shop, date, [12]);
  const { customer } = readShop(shop, (db) =>
    db.prepare('SELECT customer_id AS customer FROM orders WHERE id = ?').get(order!.orderId),
  ) as { customer: number };
  const note = { customerId: customer, text: 'Kodi i portës 4-7-1', isForDriver: true };
  await asPerson(shop, 'agent@furnizo.test', (agent) =>
    send(agent, shop, 'POST', '/trpc/callAgent.customers.addNote', note),
  );
  const { page } = await visit(phone);
  await openDay(page, shop, date);
  await openStopOf(page, order!);
  await page.getByText('Kodi i portës 4-7-1').waitFor();
  await handoverLink(page, order!).click();
  await page.getByRole('heading', { name: 'Çka u pranua' }).waitFor();
  await page.getByText('Kodi i portës 4-7-1').waitFor();
  await page.getByText('Për shoferin').waitFor();
  await expectLargeTextFits(page);
});
