import { describe, expect, test } from 'vitest';
import { choicesOf, findOrders, LATE, NONE, type OrderFind, PRODUCED } from './find-orders.ts';
import { listChoosable, type StaffOrder } from './staff-order.ts';

const today = '2026-11-22';
const everything: OrderFind = {
  text: '',
  status: '',
  driver: '',
  region: '',
  stock: '',
  packing: '',
  day: '',
  sort: 'list',
  isDescending: false,
};

function order(orderId: number, given: Partial<StaffOrder> = {}): StaffOrder {
  return {
    orderId,
    customerId: orderId,
    status: 'E Procesuar',
    deliverDate: '2026-11-23',
    createdAt: 0,
    createdDay: today,
    transportCents: 0,
    totalCents: orderId * 100,
    comment: '',
    paymentMethod: '',
    driverId: null,
    driverCode: null,
    driverName: null,
    regionId: 1,
    driverNotes: [],
    regionName: 'Lipjan',
    buyerName: `Klienti ${orderId}`,
    buyerEmail: '',
    buyerPhone: '',
    buyerAddress: '',
    version: 1,
    invoiceId: null,
    invoiceNumber: null,
    heldAt: null,
    customerChangedAt: null,
    attempts: 0,
    openConflicts: 0,
    lines: [],
    ...given,
  };
}

function line(
  productName: string,
  productCode: string,
  isStockConfirmed = false,
): StaffOrder['lines'][number] {
  return {
    orderId: 1,
    orderLineId: 1,
    productId: 1,
    productName,
    productCode,
    unit: 'COPE',
    unitName: '',
    priceSource: 'catalogue' as const,
    priceListName: null,
    listPriceE4: 1_0000,
    discountBasisPoints: 0,
    customerDiscountBasisPoints: 0,
    packName: '',
    packSize: 1,
    shelfPlace: '',
    orderStep: 1,
    minQuantity: 1,
    unitPriceE4: 100_00,
    quantity: 1,
    totalCents: 100,
    isStockConfirmed,
    isProduced: false,
  };
}

const numbers = (orders: readonly StaffOrder[], find: Partial<OrderFind>) =>
  findOrders(orders, { ...everything, ...find }, today).map((found) => found.orderId);

describe('the box', () => {
  const orders = [
    order(1418, { buyerName: 'Pastiçeria Ëmbëlsia', buyerPhone: '044 123-456' }),
    order(1419, { buyerName: 'Furra Besa', lines: [line('Çokollatë e zezë', 'TM-009')] }),
  ];

  test('finds an order by its number, with or without #', () => {
    expect(numbers(orders, { text: '1418' })).toEqual([1418]);
    expect(numbers(orders, { text: '#1419' })).toEqual([1419]);
  });

  test('finds a customer and a product however they are spelled', () => {
    expect(numbers(orders, { text: 'embelsia' })).toEqual([1418]);
    expect(numbers(orders, { text: 'COKOLLATE' })).toEqual([1419]);
    expect(numbers(orders, { text: 'tm-009' })).toEqual([1419]);
    expect(numbers(orders, { text: 'besa zeze' })).toEqual([1419]);
  });

  test.each(['044 123 456', '+383 44 123 456', '0038344123456', '44123456', '123 456'])(
    'finds the phone written %s',
    (text) => {
      expect(numbers(orders, { text })).toEqual([1418]);
    },
  );

  test('finds nothing where one word is missing', () => {
    expect(numbers(orders, { text: 'besa embelsia' })).toEqual([]);
  });
});

describe('the chips', () => {
  const orders = [
    order(1, { driverId: 7, driverName: 'Agron', driverCode: 1, lines: [line('Miell', 'M', true)] }),
    order(2, { status: 'E Pergaditur', regionId: 4, lines: [line('Miell', 'M')] }),
    order(3, { deliverDate: '2026-11-20' }),
    order(4, { deliverDate: '2026-11-20', status: 'E Realizuar' }),
  ];

  test('narrow by driver, also to those without one', () => {
    expect(numbers(orders, { driver: '7' })).toEqual([1]);
    expect(numbers(orders, { driver: NONE })).toEqual([2, 3, 4]);
  });

  test('narrow by status, region and confirmed stock at once', () => {
    expect(numbers(orders, { status: 'E Pergaditur', region: '4', stock: 'open' })).toEqual([2]);
    expect(numbers(orders, { status: 'E Pergaditur', stock: 'ok' })).toEqual([]);
  });

  test('late is what should have gone and has not', () => {
    expect(numbers(orders, { day: LATE })).toEqual([3]);
  });

  test('count what each choice would show, all else being as it is', () => {
    const find = { ...everything, status: 'E Procesuar', driver: '7' };
    expect(choicesOf(orders, find, 'driver', today)).toEqual([
      { value: NONE, count: 1 },
      { value: '7', count: 1 },
    ]);
  });

  test('proposes what the packing table has made whole and the warehouse may prepare', () => {
    const made = (orderId: number, given: Partial<StaffOrder> = {}) =>
      order(orderId, { lines: [{ ...line('Krem', 'K-1'), isProduced: true }], ...given });
    const some = [made(1), made(2, { status: 'E Pergaditur' }), order(3, { lines: [line('Krem', 'K-1')] })];
    expect(choicesOf(some, everything, 'packing', today)).toEqual([{ value: PRODUCED, count: 1 }]);
    const found = findOrders(some, { ...everything, packing: PRODUCED }, today);
    expect(found.map(({ orderId }) => orderId)).toEqual([1]);
  });
});

test('sorts by day, customer and amount, in both directions, those without a day last', () => {
  const orders = [
    order(1, { deliverDate: null, buyerName: 'Zana', totalCents: 5 }),
    order(2, { deliverDate: '2026-11-25', buyerName: 'Çerdhja', totalCents: 9 }),
    order(3, { deliverDate: '2026-11-24', buyerName: 'Dielli', totalCents: 7 }),
  ];
  expect(numbers(orders, { sort: 'delivery' })).toEqual([3, 2, 1]);
  expect(numbers(orders, { sort: 'customer' })).toEqual([2, 3, 1]);
  expect(numbers(orders, { sort: 'amount', isDescending: true })).toEqual([2, 3, 1]);
});

test('ten thousand orders are narrowed and sorted while a person types', () => {
  const orders = Array.from({ length: 10_000 }, (_, index) =>
    order(index + 1, { lines: [line('Miell gruri', 'TM-002')] }),
  );
  expect(numbers(orders, { text: 'miell klienti 9999', sort: 'customer' })).toEqual([9999]);
});

test('at the telephone "all" are the orders that can still be changed; the office also prints delivered ones', () => {
  const statuses = ['E Procesuar', 'E Pergaditur', 'E Nisur', 'E Realizuar', 'E Anuluar'] as const;
  const orders = statuses.map((status, place) => order(place + 1, { status }));
  const ids = (role: 'call_agent' | 'admin' | 'stocker') =>
    listChoosable(orders, role).map(({ orderId }) => orderId);
  expect(ids('call_agent')).toEqual([1, 2, 3]);
  expect(ids('admin')).toEqual([1, 2, 3, 4, 5]);
  expect(ids('stocker')).toEqual([1, 2, 3, 4, 5]);
});
