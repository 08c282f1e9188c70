import { expect, test } from 'vitest';
import { products } from '#db/schema/catalog.ts';
import { complaintText } from '#shared/complaints.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

const PACKED = { unit: 'COPE', packName: 'pako', packSize: 1000, orderStep: 1000 } as const;

async function givenCups() {
  const world = openWorld();
  const admin = await givenSeller(world, 'departure');
  const customer = givenUser(world, 'customer');
  const cups = givenProduct(world, { name: 'Gota', ...PACKED, minQuantity: 1000, stock: 9000 });
  return { world, admin, customer, cups, office: world.call(admin) };
}

test('stock, its count, own pieces and what a packer adds carry the packs that a person counts in', async () => {
  const { world, office, customer, cups } = await givenCups();
  const listed = await office.stocker.stock.list({});
  expect(listed.items).toMatchObject([{ id: cups, stock: 9000, ...PACKED }]);
  expect(
    await office.stocker.stock.previewCount({ lines: [{ productId: cups, counted: 7000, expected: 9000 }] }),
  ).toMatchObject([{ difference: -2000, ...PACKED }]);
  const { customStock, products: found } = world.call(givenUser(world, 'packer')).packer;
  await customStock.add({ customerId: customer.id, productId: cups, quantity: 3000 });
  expect(await customStock.list({ customerId: customer.id })).toMatchObject([{ quantity: 3000, ...PACKED }]);
  expect(await customStock.history({ customerId: customer.id })).toMatchObject([{ delta: 3000, ...PACKED }]);
  expect(await found.search({ search: 'gota' })).toMatchObject([PACKED]);
});

test('a complaint about packs names packs, to the customer, to the office and in the log', async () => {
  const { world, office, customer, cups } = await givenCups();
  const orderId = await givenOrder(world, customer, [[cups, 7000]]);
  await office.admin.orders.setStatus({ orderId, status: 'E Realizuar' });
  const { complaints } = world.call(customer).customer;
  await complaints.report({ orderId, reason: 'missing', lines: [{ productId: cups, quantity: 2000 }] });
  const [own] = await complaints.ofOrder({ orderId });
  const [open] = await office.admin.complaints.list({ isDone: false });
  expect(complaintText(own!.lines)).toBe('2 pako · 2.000 copë Gota');
  expect(complaintText(open!.lines)).toBe('2 pako · 2.000 copë Gota');
});

test('an issued document keeps the packs of its day, and no figure of it changes with them', async () => {
  const { world, office, customer, cups } = await givenCups();
  const flour = givenProduct(world, { name: 'Miell', packName: 'kuti', packSize: 24 });
  const orderId = await givenOrder(world, customer, [
    [cups, 7000],
    [flour, 48],
  ]);
  await office.stocker.orders.setStatus({ orderId, status: 'E Nisur' });
  world.handle.db.update(products).set({ packName: 'arkë', packSize: 500 }).run();
  const [invoice] = (await office.stocker.issuedDocuments.list({ orderId })).documents;
  const [packed, loose] = invoice!.lines;
  expect(packed).toMatchObject({ quantity: 7000, pack: { name: 'pako', size: 1000 } });
  expect(loose).toMatchObject({ quantity: 48 });
  expect(loose).not.toHaveProperty('pack');
  expectInvariants(world);
});
