import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import { logInAs, send } from '#testing/e2e/staff-scenes.ts';
import { fillProduct, givenPhoto, openOffice, toast } from './admin-scenes.ts';

describe('Krijo Produkt', () => {
  journey('names what is missing at its field, and sends nothing', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=create');
    await page.getByRole('heading', { level: 1, name: 'Krijo Produkt' }).waitFor();
    await expect
      .poll(() => page.locator('nav [aria-current=page]').allInnerTexts())
      .toEqual(['Krijo Produkt']);
    let wasSent = false;
    page.on('request', (request) => {
      if (request.url().includes('products.create')) wasSent = true;
    });
    await page.getByRole('button', { name: 'Krijo Produkt' }).click();
    for (const sentence of [
      'Emri është i detyrueshëm.',
      'Kodi është i detyrueshëm.',
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
      await expect.poll(() => page.getByLabel('Çmimi me TVSH (€)').inputValue()).toBe('11.80');
      await expect.poll(() => page.getByLabel('Çmimi pa TVSH (€)').inputValue()).toBe('10,00');
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
      await expect.poll(() => page.getByLabel('Emri i produktit').inputValue()).toBe('');
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

  journey('takes no letters in its numbers, and says on the page what failed', async ({ shop, visit }) => {
    const { page, troubles } = await visit();
    troubles.expect(/ERR_FAILED/);
    await openOffice(page, shop, 'tab=create');
    await fillProduct(page, 'Kuti', 'E2E-2');
    const price = page.getByLabel('Çmimi me TVSH (€)');
    await price.fill('');
    await price.pressSequentially('1a2,5-0');
    await expect.poll(() => price.inputValue()).toBe('12.50');
    await page.getByLabel('TVSH (%)').fill('7');
    await page.getByRole('button', { name: 'Krijo Produkt' }).click();
    const doubt = page.getByRole('dialog', { name: 'Ta ruaj produktin kështu?' });
    await doubt.getByText(/^TVSH 7% nuk është normë në fuqi/).waitFor();
    await doubt.getByRole('button', { name: 'Ndryshoje' }).click();
    await page.getByRole('button', { name: '18%' }).click();
    await expect.poll(() => page.getByLabel('TVSH (%)').inputValue()).toBe('18');
    await page.route('**/trpc*/*admin.products.create*', (route) => route.abort());
    await page.getByRole('button', { name: 'Krijo Produkt' }).click();
    await page.getByRole('main').getByText('Produkti nuk u krijua.').waitFor();
    await page.unroute('**/trpc*/*admin.products.create*');
    await page.getByRole('button', { name: 'Krijo Produkt' }).click();
    await page.getByRole('main').getByText('Produkti „Kuti” u krijua me sukses!').waitFor();
  });

  journey(
    'is where administration opens first; later it opens where the person was',
    async ({ shop, visit }) => {
      const { page } = await visit();
      await logInAs(page, shop, 'admin@furnizo.test');
      await page.goto('/secret-dashboard');
      await page.getByRole('heading', { level: 1, name: 'Krijo Produkt' }).waitFor();
      await expect
        .poll(() => page.locator('nav [aria-current=page]').allInnerTexts())
        .toEqual(['Krijo Produkt']);
      await page.getByRole('link', { name: 'Llogaritë' }).click();
      await page.waitForURL('**/secret-dashboard/accounts');
      await page.goto('/secret-dashboard');
      await page.waitForURL('**/secret-dashboard/accounts');
      await page.goto('/secret-dashboard?tab=users');
      await page.waitForURL('**/secret-dashboard/users');
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
      await page.route('**/trpc/admin.products.create*', (route) => route.abort());
      await page.getByRole('button', { name: 'Krijo Produkt' }).click();
      await toast(page, 'Network error. Please check your connection.').waitFor();
      await expect.poll(() => page.getByLabel('Emri i produktit').inputValue()).toBe('Dyfish');
      await page.getByRole('link', { name: 'Produktet' }).click();
      await page.getByRole('dialog', { name: 'Keni ndryshime të paruajtura' }).waitFor();
      await page.getByRole('button', { name: 'Qëndro' }).click();
      await expect.poll(() => page.getByLabel('Emri i produktit').inputValue()).toBe('Dyfish');
      await page.getByRole('link', { name: 'Produktet' }).click();
      await page.getByRole('button', { name: 'Largohu pa ruajtur' }).click();
      await page.getByRole('heading', { level: 1, name: 'Produktet' }).waitFor();
    },
  );
});

async function loseLogin(page: Page, send: Locator): Promise<void> {
  await page.context().clearCookies();
  // A background query of the page may be the first to find the login ended, and remove the button.
  await Promise.all([page.waitForURL(/login/), send.click().catch(() => undefined)]);
  await page.getByRole('heading', { level: 1, name: 'Hyr' }).waitFor();
  await page.getByLabel('Email').fill('admin@furnizo.test');
  await page.getByLabel('Fjalëkalimi').fill('furnizo-demo');
  await page.keyboard.press('Enter');
}

journey(
  'what was typed for a new user is there after an ended login, but no password',
  async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=createuser');
    const form = page.getByRole('form', { name: 'Krijo User' });
    await form.getByLabel('Emri').first().fill('Kafe e Re');
    await form.getByLabel('Adresa').fill('Rr. e Dytë 2');
    await form.getByLabel('Email').fill('kafe-e-re@example.com');
    const password = form.getByLabel('Fjalëkalimi').first();
    await password.fill('nje-fjalekalim');
    await form.getByLabel('Konfirmo fjalëkalimin').fill('nje-fjalekalim');
    await loseLogin(page, form.getByRole('button', { name: 'Krijo User' }));
    await expect.poll(() => form.getByLabel('Adresa').inputValue()).toBe('Rr. e Dytë 2');
    expect(await form.getByLabel('Emri').first().inputValue()).toBe('Kafe e Re');
    expect(await password.inputValue()).toBe('');
    await page.getByRole('link', { name: 'Produktet', exact: true }).click();
    await page.getByRole('button', { name: 'Largohu pa ruajtur' }).click();
    await page.getByRole('heading', { level: 1, name: 'Produktet' }).waitFor();
    await page.getByRole('link', { name: 'Krijo User' }).click();
    await expect.poll(() => form.getByLabel('Adresa').inputValue()).toBe('');
  },
);

journey(
  'what was typed in the settings is there after an ended login, until it is saved',
  async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=settings');
    const card = page.getByRole('form', { name: 'Kontakti në faqen kryesore' });
    const words = page.getByLabel('Grupet e fjalëve');
    const minimum = page.getByLabel('Porosia minimale, Ferizaj (€)', { exact: true });
    const typed = async () => [await card.getByLabel('Orari').inputValue(), await minimum.inputValue()];
    await card.getByLabel('Orari').fill('E hënë – e shtunë');
    await minimum.fill('15');
    await words.fill('kuti, ambalazh');
    const save = card.getByRole('button', { name: 'Ruaj' });
    await loseLogin(page, save);
    await expect.poll(typed).toEqual(['E hënë – e shtunë', '15']);
    expect(await words.inputValue()).toBe('kuti, ambalazh');
    await save.click();
    await page.getByText('Cilësimet u ruajtën').first().waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect.poll(typed).toEqual(['E hënë – e shtunë', '15']);
    await card.getByLabel('Orari').fill('Çdo ditë');
    await card.getByLabel('Orari').fill('E hënë – e shtunë');
    await page
      .getByRole('form', { name: 'Çmimet dhe porosia minimale' })
      .getByRole('button', { name: 'Ruaj' })
      .click();
    await expect.poll(typed).toEqual(['E hënë – e shtunë', '15,00']);
  },
);

describe('Krijo Produkt, interrupted', () => {
  journey(
    'keeps what was typed over a reload and an ended login, until it is dropped',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=create');
      await fillProduct(page, 'Kuti e mbetur', 'E2E-KEPT');
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByText('U kthye ajo që kishit shkruar').waitFor();
      await expect.poll(() => page.getByLabel('Emri i produktit').inputValue()).toBe('Kuti e mbetur');
      await loseLogin(page, page.getByRole('button', { name: 'Krijo Produkt' }));
      await page.getByText('U kthye ajo që kishit shkruar').waitFor();
      await expect.poll(() => page.getByLabel('Kodi').inputValue()).toBe('E2E-KEPT');
      await page.getByRole('button', { name: 'Hidhe poshtë' }).click();
      await expect.poll(() => page.getByLabel('Kodi').inputValue()).toBe('');
    },
  );
});
