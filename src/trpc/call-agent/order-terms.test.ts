import { expect, test } from 'vitest';
import { requestApproval } from '#domain/customers/approvals.ts';
import { findHoldCause } from '#shared/accounting/credit.ts';
import { readAgainstMinimum } from '#shared/prices/minimum-order.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { stockOf, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const MINIMUM_CENTS = 100_00;
const TRANSPORT_CENTS = 3_00;

type Below = 'reject' | 'transport';

async function givenDesk({ below, limitCents = null }: { below: Below; limitCents?: number | null }) {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const customerId = customer.id;
  const productId = givenProduct(world, { priceE4: 1000_00, stock: 100 });
  const { admin } = world.call(givenUser(world, 'admin'));
  const { prices } = await admin.settings.get();
  await admin.settings.update({
    group: 'prices',
    values: {
      ...prices,
      regionMinimums: [{ regionId: customer.regionId, minimumCents: MINIMUM_CENTS }],
      belowMinimum: below,
      transportCents: TRANSPORT_CENTS,
      transportVatBasisPoints: 1800,
    },
  });
  await admin.receivables.setTerms({ customerId, limitCents });
  const { orders } = world.call(givenUser(world, 'call_agent')).callAgent;
  const order = (quantity: number) => ({
    customerId,
    deliverDate: THURSDAY,
    products: [{ productId, quantity }],
  });
  return { world, customer, customerId, productId, admin, orders, order };
}

test.each<[Below, quantity: number, overrideReason: string | undefined]>([
  ['transport', 6, undefined],
  ['transport', 6, 'Klient i ri'],
  ['transport', 9, undefined],
  ['transport', 10, undefined],
  ['reject', 6, undefined],
  ['reject', 6, 'Klient i ri'],
  ['reject', 10, undefined],
])(
  'what the desk reads out beforehand is what is placed: %s, %d pieces, reason %s',
  async (below, quantity, overrideReason) => {
    const { world, customerId, orders, order } = await givenDesk({ below });
    const { minimum } = await orders.terms({ customerId });
    const said = readAgainstMinimum(minimum, quantity * 10_00, overrideReason !== undefined);
    const wanted = { ...order(quantity), overrideReason, expectedTotalCents: said.totalCents };
    if (said.isRejected) {
      expect(await rejectionOf(orders.place(wanted))).toMatchObject({ code: 'below-minimum-order' });
    } else {
      const { totalCents, transportCents } = said;
      expect(await orders.place(wanted)).toMatchObject({ totalCents, transportCents });
    }
    expectInvariants(world);
  },
);

test('another total than the one read out is not charged: nothing is placed until it is confirmed', async () => {
  const { world, customerId, productId, admin, orders, order } = await givenDesk({ below: 'transport' });
  const request = { ...order(6), expectedTotalCents: 60_00, idempotencyKey: 'k' };
  expect(await rejectionOf(orders.place(request))).toMatchObject({ code: 'cart-changed' });
  await admin.products.update({ id: productId, priceE4: 1100_00 });
  expect(await rejectionOf(orders.place({ ...request, expectedTotalCents: 63_00 }))).toMatchObject({
    code: 'cart-changed',
    lines: [{ productId, nowE4: 1100_00 }],
  });
  expect(stockOf(world, productId)).toBe(100);
  expect(await orders.open({ customerId })).toEqual([]);
  const confirmed = { ...request, expectedTotalCents: 69_00 };
  const { orderId } = await orders.place(confirmed);
  expect(await orders.place(confirmed)).toMatchObject({ orderId, totalCents: 69_00 });
  expectInvariants(world);
});

test.each([
  ['exactly at the limit, with transport', 113_00, 5],
  ['a cent beyond it', 112_99, 5],
  ['beyond it by the transport alone', 111_00, 5],
  ['without a limit', null, 5],
  ['cash only', 0, 1],
] as const)(
  'the desk and the cart know before it is placed whether an order waits: %s',
  async (_name, limitCents, quantity) => {
    const { world, customer, customerId, productId, orders, order } = await givenDesk({
      below: 'transport',
      limitCents,
    });
    const { cart } = world.call(customer).customer;
    await orders.place({ ...order(6), overrideReason: 'Klient i ri' });
    await cart.add({ productId, quantity });
    const { minimum, credit } = await orders.terms({ customerId });
    const { totalCents } = readAgainstMinimum(minimum, quantity * 10_00);
    const cause = findHoldCause(credit, totalCents);
    expect(cause).toBe(limitCents === null || limitCents === 113_00 ? null : 'limit');
    expect((await cart.list()).holdCause).toBe(cause);
    const placed = await orders.place({ ...order(quantity), expectedTotalCents: totalCents });
    expect(placed.heldAt === null).toBe(cause === null);
    expectInvariants(world);
  },
);

test('an empty cart waits for nothing, and nobody reads the terms of staff', async () => {
  const { world, customer, orders } = await givenDesk({ below: 'transport', limitCents: 0 });
  expect((await world.call(customer).customer.cart.list()).holdCause).toBeNull();
  const { id: customerId } = givenUser(world, 'stocker');
  expect(await rejectionOf(orders.terms({ customerId }))).toMatchObject({ code: 'customer-not-found' });
});

test('the desk knows before the dictation that the account waits for the office', async () => {
  const { world, customerId, admin, orders, order } = await givenDesk({ below: 'transport' });
  const { prices } = await admin.settings.get();
  await admin.settings.update({ group: 'prices', values: { ...prices, needsApproval: true } });
  requestApproval(world.ctx, customerId);
  expect(await orders.terms({ customerId })).toMatchObject({ awaitsApproval: true });
  expect(await rejectionOf(orders.place(order(10)))).toMatchObject({ code: 'customer-not-approved' });
  await admin.prices.approve({ customerId });
  expect(await orders.terms({ customerId })).toMatchObject({ awaitsApproval: false });
});
