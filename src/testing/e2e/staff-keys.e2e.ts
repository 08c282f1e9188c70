import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import type { Shop } from './shop-server.ts';
import { logInAs, placeOrders, readShop, statusChip, tomorrow } from './staff-scenes.ts';
import { eventually } from './storefront/storefront-scenes.ts';

const focusedOrder = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['orderLink'] ?? null);

async function openDay(page: Page, shop: Shop): Promise<void> {
  await placeOrders(shop, { customers: [1, 2, 3, 4, 5], products: 1 });
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto(`/stocker-dashboard?by=delivery&date=${tomorrow()}`);
  await page.locator('[data-order-link]').nth(4).waitFor();
}

journey('a list of orders is worked by keys from anywhere on its page', async ({ page, shop }) => {
  await openDay(page, shop);
  const ids = await page
    .locator('[data-order-link]')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset['orderLink']));
  const ticked = page.locator('[data-ticked]');

  expect(await focusedOrder(page)).toBeNull();
  await page.keyboard.press('ArrowDown');
  await eventually(() => focusedOrder(page)).toBe(ids[0]);
  await page.keyboard.press('ArrowDown');
  await eventually(() => focusedOrder(page)).toBe(ids[1]);
  await page.keyboard.press('x');
  await expect.poll(() => ticked.count()).toBe(1);

  await page.getByRole('heading', { level: 1 }).click();
  expect(await focusedOrder(page)).toBeNull();
  await page.keyboard.press('ArrowUp');
  await eventually(() => focusedOrder(page)).toBe(ids[1]);
  await page.keyboard.press('Escape');
  await eventually(() => ticked.count()).toBe(0);
  await page.keyboard.press('Control+a');
  await eventually(() => ticked.count()).toBeGreaterThan(3);
  await page.keyboard.press('Home');
  await eventually(() => focusedOrder(page)).toBe(ids[0]);
  const first = page.getByRole('article', { name: `Porosia ${ids[0]}`, exact: true });
  await statusChip(first, Number(ids[0])).click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await expect.poll(() => ticked.count()).toBeGreaterThan(3);
});

journey(
  'a filter moves no row, and what was typed holds when one goes on at once',
  async ({ page, shop }) => {
    await openDay(page, shop);
    const rows = page.locator('[data-order-link]');
    const before = await rows.first().boundingBox();
    const name = (await page.locator('[data-order-link] b').nth(1).innerText()).slice(0, 4);
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Pastro filtrat' }).waitFor();
    await eventually(async () => new URL(page.url()).searchParams.get('q')).toBe(name);
    expect(Math.round((await rows.first().boundingBox())?.y ?? 0)).toBe(Math.round(before?.y ?? -1));
    await rows.first().press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.get('q')).toBe(name);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+a');
    expect(await page.locator('[data-ticked]').count()).toBe(0);
  },
);

journey('an order is changed by keys, and Escape closes the topmost dialog alone', async ({ page, shop }) => {
  const [order] = await placeOrders(shop, { customers: [1], products: 2 });
  const [product] = readShop(
    shop,
    (db) =>
      db
        .prepare(
          `SELECT name, code FROM products WHERE deleted_at IS NULL AND stock > 20 AND order_step = 1
              AND min_quantity <= 1 AND id NOT IN (SELECT product_id FROM order_lines WHERE order_id = ?)`,
        )
        .all(order!.orderId) as { name: string; code: string }[],
  );
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto(`/stocker-dashboard?by=delivery&date=${tomorrow()}&order=${order!.orderId}`);
  const panel = page.getByRole('dialog', { name: 'Detajet e Porosisë' });
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  const open = async (name: string, part: string) => {
    await panel.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog', { name: part }).waitFor();
    await eventually(focused).toBe('INPUT');
  };
  await open('Ndrysho datën', `Ndrysho datën e porosisë ${order!.orderId}`);
  await page.keyboard.press('Escape');
  await eventually(() => page.getByRole('dialog').count()).toBe(1);
  await open('Shto Produkt', 'Shto Produkt');
  await page.keyboard.type(product!.code);
  // Results present before Enter move the focus within the same key press.
  const results = page.getByRole('list', { name: 'Rezultatet' }).getByRole('button');
  await eventually(() => results.count()).toBe(1);
  await page.keyboard.press('Enter');
  const quantity = page.getByRole('textbox', { name: `Sasia: ${product!.name}` });
  await eventually(() => quantity.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('2,5');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Vetëm sasi të plota').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.getByText('Produkti u shtua').waitFor();
  await panel.getByRole('button', { name: `Ndrysho sasinë: ${product!.name}, tani 3` }).click();
  await page.keyboard.press('Escape');
  const shown = panel.getByRole('button', { name: `Ndrysho sasinë: ${product!.name}, tani 3` });
  await eventually(() => shown.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
});

journey('the number of an order, read from its label, opens it', async ({ page, shop }) => {
  await openDay(page, shop);
  const id = await page.locator('[data-order-link]').nth(2).getAttribute('data-order-link');
  await page.keyboard.press('/');
  await page.keyboard.type(id!);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Detajet e Porosisë' });
  await panel.getByRole('heading', { name: `Porosia ${id}`, exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await page.locator(`[data-order-link="${id}"]`).waitFor();
});

journey('Enter in the palette waits for what is looked for, and opens it once', async ({ page, shop }) => {
  await openDay(page, shop);
  const [id] = await page
    .locator('[data-order-link]')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset['orderLink']));
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill(`${id}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/stocker-dashboard/orders?order=${id}`);
  const panel = page.getByRole('dialog', { name: 'Detajet e Porosisë' });
  await panel.getByRole('heading', { name: `Porosia ${id}` }).waitFor();
  await page.goBack();
  await eventually(() => new URL(page.url()).searchParams.get('order')).toBeNull();
});

journey('Ctrl+K and the number typed after it wait for the page and its search', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openDay(page, shop);
  const gates: (() => void)[] = [];
  await page.route(/\/(?:stocker-workspace|palette)-[^/]*\.js/, async (route) => {
    await new Promise<void>((resolve) => gates.push(resolve));
    await route.continue();
  });
  const open = () => {
    for (const release of gates.splice(0)) release();
  };
  const memory = () => page.evaluate(() => sessionStorage.getItem('furnizo.tab.early-find'));
  await page.goto(`/stocker-dashboard?by=delivery&date=${tomorrow()}`, { waitUntil: 'commit' });
  await eventually(async () => {
    await page.keyboard.press('Control+k');
    return memory();
  }).toBe('""');
  await page.keyboard.type('15');
  await page.keyboard.press('Backspace');
  await eventually(async () => {
    open();
    return page.locator('[data-order-link]').count();
  }).toBeGreaterThan(3);
  // Its code is still loading.
  await page.keyboard.type('2');
  await eventually(async () => {
    open();
    const field = page.getByPlaceholder('Faqe, porosi, faturë');
    return (await field.count()) === 0 ? '' : field.inputValue();
  }).toBe('12');
  expect(await memory()).toBeNull();

  // Closed and opened again within the time of a transition.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('34');
  await expect.poll(() => page.getByPlaceholder('Faqe, porosi, faturë').inputValue()).toBe('34');
  expect(await memory()).toBeNull();
});
