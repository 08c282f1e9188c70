import { describe, expect } from 'vitest';
import { expectAccessibleInBothSchemes, overflowOf } from '#testing/e2e/expect-accessible.ts';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import { changeShop, placeOrders } from '#testing/e2e/staff-scenes.ts';
import { customerOf, draftOf, lineOf, openCall, openTab } from './call-agent-scenes.ts';

const MANY = 10_000;

function importMany(shop: Shop): void {
  changeShop(shop, (db) => {
    const insert = db.prepare(
      `INSERT INTO products (code, code_folded, name, name_folded, category, price_e4, vat_basis_points, created_at, updated_at)
         VALUES (?, ?, ?, ?, 'paketime', 25000, 1800, 0, 0)`,
    );
    for (let n = 1; n <= MANY; n += 1) {
      const number = String(n).padStart(5, '0');
      insert.run(`ZZ-${number}`, `zz-${number}`, `Zarf ${number}`, `zarf ${number}`);
    }
  });
}

describe('ten thousand products', () => {
  journey('only the rows in view are drawn and fetched, wherever one scrolls to', async ({ shop, page }) => {
    importMany(shop);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('callAgent.products.list')) asked.push(request.url());
    });
    await openCall(page, shop, customerOf(shop, 9));
    const panel = page.getByRole('region', { name: 'Produktet e Disponueshme' });
    await panel.getByText(/^100\d\d produkte$/).waitFor();
    const list = page.getByRole('region', { name: 'Lista e produkteve' });
    expect(await list.getByRole('listitem').count()).toBeLessThan(30);
    await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await list.getByText('Zarf 10000').waitFor();
    await list.evaluate((box) => box.scrollTo(0, box.scrollHeight / 2));
    await list
      .getByText(/^Zarf 049\d\d$/)
      .first()
      .waitFor();
    expect(await list.getByRole('listitem').count()).toBeLessThan(30);
    expect(asked.length).toBeLessThan(12);
    await panel.getByRole('searchbox').fill('zz-07777');
    await list.getByText('Zarf 07777').waitFor();
    expect(await list.evaluate((box) => box.scrollTop)).toBe(0);
    await panel.getByText('1 produkt', { exact: true }).waitFor();
    expect(await lineOf(page, { name: 'Zarf' }).count()).toBe(0);
  });
});

describe('how it looks', () => {
  for (const [name, size] of [
    ['a phone', phone],
    ['a desk', desk],
  ] as const) {
    journey(`everybody can use it on ${name}`, async ({ shop, visit }) => {
      const { page } = await visit(size);
      // No calls yet this morning.
      await placeOrders(shop, { customers: [9], products: 1 });
      await openCall(page, shop, customerOf(shop, 8));
      await page
        .getByRole('button', {
          name: `Shto ${await page.locator('div[aria-posinset="1"] p').first().innerText()}`,
        })
        .click();
      await draftOf(page).getByRole('listitem').first().waitFor();
      await (await openTab(page, 'Historiku i Porosive'))
        .getByRole('button', { name: /^Porosia/ })
        .first()
        .click();
      await page.getByRole('article').first().waitFor();
      expect(await overflowOf(page)).toBe(0);
      await expectAccessibleInBothSchemes(page);
      await page.keyboard.press('F9');
      await page.getByRole('navigation', { name: 'Thirrje të parkuara' }).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      await expectAccessibleInBothSchemes(page);
    });
  }
});
