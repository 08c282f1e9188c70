import { expect, test } from 'vitest';
import {
  chooseOrders,
  chooseSums,
  countItems,
  countOwnPieces,
  matching,
  type PackingChoice,
  type PackingLine,
  type PackingOrder,
  sumProducts,
  toPack,
} from './packing-order.ts';

function line(orderLineId: number, productName: string, isProduced = false): PackingLine {
  return {
    orderId: 0,
    orderLineId,
    productId: orderLineId,
    productName,
    productCode: '',
    productDescription: `Përshkrimi i ${productName}`,
    image: null,
    unit: 'COPE',
    unitName: '',
    packName: '',
    packSize: 1,
    orderStep: 1,
    quantity: 1,
    isProduced,
    customStockLeft: 0,
    customStockUsed: 0,
    productionStatus: isProduced ? 'Produced' : 'Issue',
  };
}

function order(orderId: number, deliverDate: string, buyerName: string, lines: PackingLine[]): PackingOrder {
  return {
    orderId,
    customerId: 1,
    status: 'E Procesuar',
    version: 1,
    deliverDate,
    createdAt: 0,
    buyerName,
    buyerAddress: '',
    buyerPhone: '',
    comment: '',
    driverName: null,
    stopNumber: null,
    regionName: null,
    lines,
  };
}

const orders = [
  order(1, '2026-11-20', 'Furra Çelësi', [line(1, 'Kuti torte', true), line(2, 'Qese')]),
  order(2, '2026-11-19', 'Pastiçeri Arta', [line(3, 'Gota akulloreje')]),
  order(3, '2026-11-20', 'Piceri Ulliri', [line(4, 'Kuti pice', true)]),
];
const all: PackingChoice = { filter: 'all', query: '', sort: 'date', direction: 'desc' };
const numbers = (choice: Partial<PackingChoice>) =>
  chooseOrders(orders, { ...all, ...choice }).map((shown) => shown.order.orderId);

test('items are counted, produced and not', () => {
  expect(countItems(orders)).toEqual({ total: 4, produced: 2, open: 2 });
});

test('the counters count what the search finds: whole orders, or lines where products are summed', () => {
  expect(countItems(matching(orders, 'celesi', false))).toEqual({ total: 2, produced: 1, open: 1 });
  expect(countItems(matching(orders, 'KUTI', true))).toEqual({ total: 2, produced: 2, open: 0 });
  expect(countItems(matching(orders, '', true)).total).toBe(4);
});

test('the newest day of delivery comes first; day and number can be turned round', () => {
  expect(numbers({})).toEqual([3, 1, 2]);
  expect(numbers({ direction: 'asc' })).toEqual([2, 1, 3]);
  expect(numbers({ sort: 'id' })).toEqual([3, 2, 1]);
  expect(numbers({ sort: 'id', direction: 'asc' })).toEqual([1, 2, 3]);
});

test('orders of one region come together, those without one first', () => {
  const regions = ['Pejë', null, 'Ferizaj'];
  const placed = orders.map((found, at) => ({ ...found, regionName: regions[at] ?? null }));
  const sorted = chooseOrders(placed, { ...all, sort: 'region', direction: 'asc' });
  expect(sorted.map((shown) => shown.order.regionName)).toEqual([null, 'Ferizaj', 'Pejë']);
});

test('a filter leaves the items that fit, and the orders that have any', () => {
  expect(numbers({ filter: 'open' })).toEqual([1, 2]);
  const [mixed] = chooseOrders(orders, { ...all, filter: 'produced', query: 'celes' });
  expect(mixed?.lines.map((shown) => shown.productName)).toEqual(['Kuti torte']);
});

test.each([
  ['#2', [2]],
  ['3', [3]],
  ['celesi', [1]],
  ['KUTI', [3, 1]],
  ['pershkrimi i gota', [2]],
  ['asgjë', []],
])('«%s» finds by number, customer, product or description', (query, found) => {
  expect(numbers({ query })).toEqual(found);
});

test('products are summed over the orders: what is left most of first, finished ones below by name', () => {
  const box = { ...line(5, 'Kuti torte'), productId: 1, quantity: 7 };
  const sums = sumProducts([...orders, order(4, '2026-11-20', 'Tavë', [box])]);
  expect(
    sums.map(({ product, quantity, leftQuantity }) => [product.productName, quantity, leftQuantity]),
  ).toEqual([
    ['Kuti torte', 8, 7],
    ['Gota akulloreje', 1, 1],
    ['Qese', 1, 1],
    ['Kuti pice', 1, 0],
  ]);
  expect(sums[0]?.lines.map((wanted) => wanted.orderLineId)).toEqual([1, 5]);
  const names = (choice: { filter: 'all' | 'open' | 'produced'; query: string }) =>
    chooseSums(sums, choice).map(({ product }) => product.productName);
  expect(names({ filter: 'produced', query: '' })).toEqual(['Kuti pice']);
  expect(names({ filter: 'open', query: 'KUTI' })).toEqual(['Kuti torte']);
});

test('an order says how many pieces of their own its customer has', () => {
  const own = { ...line(6, 'Kuti'), customStockLeft: 200 };
  expect(countOwnPieces(order(5, '2026-11-20', 'Arta', [own, line(7, 'Qese')]))).toBe(200);
});

test('the counters cover delivered orders too, the list only when it is asked to', () => {
  const delivered = {
    ...order(9, '2026-11-20', 'Arta', [line(1, 'Kuti', true)]),
    status: 'E Realizuar',
  } as const;
  const day = [...orders, delivered];
  expect(toPack(day, false)).toEqual(orders);
  expect(toPack(day, true)).toEqual(day);
  expect(countItems(day).total).toBe(countItems(orders).total + 1);
});
