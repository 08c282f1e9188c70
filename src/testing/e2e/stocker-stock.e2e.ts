import { expect } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { desk, journey, phone } from './journey.ts';
import type { Shop } from './shop-server.ts';
import { expectBooksBalance, logInAs, readShop, stockOf } from './staff-scenes.ts';

type Product = { readonly id: number; readonly name: string; readonly code: string; readonly stock: number };

/** Products by name, as the table lists them, so many from the given place. */
function productsOf(shop: Shop, count: number, from = 0): Product[] {
  return readShop(shop, (db) =>
    db
      .prepare(
        `SELECT id, name, code, stock FROM products WHERE deleted_at IS NULL AND stock > 20
           ORDER BY name_folded LIMIT ? OFFSET ?`,
      )
      .all(count, from),
  ) as Product[];
}

journey(
  'stock is adjusted by its two rules, with a reason, and the ledger tells of it',
  async ({ shop, page }) => {
    const [product] = productsOf(shop, 1);
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto('/stocker-dashboard?tab=stock');
    await page.getByRole('heading', { name: 'Menaxhimi i Stokut' }).waitFor();
    await page.getByRole('searchbox').fill(product!.code);
    await page.getByRole('button', { name: `Rregullo Stokun: ${product!.name}` }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Konfirmo' });
    await confirm.click();
    await dialog.getByText('Ju lutemi vendosni një numër pozitiv').waitFor();
    const field = dialog.getByRole('textbox', { name: 'Sasia' });
    await field.pressSequentially('-0a12');
    expect(await field.inputValue()).toBe('12');
    await dialog.getByText('Largo Stok').click();
    await field.fill(String(product!.stock + 1));
    await confirm.click();
    await dialog.getByText('Nuk mund të hiqet më shumë se stock-i aktual').waitFor();
    await field.fill('2');
    await dialog.getByRole('textbox', { name: 'Arsyeja' }).fill('u dëmtuan në raft');
    await expectAccessible(page);
    await confirm.click();
    await page.getByText(`${product!.name}: stoku tani ${product!.stock - 2}`).waitFor();
    expect(stockOf(shop, product!.id)).toBe(product!.stock - 2);
    await page.getByRole('button', { name: `Lëvizjet e stokut: ${product!.name}` }).click();
    const ledger = page.getByRole('dialog', { name: `Lëvizjet: ${product!.name}` });
    const newest = ledger.getByRole('row').nth(1);
    await newest.getByText('u dëmtuan në raft').waitFor();
    expect(await newest.textContent()).toContain('−2');
    await expectAccessible(page);
    expectBooksBalance(shop);
  },
);

journey('a failed adjustment leaves the figure and says so', async ({ shop, visit }) => {
  const { page, troubles } = await visit(phone);
  troubles.expect(/ERR_FAILED/);
  const [product] = productsOf(shop, 1, 1);
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto(`/stocker-dashboard?tab=stock&q=${encodeURIComponent(product!.code)}`);
  await page.route('**/trpc/*stocker.stock.adjust*', (route) => route.abort());
  await page.getByRole('button', { name: `Rregullo Stokun: ${product!.name}` }).click();
  await page.getByRole('textbox', { name: 'Sasia' }).fill('5');
  await page.getByRole('button', { name: 'Konfirmo' }).click();
  await page.getByRole('alert').getByText('Network error. Please check your connection.').waitFor();
  expect(stockOf(shop, product!.id)).toBe(product!.stock);
});

journey('the banner names what is low, and the filter shows only that', async ({ shop, page }) => {
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto('/stocker-dashboard?tab=stock');
  await page.getByText('Produktet nën 10 njësi:').waitFor();
  await page.getByRole('button', { name: 'Shfaq të gjitha' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('low')).toBe('yes');
  const low = readShop(shop, (db) =>
    db.prepare('SELECT COUNT(*) AS n FROM products WHERE deleted_at IS NULL AND stock <= 10').get(),
  ) as { n: number };
  await page.getByText(`${low.n} produkte`).waitFor();
  await page.getByRole('searchbox').fill('zzzzzz');
  await page.getByText('Nuk ka produkte.').waitFor();
});

journey('goods are received several at once, by code and by search', async ({ shop, page }) => {
  const [byCode, bySearch] = productsOf(shop, 2, 4);
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto('/stocker-dashboard?tab=stock');
  await page.getByRole('button', { name: 'Prano mall' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prano mall' });
  const find = dialog.getByRole('textbox', { name: 'Kodi ose emri i produktit' });
  await find.fill(byCode!.code);
  await find.press('Enter');
  await dialog
    .getByRole('textbox', { name: new RegExp(`Sasia e pranuar: ${byCode!.name}`.replaceAll(/[.+()]/g, '.')) })
    .fill('25');
  await find.fill(bySearch!.name.slice(0, 12));
  await dialog.getByRole('button', { name: bySearch!.code }).click();
  await dialog.getByText('2 produkte, 26 copë').waitFor();
  await dialog.getByRole('textbox', { name: 'Shënim' }).fill('Fletëdërgesa 88');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Prano mallin' }).dblclick();
  await page.getByText('U pranua malli për 2 produkte').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(stockOf(shop, byCode!.id)).toBe(byCode!.stock + 25);
  expect(stockOf(shop, bySearch!.id)).toBe(bySearch!.stock + 1);
  expectBooksBalance(shop);
});

journey(
  'a count shows its differences and posts them; pieces sold meanwhile stay sold',
  async ({ shop, page }) => {
    const [short, right] = productsOf(shop, 2, 8);
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto('/stocker-dashboard?tab=stock');
    await page.getByRole('button', { name: 'Inventarizo' }).click();
    await page.getByRole('heading', { name: 'Inventarizimi' }).waitFor();
    await page
      .getByRole('textbox', { name: `Sasia e numëruar: ${short!.name}`, exact: true })
      .fill(String(short!.stock - 3));
    await page
      .getByRole('textbox', { name: `Sasia e numëruar: ${right!.name}`, exact: true })
      .fill(String(right!.stock));
    await page.getByText('2 të numëruara, 1 me dallim').waitFor();
    await page.getByRole('link', { name: 'Driver Agenda' }).click();
    await page.getByRole('heading', { name: 'Driver Schedule' }).waitFor();
    await page.goto('/stocker-dashboard?tab=stock&mode=count');
    await page.getByText('2 të numëruara, 1 me dallim').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Posto dallimet' }).click();
    await page.getByText('U postuan 1 dallime').waitFor();
    expect(stockOf(shop, short!.id)).toBe(short!.stock - 3);
    expect(stockOf(shop, right!.id)).toBe(right!.stock);
    expectBooksBalance(shop);
  },
);

journey('the table is accessible and fits a desk and a phone', async ({ shop, visit }) => {
  for (const [device, colorScheme] of [
    [desk, 'light'],
    [phone, 'dark'],
  ] as const) {
    const { page } = await visit({ ...device, colorScheme });
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto('/stocker-dashboard?tab=stock');
    await page
      .getByRole('button', { name: /^Rregullo Stokun/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});
