import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import { holdNextAnswer } from '#testing/e2e/staff-scenes.ts';
import { openOffice, toast } from './admin-scenes.ts';

async function confirmLargeChange(page: Page): Promise<void> {
  const asked = page.getByRole('button', { name: 'Po, ndrysho çmimin' });
  await asked.or(toast(page, 'Çmimi u përditësua')).first().waitFor();
  if (await asked.isVisible()) await asked.click();
}

describe('Produktet', () => {
  journey('keeps rows even, but for names that need a third line', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=products');
    const rows = page.locator('tr[data-product]');
    await rows.first().waitFor();
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => Math.round(row.getBoundingClientRect().height)),
    );
    const even = heights.filter((height) => height >= 52 && height <= 56);
    expect(even.length / heights.length, heights.join(' ')).toBeGreaterThan(0.6);
  });

  journey(
    'reads a price as the shop prints it, asks about a large change, and takes it back for ten seconds',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=products&sort=name');
      const row = page.locator('tr[data-product]').first();
      const price = row.getByRole('button', { name: /^Ndrysho çmimin/ });
      const before = await price.textContent();
      await expect.poll(() => row.textContent()).toMatch(/E marrë \d+Në raft \d+/);
      await price.click();
      await page.keyboard.type('1.250');
      await page.keyboard.press('Enter');
      await toast(page, 'Mund të lexohet në dy mënyra').waitFor();
      await page.keyboard.press('Escape');
      await price.click();
      await page.keyboard.type('1.234,50');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByText('1.234,50 €').waitFor();
      await page.getByRole('button', { name: 'Po, ndrysho çmimin' }).click();
      await row.getByText('1.234,50 €').first().waitFor();
      await toast(page, 'Çmimi u përditësua').getByRole('button', { name: 'Kthe' }).click();
      await expect.poll(() => price.textContent()).toBe(before);
    },
  );

  journey(
    'changes a price in two clicks and a discount where it stands; a failure takes it back',
    async ({ shop, visit }) => {
      const { page, troubles } = await visit();
      troubles.expect(/ERR_FAILED/);
      await openOffice(page, shop, 'tab=products&sort=name');
      const row = page.locator('tr[data-product]').first();
      await row.getByRole('button', { name: /^Ndrysho çmimin/ }).click();
      await page.keyboard.type('7,25');
      await page.keyboard.press('Enter');
      await confirmLargeChange(page);
      await row.getByText('7,25 €').first().waitFor();
      await toast(page, 'Çmimi u përditësua').waitFor();
      await row.getByRole('button', { name: /^Ndrysho zbritjen/ }).click();
      await page.keyboard.type('101');
      await page.keyboard.press('Enter');
      await toast(page, 'Zbritja duhet të jetë nga 0 deri në 100.').waitFor();
      await page.keyboard.press('Escape');
      const before = await row.getByRole('button', { name: /^Ndrysho zbritjen/ }).textContent();
      await page.route('**/trpc/admin.products.setDiscount*', (route) => route.abort());
      await row.getByRole('button', { name: /^Ndrysho zbritjen/ }).click();
      await page.keyboard.type('33');
      await page.keyboard.press('Enter');
      await toast(page, 'Network error. Please check your connection.').waitFor();
      await expect
        .poll(() => row.getByRole('button', { name: /^Ndrysho zbritjen/ }).textContent())
        .toBe(before);
      await page.unroute('**/trpc/admin.products.setDiscount*');
      await row.getByRole('button', { name: /^Veçoje/ }).click();
      await row.locator('[aria-pressed]').and(page.locator('[aria-pressed]')).first().waitFor();
    },
  );

  journey(
    'searches, filters by shelf and counter, sorts, and keeps it all in the address',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=products');
      await page.getByRole('searchbox').fill('kuti');
      await page.waitForURL(/q=kuti/);
      await page.getByRole('button', { name: 'Çmimi', exact: true }).click();
      await page.waitForURL(/sort=price/);
      await expect.poll(() => page.locator('th[aria-sort="ascending"]').count(), { timeout: 30_000 }).toBe(1);
      await page.getByRole('button', { name: 'Çmimi', exact: true }).click();
      await page.waitForURL(/direction=desc/);
      await page.reload();
      await page.locator('tr[data-product]').first().waitFor();
      await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('kuti');
      const prices = await page.getByRole('button', { name: /^Ndrysho çmimin/ }).allTextContents();
      const cents = prices.map((text) => Number(text.replace(/\D/g, '')));
      expect(cents).toEqual(cents.toSorted((a, b) => b - a));
      const place = page.url();
      await page
        .getByRole('button', { name: /^Ndrysho: / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.locator('tr[data-product]').first().waitFor();
      expect(page.url()).toBe(place);
      await page.getByRole('button', { name: 'Kolonat' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Barkodi' }).click();
      await page.reload();
      await page.getByRole('columnheader', { name: 'Barkodi' }).waitFor();
      await page
        .getByRole('button', { name: /Me zbritje/ })
        .first()
        .click();
      await page.waitForURL(/only=discounted/);
      await page.getByRole('searchbox').fill('asgjë e tillë');
      await page.getByText('Nuk u gjet asnjë produkt').waitFor();
    },
  );

  journey('duplicates, deletes and brings back what was deleted', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=products&sort=name');
    const row = page.locator('tr[data-product]').first();
    const id = await row.getAttribute('data-product');
    await row.getByRole('button', { name: /^Kopjo/ }).click();
    await toast(page, '(kopje)').waitFor();
    await page.locator(`tr[data-product="${id}"]`).getByRole('button', { name: /^Fshi/ }).click();
    await page.locator(`tr[data-product="${id}"]`).waitFor({ state: 'detached' });
    await toast(page, 'u fshi').getByRole('button', { name: 'Kthe' }).click();
    await page.locator(`tr[data-product="${id}"]`).waitFor();
  });

  journey('keeps what was deleted in a bin, from which it comes back', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=products&sort=name');
    const row = page.locator('tr[data-product]').first();
    const id = await row.getAttribute('data-product');
    await row.getByRole('button', { name: /^Fshi/ }).click();
    await page.locator(`tr[data-product="${id}"]`).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Koshi i produkteve' }).click();
    const binned = page.locator(`[data-binned="${id}"]`);
    await binned.getByRole('button', { name: /^Kthe nga koshi/ }).click();
    await binned.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Kthehu te produktet' }).click();
    await page.locator(`tr[data-product="${id}"]`).waitFor();
  });

  journey(
    'does the same to several chosen products, asks before deleting them, and brings them back',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=products&sort=name');
      const rows = page.locator('tr[data-product]');
      await rows.nth(0).getByRole('checkbox').check();
      await rows.nth(1).getByRole('checkbox').check();
      await page.getByText('2 të zgjedhura').waitFor();
      await page.getByRole('button', { name: 'Zbritje', exact: true }).click();
      await page.getByLabel('Zbritja (%)').fill('12,5');
      const answer = await holdNextAnswer(page, 'admin.products.bulk');
      await page.getByRole('button', { name: 'Vendos' }).click();
      // What is ticked meanwhile stays.
      await rows.nth(2).getByRole('checkbox').check();
      answer();
      await toast(page, '2 produkte u përditësuan').waitFor();
      await page.getByText('1 e zgjedhur').waitFor();
      await rows.nth(2).getByRole('checkbox').uncheck();
      await rows.nth(1).getByText('12,5%').waitFor();
      const price = await rows
        .nth(1)
        .getByRole('button', { name: /^Ndrysho çmimin/ })
        .textContent();
      await rows.nth(0).getByRole('checkbox').check();
      await rows
        .nth(2)
        .getByRole('checkbox')
        .click({ modifiers: ['Shift'] });
      await page.getByText('3 të zgjedhura').waitFor();
      await page.getByRole('button', { name: 'Çmimi, TVSH' }).click();
      await page.getByLabel('Përqindja (%)').fill('80');
      await page.getByRole('button', { name: 'Shiko ndryshimet' }).click();
      await page.getByText('3 çmime ndryshojnë më shumë se 50 %: kontrollojini.').waitFor();
      // The preview keeps the typed values.
      await page.getByRole('button', { name: 'Kthehu', exact: true }).click();
      await expect.poll(() => page.getByLabel('Përqindja (%)').inputValue()).toBe('80');
      await page.getByRole('button', { name: 'Shiko ndryshimet' }).click();
      await page.getByRole('button', { name: 'Ndrysho 3 produkte' }).click();
      const done = toast(page, '3 produkte u ndryshuan');
      await done.waitFor();
      await expect.poll(() => rows.nth(1).textContent()).not.toContain(price);
      await done.getByRole('button', { name: 'Kthe' }).click();
      await rows
        .nth(1)
        .getByText(price ?? '')
        .waitFor();
      const id = await rows.nth(1).getAttribute('data-product');
      await rows.nth(1).getByRole('checkbox').check();
      await page
        .getByRole('region', { name: 'Veprime mbi produktet e zgjedhura' })
        .getByRole('button', { name: 'Fshi' })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Fshi' }).click();
      await page.locator(`tr[data-product="${id}"]`).waitFor({ state: 'detached' });
      await toast(page, '1 produkt u fshi').getByRole('button', { name: 'Kthe' }).click();
      await page.locator(`tr[data-product="${id}"]`).waitFor();
    },
  );

  journey('says that the list could not be fetched, and fetches it again', async ({ shop, visit }) => {
    const { page, troubles } = await visit();
    troubles.expect(/ERR_FAILED/);
    await page.route('**/trpc/*admin.products.list*', (route) => route.abort());
    await openOffice(page, shop, 'tab=products');
    await page.getByRole('alert').getByText('Ka ndodhur një gabim').waitFor({ timeout: 20_000 });
    await page.unroute('**/trpc/*admin.products.list*');
    await page.getByRole('button', { name: 'Provo Përsëri' }).click();
    await page.locator('tr[data-product]').first().waitFor();
  });
});
