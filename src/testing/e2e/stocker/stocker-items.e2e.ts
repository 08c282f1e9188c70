import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '#testing/e2e/expect-accessible.ts';
import { journey, phone } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import {
  asPerson,
  changeShop,
  chooseStatus,
  closedDay,
  dayAfter,
  dayOf,
  expectBooksBalance,
  type GivenOrder,
  holdNextAnswer,
  logInAs,
  openPanel,
  placeOrders,
  send,
  statusOf,
  stockOf,
  tomorrow,
  typed,
} from '#testing/e2e/staff-scenes.ts';

async function openDialog(page: Page, shop: Shop, { orderId }: GivenOrder) {
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto(`/stocker-dashboard?by=delivery&date=${tomorrow()}`);
  return openPanel(page, orderId);
}

const quantityOf = (name: string, quantity: number) => `Ndrysho sasinë: ${name}, tani ${quantity}`;

journey(
  'the quantity goes up, down, and to what is typed; stock and total follow',
  async ({ shop, page }) => {
    const [order] = await placeOrders(shop, { customers: [1], products: 2 });
    const dialog = await openDialog(page, shop, order!);
    const { name, id, stock } = order!.products[0]!;
    await dialog.getByText('Pastiçeria Ëmbëlsia', { exact: true }).waitFor();
    const total = dialog.getByText('Totali i porosisë').locator('..').locator('dd');
    const before = await total.textContent();
    await dialog.getByRole('button', { name: `Rrit sasinë: ${name}` }).click();
    await dialog.getByRole('button', { name: quantityOf(name, 4) }).waitFor();
    await expect.poll(() => stockOf(shop, id)).toBe(stock - 1);
    await expect.poll(() => total.textContent()).not.toBe(before);
    const minus = dialog.getByRole('button', { name: `Zvogëlo sasinë: ${name}` });
    await minus.click();
    await dialog.getByRole('button', { name: quantityOf(name, 3) }).click();
    const field = dialog.getByRole('textbox', { name: `Sasia e re: ${name}` });
    await field.fill('9');
    await dialog.getByRole('button', { name: 'Anulo sasinë' }).click();
    await dialog.getByRole('button', { name: quantityOf(name, 3) }).click();
    await field.fill('1');
    await dialog.getByRole('button', { name: 'Konfirmo sasinë' }).click();
    await dialog.getByRole('button', { name: quantityOf(name, 1) }).waitFor();
    await expect.poll(() => minus.isDisabled()).toBe(true);
    await expect.poll(() => stockOf(shop, id)).toBe(stock + 2);
    await dialog.getByRole('button', { name: quantityOf(name, 1) }).click();
    await field.fill('999999');
    await field.press('Enter');
    await page.getByText(`Insufficient stock! Available: ${stock + 3}, Requested: 999999`).waitFor();
    await dialog.getByRole('button', { name: quantityOf(name, 1) }).waitFor();
    expectBooksBalance(shop);
  },
);

journey(
  'quick clicks add up to one change, which closing the dialog does not lose; back returns to the list',
  async ({ shop, page }) => {
    const [order] = await placeOrders(shop, { customers: [1], products: 2 });
    const dialog = await openDialog(page, shop, order!);
    const { name, id, stock } = order!.products[0]!;
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('updateItem')) sent += 1;
    });
    const plus = dialog.getByRole('button', { name: `Rrit sasinë: ${name}` });
    for (let click = 0; click < 5; click += 1) await plus.click({ noWaitAfter: true });
    await dialog.getByRole('button', { name: quantityOf(name, 8) }).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Menaxho Porositë' }).waitFor();
    await expect.poll(() => stockOf(shop, id)).toBe(stock - 5);
    expect(sent).toBeLessThan(5);
    expectBooksBalance(shop);
  },
);

journey(
  'what is missing is sent without, told to the customer, and can be taken back',
  async ({ shop, page, visit }) => {
    const [order] = await placeOrders(shop, { customers: [5], products: 2 });
    const dialog = await openDialog(page, shop, order!);
    const { name, id, stock } = order!.products[0]!;
    const sayMissing = async (reason: string) => {
      await dialog.getByRole('button', { name: `Mungon ose i dëmtuar: ${name}` }).click();
      const question = page.getByRole('dialog', { name: `${name}: çfarë mungon?` });
      await question.getByText(reason, { exact: true }).click();
      await question.getByRole('textbox').fill('99');
      await question.getByRole('button', { name: 'Shëno' }).click();
      await question.getByText('Më së shumti 3').waitFor();
      await question.getByText('Në porosi: 3 → 2').waitFor();
      await question.getByRole('button', { name: 'Shëno' }).click();
    };
    await sayMissing('Dëmtuar');
    await page.getByText(`Porosia ${order!.orderId}: 1 × ${name} të dëmtuara`).waitFor();
    await dialog.getByRole('button', { name: quantityOf(name, 2) }).waitFor();
    expect(stockOf(shop, id)).toBe(stock);
    await page.getByRole('button', { name: 'Kthe', exact: true }).click();
    await dialog.getByRole('button', { name: quantityOf(name, 3) }).waitFor();
    await sayMissing('Mungon');
    await dialog.getByRole('button', { name: quantityOf(name, 2) }).waitFor();
    expectBooksBalance(shop);

    const { page: customer } = await visit(phone);
    await logInAs(customer, shop, 'customer5@furnizo.test');
    await customer.goto('/');
    const mark = customer.getByText('1 porosi e ndryshuar').last();
    await mark.waitFor({ state: 'attached' });
    await customer.goto('/porosite');
    const shown = customer.getByRole('article', { name: `Porosia nr. ${order!.orderId}` });
    await shown.getByText(/Sasia 3 → 2 nga depoja më .*: 1 mungoi/).waitFor();
    await shown.getByText(/Totali u ndryshua nga/).waitFor();
    await mark.waitFor({ state: 'detached' });
    await expectAccessible(customer);
  },
);

journey('an item is removed after a question, the last one never', async ({ shop, page }) => {
  const [order] = await placeOrders(shop, { customers: [1], products: 2 });
  const dialog = await openDialog(page, shop, order!);
  const [first, second] = order!.products;
  await dialog.getByRole('button', { name: `Hiq artikullin: ${first!.name}` }).click();
  const question = page.getByRole('dialog', { name: 'Hiq artikullin' });
  await question.getByText('Jeni të sigurt që doni të hiqni këtë artikull?').waitFor();
  await question.getByRole('button', { name: 'Anulo' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(stockOf(shop, first!.id)).toBe(first!.stock);
  await dialog.getByRole('button', { name: `Hiq artikullin: ${first!.name}` }).click();
  await question.getByRole('button', { name: 'Hiqe' }).click();
  await page.getByText('Artikulli u hoq').waitFor();
  expect(stockOf(shop, first!.id)).toBe(first!.stock + 3);
  await page.keyboard.press('Control+z');
  await page.getByText('Artikulli u kthye').waitFor();
  expect(stockOf(shop, first!.id)).toBe(first!.stock);
  await dialog.getByRole('button', { name: `Hiq artikullin: ${first!.name}` }).click();
  await question.getByRole('button', { name: 'Hiqe' }).click();
  await expect.poll(() => stockOf(shop, first!.id)).toBe(first!.stock + 3);
  await dialog.getByRole('button', { name: `Hiq artikullin: ${second!.name}` }).click();
  await question.getByRole('button', { name: 'Hiqe' }).click();
  await page.getByText('Artikulli i fundit nuk mund të hiqet').waitFor();
  expectBooksBalance(shop);
});

journey(
  'a product is found, bounded by stock, and added at this customer’s price',
  async ({ shop, page }) => {
    const [order] = await placeOrders(shop, { customers: [1], products: 1 });
    const dialog = await openDialog(page, shop, order!);
    await dialog.getByRole('button', { name: 'Shto Produkt' }).click();
    const adding = page.getByRole('dialog', { name: 'Shto Produkt' });
    const search = adding.getByRole('searchbox');
    await expect.poll(() => search.evaluate((node) => node === document.activeElement)).toBe(true);
    await adding.getByRole('button', { name: 'Add Product' }).click();
    await page.getByText('Ju lutem zgjidhni një produkt dhe sasi të vlefshme').waitFor();
    await search.fill('zzzzzz');
    await adding.getByText('Nuk u gjetën produkte').waitFor();
    await search.fill('');
    const results = adding.getByRole('list', { name: 'Rezultatet' });
    await results.getByRole('button').nth(3).waitFor();
    await results.getByRole('button', { disabled: false }).nth(2).waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter'])
      await page.keyboard.press(key);
    const chosen = adding.getByRole('region', { name: 'Produkti i zgjedhur' });
    const field = chosen.getByRole('textbox');
    await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
    await field.fill('99999');
    await field.press('Tab');
    await expect.poll(() => field.inputValue()).toBe('1');
    const said = await chosen.getByRole('alert').textContent();
    const most = Number(said?.replace(/\D/g, ''));
    await field.fill('99999');
    await adding.getByRole('button', { name: 'Add Product' }).click();
    await chosen.getByRole('alert').getByText(`Më së shumti ${most}`).waitFor();
    await expect.poll(() => field.inputValue()).toBe('1');
    await field.fill(String(most));
    await field.press('Tab');
    await expect.poll(() => chosen.getByRole('button', { name: /^Rrit/ }).isDisabled()).toBe(true);
    await field.fill('1');
    await field.press('Tab');
    await expect.poll(() => field.inputValue()).toBe('1');
    await expectAccessible(page);
    await chosen.getByRole('button', { name: /^Rrit/ }).click();
    expect(most).toBeGreaterThan(2);
    const slowOrder = Promise.withResolvers<void>();
    await page.route('**/trpc/*details*', (route) => slowOrder.promise.then(() => route.continue()));
    await adding.getByRole('button', { name: 'Add Product' }).click();
    await page.getByText('Produkti u shtua').waitFor();
    await adding.waitFor({ state: 'hidden' });
    const addProduct = dialog.getByRole('button', { name: 'Shto Produkt' });
    await expect.poll(() => addProduct.evaluate((node) => node === document.activeElement)).toBe(true);
    // The next one is added while the order is still being read anew.
    await addProduct.click();
    await results.getByRole('button', { disabled: false }).nth(4).click();
    await adding.getByRole('button', { name: 'Add Product' }).click();
    slowOrder.resolve();
    await adding.waitFor({ state: 'hidden' });
    await page.unrouteAll({ behavior: 'wait' });
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3);
    expectBooksBalance(shop);
  },
);

journey('a cancelled order of a day that is past gets a new one, and comes back', async ({ shop, page }) => {
  const [order] = await placeOrders(shop, { customers: [1], products: 2 });
  const { orderId } = order!;
  await chooseStatus(await openDialog(page, shop, order!), orderId, 'E Anuluar');
  await page.getByRole('button', { name: 'Anuloje porosinë' }).click();
  await page.getByText(`Porosia ${orderId}: E Anuluar`).waitFor();
  changeShop(shop, (db) =>
    db.prepare('UPDATE orders SET deliver_date = ? WHERE id = ?').run(dayAfter(-2), orderId),
  );
  await page.goto(`/stocker-dashboard?order=${orderId}`);
  const panel = page.getByRole('dialog', { name: 'Detajet e Porosisë' });
  await chooseStatus(panel, orderId, 'E Procesuar');
  await page.getByText('Dita e dorëzimit ka kaluar. Caktoni së pari një datë të re.').waitFor();
  expect(statusOf(shop, orderId)).toBe('E Anuluar');
  await panel.getByRole('button', { name: 'Ndrysho datën' }).click();
  const dialog = page.getByRole('dialog', { name: `Ndrysho datën e porosisë ${orderId}` });
  const newDay = dialog.getByRole('textbox', { name: 'Data e re e dorëzimit' });
  for (const [day, sentence] of [
    [dayAfter(366), 'është shumë larg'],
    [dayAfter(-1), 'ka kaluar'],
  ] as const) {
    await newDay.fill(typed(day));
    await page.keyboard.press('Enter');
    await dialog.getByText(sentence).waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Arsyeja' }).count()).toBe(0);
  }
  await newDay.fill(typed(closedDay()));
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Arsyeja' }).fill('Dasmë');
  await dialog.getByRole('button', { name: 'Ndrysho datën' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(dayOf(shop, orderId)).toBe(closedDay());
  await chooseStatus(panel, orderId, 'E Procesuar');
  const question = page.getByRole('dialog', { name: `Ta rihapim porosinë ${orderId}?` });
  await question.getByText('Nuk bëhet dorëzim në këtë ditë të javës.').waitFor();
  expect(statusOf(shop, orderId)).toBe('E Anuluar');
  await question.getByRole('textbox', { name: 'Arsyeja' }).fill('Dasmë');
  await question.getByRole('button', { name: 'Konfirmo' }).click();
  await expect.poll(() => statusOf(shop, orderId)).toBe('E Procesuar');
  expectBooksBalance(shop);
});

journey(
  'a late answer to an added product does not close the search for the next one',
  async ({ shop, page }) => {
    const [order] = await placeOrders(shop, { customers: [1], products: 1 });
    const dialog = await openDialog(page, shop, order!);
    const open = dialog.getByRole('button', { name: 'Shto Produkt' });
    const adding = page.getByRole('dialog', { name: 'Shto Produkt' });
    const answer = await holdNextAnswer(page, 'stocker.orders.addItem');
    await open.click();
    await adding
      .getByRole('list', { name: 'Rezultatet' })
      .getByRole('button', { disabled: false })
      .nth(1)
      .click();
    await adding.getByRole('button', { name: 'Add Product' }).click();
    await adding.getByRole('button', { name: 'Mbyll' }).click();
    await adding.waitFor({ state: 'hidden' });
    await open.click();
    await adding.getByRole('searchbox').fill('kuti');
    answer();
    await page.getByText('Produkti u shtua').waitFor();
    expect(await adding.getByRole('searchbox').inputValue()).toBe('kuti');
  },
);

journey('details that can’t be loaded say so; an order on its way is only shown', async ({ shop, visit }) => {
  const [order] = await placeOrders(shop, { customers: [1], products: 1 });
  const { page, troubles } = await visit(phone);
  troubles.expect(/ERR_FAILED/);
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.route('**/trpc/*stocker.orders.details*', (route) => route.abort());
  await page.goto(`/stocker-dashboard?by=delivery&date=${tomorrow()}&order=${order!.orderId}`);
  await page.getByRole('heading', { name: 'Gabim në ngarkim' }).waitFor();
  await page.unroute('**/trpc/*stocker.orders.details*');
  await page.getByRole('dialog').getByRole('button', { name: 'Provo Përsëri' }).click();
  await page.getByRole('button', { name: 'Shto Produkt' }).waitFor();
  await asPerson(shop, 'admin@furnizo.test', (office) =>
    send(office, shop, 'PUT', '/api/orders/update-status', {
      order_id: order!.orderId,
      delivery_status: 'E Nisur',
    }),
  );
  await page.getByText('Artikujt nuk mund të ndryshohen më: porosia është „E Nisur”.').waitFor();
  expect(await page.getByRole('button', { name: 'Shto Produkt' }).count()).toBe(0);
  await expectAccessible(page);
});

journey('two stockers on one order: the slower one is told, and nothing is lost', async ({ shop, visit }) => {
  const [order] = await placeOrders(shop, { customers: [1], products: 2 });
  const [fast, slow] = [await visit(), await visit()];
  const fastDialog = await openDialog(fast.page, shop, order!);
  // The slower one is disconnected, as when a change crosses theirs on the way.
  await slow.page.route('**/trpc/profile.live*', (route) => route.abort());
  slow.troubles.expect(/profile\.live|ERR_FAILED/);
  const slowDialog = await openDialog(slow.page, shop, order!);
  const [mine, theirs] = order!.products;
  await fastDialog.getByRole('button', { name: `Rrit sasinë: ${mine!.name}` }).click();
  await expect.poll(() => stockOf(shop, mine!.id)).toBe(mine!.stock - 1);
  await slowDialog.getByRole('button', { name: `Rrit sasinë: ${mine!.name}` }).click();
  await slow.page.getByText('Porosia u ndryshua ndërkohë nga dikush tjetër').waitFor();
  await slowDialog.getByRole('button', { name: quantityOf(mine!.name, 4) }).waitFor();
  await slowDialog.getByRole('button', { name: `Rrit sasinë: ${theirs!.name}` }).click();
  await slowDialog.getByRole('button', { name: quantityOf(theirs!.name, 4) }).waitFor();
  expect(stockOf(shop, mine!.id)).toBe(mine!.stock - 1);
  await expect.poll(() => stockOf(shop, theirs!.id)).toBe(theirs!.stock - 1);
  await fastDialog.getByRole('button', { name: quantityOf(theirs!.name, 4) }).waitFor();
  expectBooksBalance(shop);
});
