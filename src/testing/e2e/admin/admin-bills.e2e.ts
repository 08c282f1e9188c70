import { expect } from 'vitest';
import { expectAccessible } from '#testing/e2e/expect-accessible.ts';
import { journey } from '#testing/e2e/journey.ts';
import { asPerson, logInAs, readShop, send } from '#testing/e2e/staff-scenes.ts';
import { toast } from './admin-scenes.ts';

const MINUTE_MS = 60_000;

journey(
  'the accountant books a bill against two receipts in a minute, pays it and takes the payment back',
  async ({ shop, page }) => {
    await asPerson(shop, 'admin@furnizo.test', async (office) => {
      await send(office, shop, 'PUT', '/api/admin/settings', { purchasing: true });
      const { supplier } = await send(office, shop, 'POST', '/api/suppliers', { name: 'Mulliri Çelik' });
      const { products } = await send(office, shop, 'GET', '/api/products?limit=2');
      for (const quantity of [20, 10]) {
        const lines = products.map(({ id }: { id: number }) => ({
          product_id: id,
          quantity,
          net_cost: 11.5,
        }));
        await send(office, shop, 'POST', '/api/purchasing/receipts', { supplier_id: supplier.id, lines });
      }
    });
    await logInAs(page, shop, 'admin@furnizo.test');
    await page.goto('/secret-dashboard/purchasing?tab=bills');
    await page.getByRole('button', { name: 'Regjistro faturë' }).waitFor();
    await expectAccessible(page);

    // Supplier, number, two ticks: lines, prices and VAT are there.
    const begun = Date.now();
    await page.getByRole('button', { name: 'Regjistro faturë' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fatura e furnitorit' });
    await dialog.getByRole('combobox', { name: 'Furnitori' }).click();
    await page.keyboard.type('celik');
    await page.getByRole('option', { name: 'Mulliri Çelik' }).click();
    await dialog.getByRole('textbox', { name: 'Numri i faturës' }).fill('FT-118/26');
    const papers = dialog.getByRole('checkbox', { name: /^FH-/ });
    await papers.first().check();
    await papers.nth(1).check();
    await dialog.getByText('Siç shkruan në faturë').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Regjistro', exact: true }).click();
    await toast(page, /^U regjistrua fatura FT-118\/26: /).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(Date.now() - begun).toBeLessThan(MINUTE_MS);
    const bill = () =>
      readShop(
        shop,
        (db) =>
          db
            .prepare(
              'SELECT COUNT(*) AS lines, SUM(net_cents) AS net FROM bill_lines WHERE quantity IS NOT NULL',
            )
            .get() as { lines: number; net: number },
      );
    expect(bill()).toEqual({ lines: 4, net: 2 * 30 * 1150 });

    // The same number again is refused in words, and stays in the dialog.
    await page.getByRole('button', { name: 'Regjistro faturë' }).click();
    await dialog.getByRole('combobox', { name: 'Furnitori' }).click();
    await page.getByRole('option', { name: 'Mulliri Çelik' }).click();
    await dialog.getByRole('textbox', { name: 'Numri i faturës' }).fill('ft 118-26');
    await dialog.getByRole('button', { name: 'Shto rresht' }).click();
    await dialog.getByRole('textbox', { name: 'Përshkrimi' }).fill('Transport');
    await dialog.getByRole('textbox', { name: 'Shuma pa TVSH' }).fill('15');
    await dialog.getByRole('button', { name: 'Regjistro', exact: true }).click();
    await toast(page, 'Kjo faturë e këtij furnitori është regjistruar tashmë.').waitFor();
    await dialog.getByRole('button', { name: 'Anulo' }).click();

    // What is to be paid: the account, a payment of the proposed sum, and back.
    await page.getByRole('tab', { name: 'Për t’u paguar' }).click();
    await page.getByRole('table', { name: 'Për t’u paguar' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mulliri Çelik' }).click();
    await page.getByRole('button', { name: 'Paguaj', exact: true }).click();
    const payment = page.getByRole('dialog', { name: 'Paguaj: Mulliri Çelik' });
    await payment.getByRole('button', { name: 'Para nga arka' }).click();
    await expectAccessible(page);
    await payment.getByRole('button', { name: 'Regjistro pagesën' }).click();
    await toast(page, /^U regjistrua PF-000001: .* Saldo: 0,00/).waitFor();
    await page.getByText('Asnjë faturë e hapur.').waitFor();
    await page.getByRole('tab', { name: 'Lëvizjet' }).click();
    await page.getByRole('button', { name: 'Kthe pagesën PF-000001' }).click();
    const reversal = page.getByRole('dialog', { name: 'Ta kthej pagesën PF-000001?' });
    await reversal.getByRole('textbox', { name: 'Arsyeja' }).fill('Gabim');
    await reversal.getByRole('button', { name: 'Kthe' }).click();
    await toast(page, 'Pagesa u kthye.').waitFor();
    await page.getByRole('tab', { name: 'Kartela' }).click();
    await page.getByRole('table', { name: 'Kartela' }).getByText('Kthim i regjistrimit').waitFor();
    await expectAccessible(page);
  },
);
