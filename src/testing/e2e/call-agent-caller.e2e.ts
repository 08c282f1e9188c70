import { describe, expect } from 'vitest';
import {
  answerWith,
  customerOf,
  draftOf,
  lineOf,
  openCall,
  openTab,
  productsOf,
} from './call-agent-scenes.ts';
import { journey } from './journey.ts';
import { readShop } from './staff-scenes.ts';

describe('what there is about a caller', () => {
  journey(
    'history opens one order at a time; reordering names what is left out; notes are ticked off',
    async ({ shop, page }) => {
      const customer = customerOf(shop, 1);
      await openCall(page, shop, customer);
      const openNumbers = readShop(shop, (db) =>
        db
          .prepare(
            "SELECT id FROM orders WHERE customer_id = ? AND status NOT IN ('E Realizuar', 'E Anuluar')",
          )
          .pluck()
          .all(customer.id),
      ) as number[];
      const open = await openTab(page, 'Të hapura');
      await expect
        .poll(() => open.getByRole('button', { name: /^Porosia #/ }).count())
        .toBe(openNumbers.length);
      const history = await openTab(page, 'Historiku i Porosive');
      const past = history.getByRole('button', { name: /^Porosia #/ });
      await past.first().waitFor();
      const all = readShop(shop, (db) =>
        db.prepare('SELECT COUNT(*) AS n FROM orders WHERE customer_id = ?').get(customer.id),
      ) as { n: number };
      const pastCount = all.n - openNumbers.length;
      expect(await past.count()).toBe(Math.min(pastCount, 5));
      // What is open stands in the other list, and only there.
      for (const id of openNumbers) expect(await history.getByText(`Porosia #${id}`).count()).toBe(0);
      if (pastCount > 5) {
        await history.getByRole('button', { name: 'Shiko të gjitha' }).click();
        await expect.poll(() => past.count()).toBe(Math.min(pastCount, 25));
      }
      await past.nth(1).click();
      await past.nth(0).click();
      expect(await past.nth(0).getAttribute('aria-expanded')).toBe('true');
      expect(await past.nth(1).getAttribute('aria-expanded')).toBe('false');
      // The real status comes first; no word about the day contradicts it.
      expect(await history.getByText(/^E (Realizuar|Anuluar)$/).count()).toBe(await past.count());
      expect(await history.getByText('Në pritje').count()).toBe(0);
      const leftOut = [{ productId: 1, productName: 'Kuti e vjetër', quantity: 3, reason: 'deleted' }];
      const [product] = productsOf(shop, 1);
      const line = {
        productId: product!.id,
        productName: product!.name,
        productCode: product!.code,
        unit: 'COPE',
        unitPriceCents: 100,
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
      await notes.getByRole('button', { name: 'Ruaj shënimin' }).click();
      await notes.getByRole('button', { name: 'Kryer: Thirre nesër' }).click();
      await page.getByText('Shënimi u krye').waitFor();
      await expect.poll(() => notes.getByText('Thirre nesër').count()).toBe(0);
    },
  );
});
