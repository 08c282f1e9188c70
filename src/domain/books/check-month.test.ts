import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keepLostNumbers } from '#db/last-numbers.ts';
import { orders } from '#db/schema/orders.ts';
import { STATUS } from '#shared/order-status.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenDocument } from '#testing/given-document.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { openWorld } from '#testing/world.ts';
import { checkMonth } from './check-month.ts';

const month = '2026-11';
const lines = [{ grossCents: 118, vatBasisPoints: 1800 }];
const RIGHT = { businessNumber: '811234567', fiscalNumber: '600123456', vatNumber: '330123456' };

test('a month in which all is as the portal wants it has nothing to look at', async () => {
  const world = openWorld();
  await world.call(givenUser(world, 'admin')).admin.settings.update({ group: 'seller', values: RIGHT });
  givenDocument(world, { issuedOn: '2026-11-05', buyer: RIGHT, lines });
  expect(await checkMonth(world.ctx, { month })).toEqual({
    seller: [],
    buyers: { count: 0, first: [] },
    notInvoiced: { count: 0, first: [] },
    gaps: [],
    otherRates: [],
  });
});

test('wrong and missing numbers are named once for each buyer, wrong ones first', async () => {
  const world = openWorld();
  const [wrong, missing] = [givenUser(world, 'customer').id, givenUser(world, 'customer').id];
  const buyer = { name: 'Bar', ...RIGHT, fiscalNumber: '12' };
  givenDocument(world, { issuedOn: '2026-11-05', customerId: missing, buyer: { name: 'Ana' }, lines });
  givenDocument(world, { issuedOn: '2026-11-05', customerId: wrong, buyer, lines });
  givenDocument(world, { issuedOn: '2026-11-09', customerId: wrong, buyer, lines });
  givenDocument(world, { issuedOn: '2026-10-31', buyer, lines });
  const { buyers, seller } = await checkMonth(world.ctx, { month });
  expect(seller.map(({ kind }) => kind)).toEqual(['businessNumber', 'fiscalNumber', 'vatNumber']);
  expect(buyers).toEqual({
    count: 2,
    first: [
      {
        customerId: wrong,
        name: 'Bar',
        documents: 2,
        wrong: [{ kind: 'fiscalNumber', value: '12' }],
        isMissing: false,
      },
      { customerId: missing, name: 'Ana', documents: 1, wrong: [], isMissing: true },
    ],
  });
});

test('orders that left without an invoice are named; with invoices at delivery only those delivered', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const productId = givenProduct(world);
  const place = async (status: string, deliverDate?: string) => {
    const id = await givenOrder(world, customer, [[productId, 1]], deliverDate);
    const values = { status: status as never, invoiceId: null };
    world.handle.db.update(orders).set(values).where(eq(orders.id, id)).run();
    return id;
  };
  const [departed, delivered] = [await place(STATUS.departed), await place(STATUS.delivered)];
  await place(STATUS.prepared);
  await place(STATUS.delivered, '2026-12-01');
  const idsOf = async () => (await checkMonth(world.ctx, { month })).notInvoiced.first.map((o) => o.orderId);
  expect(await idsOf()).toEqual([departed, delivered]);
  const admin = world.call(givenUser(world, 'admin')).admin;
  await admin.settings.update({ group: 'shop', values: { issueAt: 'delivery' } });
  expect(await idsOf()).toEqual([delivered]);
});

test('a rate without a box is told, for its value is in no column', async () => {
  const world = openWorld();
  const odd = [{ grossCents: 105, vatBasisPoints: 500 }];
  const { number } = givenDocument(world, { issuedOn: '2026-11-05', buyer: RIGHT, lines: odd });
  expect((await checkMonth(world.ctx, { month })).otherRates).toEqual([{ number, vatBasisPoints: 500 }]);
});

test('a number that is missing in a series is told; invoices from before there were series may leave some out', async () => {
  const world = openWorld();
  givenDocument(world, { issuedOn: '2026-11-05', buyer: RIGHT, lines });
  givenDocument(world, { issuedOn: '2026-11-06', buyer: RIGHT, sequence: 4, lines });
  givenDocument(world, { series: 'MIG', issuedOn: '2026-11-06', buyer: RIGHT, sequence: 77, lines });
  expect((await checkMonth(world.ctx, { month })).gaps).toEqual([{ series: 'FAT', missing: 2 }]);
});

test('numbers lost at the end of a year are missing in its books too, after the next year has begun', async () => {
  const world = openWorld();
  givenDocument(world, { issuedOn: '2026-11-05', buyer: RIGHT, lines });
  const series = ['FAT', 'NK'] as const;
  const known = series.map((one) => ({ series: one, year: 2026, sequence: 3, sha256: '0'.repeat(64) }));
  keepLostNumbers(world.handle.connection, [], { lastOrder: 0, series: known }, 0);
  givenDocument(world, { issuedOn: '2027-01-04', buyer: RIGHT, lines });
  expect((await checkMonth(world.ctx, { month: '2026-12' })).gaps).toEqual([
    { series: 'FAT', missing: 2 },
    { series: 'NK', missing: 3 },
  ]);
  expect((await checkMonth(world.ctx, { month: '2027-01' })).gaps).toEqual([]);
});

test('suppliers in the books without or with odd numbers are named, not those of the customs or abroad', async () => {
  const world = openWorld();
  const { purchasing, settings } = world.call(givenUser(world, 'admin')).admin;
  await settings.update({ group: 'features', values: { purchasing: true } });
  const add = async (name: string, numbers: object) =>
    (await purchasing.suppliers.create({ name, ...numbers })).id;
  const book = (supplierId: number, kind: 'domestic' | 'customs' | 'foreign' | 'farmer') =>
    purchasing.bills.book({
      ...{ kind, supplierId, number: '1', issuedOn: '2026-11-05' },
      lines: [{ description: 'Mall', netCents: 100, vatBasisPoints: 0 }],
      vat: [{ vatBasisPoints: 0, netCents: 100, vatCents: 0 }],
    });
  const [right, odd, none, customs, abroad] = [
    await add('A', RIGHT),
    await add('B', { ...RIGHT, vatNumber: 'IT1' }),
    await add('C', {}),
    await add('D', {}),
    await add('E', {}),
  ];
  await book(right, 'domestic');
  await book(odd, 'domestic');
  await book(none, 'farmer');
  await book(customs, 'customs');
  await book(abroad, 'foreign');
  expect((await checkMonth(world.ctx, { month })).suppliers).toEqual([
    { supplierId: odd, name: 'B', bills: 1, wrong: [{ kind: 'vatNumber', value: 'IT1' }], isMissing: false },
    { supplierId: none, name: 'C', bills: 1, wrong: [], isMissing: true },
  ]);
  expect((await checkMonth(world.ctx, { month: '2026-10' })).suppliers).toBeUndefined();
});
