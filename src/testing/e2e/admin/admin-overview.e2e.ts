import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import { placeOrders, readShop, send } from '#testing/e2e/staff-scenes.ts';
import { openOffice, toast } from './admin-scenes.ts';

const patient = { timeout: 30_000 };

function countPlacedToday(shop: Shop): number {
  const found = readShop(shop, (db) =>
    db
      .prepare(
        "SELECT COUNT(*) AS orders FROM orders WHERE status = 'E Procesuar' AND created_day = (SELECT MAX(created_day) FROM orders)",
      )
      .get(),
  ) as { orders: number };
  return found.orders;
}

describe('Përmbledhje', () => {
  journey('counts today’s orders, plots the months, and gives each table as CSV', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=overview');
    const today = page.getByRole('table', { name: 'Porositë e sotme' });
    // On a day with deliveries a second link counts those.
    const placed = today.getByRole('row', { name: /E Procesuar/ }).locator('a:not([href*="by=delivery"])');
    // The page may not have received the first one when the second is placed.
    for (let order = 0; order < 2; order += 1) {
      await placeOrders(shop, { customers: [1], products: 1 });
      const stored = countPlacedToday(shop);
      await expect.poll(async () => Number(await placed.textContent()), patient).toBe(stored);
    }
    const plot = page.getByRole('img', { name: /^Grafik me shtylla/ });
    await page.getByText('Java', { exact: true }).click();
    await page.waitForURL(/period=week/);
    // On a Monday, too, a bar is one day and not the week.
    const plotWidth = (await plot.boundingBox())?.width ?? 0;
    const barWidth = async () => (await plot.locator('g > rect').first().boundingBox())?.width;
    await expect.poll(barWidth).toBeLessThan(plotWidth / 7);
    await page.getByText('Muaji', { exact: true }).click();
    await page.waitForURL(/period=month/);
    await page.getByRole('button', { name: 'Më herët' }).click();
    await page.waitForURL(/back=1/);
    await page.getByRole('button', { name: 'Shfaq si tabelë' }).click();
    const revenue = page.getByRole('table', { name: 'Qarkullimi sipas faturave' });
    await revenue.getByRole('row', { name: /^01\./ }).waitFor();
    await revenue.getByRole('columnheader', { name: 'Periudha e mëparshme' }).waitFor();
    for (const title of [
      'Porositë e sotme',
      'Qarkullimi sipas faturave',
      'Produktet më të shitura',
      'Klientët më të mirë',
      'TVSH sipas normës',
      'Stok i ulët',
      'Klientë të heshtur',
    ]) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `Shkarko si CSV: ${title}` }).click();
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    }
  });

  journey('stores its own count of the cash alongside what a driver delivered', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=overview');
    const { orders } = await send(page, shop, 'GET', '/api/orders/unready');
    const { drivers } = await send(page, shop, 'GET', '/api/stock/users/drivers');
    const order = { order_id: orders[0].order_id };
    const driver = drivers[0];
    await send(page, shop, 'PUT', '/api/orders/update-driver', { ...order, driver_nr: driver.driver_nr });
    await send(page, shop, 'PUT', '/api/orders/update-status', { ...order, delivery_status: 'E Realizuar' });
    await page.reload();
    const box = page.getByRole('region', { name: new RegExp(`^${driver.name}, \\d+ porosi`) });
    await box.getByLabel('Shuma e numëruar (€)').fill('1,00');
    await box.getByRole('button', { name: 'Ruaje numërimin' }).click();
    await toast(page, 'Numërimi i zyrës u ruajt').waitFor();
    await box.getByText('Dallimi').waitFor();
  });

  journey('says what could not be fetched, and fetches it again', async ({ shop, visit }) => {
    const { page, troubles } = await visit();
    troubles.expect(/ERR_FAILED/);
    await page.route('**/trpc/*admin.overview*', (route) => route.abort());
    await openOffice(page, shop, 'tab=overview');
    await page.getByRole('button', { name: 'Provo Përsëri' }).first().waitFor({ timeout: 20_000 });
    await page.unroute('**/trpc/*admin.overview*');
    await page.getByRole('button', { name: 'Provo Përsëri' }).first().click();
    await page.getByRole('table', { name: 'Porositë e sotme' }).waitFor();
  });
});
