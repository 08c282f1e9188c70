import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addStaff } from '#testing/e2e/call-agent/call-agent-scenes.ts';
import { expectAccessibleInBothSchemes, overflowOf } from '#testing/e2e/expect-accessible.ts';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import { expectBooksBalance, logInAs, send } from '#testing/e2e/staff-scenes.ts';
import {
  cardOf,
  givenOrder,
  openCard,
  openTable,
  producedOf,
  setStatus,
  statusOf,
  TABLE,
} from './packer-scenes.ts';

const counter = async (page: Page, label: string) => {
  const radio = page.getByRole('radio', { name: new RegExp(`^${label} ?\\d+$`) });
  return Number(
    (await radio.evaluate((input: HTMLInputElement) => input.labels![0]!.innerText)).replace(/\D/g, ''),
  );
};

describe('Menaxhimi i Paketimit', () => {
  journey(
    'counts items, filters, searches and sorts, and keeps it all in the address',
    async ({ shop, page }) => {
      const first = await givenOrder(shop);
      const second = await givenOrder(shop, 1, 2);
      await openTable(page, shop);
      await cardOf(page, second.orderId).waitFor();
      const total = await counter(page, 'Produkte gjithsej');
      expect(total).toBe((await counter(page, 'Default')) + (await counter(page, 'E Prodhuar')));
      const numbers = async () =>
        (
          await page
            .getByRole('article')
            .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
        ).map((label) => Number(label?.replace(/\D/g, '')));
      await page.getByRole('button', { name: 'Rendit sipas: ID, zbritës' }).click();
      await page.waitForURL(/sort=id-desc/);
      expect(await numbers()).toEqual((await numbers()).toSorted((a, b) => b - a));
      await page.getByRole('button', { name: 'Rendit sipas: ID, zbritës' }).click();
      await page.waitForURL(/sort=id-asc/);
      expect(await numbers()).toEqual((await numbers()).toSorted((a, b) => a - b));
      await page.getByRole('searchbox').fill(first.products[1]!.name.toUpperCase());
      await page.waitForURL(/q=/);
      await cardOf(page, first.orderId).waitFor();
      await expect.poll(() => cardOf(page, second.orderId).count()).toBe(0);
      await page.reload();
      await cardOf(page, first.orderId).waitFor();
      await page.getByText('Default', { exact: true }).first().click();
      await page.waitForURL(/filter=open/);
      for (const view of ['Porositë', 'Sipas produktit']) {
        await page.getByText(view, { exact: true }).click();
        await page.getByRole('searchbox').fill('zzzz');
        await page.getByText('Asnjë porosi nuk i përshtatet kërkimit.').waitFor();
        await page.getByRole('button', { name: 'Pastro filtrat' }).click();
        await expect.poll(() => page.url()).not.toMatch(/[?&](q|filter)=/);
      }
      await page.getByText('Porositë', { exact: true }).click();
      await cardOf(page, first.orderId).waitFor();
      await page.getByLabel('Data e porosive').fill('01.01.2020');
      await page.getByText('Asnjë porosi për paketim').waitFor();
    },
  );

  journey(
    'an item is marked, undone, and taken back when the server rejects; then the whole order at once',
    async ({ shop, visit }) => {
      const { orderId, products } = await givenOrder(shop, 3);
      const { page, troubles } = await visit();
      troubles.expect(/ERR_FAILED/);
      await openTable(page, shop);
      const card = await openCard(page, orderId);
      await card.getByText('0/3 të prodhuara').waitFor();
      const status = statusOf(card, products[0]!.name);
      await status.click();
      const choices = page.getByRole('menuitemradio');
      await choices.first().waitFor();
      await expect.poll(() => choices.allInnerTexts()).toEqual(['Default', 'E Prodhuar']);
      await choices.nth(1).click();
      await card.getByText('1/3 të prodhuara').waitFor();
      await page.getByText(`Porosia ${orderId} · Statusi u përditësua me sukses`).waitFor();
      expect(producedOf(shop, orderId)).toEqual([1, 0, 0]);
      await page.getByRole('button', { name: 'Kthe', exact: true }).click();
      await card.getByText('0/3 të prodhuara').waitFor();
      await page.route('**/trpc/*packer.orders.set*', (route) => route.abort());
      await setStatus(page, card, products[0]!.name, 'E Prodhuar');
      await page.getByRole('alert').getByText('Network error').waitFor();
      await expect.poll(() => status.innerText()).toBe('Default');
      await page.unroute('**/trpc/*packer.orders.set*');
      const tick = card.getByRole('button', { name: `E Prodhuar: ${products[1]!.name}` });
      await tick.click();
      await card.getByText('1/3 të prodhuara').waitFor();
      await expect.poll(() => producedOf(shop, orderId)).toEqual([0, 1, 0]);
      await expect.poll(() => tick.getAttribute('aria-pressed')).toBe('true');
      await card.getByRole('button', { name: 'E gjithë porosia: E Prodhuar' }).click();
      await card.getByText('3/3 të prodhuara').waitFor();
      await expect.poll(() => producedOf(shop, orderId)).toEqual([1, 1, 1]);
      await card.getByText(/^Gati për depo/).waitFor();
      await page.getByText('Default', { exact: true }).first().click();
      await page.waitForURL(/filter=open/);
      await expect.poll(() => card.count()).toBe(0);
    },
  );

  journey(
    'two packers at the same order: both marks stay, each sees the other',
    async ({ shop, page, visit }) => {
      const { orderId, products } = await givenOrder(shop, 2);
      const colleague = (await visit()).page;
      const email = await addStaff(shop, 'packer');
      await openTable(page, shop);
      await logInAs(colleague, shop, email);
      await colleague.goto(TABLE);
      const [mine, theirs] = [await openCard(page, orderId), await openCard(colleague, orderId)];
      await Promise.all([
        setStatus(page, mine, products[0]!.name, 'E Prodhuar'),
        setStatus(colleague, theirs, products[1]!.name, 'E Prodhuar'),
      ]);
      for (const card of [mine, theirs]) await card.getByText('2/2 të prodhuara').waitFor();
      expect(producedOf(shop, orderId)).toEqual([1, 1]);
      expectBooksBalance(shop);
    },
  );

  journey('says that the list could not be fetched, and fetches it again', async ({ shop, visit }) => {
    const { orderId } = await givenOrder(shop);
    const { page, troubles } = await visit();
    troubles.expect(/ERR_FAILED/);
    await page.route('**/trpc/*packer.orders.list*', (route) => route.abort());
    await openTable(page, shop);
    await page.getByText('Network error. Please check your connection.').waitFor();
    await page.unroute('**/trpc/*packer.orders.list*');
    await page.getByRole('button', { name: 'Provo Përsëri' }).click();
    await cardOf(page, orderId).waitFor();
  });

  for (const [name, size] of [
    ['a phone', phone],
    ['a desk', desk],
  ] as const) {
    journey(`everybody can use it on ${name}`, async ({ shop, visit }) => {
      const { orderId } = await givenOrder(shop);
      const { page } = await visit(size);
      await openTable(page, shop);
      await openCard(page, orderId);
      const small = await page
        .getByRole('main')
        .locator('button, select')
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 48)
            .map((target) => target.outerHTML),
        );
      expect(small).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      // Nothing is cut off in a horizontally scrolling row.
      const cutOff = await page
        .getByRole('main')
        .locator('button, select, input')
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.checkVisibility() && target.getBoundingClientRect().right > innerWidth)
            .map((target) => target.outerHTML),
        );
      expect(cutOff).toEqual([]);
      await expectAccessibleInBothSchemes(page);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width).toBeLessThanOrEqual(size.viewport.width);
      await send(page, shop, 'GET', '/api/package/stats');
      await page.goto(`${TABLE}?view=products`);
      await page.getByRole('row').nth(1).waitFor();
      await expectAccessibleInBothSchemes(page);
    });
  }
});
