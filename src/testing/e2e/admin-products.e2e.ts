import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fillProduct, givenPhoto, openOffice, toast } from './admin-scenes.ts';
import { journey } from './journey.ts';
import { send } from './staff-scenes.ts';

describe('Krijo Produkt', () => {
  journey('names what is missing at its field, and sends nothing', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=create');
    await page.getByRole('heading', { level: 1, name: 'Krijo Produkt' }).waitFor();
    let wasSent = false;
    page.on('request', (request) => {
      if (request.url().includes('products.create')) wasSent = true;
    });
    await page.getByRole('button', { name: 'Krijo Produkt' }).click();
    for (const sentence of [
      'Emri është i detyrueshëm.',
      'Zgjidhni kategorinë.',
      'Çmimi është i detyrueshëm.',
      'Sasia është e detyrueshme.',
    ]) {
      await page.getByText(sentence).waitFor();
    }
    expect(
      await page.getByLabel('Emri i produktit').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    expect(wasSent).toBe(false);
  });

  journey(
    'turns a comma into a dot, shows the price without VAT, scales the picture and makes the product',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=create');
      await fillProduct(page, 'Kuti <b>provë</b>', 'E2E-1');
      expect(await page.getByLabel('Çmimi me TVSH (€)').inputValue()).toBe('11.80');
      expect(await page.getByLabel('Çmimi pa TVSH (€)').inputValue()).toBe('10,00');
      await page.getByTestId('image-input').setInputFiles(await givenPhoto());
      const [size, weight] = await page
        .getByAltText('Pamja e imazhit të zgjedhur')
        .evaluate((image: HTMLImageElement) =>
          image.decode().then(() => [[image.naturalWidth, image.naturalHeight], image.src.length] as const),
        );
      expect(size).toEqual([1260, 945]);
      expect(weight).toBeLessThanOrEqual(200_000);
      await page.getByRole('button', { name: 'Krijo Produkt' }).click();
      await toast(page, 'Product created successfully').waitFor();
      await page.getByText('u krijua me sukses!').waitFor();
      expect(await page.getByLabel('Emri i produktit').inputValue()).toBe('');
      const { searchProducts } = await send(page, shop, 'GET', '/api/products/search?query=E2E-1');
      expect(searchProducts[0]).toMatchObject({
        name: 'Kuti bprovë/b',
        price: 11.8,
        quantity: 25,
        unit: 'KG',
      });
      expect(searchProducts[0].image).toMatch(/^\/images\/.+\.webp$/);
    },
  );

  journey('rejects what is no picture, and one that is too large', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=create');
    const input = page.getByTestId('image-input');
    await input.setInputFiles({ name: 'x.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await page.getByText('only JPG, PNG or WEBP allowed').waitFor();
    await input.setInputFiles({
      name: 'x.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    });
    await page.getByText('image size must not exceed 5MB').waitFor();
  });

  journey(
    'keeps what was typed when the code is taken or the server is away, and asks before leaving',
    async ({ shop, visit }) => {
      const { page, troubles } = await visit();
      troubles.expect(/ERR_FAILED/);
      await openOffice(page, shop, 'tab=create');
      const taken = (await send(page, shop, 'GET', '/api/products?page=1&limit=1')).products[0].code;
      await fillProduct(page, 'Dyfish', taken.toLowerCase());
      await page.getByRole('button', { name: 'Krijo Produkt' }).click();
      await page.locator('form').getByText('Ekziston tashmë një produkt me këtë kod.').waitFor();
      await page.getByLabel('Kodi').fill('E2E-FREE');
      await page.route('**/trpc-upload/admin.products.create*', (route) => route.abort());
      await page.getByRole('button', { name: 'Krijo Produkt' }).click();
      await toast(page, 'Network error. Please check your connection.').waitFor();
      expect(await page.getByLabel('Emri i produktit').inputValue()).toBe('Dyfish');
      await page.getByRole('link', { name: 'Produktet' }).click();
      await page.getByRole('dialog', { name: 'Keni ndryshime të paruajtura' }).waitFor();
      await page.getByRole('button', { name: 'Qëndro' }).click();
      expect(await page.getByLabel('Emri i produktit').inputValue()).toBe('Dyfish');
      await page.getByRole('link', { name: 'Produktet' }).click();
      await page.getByRole('button', { name: 'Largohu pa ruajtur' }).click();
      await page.getByRole('heading', { level: 1, name: 'Produktet' }).waitFor();
    },
  );
});

/** Where the new price is far from the old one, the program asks whether it is meant. */
async function confirmLargeChange(page: Page): Promise<void> {
  const asked = page.getByRole('button', { name: 'Po, ndrysho çmimin' });
  await asked.or(toast(page, 'Çmimi u përditësua')).first().waitFor();
  if (await asked.isVisible()) await asked.click();
}

describe('Krijo Produkt, interrupted', () => {
  journey(
    'keeps what was typed over a reload and an ended login, until it is dropped',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=create');
      await fillProduct(page, 'Kuti e mbetur', 'E2E-KEPT');
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByText('U kthye ajo që kishit shkruar').waitFor();
      expect(await page.getByLabel('Emri i produktit').inputValue()).toBe('Kuti e mbetur');
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Krijo Produkt' }).click();
      await page.waitForURL(/login/);
      await page.getByLabel('Email').fill('admin@furnizo.test');
      await page.getByLabel('Fjalëkalimi').fill('furnizo-demo');
      await page.keyboard.press('Enter');
      await page.getByText('U kthye ajo që kishit shkruar').waitFor();
      expect(await page.getByLabel('Kodi').inputValue()).toBe('E2E-KEPT');
      await page.getByRole('button', { name: 'Hidhe poshtë' }).click();
      expect(await page.getByLabel('Kodi').inputValue()).toBe('');
    },
  );
});

describe('Produktet', () => {
  journey(
    'reads a price as the shop prints it, asks about a large change, and takes it back for ten seconds',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=products&sort=name');
      const row = page.locator('tr[data-product]').first();
      const price = row.getByRole('button', { name: /^Ndrysho çmimin/ });
      const before = await price.textContent();
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
      expect(await row.getByRole('button', { name: /^Ndrysho zbritjen/ }).textContent()).toBe(before);
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
      expect(await page.getByRole('searchbox').inputValue()).toBe('kuti');
      const prices = await page.getByRole('button', { name: /^Ndrysho çmimin/ }).allTextContents();
      const cents = prices.map((text) => Number(text.replace(/\D/g, '')));
      expect(cents).toEqual(cents.toSorted((a, b) => b - a));
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
      await page.getByRole('button', { name: 'Vendos' }).click();
      await toast(page, '2 produkte u përditësuan').waitFor();
      await rows.nth(1).getByText('12,5%').waitFor();
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
