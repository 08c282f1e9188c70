import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import { dayAfter, expectBooksBalance, stockOf, typed } from '#testing/e2e/staff-scenes.ts';
import {
  customerOf,
  DESK,
  dictate,
  draftOf,
  expectFocus,
  lineOf,
  newestOrder,
  openCall,
  openDesk,
  productsOf,
} from './call-agent-scenes.ts';

function countingKeys(page: Page) {
  let presses = 0;
  return {
    press: async (key: string) => {
      presses += key.split('+').length;
      await page.keyboard.press(key);
    },
    presses: () => presses,
  };
}

describe('an order by telephone', () => {
  journey('five lines by keyboard alone, in 14 key presses besides the text', async ({ shop, page }) => {
    const customer = customerOf(shop, 2);
    const products = productsOf(shop, 5);
    const before = products.map((product) => stockOf(shop, product.id));
    await openDesk(page, shop);
    await expectFocus(page, 'call-client');
    const { press, presses } = countingKeys(page);
    await page.keyboard.type(customer.phone.replace('+383 ', '0').replaceAll(' ', '-'));
    await press('Enter');
    await expectFocus(page, 'call-products');
    for (const [index, product] of products.entries()) {
      await page.keyboard.type(product.code.toLowerCase());
      await press('Enter');
      await page.keyboard.type(String(index + 2));
      await press('Enter');
    }
    await press('Enter');
    await expectFocus(page, 'call-date');
    await page.keyboard.type(typed(dayAfter(3)));
    // The customer and phone are shown above the draft.
    await draftOf(page).getByText(customer.phone).waitFor();
    await press('Control+Enter');
    await page.getByText(/Porosia #\d+ u krijua me sukses/).waitFor();
    expect(presses()).toBe(14);
    expect(newestOrder(shop)).toMatchObject({
      customerId: customer.id,
      deliverDate: dayAfter(3),
      lines: products.map((product, index) => ({ productId: product.id, quantity: index + 2 })),
    });
    expect(products.map((product) => stockOf(shop, product.id))).toEqual(
      before.map((stock, index) => stock - index - 2),
    );
    await expectFocus(page, 'call-client');
    await expect
      .poll(() => draftOf(page).getByRole('textbox', { name: 'Data e dorëzimit' }).inputValue())
      .toBe('');
    // After the call nothing can be added for this caller by mistake.
    expect(await page.getByRole('region', { name: 'Të dhënat e klientit' }).count()).toBe(0);
    await page.keyboard.press('F4');
    await page.getByText('Zgjidhni më parë klientin').waitFor();
    await expectFocus(page, 'call-client');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Shkurtoret e tastierës' }).getByText('Parko thirrjen').waitFor();
    expectBooksBalance(shop);
  });

  journey(
    'arrows choose a product, Escape goes back, and what is dictated faster than answers come keeps its order',
    async ({ shop, page }) => {
      const [product, faster] = productsOf(shop, 2);
      await openCall(page, shop, customerOf(shop, 3));
      await page.keyboard.press('F4');
      await expectFocus(page, 'call-products');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const second = await page.locator('div[aria-posinset="2"]').innerText();
      const marked = await page
        .getByRole('region', { name: 'Produktet e Disponueshme' })
        .getByRole('status')
        .innerText();
      // Figures and units are joined by a non-breaking space.
      const plain = (text = '') => text.replaceAll('\u00a0', ' ');
      expect(plain(second)).toContain(plain(marked.split(' · ')[0]));
      await page.keyboard.press('Escape');
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/trpc/*callAgent.products.list*', async (route) => {
        if (route.request().url().includes(product!.code)) await held;
        await route.continue().catch(() => undefined);
      });
      await dictate(page, product!.code, 7);
      await dictate(page, faster!.code, 2);
      release();
      await lineOf(page, faster!).waitFor();
      const fields = draftOf(page).getByRole('listitem').getByRole('textbox');
      expect(
        await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)),
      ).toEqual(['7', '2']);
      await page.unroute('**/trpc/*callAgent.products.list*');
      await dictate(page, 'nuk-ka-fare-1', 1);
      await page.getByText('Nuk u gjetën produkte: nuk-ka-fare-1').first().waitFor();
      await expect.poll(() => fields.count()).toBe(2);
    },
  );

  journey(
    'quantities: parsed, more than there is takes nothing and offers the rest, never below nothing, undone',
    async ({ shop, page }) => {
      const [product] = productsOf(shop, 1);
      await openCall(page, shop, customerOf(shop, 4));
      await dictate(page, product!.code, 999_999);
      await page
        .getByText(/^Kemi vetëm \d+ artikuj në stok\.$/)
        .first()
        .waitFor();
      const line = lineOf(page, product!);
      const field = line.getByRole('textbox');
      expect(await line.count()).toBe(0);
      const rest = draftOf(page).getByRole('button', { name: `Merr ${stockOf(shop, product!.id)}` });
      await rest.click();
      await expect.poll(() => field.inputValue()).toBe(String(stockOf(shop, product!.id)));
      await rest.waitFor({ state: 'hidden' });
      await field.fill('5');
      await field.press('Enter');
      await field.fill('99999');
      await field.press('Enter');
      await expect.poll(() => field.inputValue()).toBe('5');
      await rest.click();
      for (const broken of ['2,5', '1.3', '-5', '1 2']) {
        await field.fill(broken);
        await field.blur();
        await draftOf(page).getByText('Vetëm sasi të plota').waitFor();
        await expect.poll(() => field.inputValue()).toBe(String(stockOf(shop, product!.id)));
      }
      // The message disappears with the next key and does not cover the line below.
      await page.keyboard.press('F4');
      await draftOf(page).getByText('Vetëm sasi të plota').waitFor({ state: 'hidden' });
      await field.fill('3');
      await field.press('Enter');
      await expect.poll(() => field.inputValue()).toBe('3');
      await line.getByRole('button', { name: /^Rrit sasinë/ }).click();
      await expect.poll(() => field.inputValue()).toBe('4');
      await field.fill('0');
      await field.blur();
      await draftOf(page).getByText('Porosia është bosh').waitFor();
      await page.getByRole('button', { name: 'Kthe' }).last().click();
      await line.waitFor();
      await expectFocus(page, 'call-products');
      await field.fill('1');
      await field.press('Enter');
      await line.getByRole('button', { name: /^Zvogëlo sasinë/ }).click();
      await draftOf(page).getByText('Shtoni produkte nga lista').waitFor();
      const submit = draftOf(page).getByRole('button', { name: 'Përfundo Porosinë' });
      await expect.poll(() => submit.isDisabled()).toBe(true);
      await page.keyboard.press('Control+Enter');
      await page.getByText('Ju lutem shtoni të paktën një produkt në porosi').waitFor();
      await dictate(page, product!.code, 2);
      await expect.poll(() => submit.isDisabled()).toBe(true);
      await page.keyboard.press('Control+Enter');
      await page.getByText('Ju lutem zgjidhni një datë dorëzimi').waitFor();
      await page.goto(DESK);
      await expectFocus(page, 'call-client');
      await page.keyboard.press('Control+Enter');
      await page.getByText('Ju lutem zgjidhni një klient').waitFor();
    },
  );

  journey(
    'the day: today with a reason, and a day without deliveries is marked, not forbidden',
    async ({ shop, page }) => {
      const [product] = productsOf(shop, 1);
      const customer = customerOf(shop, 5);
      await openCall(page, shop, customer);
      await dictate(page, product!.code, 1);
      const field = draftOf(page).getByRole('textbox', { name: 'Data e dorëzimit' });
      await field.fill(typed(dayAfter(0)));
      await field.press('Escape');
      const reason = draftOf(page).getByRole('textbox', { name: 'Arsyeja' });
      const submit = draftOf(page).getByRole('button', { name: 'Përfundo Porosinë' });
      await reason.waitFor();
      await expect.poll(() => submit.isDisabled()).toBe(true);
      await reason.fill('Vjen ta marrë vetë');
      await expect.poll(() => submit.isEnabled()).toBe(true);
      const sunday = [1, 2, 3, 4, 5, 6, 7]
        .map(dayAfter)
        .find((day) => new Date(`${day}T12:00Z`).getUTCDay() === 0);
      await field.fill(typed(sunday!));
      await field.press('Escape');
      await draftOf(page)
        .getByText(/^e diel, .*zakonisht nuk ka dorëzim/)
        .waitFor();
      await expect.poll(() => reason.count()).toBe(0);
      await draftOf(page).getByLabel('Koment (opsional)').fill('Hyrja nga oborri');
      await submit.click();
      await page.getByText(/u krijua me sukses/).waitFor();
      expect(newestOrder(shop)).toMatchObject({
        deliverDate: sunday,
        comment: 'Hyrja nga oborri',
        customerId: customer.id,
      });
    },
  );
});
