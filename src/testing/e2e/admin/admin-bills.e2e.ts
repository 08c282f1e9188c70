import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '#testing/e2e/expect-accessible.ts';
import { journey } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import { asPerson, expectBooksBalance, logInAs, readShop, send } from '#testing/e2e/staff-scenes.ts';
import { toast } from './admin-scenes.ts';

type Low = { readonly id: number; readonly name: string; readonly code: string };

/** Three suppliers, each with a product at its reorder point. */
function givenLowProducts(shop: Shop): Promise<readonly Low[]> {
  return asPerson(shop, 'admin@furnizo.test', async (office) => {
    await send(office, shop, 'PUT', '/api/admin/settings', { purchasing: true });
    const products = readShop(shop, (db) =>
      db
        .prepare('SELECT id, name, code, stock FROM products WHERE stock > 20 ORDER BY id DESC LIMIT 3')
        .all(),
    ) as (Low & { stock: number })[];
    for (const { id, stock } of products) {
      const { supplier } = await send(office, shop, 'POST', '/api/suppliers', { name: `Furnitori ${id}` });
      const sold = [{ product_id: id, pack_size: 12, net_price: 11.5 }];
      await send(office, shop, 'PUT', `/api/suppliers/${supplier.id}/products`, { products: sold });
      await send(office, shop, 'PUT', `/api/products/${id}`, {
        reorder_point: stock,
        reorder_to: stock + 120,
      });
    }
    return products;
  });
}

journey(
  'three orders of what is low are sent in nine taps; one is received with its cost, and some of it goes back',
  async ({ shop, page }) => {
    const products = await givenLowProducts(shop);
    await logInAs(page, shop, 'admin@furnizo.test');
    await page.goto('/secret-dashboard/purchasing');
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await tap(page.getByRole('button', { name: 'Krijo 3 draftet' }));
    const send = page.getByRole('table').getByRole('button', { name: 'Dërgo', exact: true });
    for (const left of [3, 2, 1]) {
      await expect.poll(() => send.count()).toBe(left);
      await tap(send.first());
    }
    await expect.poll(() => send.count()).toBe(0);
    expect(taps).toBeLessThanOrEqual(9);
    const orders = readShop(shop, (db) =>
      db
        .prepare(
          'SELECT o.number, l.product_id AS productId FROM purchase_orders o JOIN purchase_order_lines l ON l.order_id = o.id WHERE o.status = ? ORDER BY o.id',
        )
        .all('sent'),
    ) as { number: string; productId: number }[];
    expect(orders).toHaveLength(3);

    const [{ number, productId }] = orders as [(typeof orders)[number]];
    const { name, code } = products.find(({ id }) => id === productId)!;
    await page.getByRole('button', { name: /^Gjithsej|Gjithsej$/ }).click();
    await page.getByRole('button', { name: number }).click();
    await page.getByRole('button', { name: 'Ndrysho', exact: true }).click();
    const editor = page.getByRole('dialog', { name: `Ndrysho ${number}` });
    await editor.getByText('10 × 12').waitFor();
    const pieces = editor.getByRole('textbox', { name: `Copë: ${name}` });
    await pieces.fill('11 pako');
    await editor.getByText('11 × 12').waitFor();
    await pieces.fill('10 pako');
    await editor.getByRole('textbox', { name: `Çmimi: ${name}` }).fill('');
    await expect.poll(() => pieces.inputValue()).toBe('120');
    await editor.getByRole('button', { name: 'Ruaj' }).click();
    await editor.waitFor({ state: 'hidden' });
    const ordered = readShop(shop, (db) =>
      db
        .prepare('SELECT quantity, net_price_e4 AS price FROM purchase_order_lines WHERE product_id = ?')
        .get(productId),
    );
    expect(ordered).toEqual({ quantity: 120, price: null });

    // As in the warehouse, by code; missing pieces are counted, and the supplier's price is the cost placeholder.
    await page.getByRole('button', { name: 'Prano mall', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Prano mall' });
    await dialog.getByRole('textbox', { name: 'Kodi ose emri i produktit' }).waitFor();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await dialog.getByText('1 produkt, 120 copë').waitFor();
    const cost = dialog.getByRole('textbox', { name: `Kosto pa TVSH: ${name}` });
    await expect.poll(() => cost.getAttribute('placeholder')).toContain('11,50');
    await cost.fill('12,25');
    await dialog.getByRole('textbox', { name: 'Fletëdërgesa e furnitorit' }).fill('FD-77');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Prano mallin' }).click();
    await toast(page, /^U pranua FH-\d{4}-000001/).waitFor();
    expect(
      readShop(shop, (db) =>
        db
          .prepare(
            'SELECT supplier_paper AS paper, quantity, net_cost_e4 AS cost FROM receipt_lines l JOIN receipts r ON r.id = l.receipt_id',
          )
          .all(),
      ),
    ).toEqual([{ paper: 'FD-77', quantity: 120, cost: 12_2500 }]);

    await page.getByRole('button', { name: 'Kthim te furnitori' }).click();
    const back = page.getByRole('dialog', { name: /^Kthim te furnitori/ });
    await back.getByRole('button', { name: 'Ktheje mallin' }).click();
    await back.getByText('Shkruani së paku një sasi.').waitFor();
    await back.getByRole('textbox', { name: `Copë që kthehen: ${name}` }).fill('20');
    await back.getByRole('textbox', { name: 'Arsyeja' }).fill('Me defekt');
    await expectAccessible(page);
    await back.getByRole('button', { name: 'Ktheje mallin' }).click();
    await toast(page, /^U regjistrua KF-\d{4}-000001/).waitFor();
    await page.goto('/secret-dashboard/purchasing?tab=bills&status=returns');
    await page.getByRole('link', { name: /^KF-/ }).click();
    await page
      .getByRole('dialog', { name: /^Kthimi KF-/ })
      .getByText('245,00')
      .waitFor();
    await expectAccessible(page);
    expectBooksBalance(shop);
  },
);

journey(
  'the accountant books a bill against two receipts by number and two ticks, pays it and takes the payment back',
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

    // Supplier, number, two ticks: lines, prices and VAT are filled in.
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
    await dialog
      .getByRole('combobox', { name: /^TVSH: / })
      .first()
      .selectOption('0%');
    await dialog.getByRole('textbox', { name: 'Shënim' }).fill('Kursi 1,07');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Regjistro', exact: true }).click();
    await toast(page, /^U regjistrua fatura FT-118\/26: /).waitFor();
    await dialog.waitFor({ state: 'hidden' });
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
    expect(
      readShop(shop, (db) =>
        db
          .prepare(
            'SELECT note, net_cents AS net, vat_cents AS vat FROM bill_vat JOIN bills ON id = bill_id WHERE vat_basis_points = 0',
          )
          .all(),
      ),
    ).toEqual([{ note: 'Kursi 1,07', net: 20 * 1150, vat: 0 }]);

    // The same number again is rejected with a sentence, and the dialog stays open.
    await page.getByRole('button', { name: 'Regjistro faturë' }).click();
    await dialog.getByRole('combobox', { name: 'Furnitori' }).click();
    await page.getByRole('option', { name: 'Mulliri Çelik' }).click();
    await dialog.getByRole('textbox', { name: 'Numri i faturës' }).fill('ft 118-26');
    await dialog.getByRole('button', { name: 'Shto rresht' }).click();
    await dialog.getByRole('textbox', { name: 'Përshkrimi' }).fill('Transport');
    await dialog.getByRole('textbox', { name: 'Shuma pa TVSH' }).fill('15');
    // The session expires meanwhile: the input is restored after the login.
    await page.context().clearCookies();
    await dialog.getByRole('button', { name: 'Regjistro', exact: true }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('admin@furnizo.test');
    await page.getByLabel('Fjalëkalimi').fill('furnizo-demo');
    await page.getByRole('button', { name: 'Hyr', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Numri i faturës' }).waitFor();
    await expect
      .poll(() => dialog.getByRole('combobox', { name: 'Furnitori' }).inputValue())
      .toBe('Mulliri Çelik');
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Shuma pa TVSH' }).inputValue()).toBe('15');
    await dialog.getByRole('button', { name: 'Regjistro', exact: true }).click();
    await toast(page, 'Kjo faturë e këtij furnitori është regjistruar tashmë.').waitFor();
    await dialog.getByRole('button', { name: 'Anulo' }).click();

    // Payables: the account, a payment of the proposed amount, and its reversal.
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
    await page.getByRole('button', { name: 'Kthe: Pagesë PF-000001' }).click();
    const reversal = page.getByRole('dialog', { name: 'Ta kthej pagesën PF-000001?' });
    await reversal.getByRole('textbox', { name: 'Arsyeja' }).fill('Gabim');
    await reversal.getByRole('button', { name: 'Kthe' }).click();
    await toast(page, 'Pagesa u kthye.').waitFor();
    await page.getByRole('tab', { name: 'Kartela' }).click();
    await page.getByRole('table', { name: 'Kartela' }).getByText('Kthim i regjistrimit').waitFor();
    await expectAccessible(page);

    // A paid bill taken back leaves an advance: no more is proposed than is owed in all.
    await asPerson(shop, 'admin@furnizo.test', async (office) => {
      const post = (path: string, body: object) => send(office, shop, 'POST', path, body);
      const { supplier } = await post('/api/suppliers', { name: 'Transporti Arbri' });
      const bill = (number: string, net: number) =>
        post('/api/purchasing/bills', {
          ...{ kind: 'domestic', supplier_id: supplier.id, number, issued_on: '2026-01-05' },
          ...{ lines: [{ description: 'Transport', net, rate: 0 }], vat: [{ rate: 0, net, vat: 0 }] },
        });
      const wrong = await bill('T-1', 100);
      await post(`/api/suppliers/${supplier.id}/payments`, { amount: 100, method: 'bank' });
      await bill('T-2', 120);
      await post(`/api/purchasing/bills/${wrong.bill.id}/reverse`, { reason: 'Gabim' });
    });
    await page.goto('/secret-dashboard/purchasing?tab=payables');
    await page.getByRole('button', { name: 'Transporti Arbri' }).click();
    await page.getByRole('button', { name: 'Paguaj', exact: true }).click();
    const amount = page.getByRole('dialog', { name: 'Paguaj: Transporti Arbri' }).getByLabel('Shuma');
    await expect.poll(() => amount.first().inputValue()).toBe('20,00');
  },
);
