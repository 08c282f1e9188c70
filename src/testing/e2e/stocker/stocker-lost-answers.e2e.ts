import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey, phone } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import {
  asPerson,
  expectBooksBalance,
  holdNextAnswer,
  logInAs,
  readShop,
  send,
  stockOf,
  takenOf,
} from '#testing/e2e/staff-scenes.ts';

const LOST = 'Network error. Please check your connection.';

function twoProducts(shop: Shop, from: number) {
  return readShop(shop, (db) =>
    db
      .prepare(
        'SELECT id, name, code, stock FROM products WHERE deleted_at IS NULL AND stock > 20 ORDER BY id LIMIT 2 OFFSET ?',
      )
      .all(from),
  ) as { id: number; name: string; code: string; stock: number }[];
}

async function loseNextAnswer(page: Page, call: string): Promise<void> {
  await page.route(
    `**/trpc/*${call}*`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

journey('goods whose receipt was stored but not answered come in once', async ({ shop, visit }) => {
  const { page, troubles } = await visit(phone);
  troubles.expect(/ERR_FAILED/);
  const [product] = twoProducts(shop, 12);
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto('/stocker-dashboard?tab=stock');
  await page.getByRole('button', { name: 'Prano mall' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prano mall' });
  const find = dialog.getByRole('textbox', { name: 'Kodi ose emri i produktit' });
  await find.fill(product!.code);
  await find.press('Enter');
  const field = dialog.getByRole('textbox', { name: `Sasia e pranuar: ${product!.name}` });
  await field.fill('40');
  await loseNextAnswer(page, 'stocker.stock.receive');
  const submit = dialog.getByRole('button', { name: 'Prano mallin' });
  await submit.click();
  await page.getByText(LOST).waitFor();
  expect(stockOf(shop, product!.id)).toBe(product!.stock + 40);
  await submit.click();
  await page.getByText('U pranua malli për 1 produkt').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(stockOf(shop, product!.id)).toBe(product!.stock + 40);
  expectBooksBalance(shop);
});

journey(
  'goods that complete an order come in once and for that order, also after a lost answer',
  async ({ shop, visit }) => {
    const [product] = twoProducts(shop, 18);
    const { number } = await asPerson(shop, 'admin@furnizo.test', async (office) => {
      await send(office, shop, 'PUT', '/api/admin/settings', { purchasing: true });
      const { supplier } = await send(office, shop, 'POST', '/api/suppliers', { name: 'Ambalazh Lipjani' });
      const lines = [{ product_id: product!.id, quantity: 12 }];
      const draft = { supplier_id: supplier.id, lines };
      const { order } = await send(office, shop, 'POST', '/api/purchasing/orders', draft);
      return (await send(office, shop, 'POST', `/api/purchasing/orders/${order.id}/send`)).order;
    });
    const { page, troubles } = await visit(phone);
    troubles.expect(/ERR_FAILED/);
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto('/stocker-dashboard?tab=stock');
    const dialog = page.getByRole('dialog', { name: 'Prano mall' });
    const order = dialog.getByRole('button', { name: 'Ambalazh Lipjani' });
    await page.getByRole('button', { name: 'Prano mall' }).click();
    await order.click();
    const find = dialog.getByRole('textbox', { name: 'Kodi ose emri i produktit' });
    await find.fill(product!.code);
    await find.press('Enter');
    await dialog.getByText('1 produkt, 12 copë').waitFor();
    await dialog.getByRole('textbox', { name: 'Fletëdërgesa e furnitorit' }).fill('FD-77');
    const submit = dialog.getByRole('button', { name: 'Prano mallin' });
    await loseNextAnswer(page, 'stocker.purchasing.receipts.post');
    const expected = page.waitForResponse((answer) => answer.url().includes('receipts.expected'));
    await submit.click();
    await page.getByText(LOST).waitFor();
    // The order is complete and no longer expected, but what is in the list still belongs to it.
    await (await expected).finished();
    await expect.poll(() => order.getAttribute('aria-pressed')).toBe('true');
    await submit.click();
    await page.getByText('U pranua malli për 1 produkt').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(stockOf(shop, product!.id)).toBe(product!.stock + 12);
    expect(
      readShop(shop, (db) =>
        db
          .prepare(
            'SELECT o.number, supplier_paper AS paper FROM receipts r LEFT JOIN purchase_orders o ON o.id = order_id',
          )
          .all(),
      ),
    ).toEqual([{ number, paper: 'FD-77' }]);
    expectBooksBalance(shop);
  },
);

journey(
  'an amount changed after a lost answer is not taken in on top of the first',
  async ({ shop, visit }) => {
    const { page, troubles } = await visit(phone);
    troubles.expect(/ERR_FAILED|422/);
    const [product] = twoProducts(shop, 14);
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto(`/stocker-dashboard?tab=stock&q=${encodeURIComponent(product!.code)}`);
    await page.getByRole('button', { name: `Rregullo Stokun: ${product!.name}` }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: 'Sasia' });
    const confirm = dialog.getByRole('button', { name: 'Konfirmo' });
    await field.fill('5');
    await loseNextAnswer(page, 'stocker.stock.adjust');
    await confirm.click();
    await dialog.getByText(LOST).waitFor();
    await field.fill('6');
    await confirm.click();
    await dialog.getByText('Kjo kërkesë ishte kryer tashmë.').waitFor();
    expect(stockOf(shop, product!.id)).toBe(product!.stock + 5);
    expectBooksBalance(shop);
  },
);

journey(
  'a count that was posted but not answered is posted once, also after a reload',
  async ({ shop, visit }) => {
    const { page, troubles } = await visit(phone);
    troubles.expect(/ERR_FAILED/);
    const [product] = twoProducts(shop, 16);
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto(`/stocker-dashboard?tab=stock&q=${encodeURIComponent(product!.code)}`);
    await page.getByRole('button', { name: 'Inventarizo' }).click();
    const shelf = product!.stock + takenOf(shop, product!.id);
    const row = page.getByRole('row').filter({ hasText: product!.code });
    await row.getByRole('cell', { name: `${shelf}`, exact: true }).waitFor();
    await page
      .getByRole('textbox', { name: `Sasia e numëruar: ${product!.name}`, exact: true })
      .fill(String(shelf - 4));
    await loseNextAnswer(page, 'stocker.stock.count');
    const submit = page.getByRole('button', { name: 'Posto dallimet' });
    const question = page.getByRole('dialog', { name: 'A të postohen këto dallime?' });
    await submit.click();
    await question.getByRole('textbox', { name: 'Shënim' }).fill('rafti i parë');
    await question.getByRole('button', { name: 'Konfirmo' }).click();
    await page.getByText(LOST).waitFor();
    await page.reload();
    await submit.click();
    await question.getByRole('button', { name: 'Konfirmo' }).click();
    await submit.waitFor({ state: 'hidden' });
    expect(stockOf(shop, product!.id)).toBe(product!.stock - 4);
    expectBooksBalance(shop);
  },
);

journey('what is scanned while a receipt is under way stays on the list', async ({ shop, visit }) => {
  const { page } = await visit(phone);
  const [first, second] = twoProducts(shop, 20);
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto('/stocker-dashboard?tab=stock');
  await page.getByRole('button', { name: 'Prano mall' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prano mall' });
  const find = dialog.getByRole('textbox', { name: 'Kodi ose emri i produktit' });
  const receive = async ({ code, name }: { code: string; name: string }, quantity: string) => {
    await find.fill(code);
    await find.press('Enter');
    const field = dialog.getByRole('textbox', { name: `Sasia e pranuar: ${name}` });
    await field.fill(quantity);
    await field.blur();
  };
  const submit = dialog.getByRole('button', { name: 'Prano mallin' });
  const answer = await holdNextAnswer(page, 'stocker.stock.receive');
  await receive(first!, '40');
  await submit.click();
  await expect.poll(() => stockOf(shop, first!.id)).toBe(first!.stock + 40);
  await receive(second!, '9');
  answer();
  await page.getByText('U pranua malli për 1 produkt').waitFor();
  await dialog.getByText('1 produkt, 9 copë').waitFor();
  await submit.click();
  await dialog.waitFor({ state: 'hidden' });
  expect([stockOf(shop, first!.id), stockOf(shop, second!.id)]).toEqual([
    first!.stock + 40,
    second!.stock + 9,
  ]);
  expectBooksBalance(shop);
});

journey('a late answer closes no dialog of another product', async ({ shop, visit }) => {
  const { page } = await visit(phone);
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto('/stocker-dashboard?tab=stock');
  const adjust = page.getByRole('button', { name: /^Rregullo Stokun: / });
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Sasia' });
  const answer = await holdNextAnswer(page, 'stocker.stock.adjust');
  await adjust.nth(0).click();
  await field.fill('5');
  await dialog.getByRole('button', { name: 'Konfirmo' }).click();
  await dialog.getByRole('button', { name: 'Anulo' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await adjust.nth(1).click();
  await field.fill('7');
  answer();
  await page.getByText('stoku tani').waitFor();
  expect(await field.inputValue()).toBe('7');
});

journey('a late receipt does not end the counting that was begun since', async ({ shop, visit }) => {
  const { page } = await visit(phone);
  const [product] = twoProducts(shop, 24);
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto(`/stocker-dashboard?tab=stock&q=${encodeURIComponent(product!.code)}`);
  await page.getByRole('button', { name: 'Prano mall' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prano mall' });
  const find = dialog.getByRole('textbox', { name: 'Kodi ose emri i produktit' });
  await find.fill(product!.code);
  await find.press('Enter');
  await dialog.getByRole('textbox', { name: `Sasia e pranuar: ${product!.name}` }).fill('40');
  const answer = await holdNextAnswer(page, 'stocker.stock.receive');
  await dialog.getByRole('button', { name: 'Prano mallin' }).click();
  await expect.poll(() => stockOf(shop, product!.id)).toBe(product!.stock + 40);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Inventarizo' }).click();
  const submit = page.getByRole('button', { name: 'Posto dallimet' });
  await submit.waitFor();
  answer();
  await page.getByText('U pranua malli për 1 produkt').waitFor();
  await page.waitForTimeout(300);
  expect(await submit.isVisible()).toBe(true);
});

journey(
  'what is counted while the differences are looked up is shown before it is posted',
  async ({ shop, visit }) => {
    const { page } = await visit(phone);
    const products = twoProducts(shop, 28);
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto('/stocker-dashboard?tab=stock');
    await page.getByRole('button', { name: 'Inventarizo' }).click();
    const count = async (index: number) => {
      const { code, name, stock } = products[index]!;
      await page.getByRole('searchbox').fill(code);
      await page
        .getByRole('textbox', { name: `Sasia e numëruar: ${name}`, exact: true })
        .fill(String(stock + 500));
    };
    await count(0);
    const answer = await holdNextAnswer(page, 'stocker.stock.previewCount');
    await page.getByRole('button', { name: 'Posto dallimet' }).click();
    await count(1);
    answer();
    const question = page.getByRole('dialog', { name: 'A të postohen këto dallime?' });
    await question.waitFor();
    for (const { code } of products) await question.getByText(code).waitFor({ timeout: 5000 });
    await question.getByRole('button', { name: 'Konfirmo' }).click();
    await question.waitFor({ state: 'hidden' });
    expectBooksBalance(shop);
  },
);
