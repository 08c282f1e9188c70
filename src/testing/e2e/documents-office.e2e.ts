import Database from 'better-sqlite3';
import { expect } from 'vitest';
import { openDataFolder } from '#db/data-folder.ts';
import { toast } from './admin/admin-scenes.ts';
import { expectAccessible } from './expect-accessible.ts';
import { journey, phone } from './journey.ts';
import type { Shop } from './shop-server.ts';
import {
  asPerson,
  dayAfter,
  expectBooksBalance,
  logInAs,
  openPanel,
  placeOrders,
  readShop,
  send,
  stockOf,
} from './staff-scenes.ts';

type IssuedDocument = { readonly id: number; readonly number: string; readonly total: number };

function documentsOf(shop: Shop, orderId: number): IssuedDocument[] {
  const query = 'SELECT id, number, total_cents AS total FROM documents WHERE order_id = ? ORDER BY id';
  return readShop(shop, (db) => db.prepare(query).all(orderId)) as IssuedDocument[];
}

async function givenInvoiced(shop: Shop) {
  const [order] = await placeOrders(shop, { customers: [1], products: 2 });
  const { orderId, products } = order!;
  await asPerson(shop, 'admin@furnizo.test', (office) =>
    send(office, shop, 'PUT', '/api/orders/update-status', {
      order_id: orderId,
      delivery_status: 'E Nisur',
    }),
  );
  const [invoice] = documentsOf(shop, orderId);
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
    const document = page.getByRole('dialog', { name: 'Dokumenti' });
    await document.getByRole('heading', { name: invoice.number }).waitFor();
    await document.getByRole('button', { name: 'Notë krediti' }).click();
    const before = stockOf(shop, products[0]!.id);
    const dialog = page.getByRole('dialog', { name: `Notë krediti për faturën ${invoice.number}` });
    const pieces = dialog.getByRole('textbox', { name: `Copë: ${products[0]!.name}` });
    await pieces.fill('4');
    await dialog.getByText('Më shumë se sa ka mbetur.').waitFor();
    await pieces.fill('2');
    const sum = await dialog.getByRole('status').innerText();
    await dialog.getByRole('button', { name: 'Lësho notën e kreditit' }).click();
    const amount = sum.match(/[\d.,]+\s€/)![0].replace('\u00a0', ' ');
    await page.getByText(`Notë krediti prej ${amount} për faturën ${invoice.number}`).waitFor();
    await page.getByRole('button', { name: `Lësho ${amount}` }).dblclick();
    await toast(page, `: ${amount}`).waitFor();
    const [, note, ...more] = documentsOf(shop, orderId);
    expect(more).toEqual([]);
    expect(stockOf(shop, products[0]!.id)).toBe(before + 2);
    // The note links to its invoice and back.
    await document.getByRole('heading', { name: note!.number }).waitFor();
    await document.getByRole('button', { name: invoice.number, exact: true }).click();
    await document.getByRole('region', { name: 'Notat e kësaj fature' }).getByText(`−${amount}`).waitFor();
    await expectAccessible(page);
    await document.getByRole('button', { name: 'Mbyll' }).click();
    await page.goto(`/secret-dashboard/documents?kind=credit_note&q=${note!.number}`);
    const listed = page.getByRole('table', { name: 'Dokumentet' }).getByText(note!.number);
    await listed.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await listed.isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Dil' }).isVisible()).toBe(false);
    const box = page.getByRole('region', { name: 'Dokumentet' });
    expect(await box.evaluate((element) => getComputedStyle(element).overflow)).toBe('visible');
    await page.emulateMedia({ media: null });
    await page.getByText(`Notë krediti −${amount}`).waitFor();
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

journey(
  'a debit note above its invoice is asked about, and is taken back by a credit note',
  async ({ shop, page }) => {
    const { orderId, invoice } = await givenInvoiced(shop);
    await logInAs(page, shop, 'admin@furnizo.test');
    await page.goto(`/secret-dashboard/documents?document=${invoice.id}`);
    const document = page.getByRole('dialog', { name: 'Dokumenti' });
    await document.getByRole('button', { name: 'Notë debiti' }).click();
    const debit = page.getByRole('dialog', { name: `Notë debiti për faturën ${invoice.number}` });
    await expect
      .poll(() => debit.getByLabel('Arsyeja').locator('option').allInnerTexts())
      .toContain('Transport');
    await debit.getByRole('button', { name: 'Shto rresht' }).click();
    await debit.getByLabel('Përshkrimi').fill('Transport');
    await debit.getByLabel('Shuma me TVSH').fill('12500');
    await debit.getByRole('button', { name: 'Lësho notën e debitit' }).click();
    const question = page.getByRole('dialog', { name: 'A është shuma e saktë?' });
    await question
      .getByText(`Nota e debitit prej 12.500,00 € e kalon vetë faturën ${invoice.number}`)
      .waitFor();
    await question.getByRole('button', { name: 'Lësho 12.500,00 €' }).click();
    await toast(page, ': 12.500,00 €').waitFor();
    const [, note] = documentsOf(shop, orderId);
    await document.getByRole('heading', { name: note!.number }).waitFor();
    await document.getByRole('button', { name: 'Notë krediti' }).click();
    const credit = page.getByRole('dialog', { name: `Notë krediti për notën e debitit ${note!.number}` });
    await credit.getByRole('button', { name: 'Gjithçka që ka mbetur' }).click();
    await credit.getByRole('button', { name: 'Lësho notën e kreditit' }).click();
    await page.getByRole('button', { name: 'Lësho 12.500,00 €' }).dblclick();
    await toast(page, ': 12.500,00 €').last().waitFor();
    await expect
      .poll(() => documentsOf(shop, orderId).map(({ total }) => total))
      .toEqual([invoice.total, 12_500_00, 12_500_00]);
    await document.getByRole('button', { name: note!.number, exact: true }).click();
    await document.getByRole('region', { name: 'Notat e kësaj note debiti' }).getByText(/^0,00/).waitFor();
    await expectAccessible(page);
    expectBooksBalance(shop);
  },
);

function customerOf(shop: Shop, orderId: number): number {
  const query = 'SELECT customer_id AS id FROM orders WHERE id = ?';
  return (readShop(shop, (db) => db.prepare(query).get(orderId)) as { id: number }).id;
}

journey(
  'a customer finds the invoice behind the link that the office sent, and what is owed',
  async ({ shop, visit }) => {
    const { invoice } = await givenInvoiced(shop);
    const { page } = await visit(phone);
    await page.goto(`/faturat?document=${invoice.id}`);
    await page.waitForURL(/\/login\?from=/);
    await logInAs(page, shop, 'customer1@furnizo.test');
    await page.goto(`/faturat?document=${invoice.id}`);
    const meant = page.getByRole('article', { name: `Faturë ${invoice.number}` }).first();
    await meant.getByRole('button', { name: `Hap PDF: ${invoice.number}` }).waitFor();
    const row = page.getByRole('list', { name: 'Faturat' }).getByRole('article', { name: invoice.number });
    await row.getByText(`Faturë ${invoice.number}`).waitFor();
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(68);
    await page.getByRole('button', { name: 'Të paguara' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Të hapura' }).click();
    await row
      .getByText(/Afati|Me vonesë/)
      .first()
      .waitFor();
    await expectAccessible(page);
    // The balance shows the debt, and the statement can be downloaded.
    await page.goto('/llogaria');
    await page.getByRole('link', { name: 'Gjendja dhe kartela' }).click();
    const open = page.getByRole('region', { name: 'Fatura të hapura' });
    await open.getByRole('button', { name: `Hap PDF: ${invoice.number}` }).waitFor();
    await page.getByRole('table', { name: 'Kartela' }).getByText(invoice.number).waitFor();
    for (const [name, file] of [
      ['Shkarko PDF', /^Kartela_.*\.pdf$/],
      ['Shkarko XLSX', /^Kartela_.*\.xlsx$/],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      expect((await download).suggestedFilename()).toMatch(file);
    }
    await expectAccessible(page);
  },
);

function closeRunningMonth(shop: Shop): void {
  const db = new Database(openDataFolder(shop.dataDir).databaseFile, { timeout: 10_000 });
  db.prepare(
    `INSERT INTO book_closings (month, event, last_entry_id, last_document_id, actor_id, created_at)
     SELECT ?, 'close', 0, 0, id, 0 FROM users WHERE role = 'admin' LIMIT 1`,
  ).run(dayAfter(0).slice(0, 7));
  db.close();
}

// Closing the month stops issuing for the whole shop.
journey(
  'chosen invoices are issued at once but for one, which says why; once the month is closed, none is corrected',
  async ({ shop, page }) => {
    const orders = await placeOrders(shop, { customers: [2, 3, 4], products: 1 });
    const [first, incomplete] = orders.map(({ orderId }) => orderId);
    const address = (text: string) =>
      asPerson(shop, 'admin@furnizo.test', (office) =>
        send(office, shop, 'PUT', `/api/admin/users/${customerOf(shop, incomplete!)}`, {
          address: text,
        }),
      );
    await address('');
    await logInAs(page, shop, 'admin@furnizo.test');
    await page.goto('/secret-dashboard?tab=orders');
    for (const { orderId } of orders) await page.getByLabel(`Zgjidh porosinë ${orderId}`).check();
    await page.getByRole('button', { name: 'Lësho faturat' }).click();
    const question = page.getByRole('dialog', { name: 'Të lëshohen faturat?' });
    await question.getByText('Lëshohen faturat e 3 porosive.').waitFor();
    await question.getByRole('button', { name: 'Lëshoji' }).click();
    const result = page.getByRole('dialog', { name: 'Lëshimi i faturave' });
    await result.getByText('U lëshuan 2 fatura').waitFor();
    await result.getByText(`Porosia ${incomplete}: Te llogaria e klientit mungon: adresa.`).waitFor();
    await expectAccessible(page);
    await result.getByRole('button', { name: 'Në rregull' }).click();
    expect(orders.map(({ orderId }) => documentsOf(shop, orderId).length)).toEqual([1, 0, 1]);
    // The skipped order stays selected; a new address is enough.
    await address('Rr. e Re 5');
    await page.getByRole('button', { name: 'Lësho faturat' }).click();
    await question.getByText('Lëshohet fatura e 1 porosie.').waitFor();
    await question.getByRole('button', { name: 'Lëshoji' }).click();
    await toast(page, 'U lëshua fatura').waitFor();

    await page.goto('/secret-dashboard/books');
    await page.getByRole('button', { name: 'Mbyll periudhën' }).click();
    const closing = page.getByRole('dialog', { name: /^Mbyll periudhën: / });
    await closing.getByText('nuk lëshohet më asnjë dokument').waitFor();
    await closing.getByRole('button', { name: 'Mbyll periudhën' }).click();
    await toast(page, 'Librat u mbyllën deri më').waitFor();
    await closing.waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByRole('button', { name: 'Mbyll periudhën' }).count()).toBe(0);
    // A closed month can be reopened with a reason while nothing was issued since.
    await page.getByRole('button', { name: 'Hape muajin përsëri' }).click();
    const reopening = page.getByRole('dialog', { name: /^Ta hap përsëri muajin: / });
    await reopening.getByRole('button', { name: 'Hape muajin përsëri' }).click();
    await reopening.getByText('Shkruani arsyen.').waitFor();
    await expectAccessible(page);
    await reopening.getByLabel('Arsyeja').fill('Mungon një notë krediti');
    await reopening.getByRole('button', { name: 'Hape muajin përsëri' }).click();
    await toast(page, 'Muaji u hap.').waitFor();
    await page.getByRole('button', { name: 'Mbyll periudhën' }).waitFor();
    closeRunningMonth(shop);
    const [invoice] = documentsOf(shop, first!);
    await page.goto(`/secret-dashboard/documents?document=${invoice!.id}`);
    const document = page.getByRole('dialog', { name: 'Dokumenti' });
    await document.getByRole('button', { name: 'Notë krediti' }).click();
    const dialog = page.getByRole('dialog', { name: `Notë krediti për faturën ${invoice!.number}` });
    await dialog.getByRole('textbox', { name: /^Copë: / }).fill('1');
    await dialog.getByRole('button', { name: 'Lësho notën e kreditit' }).click();
    await page.getByRole('button', { name: /^Lësho [\d.,]+ €$/ }).click();
    await page.getByText('në atë periudhë nuk lëshohet më asnjë dokument').first().waitFor();
    expect(documentsOf(shop, first!)).toEqual([invoice]);
    expectBooksBalance(shop);
  },
);
