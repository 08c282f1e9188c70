import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, inSlowTime, journey, phone } from './journey.ts';
import { openTable } from './packer/packer-scenes.ts';
import { dayAfter, logInAs, openPanel, placeOrders } from './staff-scenes.ts';
import { addButton, listProducts, openAsCustomer } from './storefront/storefront-scenes.ts';

const tablet = { viewport: { width: 768, height: 1024 } } as const;

const toastOf = (page: Page) => page.locator('.mantine-Notification-root').first();

/** Top-centre, below the header, and clear of the element in use. */
async function expectInPlace(page: Page, worked: Pick<Locator, 'boundingBox'>): Promise<void> {
  const toast = toastOf(page);
  await toast.waitFor();
  const [box, work] = await Promise.all([toast.boundingBox(), worked.boundingBox()]);
  const { width, height } = page.viewportSize()!;
  expect(Math.abs(box!.x + box!.width / 2 - width / 2)).toBeLessThan(12);
  const isAlongside = work!.x >= box!.x + box!.width || work!.x + work!.width <= box!.x;
  const isClear = box!.y >= work!.y + work!.height || box!.y + box!.height <= work!.y;
  expect(isAlongside || isClear).toBe(true);
  expect(box!.y).toBeLessThan(height * 0.6);
  const header = await page.locator('header').first().boundingBox();
  if (header && header.y < 1 && header.height < 120) expect(box!.y).toBeGreaterThanOrEqual(header.height);
}

/** Up to a second and a half may pass until the clock stands still. */
async function expectGoneAfter(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000 - 1500);
  await expect.poll(() => toastOf(page).count()).toBe(1);
  await page.clock.runFor(2000);
  await toastOf(page).waitFor({ state: 'detached' });
}

for (const [name, size] of [
  ['a phone', phone],
  ['a tablet', tablet],
  ['a desk', desk],
] as const) {
  journey(`a message of the shop stands top-centre for four seconds on ${name}`, async ({ visit, shop }) => {
    const { page } = await visit(size);
    await openAsCustomer(page, shop, '/cart', 7);
    const [product] = await listProducts(page, shop, 'ambalazhe');
    await page.clock.install();
    await page.goto(`/product/${product!.id}`);
    await page.getByRole('link', { name: 'Llogaria ime' }).waitFor();
    await inSlowTime(page, async () => {
      await addButton(page, product!.name).click();
      await expectInPlace(page, page.getByRole('button', { name: `Rrit sasinë: ${product!.name}` }));
    });
    await expectGoneAfter(page, 4);
  });
}

for (const [name, size] of [
  ['a tablet', tablet],
  ['a desk', desk],
] as const) {
  journey(
    `a message of the staff stands there too, ten seconds with its undo, on ${name}`,
    async ({ visit, shop }) => {
      const date = dayAfter(name === 'a desk' ? 223 : 224);
      const [order] = await placeOrders(shop, { customers: [1], products: 3, date });
      const { page } = await visit(size);
      await page.clock.install();
      await openTable(page, shop, `/package-dashboard?by=delivery&date=${date}`);
      await inSlowTime(page, async () => {
        await page.getByRole('button', { name: `Porosia #${order!.orderId}: të gjitha E Prodhuar` }).click();
        await expectInPlace(
          page,
          page.getByRole('article', { name: `Porosia #${order!.orderId}`, exact: true }),
        );
        await toastOf(page).getByRole('button', { name: 'Kthe' }).waitFor();
      });
      await expectGoneAfter(page, 10);
    },
  );
}

journey('the stocker reads theirs in the same place', async ({ visit, shop }) => {
  const date = dayAfter(225);
  const [order] = await placeOrders(shop, { customers: [1], products: 2, date });
  const { page } = await visit(desk);
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto(`/stocker-dashboard?by=delivery&date=${date}`);
  const confirm = (await openPanel(page, order!.orderId)).getByRole('button', { name: 'Konfirmo të gjitha' });
  const place = await confirm.boundingBox();
  await confirm.click();
  await expectInPlace(page, { boundingBox: async () => place });
});

journey(
  'who logs in next can neither read nor take back what the one before did',
  async ({ visit, shop }) => {
    const { page } = await visit(desk);
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto('/stocker-dashboard?tab=stock');
    await page
      .getByRole('button', { name: /^Rregullo Stokun: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Sasia' }).fill('1');
    await dialog.getByRole('textbox', { name: 'Arsyeja' }).fill('u gjet në raft');
    await dialog.getByRole('button', { name: 'Konfirmo' }).click();
    await toastOf(page).getByRole('button', { name: 'Kthe' }).waitFor();
    await page.getByRole('button', { name: 'Dilni' }).click();
    await page.getByLabel('Email').fill('packer@furnizo.test');
    await page.getByLabel('Fjalëkalimi').fill('furnizo-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/package-dashboard');
    await expect.poll(() => toastOf(page).count(), { timeout: 2000 }).toBe(0);
  },
);

journey('an undo covers no field of a dialog that is opened after it', async ({ visit, shop }) => {
  const { page } = await visit({ ...phone, viewport: { width: 360, height: 640 } });
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto('/stocker-dashboard/stock');
  const open = page.getByRole('button', { name: /^Rregullo Stokun: / }).first();
  const dialog = page.getByRole('dialog');
  await open.click();
  await dialog.getByRole('textbox', { name: 'Sasia' }).fill('1');
  await dialog.getByRole('textbox', { name: 'Arsyeja' }).fill('u gjet në raft');
  await dialog.getByRole('button', { name: 'Konfirmo' }).click();
  await toastOf(page).getByRole('button', { name: 'Kthe' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Prano mall' }).click();
  const parts = dialog.locator('.mantine-Modal-body').locator('label, input, button');
  await parts.last().waitFor();
  await expect
    .poll(async () => {
      const tops = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
      const above = await toastOf(page).boundingBox();
      return above!.y + above!.height - Math.min(...tops);
    })
    .toBeLessThanOrEqual(0);
});
