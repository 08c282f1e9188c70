import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addStaff, customerOf } from '#testing/e2e/call-agent/call-agent-scenes.ts';
import { expectAccessibleInBothSchemes, overflowOf } from '#testing/e2e/expect-accessible.ts';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import {
  changeShop,
  expectBooksBalance,
  holdNextAnswer,
  logInAs,
  placeOrders,
  readShop,
  send,
} from '#testing/e2e/staff-scenes.ts';

const CLIENTS = '/package-dashboard?tab=clients';

async function openClients(
  page: Page,
  shop: Shop,
  address = CLIENTS,
  email = 'packer@furnizo.test',
): Promise<void> {
  await logInAs(page, shop, email);
  await page.goto(address);
  await page.getByRole('heading', { name: 'Menaxho Klientët' }).waitFor();
}

const piecesOf = (shop: Shop, customerId: number, productId: number) =>
  readShop(shop, (db) =>
    db
      .prepare('SELECT quantity FROM custom_stock WHERE customer_id = ? AND product_id = ?')
      .pluck()
      .get(customerId, productId),
  );

const pieceOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Korrigjo' });

async function givenPieces(page: Page, shop: Shop, customer: number, quantity: number) {
  const [order] = await placeOrders(shop, { customers: [customer], products: 1 });
  const product = order!.products[0]!;
  const { id } = customerOf(shop, customer);
  await logInAs(page, shop, 'packer@furnizo.test');
  await send(page, shop, 'POST', '/api/package/custom-stock', {
    user_id: id,
    product_id: product.id,
    quantity,
  });
  await openClients(page, shop, `${CLIENTS}&customer=${id}`);
  await pieceOf(page, product.name).waitFor();
  return { orderId: order!.orderId, product, customerId: id };
}

describe('Menaxho Klientët', () => {
  journey('a customer is found, and pieces that were made for them are added', async ({ shop, page }) => {
    const customer = customerOf(shop, 11);
    changeShop(shop, (db) => db.prepare('DELETE FROM custom_stock WHERE customer_id = ?').run(customer.id));
    await openClients(page, shop);
    await page.getByText('Zgjidhni një klient').waitFor();
    await page.getByRole('searchbox', { name: 'Kërko klientin' }).fill('zzzz');
    await page.getByText('Nuk u gjet asnjë klient').waitFor();
    await page.getByRole('searchbox', { name: 'Kërko klientin' }).fill(customer.name);
    await page.getByRole('list', { name: 'Klientët' }).getByRole('button', { name: customer.name }).click();
    await page.getByRole('heading', { name: customer.name }).waitFor();
    await page.getByRole('searchbox', { name: 'Kërko produktin' }).fill('kuti');
    const product = page.getByRole('list', { name: 'Produktet e gjetura' }).getByRole('button').first();
    const name = await product.locator('b').innerText();
    await page.getByRole('searchbox', { name: 'Kërko produktin' }).press('Enter');
    const quantity = page.getByLabel(`Sasia: ${name}`);
    await expect.poll(() => quantity.evaluate((field) => field === document.activeElement)).toBe(true);
    await quantity.fill('2,5');
    await quantity.press('Enter');
    await page.getByRole('alert').getByText('Vetëm sasi të plota').waitFor();
    await quantity.fill('0');
    await page.getByRole('button', { name: 'Shto', exact: true }).click();
    await page.getByRole('alert').getByText('Së paku 1').waitFor();
    expect(await pieceOf(page, name).count()).toBe(0);
    await quantity.fill('250');
    await page.getByLabel('Shënim (opsional)').fill('me logo');
    await page.getByRole('button', { name: 'Shto', exact: true }).dblclick();
    await page.getByText(`${name}: tani 250 copë`).waitFor();
    await pieceOf(page, name).getByText('250').waitFor();
    await page.getByText(/me logo · gjendja 250/).waitFor();
    await page.reload();
    await pieceOf(page, name).getByText('250').waitFor();
  });

  journey('a late answer closes no form of another product', async ({ shop, page }) => {
    await openClients(page, shop, `${CLIENTS}&customer=${customerOf(shop, 12).id}`);
    const choose = async (index: number) => {
      await page.getByRole('searchbox', { name: 'Kërko produktin' }).fill('kuti');
      await page.getByRole('list', { name: 'Produktet e gjetura' }).getByRole('button').nth(index).click();
    };
    const note = page.getByLabel('Shënim (opsional)');
    const answer = await holdNextAnswer(page, 'packer.customStock.add');
    await choose(0);
    await page.getByRole('button', { name: 'Shto', exact: true }).click();
    await page.getByRole('button', { name: 'Ndrysho produktin' }).click();
    await choose(1);
    await note.fill('me logo');
    answer();
    await page.getByText(': tani ').waitFor();
    expect(await note.inputValue()).toBe('me logo');
  });

  journey(
    'pieces are used for an open order, here and at the table, never more than it takes',
    async ({ shop, page }) => {
      const { orderId, product, customerId } = await givenPieces(page, shop, 12, 10);
      await page.getByRole('button', { name: `Përdor për porosi: ${product.name}` }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^Porosia #${orderId}`) })
        .click();
      const quantity = page.getByRole('dialog').getByLabel(`Sasia: ${product.name}`);
      await expect.poll(() => quantity.inputValue()).toBe('3');
      await quantity.fill('99');
      await page.getByRole('dialog').getByRole('button', { name: 'Përdor', exact: true }).click();
      await page.getByRole('dialog').getByText('Më së shumti 3').waitFor();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Zvogëlo/ })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Përdor', exact: true })
        .evaluate((button: HTMLElement) => [button.click(), button.click()]);
      await page.getByText(`U përdorën 2 copë për porosinë #${orderId}`).waitFor();
      await page.getByText(new RegExp(`porosia #${orderId} · gjendja 8`)).waitFor();
      await page.goto('/package-dashboard');
      const card = page.getByRole('article', { name: `Porosia #${orderId}`, exact: true });
      await card.getByRole('button', { name: `Hap porosinë #${orderId}` }).click();
      await card.getByText('U përdorën 2 nga stoku personal').waitFor();
      await card.getByRole('button', { name: `Përdor stokun personal: ${product.name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Përdor', exact: true }).click();
      await card.getByText('U përdorën 3 nga stoku personal').waitFor();
      expect(await card.getByRole('button', { name: /^Përdor stokun personal/ }).count()).toBe(0);
      expect(piecesOf(shop, customerId, product.id)).toBe(7);
      expectBooksBalance(shop);
    },
  );

  journey(
    'a correction needs its reason, and is rejected when a colleague was faster',
    async ({ shop, page, visit }) => {
      const { product, customerId } = await givenPieces(page, shop, 13, 5);
      const correct = async (table: Page, quantity: string, reason: string) => {
        await table.getByRole('button', { name: `Korrigjo: ${product.name}` }).click();
        const dialog = table.getByRole('dialog');
        await dialog.getByLabel('Sasia: Sasia e numëruar').fill(quantity);
        await dialog.getByRole('button', { name: 'Ruaj korrigjimin' }).click();
        await dialog.getByText('Ju lutem shkruani arsyen e korrigjimit').waitFor();
        await dialog.getByLabel('Arsyeja').fill(reason);
        return dialog;
      };
      const colleague = (await visit()).page;
      const email = await addStaff(shop, 'packer');
      await openClients(colleague, shop, `${CLIENTS}&customer=${customerId}`, email);
      const mine = await correct(page, '4', 'Një u dëmtua');
      const theirs = await correct(colleague, '9', 'Numërim');
      await mine.getByRole('button', { name: 'Ruaj korrigjimin' }).click();
      await page.getByText('Sasia u korrigjua në 4 copë').waitFor();
      await theirs.getByRole('button', { name: 'Ruaj korrigjimin' }).click();
      await colleague.getByText('Stoku ka ndryshuar ndërkohë. Rifreskoni dhe provoni përsëri.').waitFor();
      expect(piecesOf(shop, customerId, product.id)).toBe(4);
      await theirs.getByText('4 copë').waitFor();
      await theirs.getByRole('button', { name: 'Ruaj korrigjimin' }).click();
      await colleague.getByText('Sasia u korrigjua në 9 copë').waitFor();
      expect(piecesOf(shop, customerId, product.id)).toBe(9);
      await page.getByText(/Një u dëmtua · gjendja 4/).waitFor();
    },
  );

  journey('says once that there is no such customer', async ({ shop, visit }) => {
    const { page, troubles } = await visit();
    troubles.expect(/404/);
    await openClients(page, shop, `${CLIENTS}&customer=999999`);
    await page.getByText('Klienti nuk u gjet.').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Klienti nuk u gjet.').count()).toBe(1);
  });

  journey('says that the pieces could not be fetched, and fetches them again', async ({ shop, visit }) => {
    const { page, troubles } = await visit();
    troubles.expect(/ERR_FAILED/);
    await page.route('**/trpc/*packer.customStock.list*', (route) => route.abort());
    await openClients(page, shop, `${CLIENTS}&customer=${customerOf(shop, 14).id}`);
    const retry = page
      .locator('section[aria-labelledby=custom-stock-title]')
      .getByRole('button', { name: 'Provo Përsëri' });
    await retry.waitFor();
    await page.unroute('**/trpc/*packer.customStock.list*');
    await retry.click();
    await page
      .getByText(/Ky klient nuk ka stok personal|Korrigjo/)
      .first()
      .waitFor();
  });

  for (const [name, size] of [
    ['a phone', phone],
    ['a desk', desk],
  ] as const) {
    journey(`everybody can use it on ${name}`, async ({ shop, visit }) => {
      const { page } = await visit(size);
      await givenPieces(page, shop, 15, 4);
      expect(await overflowOf(page)).toBe(0);
      await expectAccessibleInBothSchemes(page);
      await page
        .getByRole('button', { name: /^Korrigjo:/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      await expectAccessibleInBothSchemes(page);
    });
  }
});
