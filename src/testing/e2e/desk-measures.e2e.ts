import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { customerOf } from './call-agent-scenes.ts';
import { journey } from './journey.ts';
import { openTable, producedOf } from './packer-scenes.ts';
import { dayAfter, expectBooksBalance, logInAs, placeOrders, statusOf } from './staff-scenes.ts';

const laptop = { viewport: { width: 1280, height: 800 } };

/** How many of them stand on the screen whole. */
const countSeen = (rows: Locator) =>
  rows.evaluateAll(
    (all) =>
      all.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }).length,
  );

/** Counts every click, and every key besides typed text. */
function countActs() {
  const acts = { clicks: 0, keys: 0 };
  const click = async (locator: Locator) => {
    acts.clicks += 1;
    await locator.click();
  };
  const press = async (locator: Locator, keys: string) => {
    acts.keys += keys.split('+').length;
    await locator.press(keys);
  };
  return { acts, click, press };
}

journey(
  'ten orders stand on a laptop; few acts find one by phone, confirm, prepare and pack it',
  async ({ shop, visit }) => {
    const date = dayAfter(210);
    const [order] = await placeOrders(shop, { customers: [1], products: 5, date });
    await placeOrders(shop, { customers: [2, 3, 4, 5, 6, 7, 8, 9, 10], products: 1, date });
    const { orderId } = order!;

    const { page } = await visit(laptop);
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto(`/stocker-dashboard?by=delivery&date=${date}`);
    const rows = page.locator('[data-order]');
    await expect.poll(() => countSeen(rows)).toBeGreaterThanOrEqual(10);
    const warehouse = countActs();
    await warehouse.press(page.locator('body'), 'Control+k');
    await page.getByRole('dialog').getByRole('textbox').fill(customerOf(shop, 1).phone);
    await page.getByRole('dialog').getByText(`Porosia ${orderId}`).waitFor();
    await warehouse.press(page.getByRole('dialog').getByRole('textbox'), 'Enter');
    const panel = page.getByRole('dialog', { name: 'Detajet e Porosisë' });
    await panel.getByRole('heading', { name: `Porosia ${orderId}` }).waitFor();
    expect(warehouse.acts).toEqual({ clicks: 0, keys: 3 });
    await warehouse.click(panel.getByRole('button', { name: 'Konfirmo të gjitha' }));
    await panel.getByText('Stock: 5/5').waitFor();
    await warehouse.click(panel.getByRole('button', { name: 'Shëno E Pergaditur' }));
    await page.getByText('Statusi u përditësua me sukses').waitFor();
    expect(warehouse.acts.clicks).toBe(2);
    expect(statusOf(shop, orderId)).toBe('E Pergaditur');

    const packer = (await visit(laptop)).page;
    await openTable(packer, shop, `/package-dashboard?by=delivery&date=${date}`);
    await expect.poll(() => countSeen(packer.getByRole('article'))).toBeGreaterThanOrEqual(10);
    const table = countActs();
    await table.click(packer.getByRole('button', { name: `Porosia #${orderId}: të gjitha E Prodhuar` }));
    await expect.poll(() => producedOf(shop, orderId)).toEqual([1, 1, 1, 1, 1]);
    expect(table.acts).toEqual({ clicks: 1, keys: 0 });
    // What it says stands where it covers neither what was tapped nor what comes next.
    const tapped = await packer
      .getByRole('article', { name: `Porosia #${orderId}`, exact: true })
      .boundingBox();
    const toast = await packer.locator('.mantine-Notification-root').first().boundingBox();
    expect(toast!.y >= tapped!.y + tapped!.height || toast!.y + toast!.height <= tapped!.y).toBe(true);
    expectBooksBalance(shop);
  },
);
