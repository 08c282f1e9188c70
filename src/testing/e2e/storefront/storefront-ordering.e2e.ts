import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import { asPerson, send } from '#testing/e2e/staff-scenes.ts';
import {
  addButton,
  chooseFirstDay,
  eventually,
  listProducts,
  openAsCustomer,
  openCheckout,
  quantityOf,
  setStock,
} from './storefront-scenes.ts';

for (const [where, window, customer] of [
  ['at a desk', desk, 3],
  ['on a phone, where the list has another shape then', phone, 16],
] as const)
  journey(`a guest who adds is told to log in, led there and back again ${where}`, async ({ visit }) => {
    const { page } = await visit(window);
    await page.goto('/category/pasticeri');
    const add = page.getByRole('button', { name: /^Shto në shportë/ }).nth(8);
    const name = (await add.getAttribute('aria-label'))?.replace('Shto në shportë: ', '') ?? '';
    await add.scrollIntoViewIfNeeded();
    await add.click();
    await page.getByText('Ju duhet te kyqeni qe te shtoni produktin ne shport').waitFor();
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByLabel('Email').fill(`customer${customer}@furnizo.test`);
    await page.getByLabel('Fjalëkalimi').fill('furnizo-demo');
    await page.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
    await page.waitForURL('**/category/pasticeri');
    await page.getByText('Produkti u shtua ne shport').waitFor();
    const quantity = page.getByRole('textbox', { name: `Sasia: ${name}` });
    await quantity.waitFor();
    const height = page.viewportSize()?.height ?? 0;
    await eventually(async () => (await quantity.boundingBox())?.y).toBeLessThan(height);
    expect((await quantity.boundingBox())?.y).toBeGreaterThan(0);
  });

journey(
  'a guest who adds what is sold by the pack finds a pack in the cart after the login',
  async ({ page, shop }) => {
    const product = (await listProducts(page, shop, 'paketime'))[2]!;
    await asPerson(shop, 'admin@furnizo.test', async (office) => {
      await send(office, shop, 'PUT', `/api/products/${product.id}`, { pack_size: 12, order_step: 12 });
    });
    await page.goto(`/product/${product.id}`);
    await addButton(page, product.name).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByLabel('Email').fill('customer5@furnizo.test');
    await page.getByLabel('Fjalëkalimi').fill('furnizo-demo');
    await page.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
    await page.getByText('Produkti u shtua ne shport').waitFor();
    const lines: readonly { product_id: number; quantity: number }[] = await send(
      page,
      shop,
      'GET',
      '/api/cart',
    );
    expect(lines.find((line) => line.product_id === product.id)?.quantity).toBe(12);
  },
);

journey(
  'an order is placed for a day that is open, and days that are not say why',
  async ({ page, shop }) => {
    await openAsCustomer(page, shop, '/cart');
    const [product] = await listProducts(page, shop, 'pasticeri');
    await page.goto(`/product/${product?.id}`);
    await page.getByRole('link', { name: 'Llogaria ime' }).waitFor();
    await addButton(page, product?.name ?? '').click();
    await page.getByText('Produkti u shtua ne shport').waitFor();
    await page.goto('/cart');
    const confirm = page.getByRole('button', { name: 'Konfirmo Porosinë' });
    await page.getByText('Nuk është zgjedhur').waitFor();
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await page.getByText('Dorëzimi nuk bëhet gjatë fundjavës.').waitFor();
    // The arrows continue into the next month, and back.
    const shown = page.locator('table button[data-date]:visible');
    for (const keys of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) {
      const day = keys === 'ArrowRight' ? shown.last() : shown.first();
      await day.press(keys);
    }
    await expect.poll(() => page.locator(':focus').getAttribute('data-date')).toMatch(/-01$/);
    await page
      .getByRole('button', { name: /e shtunë.*Nuk bëhet dorëzim/ })
      .first()
      .click({ force: true });
    await page.getByText('Nuk bëhet dorëzim në këtë ditë të javës.').waitFor();
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    const otherDay = page.locator('table button:not([aria-disabled="true"]):visible').last();
    const chosen = (await otherDay.getAttribute('aria-label')) ?? '';
    await otherDay.click();
    await page.getByText(chosen).first().waitFor();
    await chooseFirstDay(page);
    await page.getByLabel('Komenti').fill('Hyrja nga prapa');
    await confirm.click();
    await page.getByRole('heading', { name: 'Porosia u konfirmua!' }).waitFor();
    await page.getByText('Order created successfully').waitFor();
    await page.getByRole('link', { name: 'Shiko porositë' }).click();
    const order = page.getByRole('article').first();
    await order.getByText(product?.name ?? '').waitFor();
    await expect
      .poll(() => order.getByRole('list', { name: 'Ecuria e porosisë' }).getByRole('listitem').count())
      .toBe(4);
  },
);

journey(
  'the calendar stands open from 768 px on, on a phone behind “Ditë tjetër”',
  async ({ visit, shop }) => {
    const { page } = await visit(phone);
    await openAsCustomer(page, shop, '/cart', 3);
    const [product] = await listProducts(page, shop, 'pasticeri');
    await openCheckout(page, shop, product!.id);
    expect(await page.getByRole('table').count()).toBe(0);
    await page.getByRole('button', { name: /^Ditë tjetër/ }).click();
    await page.locator('table button:not([aria-disabled="true"]):visible').last().click();
    await page.getByRole('table').waitFor({ state: 'hidden' });
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('table').waitFor();
      expect(await page.getByRole('button', { name: /^Ditë tjetër/ }).count()).toBe(0);
      const [chips, calendar] = await Promise.all([
        page.getByRole('group', { name: 'Data e dorëzimit' }).boundingBox(),
        page.getByRole('table').boundingBox(),
      ]);
      expect(calendar!.y).toBeGreaterThan(chips!.y + chips!.height);
    }
  },
);

/** The largest overlap of two parts of the page, over all scroll positions. */
function worstOverlap(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const panel = document.querySelector('[aria-labelledby="checkout-title"]')!;
    const cards = [...document.querySelectorAll('section')].find(
      (section) => section.querySelector('h2')?.textContent === 'Rekomandime',
    )!;
    let worst = 0;
    for (let y = 0; y < document.documentElement.scrollHeight - innerHeight; y += 40) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const [above, below] = [panel.getBoundingClientRect(), cards.getBoundingClientRect()];
      const isAlongside = above.right <= below.left || below.right <= above.left;
      if (!isAlongside) worst = Math.max(worst, above.bottom - below.top);
    }
    scrollTo(0, 0);
    return worst;
  });
}

journey(
  'the checkout is covered by nothing at any size, and its button is in sight',
  async ({ visit, shop }) => {
    const { page } = await visit();
    await openAsCustomer(page, shop, '/cart', 3);
    const products = await listProducts(page, shop, 'pasticeri');
    for (const count of [2, 11]) {
      for (const { id } of products.slice(0, count))
        await send(page, shop, 'POST', '/api/cart', { productId: id });
      await page.goto('/cart');
      await page.getByRole('heading', { name: 'Rekomandime' }).waitFor();
      for (const [width, height] of DESKS) {
        await page.setViewportSize({ width, height });
        expect(await worstOverlap(page), `${width}×${height}, ${count} lines`).toBeLessThanOrEqual(0);
        const button = await page.getByRole('button', { name: 'Konfirmo Porosinë' }).boundingBox();
        expect(button!.y + button!.height, `${width}×${height}`).toBeLessThanOrEqual(height);
        await page.getByLabel('Komenti').click();
      }
    }
  },
);

const DESKS = [
  [1280, 600],
  [1366, 660],
  [1366, 768],
  [1440, 789],
  [1440, 900],
  [1536, 730],
  [1920, 950],
  [1920, 1200],
] as const;

journey('what runs short is named, and one tap takes what there is', async ({ visit, shop }) => {
  const { page, troubles } = await visit();
  troubles.expect(/ERR_FAILED/);
  await openAsCustomer(page, shop, '/cart');
  const product = (await listProducts(page, shop, 'paketime'))[1];
  const name = product?.name ?? '';
  await page.goto(`/product/${product?.id}`);
  await page.getByRole('link', { name: 'Llogaria ime' }).waitFor();
  await addButton(page, name).click();
  await quantityOf(page, name).fill('5');
  await quantityOf(page, name).press('Enter');
  await page.getByText('Sasia 5').waitFor();
  await page.goto('/cart');
  await chooseFirstDay(page);
  // The live connection would update at once; the order must meet the shortage before that.
  await page.route('**/trpc/profile.live*', (route) => route.abort());
  await page.evaluate(() => window.stop());
  await setStock(shop, product?.id ?? 0, 2);
  const confirm = page.getByRole('button', { name: 'Konfirmo Porosinë' });
  if (await confirm.isEnabled()) await confirm.click();
  await page.getByRole('button', { name: 'Merr 2 copë' }).first().click();
  await eventually(() => quantityOf(page, name).inputValue()).toBe('2');
  await confirm.click();
  await page.getByRole('heading', { name: 'Porosia u konfirmua!' }).waitFor();
});

journey(
  'an old order is ordered again as far as there is stock, and what is left out is named',
  async ({ page, shop }) => {
    await openAsCustomer(page, shop, '/cart', 5);
    const [first, second] = await listProducts(page, shop, 'ambalazhe');
    for (const product of [first, second]) {
      await page.goto(`/product/${product?.id}`);
      await page.getByRole('link', { name: 'Llogaria ime' }).waitFor();
      await addButton(page, product?.name ?? '').click();
      await page.getByText('Produkti u shtua ne shport').waitFor();
    }
    await page.goto('/cart');
    await chooseFirstDay(page);
    await page.getByRole('button', { name: 'Konfirmo Porosinë' }).click();
    await page.getByRole('heading', { name: 'Porosia u konfirmua!' }).waitFor();
    await setStock(shop, second?.id ?? 0, 0);
    await page.goto('/porosite');
    await page.getByRole('button', { name: 'Porosit përsëri' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Jo gjithçka është si herën e kaluar' });
    await dialog.getByText(second?.name ?? '').waitFor();
    await dialog.getByRole('link', { name: 'Shko te shporta' }).click();
    await eventually(() => quantityOf(page, first?.name ?? '').inputValue()).toBe('1');
    await page.goto('/blerjet');
    await page
      .getByText(/^Zakonisht\s1\s·\se\sfundit\s1\s+më/)
      .first()
      .waitFor();

    await page.goto('/porosite');
    await page.getByRole('button', { name: 'Porosit përsëri' }).first().click();
    const question = page.getByRole('dialog', { name: 'Këto produkte janë tashmë në shportë' });
    await question.getByText(first?.name ?? '').waitFor();
    await question.getByRole('link', { name: 'Shko te shporta' }).click();
    await eventually(() => quantityOf(page, first?.name ?? '').inputValue()).toBe('1');
  },
);

journey('ordering again leads to the cart and can be taken back', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/cart', 15);
  const product = (await listProducts(page, shop, 'pasticeri'))[1]!;
  await openCheckout(page, shop, product.id);
  await page.getByRole('button', { name: 'Konfirmo Porosinë' }).click();
  await page.getByRole('heading', { name: 'Porosia u konfirmua!' }).waitFor();
  await page.getByRole('link', { name: 'Shiko porositë' }).click();
  const [{ id }] = (await send(page, shop, 'GET', '/api/orders/order')).orders;
  const placed = page.getByRole('article', { name: `Porosia nr. ${id}` });
  await placed.getByRole('button', { name: 'Porosit përsëri' }).dblclick();
  await page.waitForURL('**/cart');
  await eventually(() => page.getByRole('textbox', { name: /^Sasia: / }).inputValue()).toBe('1');
  await page.getByRole('button', { name: 'Kthe', exact: true }).click();
  await page.getByText('Shporta juaj është bosh').waitFor();
});

journey(
  'the order of last week with one change is six taps and two screens at most',
  async ({ visit, shop }) => {
    const { page } = await visit(phone);
    await openAsCustomer(page, shop, '/login', 16);
    const products = [];
    for (const category of ['pasticeri', 'paketime', 'ambalazhe'])
      products.push(...(await listProducts(page, shop, category)).slice(2, 8));
    for (const { id } of products.slice(0, 17))
      await send(page, shop, 'POST', '/api/cart', { productId: id });
    await page.goto('/cart');
    await chooseFirstDay(page);
    await page.getByRole('button', { name: 'Konfirmo Porosinë' }).click();
    await page.getByRole('heading', { name: 'Porosia u konfirmua!' }).waitFor();

    await page.goto('/');
    let taps = 0;
    let scrolled = 0;
    const tap = async (target: Locator) => {
      await target.waitFor();
      const before = await page.evaluate(() => window.scrollY);
      await target.scrollIntoViewIfNeeded();
      scrolled += Math.abs((await page.evaluate(() => window.scrollY)) - before);
      await target.tap();
      taps += 1;
    };
    await tap(page.getByRole('button', { name: 'Porosit përsëri' }));
    await page.waitForURL('**/cart');
    await eventually(() => page.getByRole('textbox', { name: /^Sasia: / }).count()).toBe(17);
    await tap(
      page.getByRole('group', { name: 'Data e dorëzimit' }).getByRole('radio', { disabled: false }).nth(1),
    );
    await tap(page.getByRole('button', { name: /^Rrit sasinë: / }).nth(12));
    await page.getByText('Sasia 2').waitFor();
    await tap(page.getByRole('button', { name: 'Konfirmo Porosinë' }));
    await page.getByRole('heading', { name: 'Porosia u konfirmua!' }).waitFor();
    await page.getByText('17 artikuj').waitFor();
    expect(taps).toBeLessThanOrEqual(6);
    expect(scrolled).toBeLessThanOrEqual(2 * 740);
  },
);
