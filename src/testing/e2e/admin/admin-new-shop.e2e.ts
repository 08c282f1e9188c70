import { rmSync } from 'node:fs';
import { journey as anyJourney } from '#testing/e2e/journey.ts';
import { openShop, type Shop, seedTemplate } from '#testing/e2e/shop-server.ts';
import { changeShop } from '#testing/e2e/staff-scenes.ts';
import { openOffice } from './admin-scenes.ts';

const journey = anyJourney.extend('shop', { scope: 'file' }, async ({}, { onCleanup }): Promise<Shop> => {
  const template = await seedTemplate(['--products', '0', '--customers', '0', '--orders', '0']);
  const shop = await openShop(template, {}, 'bundle');
  rmSync(template, { recursive: true, force: true });
  onCleanup(shop.close);
  changeShop(shop, (db) => db.exec('UPDATE products SET deleted_at = 1'));
  return shop;
});

journey('an empty list says what comes there, not that a search found nothing', async ({ shop, page }) => {
  await openOffice(page, shop, 'tab=products');
  await page.getByText('Ende asnjë produkt').waitFor();
  await page.goto('/secret-dashboard/orders');
  await page.getByText('Ende asnjë porosi').waitFor();
  await page.goto('/secret-dashboard/accounts');
  await page.getByText('Ende asnjë klient').waitFor();
  await page.getByRole('searchbox').fill('asgjë e tillë');
  await page.getByText('Nuk u gjet asnjë llogari').waitFor();
});
