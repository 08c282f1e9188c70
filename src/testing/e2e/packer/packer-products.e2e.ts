import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import { asPerson, dayAfter, logInAs, placeOrders, send } from '#testing/e2e/staff-scenes.ts';
import { cardOf, openCard, openTable, producedOf, TABLE } from './packer-scenes.ts';

describe('Sipas produktit', () => {
  journey('the day summed per product, and labels for every box', async ({ shop, page }) => {
    const date = dayAfter(200);
    const [order, other] = await placeOrders(shop, { customers: [1, 2], products: 1, date });
    const product = order!.products[0]!;
    await openTable(page, shop, `${TABLE}?by=delivery&date=${date}`);
    const card = await openCard(page, order!.orderId);
    await card.getByRole('button', { name: `E Prodhuar: ${product.name}` }).click();
    await page.getByText('Statusi u përditësua me sukses').waitFor();
    await card.getByRole('button', { name: 'Etiketat…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Rrit sasinë: Kuti' }).click();
    await dialog.getByLabel(`Kutia për: ${product.name}`).selectOption('Kutia 2');
    await dialog.getByText('100 × 70 mm').click();
    const asked = page.waitForRequest('**/api/package/labels/**');
    await dialog.getByRole('button', { name: 'Etiketat' }).click();
    const address = new URL((await asked).url());
    expect(address.search).toMatch(/^\?boxes=2&format=100x70&contents=\d+%3A2$/);
    await page.route('**/api/package/labels/**', (route) =>
      route.fulfill({ status: 503, json: { error: 'x', message: '' } }),
    );
    await dialog.getByRole('button', { name: 'Etiketat' }).click();
    await page.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: 'Etiketat…' }).click();
    await expect.poll(() => dialog.getByRole('radio', { name: '100 × 70 mm' }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByText('Sipas produktit').click();
    const row = page.getByRole('row').filter({ hasText: product.name });
    await row.waitFor();
    const figures = async () =>
      (await row.getByRole('cell').allInnerTexts())
        .slice(0, 4)
        .map((text) => Number.parseInt(text, 10) || text);
    expect(await figures()).toEqual([2, 6, 3, 3]);
    await row.getByRole('button', { name: `E Prodhuar në të gjitha porositë: ${product.name}` }).click();
    await expect.poll(figures).toEqual([2, 6, 6, 'Gati']);
    await expect.poll(() => producedOf(shop, other!.orderId)).toEqual([1]);
    // Until its toast is shown, the key would undo the previous action.
    await page.getByText(`Porosia ${other!.orderId} · Statusi u përditësua me sukses`).waitFor();
    // By key: on a busy machine the toast moves for longer than it is shown.
    await page.keyboard.press('Control+z');
    await expect.poll(figures).toEqual([2, 6, 3, 3]);
    // The screen shows the undo before the server has stored it.
    await expect.poll(() => producedOf(shop, other!.orderId)).toEqual([0]);
    expect(producedOf(shop, order!.orderId)).toEqual([1]);
  });

  journey(
    'delivered work is shown when it is wanted, and the warehouse sees what is made',
    async ({ shop, page, visit }) => {
      const date = dayAfter(201);
      const [made, delivered] = await placeOrders(shop, { customers: [1, 2], products: 1, date });
      await asPerson(shop, 'admin@furnizo.test', (office) =>
        send(office, shop, 'PUT', '/api/orders/update-status', {
          order_id: delivered!.orderId,
          delivery_status: 'E Realizuar',
        }),
      );
      await openTable(page, shop, `${TABLE}?by=delivery&date=${date}`);
      await cardOf(page, made!.orderId).waitFor();
      expect(await cardOf(page, delivered!.orderId).count()).toBe(0);
      // The counters cover the whole day, like the REST figures.
      const { stats } = await send(page, shop, 'GET', `/api/package/stats?deliver_date=${date}`);
      expect(stats).toMatchObject({ total: 2 });
      const counters = page.getByRole('radiogroup', { name: 'Filtri i prodhimit' });
      await counters.getByText('2', { exact: true }).first().waitFor();
      await page.getByRole('button', { name: 'Edhe të dorëzuarat (1)' }).click();
      await cardOf(page, delivered!.orderId).waitFor();
      const whole = page.getByRole('button', { name: `Porosia #${made!.orderId}: të gjitha E Prodhuar` });
      await whole.press('Enter');
      await page.getByText(`Porosia ${made!.orderId} · Statusi u përditësua me sukses`).waitFor();
      await expect.poll(() => whole.getAttribute('aria-disabled')).toBe('true');
      expect(await whole.evaluate((button) => button === document.activeElement)).toBe(true);
      const stocker = (await visit()).page;
      await logInAs(stocker, shop, 'stocker@furnizo.test');
      await stocker.goto(`/stocker-dashboard?by=delivery&date=${date}`);
      const row = stocker.locator(`[data-order="${made!.orderId}"]`);
      await row.getByText('Prodhuar', { exact: true }).waitFor();
    },
  );
});
