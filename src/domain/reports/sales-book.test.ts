import { expect, test, vi } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { openWorld } from '#testing/world.ts';
import { readSalesBook, type SalesBookCursor } from './sales-book.ts';

const EVER = { from: '2000-01-01', to: '2100-01-01' };

async function givenFiveOrders() {
  const world = openWorld();
  const flour = givenProduct(world);
  const bakery = givenUser(world, 'customer');
  for (let order = 0; order < 5; order += 1) await givenOrder(world, bakery, [[flour, 1]]);
  return world;
}

test('read piece by piece, each invoice stands in the book once and in order', async () => {
  const world = await givenFiveOrders();
  const numbers: number[] = [];
  let after: SalesBookCursor | null = null;
  for (;;) {
    const entries = readSalesBook(world.as(null), EVER, after, 2);
    const last = entries.at(-1);
    if (!last) break;
    numbers.push(...entries.map((entry) => entry.invoiceNumber));
    after = { day: last.issuedOn, id: last.invoiceNumber };
  }
  expect(numbers).toEqual([1, 2, 3, 4, 5]);
});

test('a later piece begins at the day at which the one before ended, not at the first', async () => {
  const world = await givenFiveOrders();
  const asked = vi.spyOn(world.handle.connection, 'prepare');
  const read = (after: SalesBookCursor | null) => {
    asked.mockClear();
    readSalesBook(world.as(null), EVER, after, 2);
    return asked.mock.calls.map(([text]) => text).find((text) => /created_day/.test(text));
  };
  const fromFirstDay = /"created_day" >= /;
  expect(read(null)).toMatch(fromFirstDay);
  expect(read({ day: '2026-11-18', id: 3 })).not.toMatch(fromFirstDay);
});
