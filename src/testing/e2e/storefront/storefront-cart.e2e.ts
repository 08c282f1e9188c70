import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import { asPerson, send } from '#testing/e2e/staff-scenes.ts';
import {
  addButton,
  eventually,
  listProducts,
  openAsCustomer,
  openCheckout,
  quantityOf,
  reject,
  setStock,
} from './storefront-scenes.ts';

for (const [size, viewport] of [
  ['phone', phone],
  ['desk', desk],
] as const) {
  journey(`a cart is filled, changed, emptied and undone (${size})`, async ({ visit, shop }) => {
    const { page } = await visit(viewport);
    await openAsCustomer(page, shop, '/cart');
    await page.getByText('Shporta juaj është bosh').waitFor();
    const [product] = await listProducts(page, shop, 'ambalazhe');
    const name = product?.name ?? '';
    await page.goto(`/product/${product?.id}`);
    await page
      .getByRole('link', { name: /Shporta|SHPORTA/ })
      .first()
      .waitFor();
    await page.getByRole('link', { name: /Llogaria ime/ }).waitFor();
    await addButton(page, name).click();
    await page.getByText('Produkti u shtua ne shport').waitFor();
    await page.goto('/cart');
    await page
      .getByRole('button', { name: `Rrit sasinë: ${name}` })
      .first()
      .click();
    await page.getByText('Sasia 2').waitFor();
    await eventually(() => quantityOf(page, name).inputValue()).toBe('2');
    await quantityOf(page, name).fill('0');
    await quantityOf(page, name).press('Enter');
    await page.getByText('Produkti u hoq nga shporta').waitFor();
    await page.getByText('Shporta juaj është bosh').waitFor();
    await page.getByRole('button', { name: 'Kthe', exact: true }).click();
    await eventually(() => quantityOf(page, name).inputValue()).toBe('2');
  });
}

journey('quick taps are one call, and each message stays its whole time', async ({ page, shop }) => {
  await page.clock.install();
  await openAsCustomer(page, shop, '/cart', 7);
  const product = (await listProducts(page, shop, 'ambalazhe'))[2];
  const name = product?.name ?? '';
  await page.goto(`/product/${product?.id}`);
  await page.getByRole('link', { name: 'Llogaria ime' }).waitFor();
  const calls: string[] = [];
  const tapped = Promise.withResolvers<void>();
  await page.route('**/trpc/customer.cart.*', async (route) => {
    const url = route.request().url();
    if (route.request().method() === 'POST') calls.push(/cart\.(\w+)/.exec(url)?.[1] ?? '');
    if (calls.length === 1) await tapped.promise;
    await route.continue();
  });
  await addButton(page, name).click();
  const raise = page.getByRole('button', { name: `Rrit sasinë: ${name}` });
  for (let taps = 0; taps < 4; taps += 1) await raise.click();
  tapped.resolve();
  await page.getByText('Sasia 5').waitFor();
  expect(calls).toEqual(['add', 'setQuantity']);
  await page.clock.runFor(3000);
  await raise.click();
  await page.getByText('Sasia 6').waitFor();
  await page.clock.runFor(3000);
  await expect.poll(() => page.getByText('Sasia 6').isVisible()).toBe(true);
  await page.clock.runFor(1500);
  await page.getByText('Sasia 6').waitFor({ state: 'hidden' });
});

/** All in one task, before anything can be rendered. */
async function tapAtOnce(button: Locator, taps: number): Promise<void> {
  await button.evaluate((element: HTMLElement, times) => {
    for (let tap = 0; tap < times; tap += 1) element.click();
  }, taps);
}

journey('eight taps are eight pieces at any speed, in a list and in the cart', async ({ visit, shop }) => {
  const { page } = await visit(phone);
  await openAsCustomer(page, shop, '/cart', 7);
  const product = (await listProducts(page, shop, 'ambalazhe'))[3]!;
  const inCart = async () => {
    const lines: readonly { product_id: number; quantity: number }[] = await send(
      page,
      shop,
      'GET',
      '/api/cart',
    );
    return lines.find((line) => line.product_id === product.id)?.quantity;
  };
  await page.goto(`/search?q=${encodeURIComponent(product.name)}`);
  await tapAtOnce(addButton(page, product.name), 8);
  await eventually(() => quantityOf(page, product.name).inputValue()).toBe('8');
  await eventually(inCart).toBe(8);
  const raise = page.getByRole('button', { name: `Rrit sasinë: ${product.name}` });
  await tapAtOnce(raise, 8);
  await eventually(inCart).toBe(16);
  await page.goto('/cart');
  await tapAtOnce(raise, 8);
  await eventually(inCart).toBe(24);
  await tapAtOnce(page.getByRole('button', { name: `Zvogëlo sasinë: ${product.name}` }), 8);
  await eventually(inCart).toBe(16);
  await expect.poll(() => quantityOf(page, product.name).inputValue()).toBe('16');
});

journey('a double tap anywhere on the add button leaves the product in the cart', async ({ visit, shop }) => {
  const { page } = await visit(phone);
  await openAsCustomer(page, shop, '/cart', 7);
  const product = (await listProducts(page, shop, 'ambalazhe'))[4]!;
  await page.goto(`/product/${product.id}`);
  await page.getByRole('link', { name: /^Llogaria/ }).waitFor();
  const add = addButton(page, product.name);
  await add.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const { x, y, height } = (await add.boundingBox())!;
  await page.touchscreen.tap(x + 20, y + height / 2);
  await quantityOf(page, product.name).waitFor();
  await page.touchscreen.tap(x + 20, y + height / 2);
  await page.getByText('Produkti u shtua ne shport').waitFor();
  expect(await quantityOf(page, product.name).inputValue()).toBe('1');
  const lower = page.getByRole('button', { name: `Zvogëlo sasinë: ${product.name}` });
  await lower.tap();
  await page.getByText('Produkti u hoq nga shporta').waitFor();
});

journey('a quantity that was typed counts when "back" leaves the cart', async ({ visit, shop }) => {
  const { page } = await visit(phone);
  await openAsCustomer(page, shop, '/cart', 7);
  const product = (await listProducts(page, shop, 'ambalazhe'))[4]!;
  await send(page, shop, 'POST', '/api/cart', { productId: product.id });
  await page.goto('/blerjet');
  await page
    .getByRole('link', { name: /Shporta|SHPORTA/ })
    .first()
    .click();
  await quantityOf(page, product.name).fill('3');
  await page.goBack();
  await page.waitForURL('**/blerjet');
  await eventually(() => send(page, shop, 'GET', '/api/cart')).toMatchObject([{ quantity: 3 }]);
});

journey('more than there is in stock is rejected with the figure', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/cart');
  const [product] = await listProducts(page, shop, 'paketime');
  const name = product?.name ?? '';
  await page.goto(`/product/${product?.id}`);
  await page.getByRole('link', { name: 'Llogaria ime' }).waitFor();
  await addButton(page, name).click();
  await quantityOf(page, name).fill(String((product?.stock ?? 0) + 1));
  await quantityOf(page, name).press('Enter');
  await page.getByText(`Kemi vetëm ${product?.stock} artikuj në stok.`).waitFor();
  await expect.poll(() => quantityOf(page, name).inputValue()).toBe('1');
});

journey(
  'one more piece that makes the line cheaper is hinted at, and taken by a tap',
  async ({ page, shop }) => {
    await openAsCustomer(page, shop, '/cart', 8);
    const { user } = await send(page, shop, 'GET', '/api/auth/profile');
    const id = 5;
    await setStock(shop, id, 200);
    await asPerson(shop, 'admin@furnizo.test', async (office) => {
      const prices = [
        { product_id: id, price: 1.2 },
        { product_id: id, from: 24, price: 1.1 },
      ];
      await send(office, shop, 'PUT', `/api/admin/users/${user.id}/prices`, { prices });
    });
    await send(page, shop, 'POST', '/api/cart', { productId: id, quantity: 23 });
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Shto 1 copë dhe paguan më pak (−1,20 €)' }).click();
    await page.getByText('26,40 €').first().waitFor();
  },
);

journey(
  'of what is sold by the pack, only whole packs are offered when the stock ends',
  async ({ page, shop }) => {
    const [id, pack] = [12, { pack_name: 'karton', pack_size: 24, order_step: 24, min_quantity: 24 }];
    await asPerson(shop, 'admin@furnizo.test', async (office) => {
      await send(office, shop, 'PUT', `/api/products/${id}`, pack);
    });
    await setStock(shop, id, 200);
    await openAsCustomer(page, shop, '/cart', 7);
    await send(page, shop, 'POST', '/api/cart', { productId: id, quantity: 24 });
    await page.goto('/cart');
    const field = page.getByLabel(/^Sasia: /);
    await setStock(shop, id, 58);
    await page.reload();
    await field.fill('9');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Merr 2 karton', exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe('2');
    await setStock(shop, id, 200);
    await send(page, shop, 'PUT', `/api/cart/${id}`, { quantity: 72 });
    await setStock(shop, id, 58);
    await page.reload();
    await page.getByRole('button', { name: 'Merr 2 karton', exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe('2');
  },
);

journey(
  'a change that the server rejects, fails at or never answers is taken back',
  async ({ visit, shop }) => {
    const { page, troubles } = await visit();
    troubles.expect(/500/);
    await openAsCustomer(page, shop, '/cart');
    const [product] = await listProducts(page, shop, 'paketime');
    const name = product?.name ?? '';
    await page.goto(`/product/${product?.id}`);
    await page.getByRole('link', { name: 'Llogaria ime' }).waitFor();
    await addButton(page, name).click();
    await page.getByText('Produkti u shtua ne shport').waitFor();
    const raise = page.getByRole('button', { name: `Rrit sasinë: ${name}` });
    const isOne = () => eventually(() => quantityOf(page, name).inputValue()).toBe('1');

    await page.route('**/trpc/customer.cart.setQuantity*', (route) =>
      reject(route, 409, { error: 'Insufficient stock', message: 'Kemi vetëm 1 artikuj në stok.' }),
    );
    await raise.click();
    await page.getByText('Kemi vetëm 1 artikuj në stok.').waitFor();
    await isOne();

    await page.unroute('**/trpc/customer.cart.setQuantity*');
    await page.route('**/trpc/customer.cart.setQuantity*', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>oops</h1>' }),
    );
    await raise.click();
    await page.getByText('Error: 500').waitFor();
    await isOne();

    await page.unroute('**/trpc/customer.cart.setQuantity*');
    await page.route('**/trpc/customer.cart.setQuantity*', (route) => route.abort('internetdisconnected'));
    troubles.expect(/ERR_INTERNET_DISCONNECTED/);
    await raise.click();
    await page.getByText('Network error. Please check your connection.').waitFor();
    await isOne();

    await page.unroute('**/trpc/customer.cart.setQuantity*');
    await page.route('**/trpc/customer.cart.setQuantity*', () => {});
    await raise.click();
    await page.getByText('Request timed out. Please try again.').waitFor({ timeout: 15_000 });
    await isOne();
  },
);

journey('a quantity is whole: what is not is said and the old one stays', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/cart', 11);
  const product = (await listProducts(page, shop, 'ambalazhe'))[1]!;
  await openCheckout(page, shop, product.id);
  const field = quantityOf(page, product.name);
  for (const typed of ['2,5', '1,3', '-3', '2.5']) {
    await field.fill(typed);
    await field.press('Enter');
    await page.getByText('Vetëm sasi të plota').waitFor();
    await expect.poll(() => field.inputValue()).toBe('1');
  }
  await field.fill('12');
  await field.press('Enter');
  await page.getByText('Sasia 12').waitFor();
});
