import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  overflowOf,
} from '#testing/e2e/expect-accessible.ts';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import {
  changeShop,
  dayAfter,
  expectBooksBalance,
  logInAs,
  readShop,
  send,
  statusChip,
  statusOf,
  stockOf,
  typed,
} from '#testing/e2e/staff-scenes.ts';
import {
  confirmDeparture,
  deliverPaid,
  givenStops,
  handoverLink,
  openDay,
  openStopOf,
  paper,
  sign,
  signatureOf,
} from './driver-scenes.ts';

/** Tap targets below 48 px, which a gloved thumb misses. */
const smallTargets = (page: Page) =>
  page
    .locator('button, a, select, input:not([type=radio], [type=checkbox]), [role=radiogroup] label, li label')
    .evaluateAll((targets) =>
      targets
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect();
          return Math.min(width, height) < 48 && target.checkVisibility();
        })
        .map((target) => target.getAttribute('aria-label') ?? target.textContent),
    );

journey(
  'a stop is set off and delivered with the thumb, and can be taken back for 10 s',
  async ({ shop, visit }) => {
    const date = dayAfter(30);
    const [order] = await givenStops(shop, date, [1], { isLoaded: false });
    const { page } = await visit(phone);
    await openDay(page, shop, date);
    const card = paper(page, order!);
    await card.getByRole('button', { name: 'Nis', exact: true }).click();
    await confirmDeparture(page);
    await card.getByText('Tani: E Nisur').waitFor();
    expect(statusOf(shop, order!.orderId)).toBe('E Pergaditur');
    // Sent after the delay of 10 s, which survives a reload.
    await page.reload();
    await openStopOf(page, order!);
    await card.getByText('Tani: E Nisur').waitFor();
    await expect.poll(() => statusOf(shop, order!.orderId), { timeout: 30_000 }).toBe('E Nisur');
    const done = (await card.getByRole('button', { name: 'Realizuar' }).boundingBox())!;
    // Gloves double-tap; the second tap must not close the dialog of the first.
    await page.mouse.dblclick(done.x + done.width / 2, done.y + done.height / 2);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Paguar plotësisht/ })
      .click();
    // Done stops are collapsed.
    await openStopOf(page, order!);
    await card.getByText('Tani: E Realizuar').waitFor();
    const undo = card.getByRole('button', { name: /^Kthe \(\d+\)$/ });
    await undo.click();
    await undo.waitFor({ state: 'hidden' });
    expect(statusOf(shop, order!.orderId)).toBe('E Nisur');
    await deliverPaid(page, order!);
    await openStopOf(page, order!);
    await undo.waitFor();
    await undo.waitFor({ state: 'hidden', timeout: 15_000 });
    await expect.poll(() => statusOf(shop, order!.orderId), { timeout: 30_000 }).toBe('E Realizuar');
    await openStopOf(page, order!);
    // A final status has no menu.
    await card.getByRole('img', { name: `Statusi i porosisë ${order!.orderId}: E Realizuar` }).waitFor();
    expect(await statusChip(card, order!.orderId).count()).toBe(0);
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Shkarko Faturen' }).click();
    expect((await download).suggestedFilename()).toBe(`Fatura_${order!.orderId}.pdf`);
  },
);

journey('a stop that is closed shows its address whole', async ({ shop, visit }) => {
  const date = dayAfter(46);
  const [, second] = await givenStops(shop, date, [1, 2]);
  const address = 'Ferizaj, Rr. Dëshmorët e Kombit 117';
  changeShop(shop, (db) =>
    db.prepare('UPDATE orders SET buyer_address = ? WHERE id = ?').run(address, second!.orderId),
  );
  const { page } = await visit(phone);
  await openDay(page, shop, date);
  const shown = page.getByRole('button', { name: /^Ndalesa 2/ }).getByText(address);
  const cut = await shown.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth - clientWidth,
    scrollHeight - clientHeight,
  ]);
  expect(cut).toEqual([0, 0]);
});

const rejected = (page: Page, { orderId }: { readonly orderId: number }) =>
  page.getByRole('region', { name: `Veprim i papranuar, porosia ${orderId}` });

journey('the day says what is empty, what failed and what the server rejected', async ({ shop, visit }) => {
  const date = dayAfter(31);
  const { page, troubles } = await visit(phone);
  troubles.expect(/ERR_FAILED/);
  await openDay(page, shop, date);
  await page.getByText('Nuk ka porosi per kete date.').waitFor();
  // The documents of a day are prefetched with it, as soon as the day is known to have changed.
  await page.route('**/api/orders/invoice/*', (route) => route.abort());
  const [order] = await givenStops(shop, date, [2]);
  await page.getByRole('button', { name: 'Fetch Orders' }).click();
  const card = paper(page, order!);
  await card.getByRole('button', { name: '2 produkte' }).click();
  await card.getByText(order!.products[0]!.code).waitFor();
  await card.getByRole('button', { name: 'Shkarko Faturen' }).click();
  await page.getByRole('alert').getByText('Dështoi gjenerimi i faturës').waitFor();
  const { page: office } = await visit();
  await logInAs(office, shop, 'stocker@furnizo.test');
  await page.route('**/trpc/profile.live*', (route) => route.abort());
  await page.route('**/trpc/*driver.orders.byDay*', (route) => route.abort());
  await page.getByRole('button', { name: 'Fetch Orders' }).click();
  await page.getByText(/^Kopje e orës \d\d:\d\d$/).waitFor();
  await send(office, shop, 'PUT', '/api/orders/update-driver', { order_id: order!.orderId, driver_nr: 1 });
  if (await card.isVisible()) {
    await deliverPaid(page, order!);
    // Sent, and rejected, once undo has expired.
    await rejected(page, order!)
      .getByText(/^Porosia tani është te /)
      .waitFor({ timeout: 25_000 });
  }
  expect(statusOf(shop, order!.orderId)).toBe('E Nisur');
});

journey('a long first name leaves the header in one row and the way out whole', async ({ shop, visit }) => {
  changeShop(shop, (db) =>
    db
      .prepare("UPDATE users SET name = 'Muhamedmuhamedmuhamm Krasniqi' WHERE email = 'driver8@furnizo.test'")
      .run(),
  );
  const { page } = await visit(phone);
  await logInAs(page, shop, 'driver8@furnizo.test');
  await page.goto('/driver-dashboard');
  const header = page.getByRole('banner');
  await header.getByText(/^\d+ për dorëzim$/).waitFor();
  expect((await header.boundingBox())!.height).toBeLessThan(80);
  await header
    .getByRole('button', { name: /Dilni$/ })
    .locator('svg')
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Qëndro' }).waitFor();
});

journey('a handover that the server rejected opens again as it was filled in', async ({ shop, visit }) => {
  const date = dayAfter(47);
  const [order] = await givenStops(shop, date, [3]);
  const { page, troubles } = await visit(phone);
  troubles.expect(/ERR_FAILED|404/);
  const { page: office } = await visit();
  await logInAs(office, shop, 'stocker@furnizo.test');
  const give = (driver_nr: number) =>
    send(office, shop, 'PUT', '/api/orders/update-driver', { order_id: order!.orderId, driver_nr });
  await openDay(page, shop, date);
  await handoverLink(page, order!).click();
  await page.getByLabel('Emri i pranuesit').fill('Arta Pranuesi');
  await page.route('**/trpc/profile.live*', (route) => route.abort());
  await page.route('**/trpc/*driver.orders.byDay*', (route) => route.abort());
  await give(1);
  await page.getByRole('button', { name: 'Përfundo dorëzimin' }).click();
  await rejected(page, order!)
    .getByText(/^Porosia tani është te /)
    .waitFor();
  await give(9);
  await page.unrouteAll();
  await page.reload();
  await handoverLink(page, order!).click();
  await expect.poll(() => page.getByLabel('Emri i pranuesit').inputValue()).toBe('Arta Pranuesi');
  await page.getByRole('button', { name: 'Përfundo dorëzimin' }).click();
  await expect.poll(() => statusOf(shop, order!.orderId)).toBe('E Realizuar');
  // A later success settles the rejection.
  await rejected(page, order!).waitFor({ state: 'hidden' });
});

journey(
  'less is accepted, the reason is asked, somebody signs, and not all is paid',
  async ({ shop, visit }) => {
    const date = dayAfter(33);
    const [order] = await givenStops(shop, date, [6]);
    const { page } = await visit(phone);
    await openDay(page, shop, date);
    await handoverLink(page, order!).click();
    await page.getByRole('heading', { name: 'Çka u pranua' }).waitFor();
    const [lowered] = order!.products;
    const minus = page.getByRole('button', { name: `Zvogëlo sasinë: ${lowered!.name}` });
    await minus.click();
    await minus.click();
    // No reason is preselected.
    await page.getByRole('button', { name: 'Përfundo dorëzimin' }).click();
    await page.getByText('Zgjidhni arsyen', { exact: true }).waitFor();
    await page.getByText('I dëmtuar').click();
    // Without name and signature the form asks once.
    await page.getByRole('button', { name: 'Përfundo dorëzimin' }).click();
    await page.getByRole('dialog', { name: 'Pa nënshkrim?' }).waitFor();
    await page.getByRole('button', { name: 'Plotësoje' }).click();
    await page.getByLabel('Emri i pranuesit').fill('Arta Pranuesi');
    await sign(page);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const amount = page.getByLabel('Shuma e pranuar (€)');
    await amount.fill('1.2.3');
    await page.getByRole('button', { name: 'Përfundo dorëzimin' }).click();
    await page.getByText('Shkruani një shumë, p.sh. 120,50').waitFor();
    await amount.fill('10,00');
    await page.getByText(/^Mungojnë /).waitFor();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('orders.deliver')) sent += 1;
    });
    // Gloves double-tap: sent once, and one page back only.
    await page.getByRole('button', { name: 'Përfundo dorëzimin' }).dblclick();
    await page.getByText(`Porosia ${order!.orderId} u dorëzua`).waitFor();
    await expect.poll(() => statusOf(shop, order!.orderId), { timeout: 30_000 }).toBe('E Realizuar');
    expect(sent).toBe(1);
    // Damaged pieces are returned and written off.
    expect(stockOf(shop, lowered!.id)).toBe(lowered!.stock);
    const stored = signatureOf(shop, order!.orderId);
    expect(stored.receiver_name).toBe('Arta Pranuesi');
    expect(stored.signature_path).toMatch(/^M\d+ \d+L/);
    expect(stored.amount_received_cents).toBe(1000);
    const folded = page.getByRole('button', { name: /^Ndalesa 1, e kryer/ });
    await folded.waitFor();
    expect(await folded.innerText()).not.toContain('€');
    await openStopOf(page, order!);
    await paper(page, order!).getByText('Arkëtuar 10,00 €, pranoi Arta Pranuesi').waitFor();
    const reasons = readShop(shop, (db) =>
      db.prepare('SELECT quantity, reason FROM delivery_reductions WHERE order_id = ?').all(order!.orderId),
    );
    expect(reasons).toEqual([{ quantity: 2, reason: 'damaged' }]);
    expectBooksBalance(shop);
  },
);

journey(
  'call and map links lead out; the table serves a wide screen; both are accessible',
  async ({ shop, visit }) => {
    const date = dayAfter(34);
    const [order] = await givenStops(shop, date, [8]);
    for (const device of [phone, desk]) {
      const { page } = await visit(device);
      await openDay(page, shop, date);
      const call = page.getByRole('link', { name: /^Telefono: / });
      await expect.poll(() => call.getAttribute('href')).toMatch(/^tel:\+383/);
      await expect
        .poll(() => page.getByRole('link', { name: /^Harta: / }).getAttribute('href'))
        .toContain('maps');
      await expectAccessibleInBothSchemes(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      if (device === desk) {
        const row = page.getByRole('row', { name: `Porosia ${order!.orderId}`, exact: true });
        await row.getByRole('button', { name: 'Shfaq produktet' }).click();
        await page.getByText(order!.products[0]!.code).waitFor();
      } else {
        expect(await smallTargets(page)).toEqual([]);
        await page.goto(`/driver-dashboard/cash?date=${date}`);
        await page.getByText('Numëroni paratë.').waitFor();
        await page.goto(`/driver-dashboard/load?date=${date}`);
        await page.getByText('0 nga 2 të ngarkuara').waitFor();
        await expectAccessibleInBothSchemes(page);
        expect(await smallTargets(page)).toEqual([]);
        await page.goto(`/driver-dashboard/orders/${order!.orderId}?date=${date}`);
        await page.getByRole('heading', { name: 'Çka u pranua' }).waitFor();
        await expectAccessibleInBothSchemes(page);
        await page.goto('/driver-dashboard/cash');
        await page.getByText('Kartëmonedha').waitFor();
        await expectAccessibleInBothSchemes(page);
        expect(await smallTargets(page)).toEqual([]);
      }
    }
  },
);

journey('two orders of one customer are one stop with two documents', async ({ shop, visit }) => {
  const date = dayAfter(37);
  const orders = await givenStops(shop, date, [2, 9, 2], { isLoaded: false });
  const { page } = await visit(phone);
  await openDay(page, shop, date);
  await page
    .getByRole('button', { name: /^Ndalesa \d/ })
    .nth(1)
    .waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Ndalesa \d/ }).count()).toBe(2);
  const region = page.getByRole('combobox', { name: 'Regjioni' });
  await region.selectOption('Ferizaj');
  // The other region's stop keeps its number on the whole route.
  await page.getByRole('button', { name: 'Ndalesa 1' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ndalesa 2' }).waitFor();
  await region.selectOption('Të gjitha');
  await openStopOf(page, orders[0]!);
  await paper(page, orders[0]!).waitFor();
  await paper(page, orders[2]!).waitFor();
  const route = page.getByRole('link', { name: 'Rruga në hartë' });
  const offCenter = await route.getByText('Rruga').evaluate((label) => {
    const [inner, outer] = [label, label.closest('a')!].map((element) => element.getBoundingClientRect());
    return inner!.y + inner!.height / 2 - (outer!.y + outer!.height / 2);
  });
  expect(offCenter).toBeCloseTo(0, -1);
  await expect.poll(() => route.getAttribute('href')).toMatch(/destination=.+&waypoints=/);
  const departAll = page.getByRole('button', { name: 'Nis të gjitha (3)' });
  await departAll.click();
  // Of another day: departing now would issue the invoices with today's date.
  const question = page.getByRole('dialog', { name: `Këto janë për ${typed(date)} – t’i nis?` });
  await question.getByText('Ngarkimi: 0 nga 2 të shënuara').waitFor();
  await question.getByRole('button', { name: 'Mos i nis' }).click();
  for (const { orderId } of orders) expect(statusOf(shop, orderId)).toBe('E Pergaditur');
  await departAll.click();
  await confirmDeparture(page);
  const undo = page.getByRole('button', { name: /^Kthe të gjitha/ });
  await undo.click();
  await undo.waitFor({ state: 'hidden' });
  await departAll.click();
  await confirmDeparture(page);
  for (const { orderId } of orders)
    await expect.poll(() => statusOf(shop, orderId), { timeout: 30_000 }).toBe('E Nisur');
});
