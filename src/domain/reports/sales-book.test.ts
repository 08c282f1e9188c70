import { expect, test, vi } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, setGroup } from '#testing/given-orders.ts';
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

test('what bringing an order costs stands in its total and at its rate; a cancelled order stands with nothing', async () => {
  const world = openWorld();
  const transport = { transportCents: 250, transportVatBasisPoints: 1800 };
  setGroup(world, 'prices', { belowMinimum: 'transport', ...transport });
  setGroup(world, 'shop', { minimumOrderCents: 2000 });
  const flour = givenProduct(world, { priceE4: 1080_00, vatBasisPoints: 800 });
  const bakery = givenUser(world, 'customer');
  const [orderId] = [
    await givenOrder(world, bakery, [[flour, 1]]),
    await givenOrder(world, bakery, [[flour, 1]]),
  ];
  const office = world.call(givenUser(world, 'admin')).admin.orders;
  await office.setStatus({ orderId, status: 'E Anuluar', reason: 'Gabim' });
  const [cancelled, standing] = readSalesBook(world.as(null), EVER, null, 10);
  expect(cancelled).toMatchObject({ isCancelled: true, totalCents: 0, rates: [] });
  expect(standing).toMatchObject({
    totalCents: 1330,
    rates: [
      { vatBasisPoints: 1800, netCents: 212, vatCents: 38 },
      { vatBasisPoints: 800, netCents: 1000, vatCents: 80 },
    ],
  });
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
