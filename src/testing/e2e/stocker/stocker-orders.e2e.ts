import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, overflowOf } from '#testing/e2e/expect-accessible.ts';
import { desk, inSlowTime, journey, phone } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import {
  changeShop,
  chooseDriver,
  chooseStatus,
  closedDay,
  dayAfter,
  dayOf,
  driverChip,
  driverName,
  expectBooksBalance,
  logInAs,
  openPanel,
  orderOf,
  placeOrders,
  statusChip,
  statusOf,
  stockOf,
  tick,
  tomorrow,
  typed,
} from '#testing/e2e/staff-scenes.ts';

const ofTomorrow = `/stocker-dashboard?by=delivery&date=${tomorrow()}`;

async function openOrders(page: Page, shop: Shop, address = ofTomorrow): Promise<void> {
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const prepareAnyway = (page: Page) => page.getByRole('button', { name: 'Shëno gjithsesi' }).click();

async function givenOrder(shop: Shop, products = 2) {
  const [order] = await placeOrders(shop, { customers: [1], products });
  return order!;
}

describe('the warehouse list', () => {
  journey('counts orders, and switches between days and what is pending', async ({ shop, page }) => {
    const { orderId } = await givenOrder(shop);
    await openOrders(page, shop);
    const counter = page.getByText('Gjithsej porosi').locator('..');
    await orderOf(page, orderId).waitFor();
    const all = await page
      .getByRole('list', { name: 'Porositë' })
      .locator('li')
      .first()
      .getAttribute('aria-setsize');
    await expect.poll(() => counter.locator('dd').textContent()).toBe(all);
    await page.getByRole('button', { name: 'Show Pending' }).click();
    await orderOf(page, orderId).waitFor();
    await page.getByRole('button', { name: 'Filter by Date' }).click();
    const date = page.getByRole('textbox', { name: 'Data' });
    await date.fill(typed(dayAfter(300)));
    await date.press('Enter');
    await page.getByRole('heading', { name: 'No orders found' }).waitFor();
    await page.getByText(`No orders found for ${typed(dayAfter(300))}`).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'No orders found' }).waitFor();
    await page.getByRole('searchbox', { name: 'Gjej porosi' }).fill(String(orderId));
    await page.getByRole('button', { name: 'Kërko në të gjitha porositë' }).click();
    await page.getByRole('link', { name: `${orderId} · ` }).click();
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: `Porosia ${orderId}` })
      .waitFor();
  });

  journey('says that a list could not be fetched, and fetches it again', async ({ shop, visit }) => {
    const { orderId } = await givenOrder(shop);
    const { page, troubles } = await visit();
    troubles.expect(/ERR_FAILED/);
    await page.route('**/trpc/*stocker.orders.byDay*', (route) => route.abort());
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto(ofTomorrow);
    await page.getByText('Network error. Please check your connection.').waitFor();
    await page.unroute('**/trpc/*stocker.orders.byDay*');
    await page.getByRole('button', { name: 'Provo Përsëri' }).click();
    await orderOf(page, orderId).waitFor();
  });

  journey('confirms stock line by line, then all at once', async ({ shop, visit }) => {
    const { orderId, products } = await givenOrder(shop, 3);
    const { page, troubles } = await visit();
    troubles.expect(/ERR_FAILED/);
    await openOrders(page, shop);
    const order = orderOf(page, orderId);
    await order.getByText('Stock i pakonfirmuar').waitFor();
    const panel = await openPanel(page, orderId);
    await panel.getByText('Stock: 0/3').waitFor();
    const first = panel.getByRole('checkbox', { name: `Stoku i konfirmuar: ${products[0]!.name}` });
    // The tick is rendered a moment after the click.
    await first.click();
    await panel.getByText('Stock: 1/3').waitFor();
    await page.route('**/trpc/*stocker.orders.toggleStock*', (route) => route.abort());
    await panel.getByRole('checkbox', { name: `Stoku i konfirmuar: ${products[1]!.name}` }).click();
    await page.getByRole('alert').getByText('Network error').first().waitFor();
    await panel.getByText('Stock: 1/3').waitFor();
    await page.unroute('**/trpc/*stocker.orders.toggleStock*');
    await panel.getByRole('button', { name: 'Konfirmo të gjitha' }).click();
    await panel.getByText('Stock: 3/3').waitFor();
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Konfirmo të gjitha');
    await page.goBack();
    await order.getByText('Stock OK').waitFor();
  });

  journey('unfolds its lines in the row, each with tick, word and shelf', async ({ shop, visit }) => {
    const { orderId, products } = await givenOrder(shop, 2);
    const { page } = await visit();
    await openOrders(page, shop);
    const order = orderOf(page, orderId);
    const invoice = order.getByRole('button', { name: `Profatura, porosia ${orderId}` });
    await invoice.waitFor();
    await expect.poll(() => order.getAttribute('data-unconfirmed')).toBe('true');
    const tint = () => order.evaluate((row) => getComputedStyle(row).backgroundColor);
    const red = await tint();
    await order.getByRole('button', { name: `Hap rreshtat e porosisë ${orderId}` }).click();
    expect(await tint()).toBe(red);
    const lines = page.getByRole('region', { name: `Artikujt e porosisë ${orderId}` });
    const tick = lines.getByRole('checkbox', { name: `Stoku i konfirmuar: ${products[0]!.name}` });
    await lines.getByText('Stock: 0/2').waitFor();
    await expect.poll(() => lines.getByText('Pa konfirmuar', { exact: true }).count()).toBe(2);
    await lines.getByText(products[0]!.code).waitFor();
    await tick.click();
    await lines.getByText('Konfirmuar', { exact: true }).waitFor();
    await page.getByText(`Porosia ${orderId}: stoku 1/2 · Stoku u konfirmua`).waitFor();
    await tick.click();
    await page.getByText(`Porosia ${orderId}: stoku 0/2 · Konfirmimi u hoq`).waitFor();
    await lines.getByRole('button', { name: 'Konfirmo të gjitha' }).click();
    await lines.getByText('Stock: 2/2').waitFor();
    await expect.poll(() => order.getAttribute('data-unconfirmed')).toBeNull();
    expect(await tint()).not.toBe(red);
    await order.getByRole('button', { name: `Ndrysho porosinë ${orderId}` }).click();
    await page.getByRole('dialog', { name: 'Detajet e Porosisë' }).waitFor();
    await page.goBack();
    await page.setViewportSize({ width: 360, height: 740 });
    await lines.getByRole('button', { name: 'Profatura' }).waitFor();
    await lines.getByRole('button', { name: 'Ndrysho porosinë' }).waitFor();
    await order.getByRole('button', { name: `Mbyll rreshtat e porosisë ${orderId}` }).click();
    await lines.waitFor({ state: 'hidden' });
  });

  journey('ten orders and more are in sight of a desk, each address whole', async ({ shop, visit }) => {
    await placeOrders(shop, { customers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], products: 1 });
    const { page } = await visit({ viewport: { width: 1280, height: 800 } });
    await openOrders(page, shop);
    await page
      .getByRole('article', { name: /^Porosia \d+$/ })
      .first()
      .waitFor();
    const rows = await page.locator('article[data-order]').evaluateAll((all) =>
      all.map((row) => {
        const address = row.querySelector<HTMLElement>('small');
        return {
          isInSight: row.getBoundingClientRect().bottom <= window.innerHeight,
          isWhole: address !== null && address.scrollWidth <= address.clientWidth,
        };
      }),
    );
    expect(rows.filter((row) => row.isInSight).length).toBeGreaterThanOrEqual(10);
    expect(rows.every((row) => row.isWhole)).toBe(true);
  });

  journey('the invoice button of a row works, then shows a tick or a cross', async ({ shop, visit }) => {
    const { orderId } = await givenOrder(shop);
    const { page, troubles } = await visit();
    troubles.expect(/500|ERR_FAILED/);
    await openOrders(page, shop);
    const row = orderOf(page, orderId);
    const tools = row.locator('[data-state]');
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/orders/invoice/*', async (route) => {
      await answered;
      await route.abort();
    });
    await row.getByRole('button', { name: `Profatura, porosia ${orderId}` }).click();
    await page.getByText('Duke gjeneruar...').waitFor();
    answer();
    await expect.poll(() => tools.getAttribute('data-state')).toBe('error');
    await expect.poll(() => tools.getAttribute('data-state'), { timeout: 4000 }).toBe('idle');
    await page.unroute('**/api/orders/invoice/*');
    await row.getByRole('button', { name: `Profatura, porosia ${orderId}` }).click();
    await expect.poll(() => tools.getAttribute('data-state')).toBe('success');
    await expect.poll(() => tools.getAttribute('data-state'), { timeout: 4000 }).toBe('idle');
  });

  journey('reverts a status or a driver that the server rejects', async ({ shop, page }) => {
    const { orderId } = await givenOrder(shop);
    await openOrders(page, shop);
    const order = orderOf(page, orderId);
    const status = statusChip(order, orderId);
    await status.click();
    await expect
      .poll(() => page.getByRole('menuitem').allTextContents())
      .toEqual(['E Pergaditur', 'E Anuluar']);
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(statusOf(shop, orderId)).toBe('E Procesuar');
    await page.route('**/trpc/*stocker.orders.set*', (route) =>
      route.fulfill({
        status: 503,
        json: [
          { error: { message: '', code: -32_603, data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 } } },
        ],
      }),
    );
    await chooseStatus(order, orderId, 'E Pergaditur');
    await prepareAnyway(page);
    await page.getByRole('alert').getByText('Dështoi përditësimi i statusit').waitFor();
    await status.getByText('E Procesuar').waitFor();
    const loads = Promise.withResolvers<void>();
    await page.route('**/trpc/*stocker.drivers.loads*', async (route) => {
      await loads.promise;
      await route.continue();
    });
    await driverChip(order, orderId).click();
    const option = page.getByRole('option', { name: /^1 · / });
    const { height } = (await option.boundingBox())!;
    loads.resolve();
    await option.getByText(/ndalesë|ndalesa/).waitFor();
    expect((await option.boundingBox())!.height).toBe(height);
    await option.click();
    await page.getByRole('alert').getByText('Dështoi caktimi i shoferit').waitFor();
    await driverChip(order, orderId).getByText('Zgjidh shoferin').waitFor();
    await page.unroute('**/trpc/*stocker.orders.set*');
    await chooseDriver(order, orderId, 3);
    await page.getByText('Shoferi u caktua me sukses').waitFor();
    await chooseStatus(order, orderId, 'E Pergaditur');
    await prepareAnyway(page);
    await page.getByText('Statusi u përditësua me sukses').waitFor();
    expect(statusOf(shop, orderId)).toBe('E Pergaditur');
  });

  journey(
    'a cancellation returns the stock, and can be taken back while its message stands',
    async ({ shop, page }) => {
      const { orderId, products } = await givenOrder(shop, 1);
      await page.clock.install();
      await openOrders(page, shop);
      const cancel = async () => {
        await chooseStatus(orderOf(page, orderId), orderId, 'E Anuluar');
        await page.getByRole('button', { name: 'Anuloje porosinë' }).click();
        await page.getByText(`Porosia ${orderId}: E Anuluar`).waitFor();
      };
      await inSlowTime(page, cancel);
      const amount = orderOf(page, orderId).getByText('€').first();
      const look = await amount.evaluate((node) => getComputedStyle(node).textDecorationLine);
      expect(look).toBe('line-through');
      await page.clock.runFor(8000);
      const undo = page.getByRole('button', { name: 'Kthe', exact: true });
      await undo.waitFor();
      expect(stockOf(shop, products[0]!.id)).toBe(products[0]!.stock + 3);
      await page.clock.resume();
      await undo.click();
      await expect.poll(() => statusOf(shop, orderId)).toBe('E Procesuar');
      expect(stockOf(shop, products[0]!.id)).toBe(products[0]!.stock);
      await page.clock.runFor(5000);
      await cancel();
      await undo.waitFor();
      await page.clock.runFor(11_000);
      await undo.waitFor({ state: 'detached' });
      expectBooksBalance(shop);
    },
  );

  journey('the invoice button works, then shows a tick or a cross', async ({ shop, visit }) => {
    const { orderId } = await givenOrder(shop);
    const { page, troubles } = await visit();
    troubles.expect(/status of 502/);
    await openOrders(page, shop);
    const panel = await openPanel(page, orderId);
    const invoice = panel.getByRole('button', { name: 'Profatura' });
    // Like a proxy's answer for a server that is down: no JSON, and no readable sentence.
    const badGateway = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
    await page.route('**/api/orders/invoice/*', (route) => route.fulfill(badGateway));
    await invoice.click();
    await page.getByRole('alert').getByText('Dështoi gjenerimi i faturës').waitFor();
    await page.unroute('**/api/orders/invoice/*');
    await invoice.click();
    await page.getByText('Profatura u gjenerua me sukses').waitFor();
  });
});

describe('several orders at once', () => {
  journey('get a driver, become ready, and print as one PDF', async ({ shop, page }) => {
    const orders = await placeOrders(shop, { customers: [2, 3, 4], products: 2 });
    await openOrders(page, shop);
    await tick(page, orders);
    const bar = page.getByRole('region', { name: 'Veprime për porositë e zgjedhura' });
    await bar.getByText('3 të zgjedhura').waitFor();
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Printo faturat' }).click();
    expect((await download).suggestedFilename()).toBe('Faturat_3.pdf');
    await bar.getByRole('button', { name: 'Shëno E Pergaditur' }).click();
    await page.getByText(`Porosia ${orders[0]!.orderId}: 0/2`).waitFor();
    const slowList = Promise.withResolvers<void>();
    await page.route('**/trpc/*byDay*', (route) => slowList.promise.then(() => route.continue()));
    await prepareAnyway(page);
    await page.getByText('3 porosi u përditësuan').waitFor();
    for (const { orderId } of orders) expect(statusOf(shop, orderId)).toBe('E Pergaditur');
    await page.getByRole('button', { name: 'Kthe', exact: true }).last().click();
    for (const { orderId } of orders) await expect.poll(() => statusOf(shop, orderId)).toBe('E Procesuar');
    slowList.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    const [cancelled] = await placeOrders(shop, { customers: [5], products: 1 });
    await chooseStatus(orderOf(page, cancelled!.orderId), cancelled!.orderId, 'E Anuluar');
    await page.getByRole('button', { name: 'Anuloje porosinë' }).click();
    await page.getByText(`Porosia ${cancelled!.orderId}: E Anuluar`).waitFor();
    await tick(page, [...orders, cancelled!]);
    await bar.getByRole('button', { name: 'Shëno E Pergaditur' }).click();
    await prepareAnyway(page);
    await page.getByText(`${cancelled!.orderId} (E Anuluar)`).waitFor();
    // Changed orders are deselected; skipped ones stay selected.
    await bar.getByText('1 të zgjedhura').waitFor();
    expect(statusOf(shop, cancelled!.orderId)).toBe('E Anuluar');
    await tick(page, orders);
    const giveToSecond = async () => {
      await bar.getByRole('button', { name: 'Cakto shoferin për të zgjedhurat' }).click();
      await page.getByRole('option', { name: /^2 · / }).click();
    };
    const expectDriver = ({ orderId }: { readonly orderId: number }, name: string) =>
      driverChip(orderOf(page, orderId), orderId).getByText(name).waitFor();
    await giveToSecond();
    for (const order of orders) await expectDriver(order, driverName(shop, 2));
    await page.getByRole('button', { name: 'Kthe', exact: true }).last().click();
    for (const order of orders) await expectDriver(order, 'Zgjidh shoferin');
    const [taken, ...free] = orders;
    const third = '(select id from users where driver_code = 3)';
    // A colleague is faster than the request that is on its way.
    await page.route(
      '**/trpc/*bulkSetDriver*',
      (route) => {
        changeShop(shop, (db) =>
          db.exec(`update orders set driver_id = ${third} where id = ${taken!.orderId}`),
        );
        return route.continue();
      },
      { times: 1 },
    );
    await tick(page, orders);
    await giveToSecond();
    await expectDriver(taken!, driverName(shop, 3));
    for (const order of free) await expectDriver(order, driverName(shop, 2));
    await bar.getByText('2 të zgjedhura').waitFor();
    await tick(page, [...orders, cancelled!]);
    await bar.getByRole('button', { name: 'Ndrysho datën' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ndrysho datën e 4 porosive' });
    await dialog.getByText(`Porosia ${cancelled!.orderId}: E Anuluar`).waitFor();
    await dialog.getByRole('textbox', { name: 'Data e re e dorëzimit' }).fill(typed(closedDay()));
    await page.keyboard.press('Enter');
    const confirm = dialog.getByRole('button', { name: 'Ndrysho datën e 3 të tjerave' });
    await dialog.getByText('Nuk bëhet dorëzim në këtë ditë të javës.').waitFor();
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await dialog.getByRole('textbox', { name: 'Arsyeja' }).fill('Dasmë');
    await confirm.click();
    await orderOf(page, orders[0]!.orderId).waitFor({ state: 'detached' });
    await bar.getByText('1 të zgjedhura').waitFor();
    for (const { orderId } of orders) expect(dayOf(shop, orderId)).toBe(closedDay());
    expectBooksBalance(shop);
  });
});

journey(
  'the list is accessible at a desk and on a phone, and fits both',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    await givenOrder(shop);
    for (const [device, colorScheme] of [
      [desk, 'light'],
      [phone, 'dark'],
    ] as const) {
      const { page } = await visit({ ...device, colorScheme });
      await openOrders(page, shop);
      await expectAccessible(page);
      await page.locator('[data-order] a').first().click();
      await page.getByRole('heading', { name: 'Historiku i porosisë' }).waitFor();
      await expectAccessible(page);
      const overflow = await overflowOf(page);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  },
);
