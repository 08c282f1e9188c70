import { describe, expect } from 'vitest';
import { expectAccessibleInBothSchemes, overflowOf } from '#testing/e2e/expect-accessible.ts';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import { send } from '#testing/e2e/staff-scenes.ts';
import { openOffice } from './admin-scenes.ts';

const SCREENS = {
  create: 'tab=create',
  products: 'tab=products',
  orders: 'tab=orders',
  users: 'tab=users',
  'user-form': 'tab=users&user=20',
  createuser: 'tab=createuser',
  update: 'tab=update',
  'update-form': 'tab=update&product=1',
  overview: 'tab=overview&days=90',
  books: 'tab=books',
  imports: 'tab=imports',
  audit: 'tab=audit',
  settings: 'tab=settings',
};

describe('every section of the office can be used by everybody', () => {
  for (const [size, options] of [
    ['a desk', desk],
    ['a phone', phone],
  ] as const) {
    journey(`at ${size}`, { timeout: 180_000 }, async ({ shop, visit }) => {
      const { page } = await visit(options);
      await openOffice(page, shop, 'tab=settings');
      // So that the audit log is not empty.
      await send(page, shop, 'PUT', '/api/products/discount', { id: 1, discount_percentage: 5 });
      for (const [name, query] of Object.entries(SCREENS)) {
        await page.goto(`/secret-dashboard?${query}`);
        await page.waitForLoadState('networkidle');
        if (name === 'orders') await page.locator('[data-order] a').first().click();
        await expectAccessibleInBothSchemes(page);
        const overflow = await overflowOf(page);
        expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
      }
    });
  }

  journey(
    'folds its menu away on a phone, and shows who works there and the way out',
    async ({ shop, visit }) => {
      const { page } = await visit(phone);
      await openOffice(page, shop, '');
      // Collapsed links are not focusable.
      expect(await page.getByRole('link', { name: 'Porositë', exact: true }).count()).toBe(0);
      await page.getByRole('button', { name: 'Menyja' }).click();
      const menu = page.getByRole('dialog');
      await menu.getByText('Arbër Krasniqi').waitFor();
      for (const tab of ['Krijo User', 'Krijo Produkt', 'Produktet', 'Porositë', 'Përdoruesit', 'Update']) {
        await menu.getByRole('link', { name: tab, exact: true }).waitFor();
      }
      await menu.getByRole('link', { name: 'Porositë' }).click();
      await page.waitForURL('**/secret-dashboard/orders');
      await page.getByRole('button', { name: 'Menyja' }).click();
      await menu.getByRole('button', { name: 'Dilni' }).click();
      await page.waitForURL(/\/login/);
    },
  );
});
