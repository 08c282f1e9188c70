import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import { changeShop, dayAfter, readShop, send, tomorrow, typed } from '#testing/e2e/staff-scenes.ts';
import {
  answerWith,
  customerOf,
  DESK,
  dictate,
  draftOf,
  expectFocus,
  lineOf,
  openCall,
  openDesk,
  openTab,
  productsOf,
} from './call-agent-scenes.ts';

const expectSomeFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement !== document.body && document.activeElement !== null);

function copyPastOrder(shop: Shop, customerId: number, copies: number): void {
  changeShop(shop, (db) => {
    const [order] = db
      .prepare("SELECT * FROM orders WHERE customer_id = ? AND status IN ('E Realizuar', 'E Anuluar')")
      .all(customerId) as Record<string, unknown>[];
    const { id: _id, ...copy }: Record<string, unknown> = { ...order, status: 'E Anuluar' };
    const names = Object.keys(copy);
    const insert = db.prepare(
      `INSERT INTO orders (${names.join(', ')}) VALUES (${names.map((name) => `@${name}`).join(', ')})`,
    );
    for (let count = 0; count < copies; count += 1) insert.run(copy);
  });
}

describe('what there is about a caller', () => {
  journey(
    'history opens one order at a time; reordering names what is left out; notes are ticked off',
    async ({ shop, page }) => {
      const customer = customerOf(shop, 1);
      copyPastOrder(shop, customer.id, 30);
      const { all, open } = readShop(shop, (db) =>
        db
          .prepare(
            `SELECT COUNT(*) AS "all", SUM(status NOT IN ('E Realizuar', 'E Anuluar')) AS open
               FROM orders WHERE customer_id = ?`,
          )
          .get(customer.id),
      ) as { all: number; open: number };
      await openCall(page, shop, customer);
      const history = page.getByRole('tabpanel', { name: 'Historiku i Porosive' });
      const rows = history.getByRole('button', { name: /^Porosia #/ });
      await expect.poll(() => rows.count()).toBe(Math.max(5, open));
      for (let place = 0; place < open; place += 1)
        await expect.poll(() => rows.nth(place).innerText()).toMatch(/E (Procesuar|Pergaditur|Nisur)/);
      await history.getByRole('button', { name: 'Shiko të gjitha' }).click();
      await expect.poll(() => rows.count()).toBe(all);
      const past = history.getByRole('button', { name: /E (Realizuar|Anuluar)/ });
      await past.nth(1).click();
      await past.nth(0).click();
      await expect.poll(() => past.nth(0).getAttribute('aria-expanded')).toBe('true');
      await expect.poll(() => past.nth(1).getAttribute('aria-expanded')).toBe('false');
      await expect.poll(() => rows.getByText(/^(Përfunduar|Sot|Në pritje|E panjohur)$/).count()).toBe(all);
      // The same customer found again: five orders, none of them open.
      const list = history.getByRole('list').first();
      expect(await list.evaluate((box) => box.clientHeight)).toBeLessThanOrEqual(320);
      await page.keyboard.press('F2');
      await page.keyboard.type(customer.phone);
      await page.keyboard.press('Enter');
      await expect.poll(() => rows.count()).toBe(Math.max(5, open));
      expect(await history.locator('[aria-expanded="true"]').count()).toBe(0);
      await past.first().click();
      const leftOut = [{ productId: 1, productName: 'Kuti e vjetër', quantity: 3, reason: 'deleted' }];
      const [product] = productsOf(shop, 1);
      const line = {
        productId: product!.id,
        productName: product!.name,
        productCode: product!.code,
        unit: 'COPE',
        unitPriceE4: 100_00,
        vatBasisPoints: 1800,
        stock: 60,
        quantity: 60,
        wantedQuantity: 80,
      };
      const answer = (data: unknown) => answerWith(page, 'callAgent.orders.reorder', data);
      const repeat = history.getByRole('button', { name: 'Porosit përsëri' });
      await answer({ orderId: 1, customerId: customer.id, lines: [], leftOut, message: 'x' });
      await repeat.click();
      await page.getByText('Nuk ka produkte të disponueshme nga porosia e mëparshme').waitFor();
      await page.unroute('**/trpc/*callAgent.orders.reorder*');
      await answer({ orderId: 1, customerId: customer.id, lines: [line], leftOut, message: null });
      await repeat.click();
      await lineOf(page, product!).waitFor();
      await draftOf(page).getByText('Kuti e vjetër: nuk shitet më').waitFor();
      await draftOf(page).getByText(`${product!.name}: 60 nga 80 copë`).waitFor();
      await page.unroute('**/trpc/*callAgent.orders.reorder*');
      const notes = await openTab(page, 'Shënime');
      await notes.getByLabel('Shënim i ri').fill('Thirre nesër');
      const forDriver = notes.getByRole('switch', { name: 'Për shoferin', checked: true });
      const before = await forDriver.count();
      await notes.locator('form').getByRole('switch', { name: 'Për shoferin' }).check();
      await notes.getByRole('button', { name: 'Ruaj shënimin' }).click();
      await notes.getByRole('button', { name: 'Kryer: Thirre nesër' }).waitFor();
      await expect.poll(() => forDriver.count()).toBe(before + 1);
      await notes.getByRole('button', { name: 'Kryer: Thirre nesër' }).click();
      await page.getByText('Shënimi u krye').waitFor();
      await expect.poll(() => notes.getByText('Thirre nesër').count()).toBe(0);
    },
  );

  journey(
    'an open order and the caller are changed while they are on the line, and the cursor is never lost',
    async ({ shop, page }) => {
      const customer = customerOf(shop, 2);
      const [product, extra] = productsOf(shop, 2);
      const { id: customerId, name, phone } = customer;
      const silent = [{ customerId, name, phone, lastOrderDay: dayAfter(-40), call: null }];
      await answerWith(page, 'callAgent.customers.toCall', { short: [], due: [], silent });
      // Later than the timer that restores a lost focus.
      await page.route(/callAgent\.customers\.get[,?]/, async (route) => {
        await wait(600);
        await route.continue();
      });
      await openDesk(page, shop);
      const toCall = page.getByRole('region', { name: 'Nuk kanë porositur prej 30 ditësh' });
      await toCall.getByRole('button').press('Enter');
      await expectFocus(page, 'call-products');
      await page.unroute(/callAgent\.customers\.get[,?]/);
      await page.unroute('**/trpc/*callAgent.customers.toCall*');
      await page.goto('/call-center-dashboard');
      const { order } = await send(page, shop, 'POST', '/api/callcenter/orders', {
        user_id: customer.id,
        deliver_date: tomorrow(),
        products: [{ product_id: product!.id, quantity: 2 }],
      });
      const id = order.order_id;
      await expectFocus(page, 'call-client');
      await page.keyboard.type(`#${id}`);
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: 'Detajet e Porosisë' });
      await page.waitForFunction(() => document.activeElement?.textContent === 'Shto Produkt');
      for (const key of ['F2', 'F4', 'F8', 'F9', 'Shift+F9']) await page.keyboard.press(key);
      await page.getByText('Mbyllni më parë dritaren (Esc)').waitFor();
      await page.keyboard.press('Enter');
      await page
        .getByRole('dialog', { name: 'Shto Produkt' })
        .getByLabel('Kërko sipas emrit ose kodit')
        .waitFor();
      await page.keyboard.type(`+ ${extra!.code} 3`);
      await page.keyboard.press('Enter');
      await panel.getByRole('button', { name: `Rrit sasinë: ${extra!.name}` }).waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent === 'Shto Produkt');
      await panel.getByRole('button', { name: `Rrit sasinë: ${product!.name}` }).click();
      await page.getByText('Sasia u përditësua').waitFor();
      await panel.getByRole('button', { name: 'Ndrysho adresën, komentin' }).press('Enter');
      const comment = panel.getByRole('textbox', { name: 'Koment', exact: true });
      await comment.fill('Hyrja nga oborri');
      await comment.press('Control+Enter');
      await page.getByText(`Porosia ${id}: të dhënat u ndryshuan`).waitFor();
      await expectSomeFocus(page);
      const changed = readShop(shop, (db) =>
        db
          .prepare(
            `SELECT comment, quantity FROM orders
               JOIN order_lines ON order_id = orders.id WHERE orders.id = ?`,
          )
          .all(id),
      );
      const line = { comment: 'Hyrja nga oborri', quantity: 3 };
      expect(changed).toEqual([line, line]);
      await panel.getByRole('button', { name: 'Mbyll' }).press('Enter');
      await panel.waitFor({ state: 'hidden' });
      await expectSomeFocus(page);
      await page.keyboard.press('Shift+F2');
      const form = page.getByRole('dialog', { name: 'Ndrysho të dhënat' });
      await form.getByLabel('Adresa').fill('Rr. e Re 7');
      changeShop(shop, (db) =>
        db.prepare('UPDATE customers SET fiscal_number = ? WHERE id = ?').run('600012345', customerId),
      );
      await form.getByLabel('Adresa').press('Control+Enter');
      const card = page.getByRole('region', { name: 'Të dhënat e klientit' });
      await card.getByText('Rr. e Re 7').waitFor();
      const fiscalNumber = readShop(shop, (db) =>
        db.prepare('SELECT fiscal_number FROM customers WHERE id = ?').pluck().get(customerId),
      );
      // What the office entered meanwhile.
      expect(fiscalNumber).toBe('600012345');
      await expectSomeFocus(page);
      await page.keyboard.press('Shift+F7');
      await lineOf(page, product!).waitFor();
      await page.keyboard.press('Shift+F7');
      await page.getByText('Porosia i ka tashmë të gjitha.').waitFor();
      await lineOf(page, product!).getByRole('button', { name: /^Hiq/ }).press('Enter');
      await expectFocus(page, 'call-products');
      await page.keyboard.press('Shift+F6');
      await expectFocus(page, 'call-note');
      await page.keyboard.type('Kodi i portës 4-7-1');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('button', { name: 'Kryer: Kodi i portës 4-7-1' }).press('Enter');
      await page.getByText('Shënimi u krye').waitFor();
      await expectSomeFocus(page);
    },
  );

  journey(
    'a note that was not saved stays when its tab or its call is left, and keeps the call open',
    async ({ shop, page }) => {
      const customer = customerOf(shop, 5);
      const [product] = productsOf(shop, 1);
      const note = page.getByLabel('Shënim i ri');
      await openCall(page, shop, customer);
      await page.keyboard.press('Shift+F6');
      await expectFocus(page, 'call-note');
      await page.keyboard.type('Mos bini ziles');
      await page.keyboard.press('Shift+F8');
      await note.waitFor({ state: 'hidden' });
      await page.keyboard.press('F9');
      await expectFocus(page, 'call-client');
      await page.keyboard.type(customer.phone);
      await page.keyboard.press('Enter');
      await expectFocus(page, 'call-products');
      await page.keyboard.press('Shift+F6');
      await expect.poll(() => note.inputValue()).toBe('Mos bini ziles');
      await page.keyboard.press('F4');
      await dictate(page, product!.code, 1);
      await lineOf(page, product!).waitFor();
      await page.keyboard.press('F8');
      await page.keyboard.type(typed(dayAfter(3)));
      await page.keyboard.press('Control+Enter');
      await page.getByText(/u krijua me sukses/).waitFor();
      await draftOf(page).getByText('Porosia është bosh').waitFor();
      expect(await note.inputValue()).toBe('Mos bini ziles');
      await note.press('Control+Enter');
      await page.getByRole('button', { name: 'Kryer: Mos bini ziles' }).waitFor();
      expect(await note.inputValue()).toBe('');
    },
  );

  journey(
    'a telephone opens its caller and parks the other; a stranger is registered with Ctrl+Enter',
    async ({ shop, page }) => {
      const [first, second] = [customerOf(shop, 3), customerOf(shop, 4)];
      const [product] = productsOf(shop, 1);
      const card = page.getByRole('region', { name: 'Të dhënat e klientit' });
      await openCall(page, shop, first);
      await dictate(page, product!.code, 2);
      await lineOf(page, product!).waitFor();
      await page.goto(`${DESK}?customer=${first.id}&phone=${second.phone.replaceAll(' ', '')}`);
      await card.getByText(second.name).waitFor();
      expect(new URL(page.url()).search).toBe(`?customer=${second.id}`);
      await page.getByRole('button', { name: `Vazhdo thirrjen e ${first.name}` }).waitFor();
      // Matches are shown during typing; until one is chosen, no action applies to a wrong customer.
      await page.keyboard.press('F2');
      await page.keyboard.type(first.name.slice(0, 5));
      await page.getByRole('list', { name: 'Klientët e gjetur' }).getByText(first.name).waitFor();
      await expectFocus(page, 'call-client');
      await page.keyboard.press('F4');
      await page.getByText('Zgjidhni më parë klientin').waitFor();
      // Nor does the next input choose the first match.
      await page.getByRole('list', { name: 'Klientët e gjetur' }).getByRole('button').first().focus();
      await page.keyboard.press('F4');
      await page.keyboard.type(product!.code.toLowerCase());
      await expectFocus(page, 'call-client');
      await page.keyboard.press('Escape');
      await page.getByRole('list', { name: 'Klientët e gjetur' }).waitFor({ state: 'hidden' });
      await page.goto(`${DESK}?phone=045987654`);
      const toggle = page.getByRole('button', { name: /^(Regjistro klient të ri|Fshih formularin)$/ });
      await page.getByText('Klienti nuk u gjet').first().waitFor();
      await toggle.press('Enter');
      const form = page.getByRole('region', { name: 'Regjistrimi i klientit' });
      await form.getByLabel('Emri').fill('Furra e Re');
      await form.getByLabel('Adresa').fill('Rr. e Re 1');
      await toggle.click();
      await form.waitFor({ state: 'hidden' });
      await toggle.click();
      await expect.poll(() => form.getByLabel('Numri i telefonit').inputValue()).toBe('045987654');
      await form.getByLabel('Regjioni').selectOption('Pejë');
      await form.getByLabel('Adresa').press('Control+Enter');
      await card.getByText('Furra e Re').waitFor();
      await expectFocus(page, 'call-products');
    },
  );
});
