import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

async function givenSmallTour() {
  const world = openWorld();
  const admin = await givenSeller(world, 'departure');
  const office = world.call(admin);
  const { prices } = await office.admin.settings.get();
  const customer = givenUser(world, 'customer', { fiscalNumber: '600030101' });
  const values = {
    ...prices,
    regionMinimums: [{ regionId: customer.regionId, minimumCents: 20_00 }],
    belowMinimum: 'transport' as const,
    transportCents: 2_36,
    transportVatBasisPoints: 1800,
  };
  await office.admin.settings.update({ group: 'prices', values });
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const flour = givenProduct(world, { priceE4: 1_0800, vatBasisPoints: 800, stock: 100 });
  const orderId = await givenOrder(world, customer, [[flour, 5]]);
  await office.admin.orders.setDriver({ orderId, driverCode: 3 });
  await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
  const order = await office.admin.orders.get({ orderId });
  const documents = async () =>
    (await office.stocker.issuedDocuments.list({ orderId })).documents.toReversed();
  return { world, flour, order, documents, drive: world.call(driver).driver };
}

test('the invoice of a small order bears its transport as a line of its own, at its own rate', async () => {
  const { world, order, documents } = await givenSmallTour();
  expect(order).toMatchObject({ totalCents: 7_76, transportCents: 2_36 });
  expect(await documents()).toMatchObject([
    {
      kind: 'invoice',
      totalCents: 7_76,
      lines: [
        { quantity: 5, totalCents: 5_40 },
        { name: 'Transport', quantity: 1, totalCents: 2_36, vatBasisPoints: 1800 },
      ],
      vat: [
        { vatBasisPoints: 1800, netCents: 2_00, vatCents: 36, grossCents: 2_36 },
        { vatBasisPoints: 800, netCents: 5_00, vatCents: 40, grossCents: 5_40 },
      ],
    },
  ]);
  expectInvariants(world);
});

test('what is refused whole at the door was not brought either: one credit note takes back the transport too', async () => {
  const { world, flour, order, documents, drive } = await givenSmallTour();
  const { orderLineId } = order.lines[0]!;
  const refused = [{ orderLineId, deliveredQuantity: 0, reason: 'refused' }] as const;
  await drive.orders.deliver({ orderId: order.orderId, lines: [...refused] });
  expect(await documents()).toMatchObject([
    { kind: 'invoice' },
    {
      kind: 'credit_note',
      totalCents: 7_76,
      vat: [{ grossCents: 2_36 }, { grossCents: 5_40 }],
      lines: [
        { quantity: 5, goods: 'stock' },
        { name: 'Transport', goods: 'none' },
      ],
    },
  ]);
  expect(await documents()).toHaveLength(2);
  expect(stockOf(world, flour)).toBe(100);
  expectInvariants(world);
});

test('fewer pieces at the door are credited alone: the transport was driven', async () => {
  const { world, order, documents, drive } = await givenSmallTour();
  const { orderLineId } = order.lines[0]!;
  const fewer = [{ orderLineId, deliveredQuantity: 3, reason: 'refused' }] as const;
  const { totalCents } = await drive.orders.deliver({ orderId: order.orderId, lines: [...fewer] });
  expect(totalCents).toBe(3_24 + 2_36);
  expect((await documents()).at(-1)).toMatchObject({ kind: 'credit_note', totalCents: 2_16 });
  expectInvariants(world);
});
