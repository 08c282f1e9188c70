import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import { logInAs } from '#testing/e2e/staff-scenes.ts';
import { openOffice } from './admin-scenes.ts';

describe('Firma jonë', () => {
  journey(
    'a new region is in the filter of another browser within a second, without a reload',
    async ({ shop, page, visit }) => {
      const { page: theirs } = await visit();
      await logInAs(theirs, shop, 'admin@furnizo.test');
      await theirs.goto('/secret-dashboard/orders');
      const filter = theirs.getByRole('button', { name: /^Regjioni/ });
      await filter.waitFor();
      await openOffice(page, shop, 'tab=settings');
      await page.getByRole('link', { name: 'Firma jonë' }).click();
      await page.getByRole('button', { name: 'Rajon i ri' }).click();
      await page.getByLabel('Emri', { exact: true }).fill('Prizren');
      await page.getByRole('button', { name: 'Ruaj' }).click();
      await page.getByRole('list', { name: 'Rajonet' }).getByText('Prizren').waitFor();
      await filter.click();
      await theirs.getByRole('menuitemradio', { name: 'Prizren' }).waitFor({ timeout: 1000 });
    },
  );

  journey('a group that is renamed has its new name in the shop', async ({ shop, page, visit }) => {
    await openOffice(page, shop, 'tab=settings');
    await page.goto('/secret-dashboard/settings/firm?tab=groups');
    await page.getByRole('button', { name: 'Ndrysho: Paketime' }).click();
    await page.getByLabel('Emri', { exact: true }).fill('Kartonë');
    await page.getByLabel('Çelësi').fill('kartone');
    await page.getByRole('button', { name: 'Ruaj' }).click();
    await page.getByText('/category/kartone').waitFor();
    const { page: guest } = await visit();
    await guest.goto('/category/paketime');
    await guest.waitForURL(/\/category\/kartone$/);
    expect(await guest.getByRole('heading', { level: 1 }).textContent()).toBe('Kartonë');
  });
});
