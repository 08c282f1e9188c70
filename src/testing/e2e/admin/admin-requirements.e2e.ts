import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import { chooseStatus, openPanel, placeOrders } from '#testing/e2e/staff-scenes.ts';
import { failWithoutWords } from '#testing/e2e/word-scenes.ts';
import { fillProduct, openOffice, toast } from './admin-scenes.ts';

async function expectFailure(page: Page, procedure: string, address: string, sentence: string) {
  await failWithoutWords(page, procedure);
  await page.goto(address);
  await page.getByText(sentence).first().waitFor();
  await page.unroute(`**/trpc/*${procedure}*`);
}

journey('the forms of administration have their fields and choices', async ({ shop, page }) => {
  await openOffice(page, shop, 'tab=createuser');
  const main = page.getByRole('main');
  expect(await page.getByRole('navigation', { name: 'Navigimi kryesor' }).count()).toBe(0);
  for (const field of [
    'Emri',
    'Numri i telefonit',
    'Adresa',
    'Numri fiskal',
    'Regjioni',
    'Email',
    'Fjalëkalimi',
  ])
    await main.getByLabel(field).first().waitFor();
  await main.getByLabel('Konfirmo fjalëkalimin').first().waitFor();
  await main.getByLabel('Regjioni').first().click();
  await expect
    .poll(() => page.getByRole('option').allInnerTexts())
    .toEqual(['Lipjan', 'Ferizaj', 'Dragondan', 'Pejë']);
  await page.keyboard.press('Escape');
  await page.goto('/secret-dashboard?tab=create');
  expect(
    await main.getByRole('textbox', { name: 'Njësia' }).or(main.getByLabel('Njësia')).first().inputValue(),
  ).toBe('KG');
  await main.getByLabel('Njësia').first().click();
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['KG', 'Copë', 'Litër']);
  await page.keyboard.press('Escape');
  await main.getByLabel('Kategoria').first().click();
  await expect
    .poll(() => page.getByRole('option').allInnerTexts())
    .toEqual(['Pastiçeri', 'Paketime', 'Ambalazhe']);
  await page.keyboard.press('Escape');
  expect(await main.getByLabel('Çmimi pa TVSH (€)').getAttribute('readonly')).not.toBeNull();
  await main.getByText('Imazhi (1260x945)').waitFor();
  await page.goto('/secret-dashboard?tab=users&q=driver1@furnizo.test');
  await page.getByRole('button', { name: /^Ndrysho/ }).click();
  const dialog = page.getByRole('dialog');
  for (const field of ['Emri', 'Email', 'Numri i telefonit', 'Adresa', 'Numri fiskal', 'Regjioni', 'Roli'])
    await dialog.getByLabel(field).first().waitFor();
  await dialog.getByLabel('Numri i shoferit').first().click();
  const numbers = await page.getByRole('option').allInnerTexts();
  expect([numbers[0], numbers[9], numbers.at(-1)]).toEqual(['1', '10', '99']);
});

journey('lists of administration have their counts, filters, columns and buttons', async ({ shop, page }) => {
  const [order] = await placeOrders(shop, { customers: [1], products: 1 });
  const { orderId, products } = order!;
  await openOffice(page, shop, 'tab=products');
  const counts = page.getByRole('list', { name: 'Numri i produkteve' });
  for (const name of [/Gjithsej/, /Të veçuara/, /Me zbritje/])
    await counts.getByRole('button', { name }).waitFor();
  await page.getByLabel('Kategoria').first().waitFor();
  const price = page.getByRole('button', { name: /^Ndrysho çmimin/ }).first();
  await expect.poll(() => price.innerText()).toMatch(/\d\s€$/);
  await page.goto(`/secret-dashboard?tab=orders&q=%23${orderId}`);
  const row = page.locator(`[data-order="${orderId}"]`);
  await row.getByText(/^Krijuar \d\d\.\d\d\.\d{4}$/).waitFor();
  await row.getByRole('button', { name: `Profatura, porosia ${orderId}` }).waitFor();
  await page.getByRole('button', { name: 'Rifresko' }).waitFor();
  await page.getByLabel('Rendit sipas').first().click();
  for (const name of ['Data', 'Shuma', 'Numri'])
    await page.getByRole('option', { name, exact: true }).waitFor();
  await page.keyboard.press('Escape');
  const panel = await openPanel(page, orderId);
  for (const words of ['customer1@furnizo.test', 'Para në dorëzim', 'Pagesa', products[0]!.name])
    await panel.getByText(words).first().waitFor();
  await page.goto('/secret-dashboard?tab=users');
  const people = page.getByRole('list', { name: 'Numri i përdoruesve' });
  for (const name of [/Gjithsej/, /Aktivë/, /Joaktivë/]) await people.getByRole('button', { name }).waitFor();
  await page.goto('/secret-dashboard?tab=update');
  await page.getByText('Ju lutem, zgjidhni një produkt për ta përditësuar.').waitFor();
  await page.getByRole('searchbox').fill('zzqqxx');
  await page.getByText('Nuk u gjet asnjë produkt. Ju lutem, kontrolloni lidhjen me API-n.').waitFor();
  await page.route('**/trpc/*admin.products.list*', () => {});
  await page.reload();
  await page.getByText('Duke ngarkuar produktet...').waitFor();
});

journey('what fails in administration says the sentence that was asked for', async ({ shop, page }) => {
  await openOffice(page, shop, 'tab=create');
  await failWithoutWords(page, 'admin.products.create');
  await fillProduct(page, 'Kuti pa fjalë', 'E2E-REQ');
  await page.getByRole('button', { name: 'Krijo Produkt' }).click();
  await toast(page, 'Failed to create product').waitFor();
  await page.getByRole('main').getByText('Produkti nuk u krijua.').waitFor();
  await page.goto('/secret-dashboard?tab=products');
  await page
    .getByRole('button', { name: 'Largohu pa ruajtur' })
    .click({ timeout: 2000 })
    .catch(() => undefined);
  const row = page.locator('tr[data-product]').first();
  for (const [procedure, button, typed, sentence] of [
    ['admin.products.setDiscount', /^Ndrysho zbritjen/, '11', 'Failed to update discount'],
    ['admin.products.update', /^Ndrysho çmimin/, '9,99', 'Failed to update product'],
  ] as const) {
    await failWithoutWords(page, procedure);
    await row.getByRole('button', { name: button }).click();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    const asked = page.getByRole('button', { name: 'Po, ndrysho çmimin' });
    await asked.or(toast(page, sentence)).first().waitFor();
    if (await asked.isVisible()) await asked.click();
    await toast(page, sentence).waitFor();
  }
  await failWithoutWords(page, 'admin.products.toggleFeatured');
  await row.getByRole('button', { name: /^Veçoje/ }).click();
  await toast(page, 'Failed to update featured status').waitFor();
  await failWithoutWords(page, 'admin.products.remove');
  await row.getByRole('button', { name: /^Fshi/ }).click();
  await toast(page, 'Failed to delete product').waitFor();

  await page.goto('/secret-dashboard/products/999999');
  await page
    .getByText(/Product not found|Produkti nuk u gjet/)
    .first()
    .waitFor();
  let answer = () => {};
  await page.unrouteAll();
  await page.route('**/trpc/*admin.products.update*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({
      status: 503,
      json: [
        { error: { message: '', code: -32_603, data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 } } },
      ],
    });
  });
  await page.goto('/secret-dashboard?tab=update&product=1');
  await page.getByLabel('Përshkrimi').fill('Tjetër përshkrim');
  await page.getByRole('button', { name: 'Përditëso Produktin' }).click();
  const working = page.getByRole('button', { name: 'Duke përditësuar...' });
  await working.waitFor();
  await expect.poll(() => working.isDisabled()).toBe(true);
  answer();
  await toast(page, 'Përditësimi i produktit dështoi.').waitFor();
});

journey('lists that fail in administration say which', async ({ shop, page }) => {
  const [order] = await placeOrders(shop, { customers: [1], products: 1 });
  const { orderId } = order!;
  await openOffice(page, shop, 'tab=settings');
  const dashboard = '/secret-dashboard?tab=';
  await expectFailure(page, 'admin.products.list', `${dashboard}products`, 'Failed to fetch products');
  await expectFailure(page, 'admin.orders.list', `${dashboard}orders`, 'Failed to fetch orders');
  await expectFailure(page, 'admin.users.list', `${dashboard}users`, 'Failed to fetch users');
  await page.goto(`${dashboard}orders&q=%23${orderId}`);
  await failWithoutWords(page, 'setStatus');
  await chooseStatus(page.locator(`[data-order="${orderId}"]`), orderId, 'E Nisur');
  await toast(page, 'Failed to update order status').waitFor();
  await page.goto(`${dashboard}users&q=customer9@furnizo.test`);
  await failWithoutWords(page, 'admin.users.setActive');
  await page.locator('[data-user]').getByRole('switch').press('Space');
  await toast(page, 'Failed to update user status').waitFor();
  await page.getByRole('button', { name: /^Ndrysho/ }).click();
  await failWithoutWords(page, 'admin.users.update');
  await page.getByRole('dialog').getByLabel('Adresa').fill('Rr. e Provës 2');
  await page.getByRole('dialog').getByRole('button', { name: 'Ruaj' }).click();
  await page.getByText('Failed to update user').first().waitFor();
});
