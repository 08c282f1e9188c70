import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import { expectBooksBalance, logInAs } from '#testing/e2e/staff-scenes.ts';
import {
  addStaff,
  countOrders,
  customerOf,
  DESK,
  dictate,
  draftOf,
  expectFocus,
  lineOf,
  openCall,
  openTab,
  productsOf,
} from './call-agent-scenes.ts';

const PLACE = '**/trpc/*callAgent.orders.place*';

async function finishWithoutAnswer(page: Page): Promise<void> {
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('orders.place'));
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(PLACE, loseAnswer, { times: 1 });
  await page.keyboard.press('Control+Enter');
  await lost;
}

describe('more than one call', () => {
  journey(
    'a parked call is resumed; its draft is never shown with another customer, and outlives a reload',
    async ({ shop, page }) => {
      const [first, second] = [customerOf(shop, 7), customerOf(shop, 8)];
      const [product, other] = productsOf(shop, 2);
      await openCall(page, shop, first);
      await dictate(page, product!.code, 4);
      await lineOf(page, product!).waitFor();
      await page.keyboard.press('F9');
      await page.getByText(`Thirrja e ${first.name} u parkua`).waitFor();
      await expectFocus(page, 'call-client');
      await page.keyboard.type(second.name);
      await page.keyboard.press('Enter');
      await expectFocus(page, 'call-products');
      await draftOf(page).getByText('Porosia është bosh').waitFor();
      await dictate(page, other!.code, 1);
      await lineOf(page, other!).waitFor();
      await page.reload();
      await lineOf(page, other!).waitFor();
      await expect.poll(() => draftOf(page).getByRole('listitem').count()).toBe(1);
      await page.keyboard.press('Shift+F9');
      await lineOf(page, product!).waitFor();
      expect(await lineOf(page, other!).count()).toBe(0);
      await page.getByRole('button', { name: `Vazhdo thirrjen e ${second.name}` }).waitFor();
      await page.getByRole('button', { name: `Fshi porosinë e ${second.name}` }).click();
      await page.getByRole('button', { name: 'Kthe' }).last().click();
      await page.getByRole('button', { name: `Vazhdo thirrjen e ${second.name}` }).click();
      await lineOf(page, other!).waitFor();
      await page.goto(DESK);
      await draftOf(page).getByText('Ju lutem kërkoni ose regjistroni një klient').waitFor();
      await page.getByRole('button', { name: `Vazhdo thirrjen e ${first.name}` }).waitFor();
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
        /draft|Furra|Pastiç|quantity/,
      );
    },
  );

  journey(
    'two agents with the same customer: two drafts, two orders, nothing mixed',
    async ({ shop, page, visit }) => {
      const colleague = (await visit()).page;
      const email = await addStaff(shop, 'call_agent');
      const customer = customerOf(shop, 9);
      const [product, other] = productsOf(shop, 2);
      const orders = countOrders(shop);
      await openCall(page, shop, customer);
      await logInAs(colleague, shop, email);
      await colleague.goto(`${DESK}?customer=${customer.id}`);
      await dictate(page, product!.code, 2);
      await dictate(colleague, other!.code, 3);
      await lineOf(page, product!).waitFor();
      await lineOf(colleague, other!).waitFor();
      expect(await lineOf(colleague, product!).count()).toBe(0);
      for (const desk of [page, colleague])
        await draftOf(desk)
          .getByRole('button', { name: /^Nesër/ })
          .click();
      await Promise.all([page.keyboard.press('Control+Enter'), colleague.keyboard.press('Control+Enter')]);
      for (const desk of [page, colleague]) await desk.getByText(/u krijua me sukses/).waitFor();
      expect(countOrders(shop)).toBe(orders + 2);
      await page.goto(`${DESK}?customer=${customer.id}`);
      const open = await openTab(page, 'Historiku i Porosive');
      await open
        .getByText(/Porosia #/)
        .nth(1)
        .waitFor();
      expectBooksBalance(shop);
    },
  );

  journey('another agent at the same browser finds no draft of the first', async ({ shop, page }) => {
    const email = await addStaff(shop, 'call_agent');
    const customer = customerOf(shop, 10);
    const [product] = productsOf(shop, 1);
    await openCall(page, shop, customer);
    await dictate(page, product!.code, 2);
    await lineOf(page, product!).waitFor();
    await page.context().clearCookies();
    await logInAs(page, shop, email);
    await page.goto(`${DESK}?customer=${customer.id}`);
    await page.getByText('Kolegia e dytë').first().waitFor();
    await draftOf(page).getByText('Porosia është bosh').waitFor();
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft'))),
    ).toEqual([]);
  });

  journey(
    'a lost answer is no second order, and a rejected order stays to be put right',
    async ({ shop, visit }) => {
      const { page, troubles } = await visit();
      troubles.expect(/ERR_FAILED/);
      const [product] = productsOf(shop, 1);
      await openCall(page, shop, customerOf(shop, 6));
      await dictate(page, product!.code, 2);
      await draftOf(page)
        .getByRole('button', { name: /^Nesër/ })
        .click();
      const orders = countOrders(shop);
      await finishWithoutAnswer(page);
      await page.getByRole('alert').getByText('Network error. Please check your connection.').waitFor();
      await lineOf(page, product!).waitFor();
      await page.keyboard.press('Control+Enter');
      await page.getByText(/u krijua me sukses/).waitFor();
      expect(countOrders(shop)).toBe(orders + 1);
      await page.goto(`${DESK}?customer=${customerOf(shop, 6).id}`);
      await dictate(page, product!.code, 1);
      await draftOf(page)
        .getByRole('button', { name: /^Nesër/ })
        .click();
      await finishWithoutAnswer(page);
      await dictate(page, product!.code, 1);
      await page.keyboard.press('Control+Enter');
      await page.getByText(/^Kjo porosi ishte regjistruar tashmë/).waitFor();
      expect(countOrders(shop)).toBe(orders + 2);
      await lineOf(page, product!).getByRole('button', { name: /^Hiq/ }).click();
      await dictate(page, product!.code, 3);
      await draftOf(page)
        .getByRole('button', { name: /^Nesër/ })
        .click();
      const { id: productId, name: productName } = product!;
      const body = {
        error: 'Insufficient stock',
        message: `Produkt pa stok të mjaftueshëm: ID ${productId}`,
      };
      const rejection = {
        code: 'insufficient-stock',
        data: { productId, productName, available: 1, requested: 3, at: 'call' },
      };
      await page.route(PLACE, (route) =>
        route.fulfill({
          status: 409,
          json: [
            {
              error: {
                message: body.message,
                code: -32_009,
                data: { code: 'CONFLICT', httpStatus: 409, body, rejection },
              },
            },
          ],
        }),
      );
      await page.keyboard.press('Control+Enter');
      await page.getByRole('alert').getByText(body.message).waitFor();
      await expect.poll(() => lineOf(page, product!).getByRole('textbox').inputValue()).toBe('3');
      expectBooksBalance(shop);
    },
  );
});
