import { expect } from 'vitest';
import { toast } from './admin-scenes.ts';
import { expectAccessible } from './expect-accessible.ts';
import { journey, phone } from './journey.ts';
import type { Shop } from './shop-server.ts';
import {
  asPerson,
  expectBooksBalance,
  logInAs,
  openPanel,
  placeOrders,
  readShop,
  send,
  stockOf,
} from './staff-scenes.ts';

type Paper = { readonly id: number; readonly number: string; readonly total: number };

/** The papers of an order, oldest first, as they are stored. */
function papersOf(shop: Shop, orderId: number): Paper[] {
  const query = 'SELECT id, number, total_cents AS total FROM documents WHERE order_id = ? ORDER BY id';
  return readShop(shop, (db) => db.prepare(query).all(orderId)) as Paper[];
}

/** An order on its way, with the invoice that was issued as it left. */
async function givenInvoiced(shop: Shop) {
  const [order] = await placeOrders(shop, { customers: [1], products: 2 });
  const { orderId, products } = order!;
  await asPerson(shop, 'admin@furnizo.test', (office) =>
    send(office, shop, 'PUT', '/api/orders/update-status', {
      order_id: orderId,
      delivery_status: 'E Nisur',
    }),
  );
  const [invoice] = papersOf(shop, orderId);
  return { orderId, products, invoice: invoice! };
}

journey(
  'an invoice stands on its order, is credited once however often one clicks, listed, summed and checked',
  async ({ shop, page }) => {
    const { orderId, products, invoice } = await givenInvoiced(shop);
    await logInAs(page, shop, 'admin@furnizo.test');
    await page.goto(`/secret-dashboard/orders?q=%23${orderId}`);
    const panel = await openPanel(page, orderId);
    await panel.getByRole('button', { name: `Fatura ${invoice.number}` }).waitFor();
    await panel
      .getByRole('region', { name: 'Dokumentet' })
      .getByRole('link', { name: invoice.number })
      .click();
    const paper = page.getByRole('dialog', { name: 'Dokumenti' });
    await paper.getByRole('heading', { name: invoice.number }).waitFor();
    await paper.getByRole('button', { name: 'Notë krediti' }).click();
    const before = stockOf(shop, products[0]!.id);
    const dialog = page.getByRole('dialog', { name: `Notë krediti për faturën ${invoice.number}` });
    const pieces = dialog.getByRole('textbox', { name: `Copë: ${products[0]!.name}` });
    await pieces.fill('4');
    await dialog.getByText('Më shumë se sa ka mbetur.').waitFor();
    await pieces.fill('2');
    const sum = await dialog.getByRole('status').innerText();
    await dialog.getByRole('button', { name: 'Lësho notën e kreditit' }).click();
    const amount = sum.match(/[\d.,]+ €/)![0];
    await page.getByText(`Notë krediti prej ${amount} për faturën ${invoice.number}`).waitFor();
    await page.getByRole('button', { name: `Lësho ${amount}` }).dblclick();
    await toast(page, `: ${amount}`).waitFor();
    const [, note, ...more] = papersOf(shop, orderId);
    expect(more).toEqual([]);
    expect(stockOf(shop, products[0]!.id)).toBe(before + 2);
    // The note opens, and leads to its invoice and back.
    await paper.getByRole('heading', { name: note!.number }).waitFor();
    await paper.getByRole('button', { name: invoice.number }).click();
    await paper.getByRole('region', { name: 'Notat e kësaj fature' }).getByText(`-${amount}`).waitFor();
    await expectAccessible(page);
    await paper.getByRole('button', { name: 'Mbyll' }).click();
    await page.goto(`/secret-dashboard/documents?kind=credit_note&q=${note!.number}`);
    await page.getByRole('table', { name: 'Dokumentet' }).getByText(note!.number).waitFor();
    await page.getByText(`Notë krediti -${amount}`).waitFor();
    await page.getByRole('tab', { name: 'Kontrolli i numrave' }).click();
    const series = page.getByRole('row', { name: /^NK / });
    await series.getByText(note!.number).first().waitFor();
    await series.getByText('I plotë').waitFor();
    await page.getByRole('tab', { name: 'Fatura të palëshuara' }).click();
    await page.getByText('Çdo porosi e ka faturën e vet').waitFor();
    await expectAccessible(page);
    expectBooksBalance(shop);
  },
);

journey('a customer finds the invoice behind the link that the office sent', async ({ shop, visit }) => {
  const { invoice } = await givenInvoiced(shop);
  const { page } = await visit(phone);
  await page.goto(`/faturat?document=${invoice.id}`);
  await page.waitForURL(/\/login\?from=/);
  await logInAs(page, shop, 'customer1@furnizo.test');
  await page.goto(`/faturat?document=${invoice.id}`);
  const meant = page.getByRole('article', { name: `Faturë ${invoice.number}` }).first();
  await meant.getByRole('button', { name: `Hap PDF: ${invoice.number}` }).waitFor();
  await page.getByRole('list', { name: 'Faturat' }).getByText(`Faturë ${invoice.number}`).waitFor();
  await expectAccessible(page);
});
