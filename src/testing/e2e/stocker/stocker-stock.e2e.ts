import { expect } from 'vitest';
import { expectAccessible, overflowOf } from '#testing/e2e/expect-accessible.ts';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import {
  asPerson,
  expectBooksBalance,
  logInAs,
  readShop,
  send,
  stockOf,
  takenOf,
} from '#testing/e2e/staff-scenes.ts';

type Product = { readonly id: number; readonly name: string; readonly code: string; readonly stock: number };

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
    await field.pressSequentially('0a0-5,3');
    await expect.poll(() => field.inputValue()).toBe('53');
    await field.fill('abc');
    await expect.poll(() => field.inputValue()).toBe('53');
    await page.getByRole('alert').getByText('Shkruani vetëm numër.').waitFor();
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
    await expect.poll(() => newest.textContent()).toContain('−2');
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
  const emptiest = readShop(shop, (db) =>
    db.prepare('SELECT name FROM products WHERE deleted_at IS NULL AND stock <= 10').all(),
  ) as { name: string }[];
  const banner = page.getByRole('region', { name: 'Stok i ulët' });
  const unfold = banner.getByRole('button', { name: 'Shfaq emrat' });
  if (await unfold.isVisible()) await unfold.click();
  for (const { name } of emptiest) await expect.poll(() => banner.textContent()).toContain(name);
  await page.getByRole('button', { name: 'Shfaq të gjitha' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('low')).toBe('yes');
  const low = readShop(shop, (db) =>
    db.prepare('SELECT COUNT(*) AS n FROM products WHERE deleted_at IS NULL AND stock <= 10').get(),
  ) as { n: number };
  await page.getByText(`${low.n} produkte`).waitFor();
  await page.getByRole('searchbox').fill('zzzzzz');
  await page.getByText('Nuk ka produkte.').waitFor();
});

journey('goods are received by code, Enter, quantity, Enter, and by search', async ({ shop, page }) => {
  const [byCode, bySearch] = productsOf(shop, 2, 4);
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto('/stocker-dashboard?tab=stock');
  await page.getByRole('button', { name: 'Prano mall' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prano mall' });
  const find = dialog.getByRole('textbox', { name: 'Kodi ose emri i produktit' });
  await find.waitFor();
  // As a scanner types: at once, regardless of focus, with its prefix, ending with Tab.
  await page.keyboard.type(`]C1${byCode!.code}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await dialog.getByText('1 produkt, 20 copë').waitFor();
  for (let scan = 0; scan < 3; scan += 1) {
    await page.keyboard.type(byCode!.code);
    await page.keyboard.press('Tab');
  }
  await dialog.getByText('1 produkt, 23 copë').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type(byCode!.code);
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await dialog.getByText('1 produkt, 25 copë').waitFor();
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Shënim' }).inputValue()).toBe('');
  await dialog.getByText('1 produkt, 25 copë').waitFor();
  await find.fill(bySearch!.name.slice(0, 12));
  await page.getByRole('option').filter({ hasText: bySearch!.code }).click();
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
  'an unknown code jams no scanner, and nothing throws a delivery away unasked',
  async ({ shop, page }) => {
    const [product] = productsOf(shop, 1, 4);
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto('/stocker-dashboard/stock?mode=receive');
    const dialog = page.getByRole('dialog', { name: 'Prano mall' });
    const find = dialog.getByRole('textbox', { name: 'Kodi ose emri i produktit' });
    await find.fill('zz-0000');
    await find.press('Enter');
    await dialog.getByText('“zz-0000” nuk u gjet').waitFor();
    await page.keyboard.type(product!.code);
    await page.keyboard.press('Enter');
    await dialog.getByText('1 produkt, 1 copë').waitFor();
    await page.keyboard.type('2,5');
    await page.keyboard.press('Enter');
    await dialog.getByText('Vetëm sasi të plota.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('button', { name: 'Prano mall (1)' }).click();
    await dialog.getByText('1 produkt, 1 copë').waitFor();
    await dialog.getByRole('button', { name: 'Hidhe listën' }).click();
    await page
      .getByRole('dialog', { name: 'Hidhe listën' })
      .getByRole('button', { name: 'Hidhe listën' })
      .click();
    await dialog.getByText('Asnjë produkt ende').waitFor();
    expect(stockOf(shop, product!.id)).toBe(product!.stock);
  },
);

journey(
  'a count shows its differences and posts them; pieces sold meanwhile stay sold',
  async ({ shop, page }) => {
    const [short, right] = productsOf(shop, 2, 8).map((product) => ({
      ...product,
      shelf: product.stock + takenOf(shop, product.id),
    }));
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto('/stocker-dashboard?tab=stock');
    await page.getByRole('button', { name: 'Inventarizo' }).click();
    await page.getByRole('heading', { name: 'Inventarizimi' }).waitFor();
    // Counted in two places: the second is added, unless it is declared the total.
    for (const pieces of [1, short!.shelf - 4]) {
      await page.keyboard.type(short!.code);
      await page.keyboard.press('Enter');
      await page.keyboard.type(String(pieces));
      await page.keyboard.press('Enter');
      await page.getByText('1 të numëruara, 1 me dallim').waitFor();
    }
    await page.getByText(`numëruar më parë 1, tani ${short!.shelf - 4}.`).waitFor();
    await page.getByText(`Zëvendëso (${short!.shelf - 4})`).click();
    // The sheet follows the shelves, page by page.
    const find = page.locator('input[type="search"]').first();
    await find.fill(short!.code);
    const counted = page.getByRole('textbox', { name: `Sasia e numëruar: ${short!.name}`, exact: true });
    await expect.poll(() => counted.inputValue()).toBe(String(short!.shelf - 4));
    await page.getByText(`Shto (${short!.shelf - 3})`).click();
    await expect.poll(() => counted.inputValue()).toBe(String(short!.shelf - 3));
    await find.fill(right!.code);
    await page
      .getByRole('textbox', { name: `Sasia e numëruar: ${right!.name}`, exact: true })
      .fill(String(right!.shelf));
    await page.getByText('2 të numëruara, 1 me dallim').waitFor();
    await page.getByRole('link', { name: 'Driver Agenda' }).click();
    await page.getByRole('heading', { name: 'Driver Schedule' }).waitFor();
    await page.goto('/stocker-dashboard?tab=stock&mode=count');
    await page.getByText('2 të numëruara, 1 me dallim').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Posto dallimet' }).click();
    const question = page.getByRole('dialog', { name: 'A të postohen këto dallime?' });
    await question.getByText('1 produkt me dallim, 1 pa dallim.').waitFor();
    expect(stockOf(shop, short!.id)).toBe(short!.stock);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Konfirmo' }).click();
    await page.getByText('U postua 1 dallim').waitFor();
    expect(stockOf(shop, short!.id)).toBe(short!.stock - 3);
    expect(stockOf(shop, right!.id)).toBe(right!.stock);
    await page.keyboard.press('Control+z');
    await page.getByText('Stoku u kthye si ishte për 1 produkt').waitFor();
    expect(stockOf(shop, short!.id)).toBe(short!.stock);
    expectBooksBalance(shop);
  },
);

journey('a code alone is one piece of a count; one that was only looked at isn’t', async ({ shop, page }) => {
  const [many, looked] = productsOf(shop, 2, 12);
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto('/stocker-dashboard?tab=stock&mode=count');
  const counted = (name: string) =>
    page.getByRole('textbox', { name: `Sasia e numëruar: ${name}`, exact: true }).inputValue();
  const code = page.getByRole('textbox', { name: 'Kodi ose emri i produktit' });
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  for (const [scanned, end] of [
    [many!.code, 'Enter'],
    [`]C1${many!.code}`, 'Tab'],
    [many!.code, 'Tab'],
    [looked!.code, 'Enter'],
  ] as const) {
    await page.keyboard.type(scanned);
    await page.keyboard.press(end);
  }
  await page.getByText('2 të numëruara').waitFor();
  expect([await counted(many!.name), await counted(looked!.name)]).toEqual(['3', '1']);
  await page.getByRole('button', { name: 'Mos e numëro' }).click();
  await page.getByText('1 të numëruara').waitFor();
  await page.keyboard.type(many!.code);
  await page.keyboard.press('Enter');
  await page.getByText('Numëruar më parë: 3. Kjo shtohet.').waitFor();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await page.getByText(`${many!.name}: numëruar më parë 3, tani 4.`).waitFor();
  expect(await counted(many!.name)).toBe('7');
});

journey('a count waits for who began it and is not shown to the next stocker', async ({ shop, visit }) => {
  const { page, troubles } = await visit();
  troubles.expect(/401/);
  const [product] = productsOf(shop, 1, 14);
  const colleague = { name: 'Kolegu i dytë', email: 'depoja2@furnizo.test', phone: '049 333 222' };
  await asPerson(shop, 'admin@furnizo.test', (office) =>
    send(office, shop, 'POST', '/api/auth/signup', {
      ...colleague,
      address: 'Depoja',
      password: 'furnizo-demo',
      role: 'stocker',
    }),
  );
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto(`/stocker-dashboard?tab=stock&mode=count&q=${encodeURIComponent(product!.code)}`);
  const counted = page.getByRole('textbox', { name: `Sasia e numëruar: ${product!.name}`, exact: true });
  await counted.fill('7');
  const logInAfterwards = async (email: string) => {
    await page.context().clearCookies();
    await page.reload();
    await page.getByText('Sesioni skadoi').waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Fjalëkalimi').fill('furnizo-demo');
    await page.keyboard.press('Enter');
    await counted.waitFor();
  };
  await logInAfterwards(colleague.email);
  expect(await counted.inputValue()).toBe('');
  await logInAfterwards('stocker@furnizo.test');
  expect(await counted.inputValue()).toBe('7');
});

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
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
});

journey('a page beyond the last leads to the last', async ({ shop, page }) => {
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto('/stocker-dashboard/stock?page=99');
  await page
    .getByRole('button', { name: /^Rregullo Stokun/ })
    .first()
    .waitFor();
  expect(page.url()).toMatch(/page=[1-9]$/);
});
