import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import {
  chooseDriver,
  dayAfter,
  driverChip,
  expectBooksBalance,
  placeOrders,
  typed,
} from '#testing/e2e/staff-scenes.ts';
import {
  countOrders,
  customerOf,
  DESK,
  dictate,
  draftOf,
  expectFocus,
  lineOf,
  newestOrder,
  openCall,
  openDesk,
  openTab,
  productsOf,
} from './call-agent-scenes.ts';

async function slowDown(page: Page, delayMs: number): Promise<void> {
  await page.route('**/trpc/**', async (route) => {
    if (!route.request().url().includes('profile.live'))
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue().catch(() => undefined);
  });
}

const withoutYear = (date: string) => typed(date).slice(0, 5);

const dateField = (page: Page) => draftOf(page).getByRole('textbox', { name: 'Data e dorëzimit' });

describe('an agent who is faster than the network', () => {
  journey(
    'types a whole order, the caller included, without waiting for anything',
    async ({ shop, page }) => {
      const customer = customerOf(shop, 2);
      const products = productsOf(shop, 3);
      await openDesk(page, shop);
      await page.waitForFunction(() => document.querySelector('#call-date input:not([readonly])'));
      await slowDown(page, 600);
      await expectFocus(page, 'call-client');
      await page.keyboard.type(customer.phone);
      await page.keyboard.press('Enter');
      // Commands are buffered for the caller like text.
      await page.keyboard.press('F8');
      await page.keyboard.press('F4');
      for (const [index, { code }] of products.entries()) {
        await page.keyboard.type(`${code}x`);
        await page.keyboard.press('Backspace');
        await page.keyboard.press('Enter');
        await page.keyboard.type(String(index + 2));
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('Enter');
      await page.keyboard.type(withoutYear(dayAfter(5)));
      await page.keyboard.press('Control+Enter');
      await page.getByText(/Porosia #\d+ u krijua me sukses/).waitFor();
      expect(newestOrder(shop)).toMatchObject({
        customerId: customer.id,
        deliverDate: dayAfter(5),
        lines: products.map((product, index) => ({ productId: product.id, quantity: index + 2 })),
      });
      expectBooksBalance(shop);
    },
  );

  journey(
    'chooses among several callers only what is seen, and types the next caller while the order is on its way',
    async ({ shop, page }) => {
      const [product] = productsOf(shop, 1);
      const next = customerOf(shop, 4);
      await openDesk(page, shop);
      await slowDown(page, 400);
      await page.keyboard.type('a');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Klientët e gjetur' }).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
      expect(new URL(page.url()).search).toBe('');
      await page.goto(`${DESK}?customer=${customerOf(shop, 3).id}`);
      await dictate(page, product!.code, 2);
      await lineOf(page, product!).waitFor();
      await page.keyboard.press('F8');
      await page.keyboard.type(typed(dayAfter(2)));
      await page.keyboard.press('Control+Enter');
      await page.keyboard.press('F2');
      await page.keyboard.type(next.phone.slice(0, 8));
      await page.getByText(/u krijua me sukses/).waitFor();
      await draftOf(page).getByText('Ju lutem kërkoni ose regjistroni një klient').waitFor();
      await page.keyboard.type(next.phone.slice(8));
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Të dhënat e klientit' }).getByText(next.name).waitFor();
    },
  );
});

describe('a long order', () => {
  journey('the line that was dictated last is in sight, on a laptop as well', async ({ shop, visit }) => {
    const { page } = await visit({ viewport: { width: 1280, height: 720 } });
    const products = productsOf(shop, 7);
    await openCall(page, shop, customerOf(shop, 12));
    for (const product of products) await dictate(page, product.code, 1);
    await draftOf(page).getByText('7 artikuj').waitFor();
    const hidden = (product: { readonly name: string }) =>
      lineOf(page, product).evaluate((row) => {
        const [line, list] = [row.getBoundingClientRect(), row.parentElement!.getBoundingClientRect()];
        return Math.max(line.bottom - list.bottom, list.top - line.top, 0);
      });
    await expect.poll(() => hidden(products[6]!)).toBeLessThan(1);
    await dictate(page, products[0]!.code, 1);
    await expect.poll(() => hidden(products[0]!)).toBeLessThan(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const submit = draftOf(page).getByRole('button', { name: 'Përfundo Porosinë' });
    const bottom = await submit.evaluate((button) => button.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(720);
    const heights = await draftOf(page)
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(44);
    for (const viewport of [
      { width: 768, height: 1024 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(viewport);
      await page.keyboard.press('F4');
      await expectFocus(page, 'call-products');
      const foot = await submit.evaluate((button) => button.getBoundingClientRect());
      expect([foot.top > 0, foot.bottom < viewport.height]).toEqual([true, true]);
      const tops = await page
        .getByRole('tab')
        .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    }
  });
});

describe('mistakes', () => {
  journey(
    'a day that is none is said to be so and orders nothing; the chosen day is read out in words',
    async ({ shop, page }) => {
      const [product] = productsOf(shop, 1);
      await openCall(page, shop, customerOf(shop, 5));
      // The day first, while the draft is still empty.
      await page.keyboard.press('F8');
      await page.keyboard.type(withoutYear(dayAfter(6)));
      await expect.poll(() => dateField(page).inputValue()).toBe(withoutYear(dayAfter(6)));
      await page.keyboard.press('F4');
      await expect.poll(() => dateField(page).inputValue()).toBe(typed(dayAfter(6)));
      await draftOf(page)
        .getByRole('status')
        .getByText(/^e .+ \d{4}/)
        .waitFor();
      await dictate(page, product!.code, 1);
      await lineOf(page, product!).waitFor();
      const orders = countOrders(shop);
      // Today, too, with a reason.
      const earliest = withoutYear(dayAfter(0));
      const yesterday = withoutYear(dayAfter(-1));
      for (const [slip, reason] of [
        ['31.11', '31.11 nuk ekziston në kalendar'],
        [yesterday, `${yesterday} ka kaluar – më e hershmja: ${earliest}`],
      ] as const) {
        await page.keyboard.press('F8');
        await page.keyboard.type(slip);
        await page.keyboard.press('Control+Enter');
        await draftOf(page).getByText(reason).waitFor();
        await page.keyboard.press('F4');
        await draftOf(page).getByText(reason).waitFor();
      }
      expect(countOrders(shop)).toBe(orders);
      await page.keyboard.press('F8');
      await page.keyboard.type('nesër');
      await page.keyboard.press('Enter');
      await expectFocus(page, 'call-comment');
      await expect.poll(() => dateField(page).inputValue()).toBe(typed(dayAfter(1)));
      const comment = draftOf(page).getByLabel('Koment (opsional)');
      await expect.poll(() => comment.inputValue()).toBe('');
      await page.keyboard.press('F8');
      await page.keyboard.type(withoutYear(dayAfter(0)));
      await page.keyboard.press('Enter');
      await expectFocus(page, 'call-day-reason');
      await expect.poll(() => comment.inputValue()).toBe('');
    },
  );

  journey(
    'no quantity is asked for again; Ctrl+Enter takes along the line that is being dictated',
    async ({ shop, page }) => {
      const [first, second] = productsOf(shop, 2);
      await openCall(page, shop, customerOf(shop, 6));
      await dictate(page, first!.code, 0);
      await page.getByText('Shkruani sa copë: së paku 1').waitFor();
      for (const broken of ['2,5', '1e3', '-3']) {
        await page.keyboard.type(broken);
        await page.keyboard.press('Enter');
        await page.getByText('Vetëm sasi të plota').last().waitFor();
      }
      expect(await draftOf(page).getByRole('listitem').count()).toBe(0);
      await page.keyboard.type('4');
      await page.keyboard.press('Enter');
      await lineOf(page, first!).waitFor();
      await draftOf(page)
        .getByRole('button', { name: /^Nesër/ })
        .click();
      const typed = lineOf(page, first!).getByRole('textbox');
      await typed.fill('2,5');
      await draftOf(page).getByRole('button', { name: 'Përfundo Porosinë' }).click();
      const refused = draftOf(page).getByText('Vetëm sasi të plota');
      await refused.waitFor();
      await typed.fill('2,5');
      await refused.waitFor({ state: 'hidden' });
      await typed.press('Control+Enter');
      await refused.waitFor();
      await page.keyboard.press('F4');
      await page.keyboard.type(second!.code);
      await page.keyboard.press('Enter');
      await page.keyboard.type('3');
      await page.keyboard.press('Control+Enter');
      await page.getByText(/u krijua me sukses/).waitFor();
      expect(newestOrder(shop).lines).toEqual([
        { productId: first!.id, quantity: 4 },
        { productId: second!.id, quantity: 3 },
      ]);
    },
  );

  journey('a session that ran out takes nothing of the draft', async ({ shop, visit }) => {
    const { page, troubles } = await visit();
    troubles.expect(/401/);
    const [product] = productsOf(shop, 1);
    await openCall(page, shop, customerOf(shop, 8));
    await dictate(page, product!.code, 4);
    await lineOf(page, product!).waitFor();
    await draftOf(page)
      .getByRole('button', { name: /^Nesër/ })
      .click();
    await page.context().clearCookies();
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/\/login/);
    await page.getByLabel('Email').fill('agent@furnizo.test');
    await page.getByLabel('Fjalëkalimi').fill('furnizo-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`customer=${customerOf(shop, 8).id}`));
    await lineOf(page, product!).waitFor();
    const orders = countOrders(shop);
    await page.keyboard.press('Control+Enter');
    await page.getByText(/u krijua me sukses/).waitFor();
    expect(countOrders(shop)).toBe(orders + 1);
  });

  journey(
    'a key gives up the order, and then the parked call, and both come back',
    async ({ shop, page }) => {
      const [product] = productsOf(shop, 1);
      const customer = customerOf(shop, 13);
      await openCall(page, shop, customer);
      await dictate(page, product!.code, 4);
      await lineOf(page, product!).waitFor();
      await page.keyboard.type('abc def');
      await page.keyboard.press('Control+Backspace');
      await expect.poll(() => lineOf(page, product!).count()).toBe(1);
      await page.getByRole('searchbox', { name: 'Kërko produkte' }).fill('');
      await page.keyboard.press('Control+Backspace');
      await draftOf(page).getByText('Porosia është bosh').waitFor();
      await page.keyboard.press('Control+Z');
      await lineOf(page, product!).waitFor();
      await page.keyboard.press('F9');
      const parked = page.getByRole('button', { name: `Vazhdo thirrjen e ${customer.name}` });
      await parked.waitFor();
      await expectFocus(page, 'call-client');
      await page.keyboard.press('Control+Backspace');
      await parked.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Kthe' }).last().click();
      await parked.waitFor();
    },
  );

  journey('the call that was left last comes back first', async ({ shop, page }) => {
    const [first, second] = [customerOf(shop, 9), customerOf(shop, 10)];
    await openCall(page, shop, first);
    await page.keyboard.press('F9');
    await page.goto(`${DESK}?customer=${second.id}`);
    const details = page.getByRole('region', { name: 'Të dhënat e klientit' });
    await details.getByText(second.name).waitFor();
    await page.keyboard.press('F9');
    await page.getByRole('button', { name: `Vazhdo thirrjen e ${first.name}` }).click();
    await details.getByText(first.name).waitFor();
    await page.keyboard.press('F9');
    await expectFocus(page, 'call-client');
    await page.reload();
    await page.getByRole('button', { name: `Vazhdo thirrjen e ${second.name}` }).waitFor();
    await page.keyboard.press('Shift+F9');
    await details.getByText(first.name).waitFor();
  });

  journey(
    'on a slow computer the place in the list of orders is kept when a driver is chosen',
    async ({ shop, page }) => {
      const date = dayAfter(31);
      const [order] = await placeOrders(shop, { customers: [1], products: 1, date });
      await openDesk(page, shop, `${DESK}?by=delivery&date=${date}`);
      const chip = driverChip(
        page.getByRole('article', { name: `Porosia #${order!.orderId}` }),
        order!.orderId,
      );
      await chip.waitFor();
      const focused = await page.evaluateHandle(() => {
        const names: (string | null)[] = [];
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof Element) names.push(target.id);
        });
        return names;
      });
      const slowComputer = await page.context().newCDPSession(page);
      await slowComputer.send('Emulation.setCPUThrottlingRate', { rate: 10 });
      await chooseDriver(page.getByRole('main'), order!.orderId, 2);
      await page.getByText('Order driver updated successfully').waitFor();
      await expect.poll(() => chip.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await focused.jsonValue()).not.toContain('call-client');
    },
  );

  journey('notes that could not be read are not taken for none', async ({ shop, visit }) => {
    const { page, troubles } = await visit();
    troubles.expect(/ERR_FAILED/);
    await page.route('**/trpc/*callAgent.customers.notes*', (route) => route.abort());
    await openDesk(page, shop, `${DESK}?customer=${customerOf(shop, 11).id}`);
    const notes = await openTab(page, 'Shënime');
    await notes.getByRole('alert').waitFor();
    await page.unroute('**/trpc/*callAgent.customers.notes*');
    await notes.getByRole('button', { name: 'Provo Përsëri' }).click();
    await expect.poll(() => notes.getByRole('alert').count()).toBe(0);
  });
});
