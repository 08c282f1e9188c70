import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey, phone } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import { asPerson, logInAs, readShop, send } from '#testing/e2e/staff-scenes.ts';
import { eventually, listProducts, openAsCustomer, openCheckout, setPrice } from './storefront-scenes.ts';

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Konfirmo Porosinë' });
const done = (page: Page) => page.getByRole('heading', { name: 'Porosia u konfirmua!' });

async function countOrders(page: Page, shop: Shop): Promise<number> {
  const { orders } = await send(page, shop, 'GET', '/api/orders/order');
  return orders.length;
}

journey('a price that was not on the screen is shown before it is charged', async ({ visit, shop }) => {
  const { page, troubles } = await visit();
  troubles.expect(/ERR_FAILED|409/);
  await openAsCustomer(page, shop, '/cart', 6);
  const product = (await listProducts(page, shop, 'paketime'))[3]!;
  await setPrice(shop, product.id, 13.9);
  await openCheckout(page, shop, product.id);
  await page.waitForLoadState('networkidle');
  // The price changes while this phone is disconnected.
  await page.route('**/trpc/profile.live*', (route) => route.abort());
  await page.evaluate(() => window.stop());
  await setPrice(shop, product.id, 41.7);
  await confirmButton(page).click();
  await page.getByText('Shporta ndryshoi ndërkohë.').waitFor();
  const change = page.getByText('Çmimi ndryshoi:');
  await change.waitFor();
  await expect.poll(() => change.innerText()).toMatch(/Çmimi ndryshoi: .+ → .+/);
  await eventually(() => hasFocus(page.locator('[data-changed]'))).toBe(true);
  await confirmButton(page).click();
  await done(page).waitFor();
  await page.getByText('1 artikull').waitFor();
});

journey('transport that changes in an open cart asks before it is charged', async ({ page, shop }) => {
  await page.clock.install();
  await setTransport(shop, 300);
  await openAsCustomer(page, shop, '/cart', 8);
  const product = (await listProducts(page, shop, 'paketime'))[5]!;
  await openCheckout(page, shop, product.id);
  await page.getByText('Totali me transport').waitFor();
  const before = await countOrders(page, shop);
  await setTransport(shop, 700);
  await page.getByText(/Transporti ndryshoi: 3,00\s€ → 7,00\s€, totali .* → /).waitFor();
  await confirmButton(page).click();
  await page.getByText('Shikojeni dhe konfirmoni përsëri.').waitFor();
  expect(await countOrders(page, shop)).toBe(before);
  await page.clock.fastForward(2000);
  await confirmButton(page).click();
  await done(page).waitFor();
  await page.getByText(/Përfshirë transportin: 7,00/).waitFor();
});

function setTransport(shop: Shop, transportCents: number): Promise<void> {
  return asPerson(shop, 'admin@furnizo.test', async (office) => {
    const { result } = await send(office, shop, 'GET', '/trpc/admin.settings.get');
    const regionMinimums = [1, 2, 3, 4].map((regionId) => ({ regionId, minimumCents: 5_000_00 }));
    const values = { ...result.data.prices, regionMinimums, belowMinimum: 'transport', transportCents };
    await send(office, shop, 'POST', '/trpc/admin.settings.update', { group: 'prices', values });
  });
}

journey(
  'the days can be chosen and ordered for when the calendar can’t be fetched',
  async ({ visit, shop }) => {
    const { page, troubles } = await visit();
    troubles.expect(/ERR_FAILED/);
    await openAsCustomer(page, shop, '/cart', 6);
    await page.route('**/assets/delivery-calendar-*', (route) => route.abort());
    const product = (await listProducts(page, shop, 'paketime'))[7]!;
    await openCheckout(page, shop, product.id);
    await confirmButton(page).click();
    await done(page).waitFor();
  },
);

journey('a price that changes under the finger is marked, and nothing is ordered', async ({ page, shop }) => {
  await page.clock.install();
  await openAsCustomer(page, shop, '/cart', 7);
  const product = (await listProducts(page, shop, 'paketime'))[4]!;
  await openCheckout(page, shop, product.id);
  const before = await countOrders(page, shop);
  await confirmButton(page).evaluate((button) => {
    const watch = new MutationObserver(() => {
      if (!document.body.innerText.includes('Çmimi ndryshoi:')) return;
      watch.disconnect();
      (button as HTMLButtonElement).click();
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await setPrice(shop, product.id, 94.99);
  await page.getByText('Shikojeni dhe konfirmoni përsëri.').waitFor();
  expect(await countOrders(page, shop)).toBe(before);
  await page.clock.fastForward(2000);
  await confirmButton(page).click();
  await done(page).waitFor();
});

journey(
  'a price that rises in an open cart is said beside the button, and the first tap leads to it',
  async ({ visit, shop }) => {
    const { page } = await visit(phone);
    await page.clock.install();
    await openAsCustomer(page, shop, '/cart', 7);
    const products = (await listProducts(page, shop, 'paketime')).slice(8, 16);
    for (const { id } of products) await send(page, shop, 'POST', '/api/cart', { productId: id });
    const last = products.at(-1)!;
    await openCheckout(page, shop, products[0]!.id);
    await page.getByRole('heading', { name: last.name }).waitFor();
    const before = await countOrders(page, shop);
    await page.clock.fastForward(5000);
    await setPrice(shop, last.id, 90);
    const note = page.getByRole('alert').filter({ hasText: `Çmimi i „${last.name}” ndryshoi: totali` });
    await note.waitFor();
    await expect.poll(() => note.innerText()).toMatch(/totali [\d.,]+\s€ → [\d.,]+\s€/);
    // Long after the change: what counts is whether the customer was asked, not how recent it is.
    await page.clock.fastForward(60_000);
    await page.evaluate(() => scrollTo(0, 0));
    await confirmButton(page).click();
    await page.getByText('Shikojeni dhe konfirmoni përsëri.').waitFor();
    await eventually(() => isInSight(page.locator('[data-changed]'))).toBe(true);
    expect(await hasFocus(page.locator('[data-changed]'))).toBe(true);
    expect(await countOrders(page, shop)).toBe(before);
    await page.clock.fastForward(2000);
    await confirmButton(page).click();
    await done(page).waitFor();
    expect(await countOrders(page, shop)).toBe(before + 1);
  },
);

function hasFocus(line: Locator): Promise<boolean> {
  return line.evaluate((element) => element === document.activeElement);
}

function isInSight(line: Locator): Promise<boolean> {
  return line.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

function isDrawnAsBefore(page: Page): Promise<boolean> {
  return page
    .locator('main article')
    .first()
    .evaluate((line) => {
      const key = Object.keys(line).find((name) => name.startsWith('__reactProps$')) ?? '';
      const drawn: unknown = Reflect.get(line, key);
      const isSame = Reflect.get(window, 'drawnBefore') === drawn;
      Reflect.set(window, 'drawnBefore', drawn);
      return isSame;
    });
}

journey('a comment redraws no line, and logging out asks before it is lost', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/cart', 7);
  const product = (await listProducts(page, shop, 'paketime'))[5]!;
  await openCheckout(page, shop, product.id);
  const comment = page.getByRole('textbox', { name: /koment/i });
  await comment.fill('P');
  // Late queries such as recommendations rerender the page.
  await page.waitForLoadState('networkidle');
  await isDrawnAsBefore(page);
  await comment.pressSequentially('as orës 10');
  expect(await isDrawnAsBefore(page)).toBe(true);
  await page.getByRole('button', { name: 'Dil', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Doni të dilni?' });
  await question.getByText('Data dhe komenti').waitFor();
  await question.getByRole('button', { name: 'Qëndro' }).click();
  await expect.poll(() => comment.inputValue()).toBe('Pas orës 10');
});

journey('noon that passes while the checkout is open closes the day and is said', async ({ page, shop }) => {
  await page.clock.install();
  let today = '2026-11-23';
  await page.route(/public\.shop\.info/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/"today":"[^"]*"/, `"today":"${today}"`).replace(/"hour":\d+/, '"hour":11');
    await route.fulfill({ response, body });
  });
  await openAsCustomer(page, shop, '/cart', 8);
  const product = (await listProducts(page, shop, 'paketime'))[6]!;
  await openCheckout(page, shop, product.id);
  await page.getByText('e hënë, 23 nëntor').first().waitFor();
  today = '2026-11-24';
  const closed = page.getByText(
    /^Për e hënë, 23 nëntor.* nuk porositet më\. Dita më e hershme tani: e martë, 24/,
  );
  // A minute that ends before the page has set its timer is missed; the next is not.
  await eventually(async () => {
    await page.clock.fastForward(61_000);
    return closed.isVisible();
  }).toBe(true);
  await expect.poll(() => confirmButton(page).isDisabled()).toBe(true);
});

journey('one cart on two devices is ordered once', async ({ visit, shop }) => {
  const { page: owner } = await visit(phone);
  const { page: helper, troubles } = await visit(phone);
  troubles.expect(/ERR_FAILED|409/);
  await openAsCustomer(owner, shop, '/cart', 8);
  await logInAs(helper, shop, 'customer8@furnizo.test');
  const product = (await listProducts(owner, shop, 'pasticeri'))[5]!;
  await openCheckout(owner, shop, product.id);
  await helper.route('**/trpc/profile.live*', (route) => route.abort());
  await openCheckout(helper, shop, product.id);
  await owner.reload();
  await confirmButton(owner).click();
  await done(owner).waitFor();
  const before = await countOrders(owner, shop);
  await confirmButton(helper).click();
  await helper.getByText(/Kjo shportë u porosit tashmë – porosia nr\. \d+/).waitFor();
  expect(await countOrders(owner, shop)).toBe(before);
  await helper.getByRole('link', { name: 'Shiko porosinë' }).click();
  await helper.waitForURL(/porosite\/\d+$/);
});

journey('an order whose answer is lost is found again, after a reload as well', async ({ visit, shop }) => {
  const { page, troubles } = await visit(phone);
  troubles.expect(/ERR_CONNECTION_FAILED|ERR_FAILED/);
  await openAsCustomer(page, shop, '/cart', 9);
  const product = (await listProducts(page, shop, 'pasticeri'))[6]!;
  await openCheckout(page, shop, product.id);
  const before = await countOrders(page, shop);
  await page.route('**/trpc/customer.orders.place?*', async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await page.route(/\/trpc\/.*customer\.orders\.placed/, (route) => route.abort('connectionfailed'));
  await confirmButton(page).click();
  await page.getByText('Po presim përgjigjen e dyqanit.').waitFor();
  await page.reload();
  await page.getByText('Po presim përgjigjen e dyqanit.').waitFor();
  expect(await page.getByText('Shporta juaj është bosh').count()).toBe(0);
  await page.unroute(/\/trpc\/.*customer\.orders\.placed/);
  await done(page).waitFor();
  expect(await countOrders(page, shop)).toBe(before + 1);
});

journey('an attempt that never arrived is said, and its repetition is one order', async ({ visit, shop }) => {
  const { page, troubles } = await visit();
  troubles.expect(/ERR_CONNECTION_FAILED|ERR_FAILED/);
  await openAsCustomer(page, shop, '/cart', 4);
  const product = (await listProducts(page, shop, 'pasticeri'))[7]!;
  await openCheckout(page, shop, product.id);
  const keys: string[] = [];
  let isLost = true;
  await page.route('**/trpc/customer.orders.place?*', async (route) => {
    keys.push(/"idempotencyKey":"(\w+)"/.exec(route.request().postData() ?? '')?.[1] ?? '');
    if (isLost) await route.abort('connectionfailed');
    else await route.continue();
  });
  await confirmButton(page).click();
  await page.getByText('Porosia nuk arriti te dyqani.').waitFor();
  await page.getByText('Network error. Please check your connection.').waitFor();
  await confirmButton(page).click();
  await eventually(() => keys.length).toBe(2);
  await page.reload();
  isLost = false;
  await confirmButton(page).click();
  await done(page).waitFor();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

journey('an answer that takes long does not show an empty cart meanwhile', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/cart', 10);
  const product = (await listProducts(page, shop, 'pasticeri'))[8]!;
  await openCheckout(page, shop, product.id);
  await page.route('**/trpc/customer.orders.place?*', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.fulfill({ response });
  });
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.innerText.includes('Shporta juaj është bosh')) document.title = 'empty';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await confirmButton(page).click();
  await done(page).waitFor();
  expect(await page.title()).not.toBe('empty');
});

journey(
  'the last place of a day goes to one of two; the other is led to the next',
  async ({ visit, shop }) => {
    const { page: first } = await visit(phone);
    const { page: second, troubles } = await visit(phone);
    troubles.expect(/400|409/);
    const [one, two] = customersOfOneRegion(shop);
    await openAsCustomer(first, shop, '/cart', one);
    await openAsCustomer(second, shop, '/cart', two);
    const [, product] = await listProducts(first, shop, 'paketime');
    for (const page of [first, second]) await openCheckout(page, shop, product!.id);
    const days = second.getByRole('group', { name: 'Data e dorëzimit' });
    const lost = await days.getByRole('radio', { checked: true }).getAttribute('aria-label');
    await leaveOnePlace(shop, one);
    await Promise.all([first, second].map((page) => confirmButton(page).click()));
    const full = /Kjo ditë është plot/;
    await expect
      .poll(async () => [await done(first).count(), await done(second).count()].toSorted(), {
        timeout: 30_000,
      })
      .toEqual([0, 1]);
    const loser = (await done(first).count()) === 0 ? first : second;
    await loser.getByText(full).first().waitFor();
    const chip = loser.getByRole('radio', { name: `${lost}. Kjo ditë është plot.` });
    await expect.poll(() => chip.isDisabled()).toBe(true);
    await loser.getByText('Nuk është zgjedhur').waitFor();
    await expect.poll(() => confirmButton(loser).isDisabled()).toBe(true);
    await loser.getByRole('radio', { disabled: false }).first().check();
    await confirmButton(loser).click();
    await done(loser).waitFor();
  },
);

function customersOfOneRegion(shop: Shop): [number, number] {
  const rows = readShop(shop, (db) =>
    db
      .prepare(
        `SELECT region_id AS region, REPLACE(REPLACE(email, 'customer', ''), '@furnizo.test', '') AS number
           FROM users JOIN customers USING (id) WHERE email LIKE 'customer_@furnizo.test' ORDER BY email`,
      )
      .all(),
  ) as { region: number; number: string }[];
  const together = [...Map.groupBy(rows, (row) => row.region).values()].find((some) => some.length > 1)!;
  return [Number(together[0]!.number), Number(together[1]!.number)];
}

async function leaveOnePlace(shop: Shop, customer: number): Promise<void> {
  await asPerson(shop, `customer${customer}@furnizo.test`, async (person) => {
    const { days } = await send(person, shop, 'GET', '/api/delivery/days?days=14');
    const { date } = days.find((day: { open: boolean }) => day.open);
    const { region, taken } = readShop(shop, (db) =>
      db
        .prepare(
          `SELECT c.region_id AS region, (SELECT COUNT(*) FROM orders o WHERE o.region_id = c.region_id
             AND o.deliver_date = ? AND o.status <> 'E Anuluar') AS taken
             FROM users u JOIN customers c ON c.id = u.customer_id WHERE u.email = ?`,
        )
        .get(date, `customer${customer}@furnizo.test`),
    ) as { region: number; taken: number };
    await asPerson(shop, 'admin@furnizo.test', async (office) => {
      const { result } = await send(office, shop, 'GET', '/trpc/admin.deliveryRules.list');
      const rules = result.data.find((ofRegion: { regionId: number }) => ofRegion.regionId === region);
      const weekday = new Date(date).getUTCDay();
      const weekdays = rules.weekdays.map((rule: object, index: number) =>
        index === weekday ? { ...rule, capacity: taken + 1 } : rule,
      );
      await send(office, shop, 'POST', '/trpc/admin.deliveryRules.save', {
        regionId: region,
        weekdays,
        version: rules.version,
      });
    });
  });
}
