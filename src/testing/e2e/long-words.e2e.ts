import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { givenStops, openDay } from './driver/driver-scenes.ts';
import { overflowOf } from './expect-accessible.ts';
import { desk, journey, phone } from './journey.ts';
import { openCard, openTable } from './packer/packer-scenes.ts';
import type { Shop } from './shop-server.ts';
import { asPerson, changeShop, dayAfter, type GivenOrder, logInAs, send } from './staff-scenes.ts';

const WORD = 'Çokollatëmbështjellëse';
const NAME = WORD.repeat(4).slice(0, 80);
const CODE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ1234567';

const tablet = { viewport: { width: 768, height: 1024 } } as const;

async function givenLongNames(shop: Shop, date: string): Promise<GivenOrder> {
  const [order] = await givenStops(shop, date, [1], { isLoaded: false });
  await asPerson(shop, 'admin@furnizo.test', (office) =>
    send(office, shop, 'PUT', `/api/products/${order!.products[0]!.id}`, { name: NAME, code: CODE }),
  );
  changeShop(shop, (db) => {
    db.prepare('UPDATE orders SET buyer_name = ? WHERE id = ?').run(NAME, order!.orderId);
  });
  return order!;
}

/** Texts that end outside their row or the window, without an ellipsis. */
const cutTexts = (page: Page) =>
  page.getByRole('main').evaluate(
    (main, parts) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        const parent = node.parentElement;
        if (!parent || getComputedStyle(parent).textOverflow === 'ellipsis') continue;
        if (!parts.some((part) => text.includes(part))) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const row = parent.closest('li, tr, article')?.getBoundingClientRect();
        const end = Math.min(row?.right ?? Number.POSITIVE_INFINITY, document.documentElement.clientWidth);
        if (range.getBoundingClientRect().right > end + 1) cut.push(text);
      }
      return cut;
    },
    [WORD, CODE],
  );

journey(
  'names of one long word leave no screen of the warehouse, nor of the road',
  async ({ shop, visit }) => {
    const date = dayAfter(230);
    const { orderId } = await givenLongNames(shop, date);
    for (const size of [phone, tablet, desk]) {
      const { page } = await visit(size);
      await logInAs(page, shop, 'stocker@furnizo.test');
      for (const address of [
        `stock?q=${WORD}`,
        `stock?mode=count&q=${WORD}`,
        `agenda?date=${date}&driver=13`,
      ]) {
        await page.goto(`/stocker-dashboard/${address}`);
        await page.getByRole('main').getByText(WORD).first().waitFor();
        expect(await cutTexts(page), `${address} at ${size.viewport.width}`).toEqual([]);
        expect(await overflowOf(page), address).toBeLessThanOrEqual(0);
      }
      const packer = (await visit(size)).page;
      await openTable(packer, shop, `/package-dashboard?by=delivery&date=${date}`);
      await openCard(packer, orderId);
      expect(await cutTexts(packer)).toEqual([]);
    }
    const { page } = await visit(phone);
    await openDay(page, shop, date);
    await page.goto(`/driver-dashboard/load?date=${date}`);
    await page.getByRole('region', { name: 'Ndalesat, e fundit e para' }).getByText(WORD).waitFor();
    expect(await cutTexts(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  },
);
