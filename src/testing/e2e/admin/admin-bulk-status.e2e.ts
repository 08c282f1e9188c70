import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey, phone } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import {
  chooseStatus,
  expectBooksBalance,
  type GivenOrder,
  holdNextAnswer,
  placeOrders,
  readShop,
  send,
  statusOf,
  stockOf,
} from '#testing/e2e/staff-scenes.ts';
import { openOffice, toast } from './admin-scenes.ts';

const patient = { timeout: 30_000 };
const card = (orderId: number) => `[data-order="${orderId}"]`;
const dialogOf = (page: Page) => page.getByRole('dialog');

async function givenOrders(page: Page, shop: Shop, count: number, delivered: number): Promise<GivenOrder[]> {
  const customers = Array.from({ length: count }, (_, index) => index + 1);
  const orders = await placeOrders(shop, { customers, products: 1 });
  await openOffice(page, shop, 'tab=orders&sort=id');
  for (const [at, { orderId }] of orders.entries()) {
    await send(page, shop, 'POST', '/trpc/admin.orders.setDriver', { orderId, driverCode: 1 });
    const status = at < delivered ? 'E Realizuar' : 'E Nisur';
    await send(page, shop, 'POST', '/trpc/admin.orders.setStatus', { orderId, status });
  }
  await page.reload();
  return orders;
}

async function ask(page: Page, status: string): Promise<void> {
  await page.getByLabel('Statusi i ri').selectOption(status);
  await page.getByRole('button', { name: 'Ndrysho statusin' }).click();
}

describe('Statusi i shumë porosive', () => {
  journey('names what is delivered, with what would be lost, and leaves it alone', async ({ shop, page }) => {
    const orders = await givenOrders(page, shop, 3, 1);
    const [delivered, ...departed] = orders;
    for (const { orderId } of orders) await page.getByLabel(`Zgjidh porosinë ${orderId}`).check();
    // No status is preselected: it might be one that reverts orders.
    await expect.poll(() => page.getByRole('button', { name: 'Ndrysho statusin' }).isDisabled()).toBe(true);
    await ask(page, 'E Pergaditur');
    const dialog = dialogOf(page);
    await dialog.getByText('1 e dorëzuar lihet siç është').waitFor();
    await dialog
      .getByText(new RegExp(`#${delivered!.orderId} .*dëshmia e dorëzimit · pagesa .*€ · fatura FAT-`))
      .waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Konfirmo' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Anulo' }).click();

    const before = departed.map(({ products }) => stockOf(shop, products[0]!.id));
    await ask(page, 'E Anuluar');
    await dialog.getByText(/Lëshohen 2 nota krediti, gjithsej [\d.,]+\s€:/).waitFor();
    await expect.poll(() => dialog.getByLabel('Kthehet në stok').isChecked()).toBe(true);
    await dialog.getByRole('combobox', { name: 'Arsyeja' }).selectOption('Mall i dëmtuar');
    await expect.poll(() => dialog.getByLabel('Humbje (dëmtuar)').isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Anulo 2 porosi' }).click();
    await toast(page, '2 porosi u përditësuan, 1 u la siç ishte').waitFor();
    await page
      .getByText(`#${delivered!.orderId}: Porosia është dorëzuar: kthehet vetëm veç, me arsye.`)
      .waitFor();
    for (const { orderId } of departed) expect(statusOf(shop, orderId)).toBe('E Anuluar');
    expect(statusOf(shop, delivered!.orderId)).toBe('E Realizuar');
    expect(departed.map(({ products }) => stockOf(shop, products[0]!.id))).toEqual(before);
    await expectBooksBalance(shop);
  });

  journey('a late answer is told, and closes no question that was asked since', async ({ shop, page }) => {
    const orders = await placeOrders(shop, { customers: [1, 2, 3], products: 1 });
    const [first, second, other] = orders.map(({ orderId }) => page.getByLabel(`Zgjidh porosinë ${orderId}`));
    await openOffice(page, shop, 'tab=orders&sort=id');
    await first!.check();
    await second!.check();
    const dialog = dialogOf(page);
    const answer = await holdNextAnswer(page, 'admin.orders.bulkSetStatus');
    await ask(page, 'E Pergaditur');
    await dialog.getByRole('button', { name: 'Konfirmo' }).click();
    await dialog.getByRole('button', { name: 'Anulo' }).click();
    await other!.check();
    await ask(page, 'E Anuluar');
    const keep = dialog.getByRole('button', { name: 'Mos i anulo' });
    await keep.waitFor();
    answer();
    await toast(page, '2 porosi u përditësuan').waitFor();
    await page.waitForTimeout(300);
    await keep.click({ timeout: 5000 });
  });

  journey('gives chosen orders a driver, and files of them all at once', async ({ shop, page }) => {
    const orders = await placeOrders(shop, { customers: [1, 2], products: 1 });
    const ids = orders.map(({ orderId }) => orderId);
    const choose = async () => {
      for (const id of ids) await page.getByLabel(`Zgjidh porosinë ${id}`).check();
    };
    await openOffice(page, shop, 'tab=orders&sort=id');
    await choose();
    const bar = page.getByRole('region', { name: 'Veprime mbi porositë e zgjedhura' });
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: 'PDF e faturave' }).click(),
    ]);
    expect(pdf.suggestedFilename()).toBe('Faturat_2.pdf');
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: 'Eksporto XLSX' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toMatch(/^Porosite_.*\.xlsx$/);
    await bar.getByRole('button', { name: 'Cakto shoferin për të zgjedhurat' }).click();
    await page.getByRole('listbox').getByRole('option').nth(1).click();
    await toast(page, '2 porosi u përditësuan').waitFor();
    const drivers = readShop(shop, (db) =>
      db.prepare(`SELECT driver_id IS NOT NULL AS given FROM orders WHERE id IN (${ids.join(',')})`).all(),
    );
    expect(drivers).toEqual([{ given: 1 }, { given: 1 }]);
  });

  journey('has all its actions in sight of a phone', async ({ shop, visit }) => {
    const [order] = await placeOrders(shop, { customers: [1], products: 1 });
    const { page } = await visit(phone);
    await openOffice(page, shop, 'tab=orders&sort=id');
    await page.getByLabel(`Zgjidh porosinë ${order!.orderId}`).check();
    const bar = page.getByRole('region', { name: 'Veprime mbi porositë e zgjedhura' });
    for (const action of await bar.getByRole('button').all()) {
      const box = await action.boundingBox();
      expect(box!.x + box!.width, await action.innerText()).toBeLessThanOrEqual(phone.viewport.width);
    }
    expect((await bar.boundingBox())!.height).toBeLessThan(phone.viewport.height / 2);
  });

  journey(
    'asks for the reason before one delivered order is taken back, and says what goes',
    async ({ shop, page }) => {
      const [order] = await givenOrders(page, shop, 1, 1);
      const { orderId } = order!;
      await chooseStatus(page.locator(card(orderId)), orderId, 'E Pergaditur');
      const dialog = dialogOf(page);
      await dialog.getByText('Dëshmia e dorëzimit pushon së vlejturi.').waitFor();
      await dialog.getByText(/Pagesa prej .* \(Para te shoferi\) kthehet: .*nga arka e shoferit\./).waitFor();
      await dialog.getByText(/Fatura FAT-\d{4}-\d{6} mbetet në fuqi\./).waitFor();
      await dialog.getByRole('button', { name: 'Konfirmo' }).click();
      await dialog.getByText('Shkruani arsyen.').waitFor();
      expect(statusOf(shop, orderId)).toBe('E Realizuar');
      await dialog.getByLabel('Arsyeja').fill('Klienti gabim');
      await dialog.getByRole('button', { name: 'Konfirmo' }).click();
      await toast(page, 'Status përditësuar me sukses').waitFor();
      expect(statusOf(shop, orderId)).toBe('E Pergaditur');
      await expectBooksBalance(shop);
    },
  );

  journey('chooses all that the filter finds, and not only the page', async ({ shop, page }) => {
    await placeOrders(shop, { customers: [1, 2, 3], products: 1 });
    await openOffice(page, shop, 'tab=orders&status=E+Realizuar&sort=id');
    const delivered = readShop(shop, (db) =>
      db.prepare("SELECT COUNT(*) FROM orders WHERE status = 'E Realizuar'").pluck().get(),
    ) as number;
    await page.getByLabel('Zgjidh të gjitha (20)').check();
    await page.getByText('20 të zgjedhura').waitFor();
    const all = Math.min(delivered, 500);
    await page.getByRole('button', { name: /^Zgjidh .* që gjen filtri$/ }).click();
    await page.getByText(`Janë zgjedhur ${all} porosi, edhe ato jashtë kësaj faqeje.`).waitFor(patient);
    await ask(page, 'E Pergaditur');
    await dialogOf(page).getByText(`${all} të dorëzuara lihen siç janë`).waitFor(patient);
    await dialogOf(page).getByRole('button', { name: 'Anulo' }).click();
    // A filter clears selections outside its results.
    await page
      .getByRole('list', { name: 'Porositë sipas statusit' })
      .getByRole('button', { name: /E Procesuar/ })
      .click();
    await page.getByText(/të zgjedhura/).waitFor({ state: 'detached' });
  });
});
