import { describe, expect } from 'vitest';
import { openOffice, toast } from './admin-scenes.ts';
import { journey } from './journey.ts';
import { expectBooksBalance, logInAs, placeOrders, send, statusOf, stockOf } from './staff-scenes.ts';

const patient = { timeout: 30_000 };
const card = (orderId: number) => `li[data-order="${orderId}"]`;

describe('Porositë', () => {
  journey('counts by status, and a counter narrows the list', async ({ shop, page, visit }) => {
    const [order] = await placeOrders(visit, shop, { customers: [1], products: 1 });
    await openOffice(page, shop, 'tab=orders');
    const counters = page.getByRole('list', { name: 'Porositë sipas statusit' });
    const pending = counters.getByRole('button', { name: /E Procesuar/ });
    await page.locator(card(order!.orderId)).waitFor();
    await pending.click();
    await page.waitForURL(/status=E\+Procesuar/);
    const count = Number((await pending.textContent())?.match(/^\d+/)?.[0]);
    await expect.poll(() => page.locator('li[data-order]').count(), patient).toBe(count);
  });

  journey(
    'finds an order by number, name and phone, sorts, and keeps to the days chosen',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=orders');
      await page.getByRole('searchbox').fill('#3');
      await page.locator(card(3)).waitFor();
      await expect.poll(() => page.locator('li[data-order]').count(), patient).toBe(1);
      await page.locator(`${card(3)} button[aria-expanded]`).click();
      const phone = (await page.locator(card(3)).locator('dd').first().innerText()).split('\n')[2] ?? '';
      await page.getByRole('searchbox').fill(phone.replace(/^\+383 ?/, '0'));
      await page.waitForURL(/q=0/);
      await page.locator('li[data-order]').first().waitFor();
      await page.goto('/secret-dashboard?tab=orders&sort=amount&direction=asc');
      await page.locator('li[data-order]').first().waitFor();
      const totals = await page.locator('li[data-order] button[aria-expanded]').allInnerTexts();
      const cents = totals.map((text) => Number(text.match(/([\d.]+,\d\d) €/)?.[1]?.replace(/\D/g, '')));
      expect(cents).toEqual(cents.toSorted((a, b) => a - b));
      await page.goto('/secret-dashboard?tab=orders&from=2020-01-01&to=2020-01-31');
      await page.getByText('Nuk u gjet asnjë porosi').waitFor();
    },
  );

  journey(
    'sets a status from the list, keeps who did it, and opens the invoice',
    async ({ shop, page, visit }) => {
      const [order] = await placeOrders(visit, shop, { customers: [1], products: 2 });
      const { orderId } = order!;
      await openOffice(page, shop, 'tab=orders');
      const shown = page.locator(card(orderId));
      await shown.getByLabel(`Statusi i porosisë #${orderId}`).selectOption('E Pergaditur');
      await toast(page, 'Status përditësuar me sukses').waitFor();
      expect(await statusOf(shop, orderId)).toBe('E Pergaditur');
      await shown.locator('button[aria-expanded]').first().click();
      await shown.getByText('Para në dorëzim').waitFor();
      await shown.getByRole('button', { name: 'Shfaq historikun' }).click();
      await shown.getByText('E Procesuar → E Pergaditur').waitFor();
      await shown.getByText(/Arbër Krasniqi/).waitFor();
      const opened = page.context().waitForEvent('page');
      await shown.getByRole('button', { name: 'Fatura' }).click();
      await (await opened).close();
      await shown.getByRole('button', { name: 'Fatura' }).waitFor();
    },
  );

  journey('puts the status back when it cannot be set', async ({ shop, visit }) => {
    const [order] = await placeOrders(visit, shop, { customers: [1], products: 1 });
    const { orderId } = order!;
    const { page, troubles } = await visit();
    troubles.expect(/ERR_FAILED/);
    await openOffice(page, shop, 'tab=orders');
    const select = page.getByLabel(`Statusi i porosisë #${orderId}`);
    await select.waitFor();
    await page.route('**/trpc/admin.orders.setStatus*', (route) => route.abort());
    await select.selectOption('E Nisur');
    await toast(page, 'Network error. Please check your connection.').waitFor();
    await expect.poll(() => select.inputValue(), patient).toBe('E Procesuar');
    expect(await statusOf(shop, orderId)).toBe('E Procesuar');
  });

  journey(
    'changes many at once, after a warning that counts those that skip a step',
    async ({ shop, page, visit }) => {
      const orders = await placeOrders(visit, shop, { customers: [1, 2], products: 1 });
      await openOffice(page, shop, 'tab=orders');
      for (const { orderId } of orders) await page.getByLabel(`Zgjidh porosinë #${orderId}`).check();
      await page.getByLabel('Statusi i ri').selectOption('E Nisur');
      await page.getByRole('button', { name: 'Ndrysho statusin' }).click();
      await page
        .getByRole('dialog')
        .getByText(/Kujdes: 2 porosi kapërcejnë të paktën një hap\./)
        .waitFor();
      await page.getByRole('button', { name: 'Konfirmo' }).click();
      await toast(page, '2 porosi u përditësuan').waitFor();
      for (const { orderId } of orders) expect(await statusOf(shop, orderId)).toBe('E Nisur');
      await expectBooksBalance(shop);
    },
  );

  journey(
    'puts right what was noted at the door: pieces come back to stock, total and payment follow',
    async ({ shop, page, visit }) => {
      const [order] = await placeOrders(visit, shop, { customers: [1], products: 2 });
      const { orderId, products } = order!;
      await openOffice(page, shop, `tab=orders&q=%23${orderId}`);
      const shown = page.locator(card(orderId));
      await send(page, shop, 'POST', '/trpc/admin.orders.setDriver', { orderId, driverCode: 1 });
      await shown.getByLabel(`Statusi i porosisë #${orderId}`).selectOption('E Realizuar');
      await shown.locator('button[aria-expanded]').first().click();
      const before = stockOf(shop, products[0]!.id);
      await shown.getByRole('button', { name: 'Korrigjo dorëzimin' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(products[0]!.name).fill('9');
      await dialog.getByText('Më shumë se sasia e porositur.').waitFor();
      expect(await dialog.getByRole('button', { name: 'Ruaj' }).isDisabled()).toBe(true);
      await dialog.getByLabel(products[0]!.name).fill('1');
      await dialog.getByLabel('Arsyeja e pakësimit').selectOption('I dëmtuar');
      await dialog.getByLabel('Marrësi').fill('Zana');
      await dialog.getByRole('button', { name: 'Ruaj' }).click();
      await toast(page, 'Dorëzimi u korrigjua').waitFor();
      await shown.getByText('nga 3 të porositura · I dëmtuar: 2').waitFor();
      await shown.getByText(/pranoi Zana/).waitFor();
      expect(stockOf(shop, products[0]!.id)).toBe(before + 2);
      await expectBooksBalance(shop);
    },
  );

  journey('leads from a page beyond the last back to the last one', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=orders&page=9999');
    await page.waitForURL(/page=\d{1,2}$/);
    await page.locator('li[data-order]').first().waitFor();
  });

  journey('shows by itself what somebody else has changed', async ({ shop, page, visit }) => {
    const [order] = await placeOrders(visit, shop, { customers: [1], products: 1 });
    const { orderId } = order!;
    await openOffice(page, shop, 'tab=orders');
    await page.locator(card(orderId)).waitFor();
    const other = await visit();
    await logInAs(other.page, shop, 'stocker@furnizo.test');
    const answer = await other.page.request.put('/api/orders/update-status', {
      data: { order_id: orderId, delivery_status: 'E Pergaditur' },
      headers: { origin: shop.url },
    });
    expect(answer.ok()).toBe(true);
    await expect
      .poll(() => page.getByLabel(`Statusi i porosisë #${orderId}`).inputValue(), patient)
      .toBe('E Pergaditur');
  });
});
