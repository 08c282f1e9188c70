import { expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import { chooseDriver, dayAfter, placeOrders, tomorrow, typed } from '#testing/e2e/staff-scenes.ts';
import { expectAlert, expectMenu, expectWords, failWithoutWords, inShop } from '#testing/e2e/word-scenes.ts';
import { customerOf, DESK, dictate, draftOf, openCall, openDesk, productsOf } from './call-agent-scenes.ts';

journey('the desk has its columns, cards, buttons and sentences', async ({ shop, page }) => {
  await openDesk(page, shop);
  await expectMenu(page, ['Menaxho Klientët'], 'Fjolla Hoxha');
  const height = page.viewportSize()!.height;
  const prompt = page.getByText('Kërkoni ose regjistroni një klient për të parë produktet');
  expect((await prompt.boundingBox())!.y).toBeLessThan(height);
  await expectWords(page, [
    'Kërkimi i Klientit',
    'Produktet e Disponueshme',
    'Përmbledhje e Porosisë',
    'Totali:',
  ]);
  const columns = await Promise.all(
    ['Kërkimi i Klientit', 'Produktet e Disponueshme', 'Përmbledhje e Porosisë'].map(
      async (name) => (await page.getByRole('heading', { name }).boundingBox())!.x,
    ),
  );
  expect(columns).toEqual(columns.toSorted((a, b) => a - b));
  await page.getByRole('button', { name: 'Kërko', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Regjistro klient të ri' }).click();
  const card = page.getByRole('region', { name: 'Regjistrimi i klientit' });
  for (const field of [
    'Emri',
    'Numri i telefonit',
    'Adresa',
    'Email (opsional)',
    'Numri fiskal (opsional)',
    'Regjioni',
  ])
    await card.getByLabel(field).waitFor();
  await expect.poll(() => card.getByLabel('Email (opsional)').getAttribute('type')).toBe('email');
  await page.getByRole('button', { name: 'Fshih formularin' }).click();
  const list = page.getByRole('region', { name: 'Porosit sipas dates' });
  await expect.poll(() => list.getByLabel('Data e porosive').inputValue()).toBe(typed(dayAfter(0)));
  for (const name of ['Show Pending', 'Refresh']) await list.getByRole('button', { name }).waitFor();

  const customer = customerOf(shop, 1);
  await openCall(page, shop, customer);
  expect(await page.getByRole('button', { name: 'Regjistro klient të ri' }).count()).toBe(0);
  const details = page.getByRole('region', { name: 'Të dhënat e klientit' });
  await expectWords(details, [customer.name, customer.phone, 'customer1@furnizo.test']);
  const products = page.getByRole('region', { name: 'Produktet e Disponueshme' });
  await expectWords(products, [/\d produkte$/]);
  await expect
    .poll(() => products.getByRole('searchbox').getAttribute('placeholder'))
    .toBe('Kërko produkte...');
  const box = (name: string) =>
    page.getByRole('region', { name }).evaluate((part) => part.clientHeight / window.innerHeight);
  expect(await box('Lista e produkteve')).toBeLessThanOrEqual(0.61);
  const { code, name } = inShop<{ code: string; name: string }>(
    shop,
    'SELECT code, name FROM products WHERE deleted_at IS NULL AND stock = 0 AND region_ids IS NULL LIMIT 1',
  );
  await products.getByRole('searchbox').fill(code);
  const soldOut = products.getByRole('listitem').filter({ hasText: name });
  await soldOut.getByText('Pa stok').waitFor();
  await expect.poll(() => soldOut.getByRole('button', { name: `Shto ${name}` }).isDisabled()).toBe(true);
  await products.getByRole('searchbox').fill('');
  await page.setViewportSize({ width: 1280, height: 800 });
  await dictate(page, productsOf(shop, 1)[0]!.code, 1);
  const lines = draftOf(page).getByRole('list', { name: 'Artikujt e porosisë' });
  expect(await lines.evaluate((part) => getComputedStyle(part).maxHeight)).toBe('360px');
  await page.evaluate(() => window.location.assign('/package-dashboard'));
  await page.waitForURL('**/call-center-dashboard');
});

journey('what fails at the desk says the sentence that was asked for', async ({ shop, page }) => {
  const [placed] = await placeOrders(shop, { customers: [1], products: 1 });
  await openDesk(page, shop, `${DESK}?by=delivery&date=${tomorrow()}`);
  await page.getByRole('button', { name: 'Regjistro klient të ri' }).click();
  const card = page.getByRole('region', { name: 'Regjistrimi i klientit' });
  await card.getByLabel('Emri').fill('Furra Pa Fjalë');
  await card.getByLabel('Numri i telefonit').fill('049 333 221');
  await card.getByLabel('Adresa').fill('Rr. 1');
  await card.getByLabel('Regjioni').selectOption('Pejë');
  await failWithoutWords(page, 'callAgent.customers.register');
  await card.getByRole('button', { name: 'Regjistro klientin' }).click();
  await expectWords(page, ['Ndodhi një gabim gjatë regjistrimit']);
  const row = page.getByRole('article', { name: `Porosia #${placed!.orderId}` });
  await failWithoutWords(page, 'callAgent.orders.setDriver');
  await chooseDriver(row, placed!.orderId, 2);
  await expectAlert(page, 'Failed to update order driver');
  const customer = customerOf(shop, 2);
  await openCall(page, shop, customer);
  await dictate(page, productsOf(shop, 1)[0]!.code, 1);
  await draftOf(page)
    .getByRole('button', { name: /^Nesër/ })
    .click();
  await failWithoutWords(page, 'callAgent.orders.place', 400);
  await page.keyboard.press('Control+Enter');
  await expectAlert(page, 'Ndodhi një gabim gjatë krijimit të porosisë');
  await failWithoutWords(page, 'callAgent.orders.history');
  await failWithoutWords(page, 'callAgent.products.list');
  await page.goto(`${DESK}?customer=${customerOf(shop, 3).id}`);
  await expectWords(page, [
    'Duke ngarkuar produktet...',
    'Historiku nuk u ngarkua',
    'Produktet nuk u ngarkuan',
  ]);
  await failWithoutWords(page, 'callAgent.orders.byDay');
  await failWithoutWords(page, 'callAgent.orders.pending');
  await page.goto(DESK);
  await expectWords(page, ['Failed to fetch orders']);
  await page.getByRole('button', { name: 'Show Pending' }).click();
  await expectWords(page, ['Failed to fetch unready orders']);
});
