import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { overflowOf } from '#testing/e2e/expect-accessible.ts';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import { asPerson, send } from '#testing/e2e/staff-scenes.ts';
import {
  chooseFirstDay,
  eventually,
  listProducts,
  openAsCustomer,
  openCheckout,
} from './storefront-scenes.ts';

const narrow = { ...phone, viewport: { width: 320, height: 640 } };

journey('the checkout fits a phone of 320 px', async ({ visit, shop }) => {
  const { page } = await visit(narrow);
  await openAsCustomer(page, shop, '/cart', 12);
  const product = (await listProducts(page, shop, 'paketime'))[6]!;
  await openCheckout(page, shop, product.id);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.setViewportSize({ width: 360, height: 740 });
  await eventually(() => overflowOf(page)).toBeLessThanOrEqual(0);
  await chooseFirstDay(page);
  const cutOff = () =>
    page
      .locator('main li:has([data-remove]) :is(button, a), [aria-describedby="why-not"]')
      .evaluateAll((all) =>
        all
          .filter((part) => {
            const lines = part.closest('ul')?.getBoundingClientRect();
            return part.getBoundingClientRect().right > (lines?.right ?? window.innerWidth);
          })
          .map((part) => part.getAttribute('aria-label') ?? part.textContent),
      );
  await eventually(cutOff).toEqual([]);
  for (const address of ['/', '/category/pasticeri', '/porosite', '/llogaria', '/gjendja']) {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await eventually(() => overflowOf(page)).toBeLessThanOrEqual(0);
  }
  // Order numbers of equal length are equally wide, so that statuses are aligned.
  await page.goto('/porosite');
  const number = page.getByRole('heading', { name: /^Porosia nr\. / }).first();
  expect(await number.evaluate((heading) => getComputedStyle(heading).fontVariantNumeric)).toBe(
    'tabular-nums',
  );
});

journey('total and button stay in sight, with the reason why it is disabled', async ({ visit, shop }) => {
  const { page } = await visit(phone);
  await openAsCustomer(page, shop, '/', 10);
  // The bar of the cart appears with the first product: not over the stepper that replaces the button.
  const [bought] = await listProducts(page, shop, 'pasticeri');
  await page.goto(`/product/${bought?.id}`);
  const add = page.getByRole('button', { name: `Shto në shportë: ${bought?.name}` });
  await add.evaluate((button) =>
    window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + 70),
  );
  await add.click();
  const cartBar = page.getByRole('complementary', { name: 'Shporta juaj' });
  const stepper = page.getByRole('textbox', { name: `Sasia: ${bought?.name}` });
  await eventually(async () => {
    const [field, bar] = [await stepper.boundingBox(), await cartBar.boundingBox()];
    return field !== null && bar !== null && field.y + field.height <= bar.y;
  }).toBe(true);
  // On a desktop as wide as the window: a box in the corner would cover the ends of rows.
  await page.setViewportSize(desk.viewport);
  expect(await cartBar.boundingBox()).toMatchObject({ x: 0, width: desk.viewport.width });
  // Like a phone with text of 150 %.
  await page.setViewportSize({ width: 240, height: 493 });
  const placeOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).position);
  expect([await placeOf(cartBar), await placeOf(page.getByRole('banner'))]).toEqual(['static', 'static']);
  await page.setViewportSize(phone.viewport);
  for (const category of ['pasticeri', 'paketime']) {
    for (const { id } of (await listProducts(page, shop, category)).slice(10, 16))
      await send(page, shop, 'POST', '/api/cart', { productId: id });
  }
  await page.goto('/category/ambalazhe');
  await page.getByRole('link', { name: 'Vazhdo' }).click();
  const confirm = page.getByRole('button', { name: 'Konfirmo Porosinë' });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1366, 660],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [confirm, page.getByText('Totali'), page.getByText('Zgjidhni datën e dorëzimit')]) {
      const box = await part.boundingBox();
      expect(box?.y, `${width} px`).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? height) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(height);
    }
  }
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  const pastWeeks = page.locator('main tbody tr:visible:not(:has([data-date]:not([data-closed="past"])))');
  await page.locator('main tbody tr').first().waitFor({ state: 'attached' });
  expect(await pastWeeks.count()).toBe(0);
  await chooseFirstDay(page);
  await eventually(() => confirm.isEnabled()).toBe(true);
});

journey('"back" closes the filters, keeps what was chosen and returns the focus', async ({ visit }) => {
  const { page } = await visit(phone);
  await page.goto('/category/pasticeri');
  const button = page.getByRole('button', { name: /^Filtrat/ });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Zgjidhni produktet' });
  await drawer.getByRole('checkbox').first().check();
  // Its heading is not a second banner of the page.
  expect(await drawer.locator('header:not([role])').count()).toBe(0);
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(page.url()).toContain('/category/pasticeri?sub=');
  await page.getByRole('button', { name: 'Filtrat (1)' }).waitFor();
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

journey(
  'removing a line or adding a product by keyboard keeps the focus in place',
  async ({ page, shop }) => {
    await openAsCustomer(page, shop, '/cart', 13);
    const [first, second] = await listProducts(page, shop, 'ambalazhe');
    for (const product of [first, second])
      await send(page, shop, 'POST', '/api/cart', { productId: product?.id });
    await page.goto('/cart');
    await page.waitForLoadState('networkidle');
    const removed = page.waitForResponse((response) => response.url().includes('customer.cart.remove'));
    await page.getByRole('button', { name: `Hiqe ${first?.name} nga shporta` }).press('Enter');
    const next = page.getByRole('button', { name: `Hiqe ${second?.name} nga shporta` });
    await eventually(() => next.evaluate((element) => element === document.activeElement)).toBe(true);
    await removed;
    await page.goto(`/product/${first?.id}`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: `Shto në shportë: ${first?.name}` }).press('Enter');
    const more = page.getByRole('button', { name: `Rrit sasinë: ${first?.name}` });
    await eventually(() => more.evaluate((element) => element === document.activeElement)).toBe(true);
  },
);

journey('what had the focus passes it on when it goes', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/llogaria', 15);
  // Focus handling is loaded after the page.
  await page.waitForLoadState('networkidle');
  const everywhere = page.getByRole('button', { name: 'Dil nga të gjitha pajisjet' });
  await everywhere.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Anulo' }).press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await eventually(focused).toBe('Dil nga të gjitha pajisjet');
  await everywhere.evaluate((button) => button.remove());
  await eventually(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

journey('a button that is at work keeps the focus and does nothing twice', async ({ page }) => {
  await page.goto('/login');
  let attempts = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*auth.login*', async (route) => {
    attempts += 1;
    await answered;
    await route.continue();
  });
  await page.getByLabel('Email').fill('customer1@furnizo.test');
  await page.getByLabel('Fjalëkalimi', { exact: true }).fill('furnizo-demo');
  const logIn = page.locator('main button[type="submit"]');
  // Focus handling is loaded after the page.
  await page.waitForLoadState('networkidle');
  await logIn.press('Enter');
  await page.locator('main button[data-loading][aria-disabled="true"]').waitFor();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await logIn.evaluate((button) => button === document.activeElement)).toBe(true);
  await logIn.press('Enter');
  answer();
  await page.waitForURL((url) => url.pathname !== '/login');
  expect(attempts).toBe(1);
});

journey('a login that ended elsewhere takes its cart count with it', async ({ visit, shop }) => {
  const { page, troubles } = await visit();
  troubles.expect(/401/);
  await openAsCustomer(page, shop, '/', 14);
  const [product] = await listProducts(page, shop, 'ambalazhe');
  await send(page, shop, 'POST', '/api/cart', { productId: product?.id });
  await page.reload();
  await page.getByText('1 produkt në shportë').first().waitFor({ state: 'attached' });
  await send(page, shop, 'POST', '/api/auth/logout');
  await page.getByRole('link', { name: 'Hyr' }).first().waitFor();
  await eventually(() => page.getByText('1 produkt në shportë').count()).toBe(0);
});

journey('names, numbers and amounts stand apart on a phone of 360 px', async ({ visit, shop }) => {
  const { page } = await visit(phone);
  await openAsCustomer(page, shop, '/cart', 13);
  const [product] = await listProducts(page, shop, 'paketime');
  await asPerson(shop, 'admin@furnizo.test', async (office) => {
    await send(office, shop, 'PUT', `/api/products/${product!.id}`, { price: 12_345.6 });
  });
  await openCheckout(page, shop, product!.id);
  await page.getByRole('button', { name: 'Konfirmo Porosinë' }).click();
  const number = await page.getByRole('link', { name: /^Porosia nr\. \d+/ }).innerText();
  const orderId = Number(/\d+/.exec(number)?.[0]);
  await page.goto('/');
  const open = page.getByRole('listitem').filter({ hasText: `nr. ${orderId}` });
  await open.getByText(/1\d\.\d{3},\d\d/).waitFor();
  await eventually(() => crossingTexts(open.first())).toEqual([]);

  await asPerson(shop, 'admin@furnizo.test', async (office) => {
    await send(office, shop, 'PUT', '/api/orders/update-status', {
      order_id: orderId,
      delivery_status: 'E Nisur',
    });
    const { documents } = await send(office, shop, 'GET', `/api/documents?kind=invoice&order_id=${orderId}`);
    await send(office, shop, 'POST', `/api/documents/${documents[0].id}/credit`, {
      reason: 'Mall i dëmtuar',
      all: true,
    });
  });
  // A page beyond the last leads to the last.
  await page.goto('/faturat?page=99');
  const note = page.getByRole('article', { name: /^Notë krediti/ });
  await note.first().waitFor();
  await eventually(() => crossingTexts(note.first())).toEqual([]);

  const code = `KOD-${orderId}`;
  await asPerson(shop, 'admin@furnizo.test', async (office) => {
    await send(office, shop, 'PUT', `/api/products/${product!.id}`, { code });
  });
  await page.goto(`/search?q=${orderId}`);
  await eventually(() => page.getByRole('article').first().locator('p').first().innerText()).toContain(code);
});

/** Pairs of a row's texts that are printed over each other. */
function crossingTexts(row: Locator): Promise<string[]> {
  return row.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const printed: { words: string; boxes: DOMRect[] }[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      printed.push({ words: walker.currentNode.textContent ?? '', boxes: [...range.getClientRects()] });
    }
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    return printed.flatMap(({ words, boxes }, index) =>
      printed
        .slice(index + 1)
        .filter((other) => boxes.some((one) => other.boxes.some((two) => isOver(one, two))))
        .map((other) => `${words} / ${other.words}`),
    );
  });
}
