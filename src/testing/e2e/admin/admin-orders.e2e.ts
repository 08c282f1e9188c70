import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import {
  asPerson,
  chooseStatus,
  expectBooksBalance,
  openPanel,
  placeOrders,
  send,
  statusChip,
  statusOf,
  stockOf,
} from '#testing/e2e/staff-scenes.ts';
import { openOffice, toast } from './admin-scenes.ts';

const patient = { timeout: 30_000 };
const card = (orderId: number) => `[data-order="${orderId}"]`;
const listed = (page: Page) => page.getByRole('list', { name: 'Porositë', exact: true });
const length = async (page: Page) =>
  Number(await listed(page).locator('li').first().getAttribute('aria-setsize'));

describe('Porositë', () => {
  journey('counts by status, and a counter narrows the list', async ({ shop, page }) => {
    const [order] = await placeOrders(shop, { customers: [1], products: 1 });
    await openOffice(page, shop, 'tab=orders');
    const counters = page.getByRole('list', { name: 'Porositë sipas statusit' });
    const pending = counters.getByRole('button', { name: /E Procesuar/ });
    await page.locator(card(order!.orderId)).waitFor();
    await pending.click();
    await page.waitForURL(/status=E\+Procesuar/);
    const count = Number((await pending.textContent())?.match(/^\d+/)?.[0]);
    await expect.poll(() => length(page), patient).toBe(Math.min(count, 20));
  });

  journey(
    'finds an order by number, name and phone, sorts, and keeps to the days chosen',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=orders');
      await page.getByRole('searchbox').fill('#3');
      await page.locator(card(3)).waitFor();
      await expect.poll(() => length(page), patient).toBe(1);
      const phone = (await page.locator(card(3)).innerText()).match(/\+383[\d ]+/)?.[0].trim() ?? '';
      await page.getByRole('searchbox').fill(phone.replace(/^\+383 ?/, '0'));
      await page.waitForURL(/q=0/);
      await page.locator('[data-order]').first().waitFor();
      await page.goto('/secret-dashboard?tab=orders&sort=amount&direction=asc');
      await page.locator('[data-order]').first().waitFor();
      const totals = await page.locator('[data-order]').allInnerTexts();
      const cents = totals.map((text) => Number(text.match(/([\d.]+,\d\d)\s€/)?.[1]?.replace(/\D/g, '')));
      expect(cents).toEqual(cents.toSorted((a, b) => a - b));
      await page.goto('/secret-dashboard?tab=orders&from=2020-01-01&to=2020-01-31');
      await page.getByText('Nuk u gjet asnjë porosi').waitFor();
      // No orders are created tomorrow, but some are delivered.
      await page.getByRole('button', { name: /^Krijimi: / }).click();
      await page.getByRole('button', { name: 'Nesër' }).click();
      await page.waitForURL(/by=delivery/);
    },
  );

  journey('keeps a view under a name, and unticks by key what was ticked', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=orders&status=E+Procesuar&region=1');
    await page.getByRole('button', { name: 'Ruaj pamjen' }).click();
    await page.getByLabel('Emri i pamjes').fill('Lipjani');
    await page.keyboard.press('Enter');
    await page.goto('/secret-dashboard?tab=orders&driver=none');
    await page.getByRole('button', { name: 'Lipjani', exact: true }).click();
    await page.waitForURL(/status=E\+Procesuar&region=1$|region=1&status=E\+Procesuar$/);
    await page.goto('/secret-dashboard?tab=orders');
    await page.locator('[data-order] input[type=checkbox]').first().check();
    await page.getByText('1 e zgjedhur').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('1 e zgjedhur').waitFor({ state: 'detached' });
  });

  journey('sets a status from the list, keeps who did it, and opens the invoice', async ({ shop, page }) => {
    const [order] = await placeOrders(shop, { customers: [1], products: 2 });
    const { orderId } = order!;
    await openOffice(page, shop, 'tab=orders');
    const shown = page.locator(card(orderId));
    await chooseStatus(shown, orderId, 'E Pergaditur');
    await page.getByRole('button', { name: 'Shëno gjithsesi' }).click();
    await toast(page, 'Status përditësuar me sukses').waitFor();
    expect(await statusOf(shop, orderId)).toBe('E Pergaditur');
    const panel = await openPanel(page, orderId);
    await panel.getByText('Para në dorëzim').waitFor();
    await panel.getByText('E Procesuar → E Pergaditur').waitFor();
    await panel.getByText(/Arbër Krasniqi/).waitFor();
    const opened = page.context().waitForEvent('page');
    await panel.getByRole('button', { name: 'Profatura' }).click();
    await (await opened).close();
    await panel.getByRole('button', { name: 'Profatura' }).waitFor();
  });

  journey('puts the status back when it cannot be set', async ({ shop, visit }) => {
    const [order] = await placeOrders(shop, { customers: [1], products: 1 });
    const { orderId } = order!;
    const { page, troubles } = await visit();
    troubles.expect(/ERR_FAILED/);
    await openOffice(page, shop, 'tab=orders');
    const chip = statusChip(page.locator(card(orderId)), orderId);
    await chip.waitFor();
    await page.route('**/trpc/*stocker.orders.setStatus*', (route) => route.abort());
    await chooseStatus(page.locator(card(orderId)), orderId, 'E Nisur');
    await toast(page, 'Network error. Please check your connection.').waitFor();
    await chip.getByText('E Procesuar').waitFor();
    expect(await statusOf(shop, orderId)).toBe('E Procesuar');
  });

  journey(
    'changes many at once, after a warning that counts those that skip a step',
    async ({ shop, page }) => {
      const orders = await placeOrders(shop, { customers: [1, 2], products: 1 });
      await openOffice(page, shop, 'tab=orders');
      for (const { orderId } of orders) await page.getByLabel(`Zgjidh porosinë ${orderId}`).check();
      await page.getByLabel('Statusi i ri').selectOption('E Nisur');
      await page.getByRole('button', { name: 'Ndrysho statusin' }).click();
      await page
        .getByRole('dialog')
        .getByText(/Kujdes: 2 porosi kapërcejnë të paktën një hap\./)
        .waitFor();
      await page.getByRole('button', { name: 'Konfirmo' }).click();
      await toast(page, '2 porosi u përditësuan').waitFor();
      for (const { orderId } of orders) expect(await statusOf(shop, orderId)).toBe('E Nisur');
      await page.getByLabel(`Zgjidh porosinë ${orders[0]!.orderId}`).check();
      await page.getByLabel('Statusi i ri').selectOption('E Nisur');
      await page.getByRole('button', { name: 'Ndrysho statusin' }).click();
      await page.getByText('0 porosi do të kalojnë në „E Nisur”. 1 mbetet siç është.').waitFor();
      await expectBooksBalance(shop);
    },
  );

  journey(
    'puts right what was noted at the door: damaged pieces come back and go, total and payment follow',
    async ({ shop, page }) => {
      const [order] = await placeOrders(shop, { customers: [1], products: 2 });
      const { orderId, products } = order!;
      await openOffice(page, shop, `tab=orders&q=%23${orderId}`);
      const shown = page.locator(card(orderId));
      await send(page, shop, 'POST', '/trpc/admin.orders.setDriver', { orderId, driverCode: 1 });
      await chooseStatus(shown, orderId, 'E Realizuar');
      await page.getByRole('dialog').getByRole('button', { name: 'E Realizuar' }).click();
      const panel = await openPanel(page, orderId);
      const before = stockOf(shop, products[0]!.id);
      await panel.getByRole('button', { name: 'Korrigjo dorëzimin' }).click();
      const dialog = page.getByRole('dialog', { name: 'Korrigjo dorëzimin' });
      await dialog.getByLabel(products[0]!.name).fill('9');
      await dialog.getByText('Më shumë se sasia e porositur.').waitFor();
      await expect.poll(() => dialog.getByRole('button', { name: 'Ruaj' }).isDisabled()).toBe(true);
      await dialog.getByLabel(products[0]!.name).fill('1');
      await dialog.getByLabel('Arsyeja e pakësimit').selectOption('I dëmtuar');
      await dialog.getByLabel('Marrësi').fill('Zana');
      await dialog.getByRole('button', { name: 'Ruaj' }).click();
      await toast(page, 'Dorëzimi u korrigjua').waitFor();
      await panel.getByText('nga 3 të porositura · I dëmtuar: 2').waitFor();
      await panel.getByText(/pranoi Zana/).waitFor();
      // Damaged pieces are returned and written off.
      expect(stockOf(shop, products[0]!.id)).toBe(before);
      await expectBooksBalance(shop);
    },
  );

  journey(
    'leads from a page beyond the last to the last one, and keeps its place',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=orders&page=9999');
      await page.waitForURL(/page=\d{1,2}$/);
      await page.locator('[data-order]').first().waitFor();
      // After a change of page size the visible rows stay visible.
      await page.getByLabel('Rreshta në faqe').selectOption('50');
      await page.waitForURL(/page=3/);
      await page.getByLabel('Te faqja').fill('1e3');
      await page.keyboard.press('Enter');
      await page.getByText('Nga 1 deri në 3').waitFor();
    },
  );

  journey('shows by itself what somebody else has changed', async ({ shop, page }) => {
    const [order] = await placeOrders(shop, { customers: [1], products: 1 });
    const { orderId } = order!;
    await openOffice(page, shop, 'tab=orders');
    await page.locator(card(orderId)).waitFor();
    await asPerson(shop, 'stocker@furnizo.test', (stocker) =>
      send(stocker, shop, 'PUT', '/api/orders/update-status', {
        order_id: orderId,
        delivery_status: 'E Pergaditur',
      }),
    );
    await statusChip(page.locator(card(orderId)), orderId)
      .getByText('E Pergaditur')
      .waitFor();
  });
});
