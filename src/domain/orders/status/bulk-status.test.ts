import { expect, test } from 'vitest';
import { ORDER_STATUSES, STATUS } from '#shared/order-status.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

const ONE_BY_ONE = 'Porosia është dorëzuar: kthehet vetëm veç, me arsye.';

async function givenTwoOrders() {
  const world = openWorld();
  const office = world.call(await givenSeller(world));
  const customer = givenUser(world, 'customer', { name: 'Arta' });
  const driver = world.call(givenUser(world, 'driver', { driverCode: 3 })).driver;
  const productId = givenProduct(world, { stock: 100, priceE4: 200_00 });
  const place = async () => {
    const orderId = await givenOrder(world, customer, [[productId, 5]]);
    await office.admin.orders.setDriver({ orderId, driverCode: 3 });
    await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
    return orderId;
  };
  const delivered = await place();
  const departed = await place();
  await driver.orders.deliver({ orderId: delivered, receiverName: 'Zana', lines: [] });
  return { world, office, customer, driver, productId, delivered, departed };
}

test.each(ORDER_STATUSES.filter((status) => status !== STATUS.delivered))(
  'no bulk change takes a delivered order to %s: it is named and keeps proof, payment and invoice',
  async (status) => {
    const { world, office, delivered, departed, productId } = await givenTwoOrders();
    const before = await office.admin.orders.delivery({ orderId: delivered });
    const orderIds = [delivered, departed];
    const done = await office.admin.orders.bulkSetStatus({ orderIds, status, reason: 'gabim' });
    expect(done.left[0]).toEqual({ orderId: delivered, status: 'E Realizuar', reason: ONE_BY_ONE });
    expect(done.moved).toEqual(status === STATUS.cancelled ? [departed] : []);
    expect(await office.admin.orders.delivery({ orderId: delivered })).toEqual(before);
    expect(before.delivery).toMatchObject({ receiverName: 'Zana', amountReceivedCents: 1000 });
    expect(stockOf(world, productId)).toBe(status === STATUS.cancelled ? 95 : 90);
    expectInvariants(world);
  },
);

test('the warehouse takes no delivered order back either, by itself or for the office', async () => {
  const { world, office, delivered } = await givenTwoOrders();
  const stocker = world.call(givenUser(world, 'stocker')).stocker.orders;
  for (const orders of [stocker, office.stocker.orders]) {
    const done = await orders.bulkSetStatus({ orderIds: [delivered], status: 'E Pergaditur' });
    expect(done).toMatchObject({ moved: [], left: [{ orderId: delivered, status: 'E Realizuar' }] });
  }
  expectInvariants(world);
});

test('one by one the office still takes a delivered order back', async () => {
  const { world, office, delivered } = await givenTwoOrders();
  await office.admin.orders.setStatus({ orderId: delivered, status: 'E Pergaditur', reason: 'gabim' });
  expect(await office.admin.orders.delivery({ orderId: delivered })).toMatchObject({ delivery: null });
  expectInvariants(world);
});

test('before many are changed, it is said of each what would happen, and why it would stay', async () => {
  const { world, office, delivered, departed } = await givenTwoOrders();
  const invoiceOf = async (orderId: number) => {
    const number = (await office.admin.orders.get({ orderId })).invoiceNumber;
    return { number, credits: [{ kind: 'invoice', number, leftCents: 1000 }], paidCents: 0 };
  };
  const orderIds = [999, delivered, departed];
  const preview = (status: string) => office.admin.orders.previewStatus({ orderIds, status });
  expect(await preview('E Anuluar')).toEqual([
    {
      orderId: delivered,
      buyerName: 'Arta',
      status: 'E Realizuar',
      totalCents: 1000,
      obstacle: ONE_BY_ONE,
      door: { receiverName: 'Zana', isSigned: false, receivedCents: 1000, method: 'cash_driver' },
      invoice: await invoiceOf(delivered),
    },
    {
      orderId: departed,
      buyerName: 'Arta',
      status: 'E Nisur',
      totalCents: 1000,
      obstacle: null,
      door: null,
      invoice: await invoiceOf(departed),
    },
  ]);
  expect(await preview('E Realizuar')).toMatchObject([
    { obstacle: 'Porosia është tashmë „E Realizuar”.' },
    { obstacle: null, invoice: { credits: [] } },
  ]);
  expect(await preview('E Pergaditur')).toMatchObject([
    { obstacle: ONE_BY_ONE },
    { obstacle: 'Porosia është „E Nisur” dhe nuk mund të bëhet „E Pergaditur”.' },
  ]);
  expectInvariants(world);
});

test('a payment that came after the delivery is named apart from that of the door', async () => {
  const { world, office, customer, driver, departed } = await givenTwoOrders();
  await driver.orders.deliver({ orderId: departed, paymentMethod: 'terms', lines: [] });
  const { invoiceId } = await office.admin.orders.get({ orderId: departed });
  await office.admin.receivables.bookPayment({
    customerId: customer.id,
    amountCents: 400,
    method: 'bank',
    allocations: [{ documentId: invoiceId!, amountCents: 400 }],
  });
  const request = { orderIds: [departed], status: 'E Anuluar' };
  expect(await office.admin.orders.previewStatus(request)).toMatchObject([
    { door: { receivedCents: 0, method: null }, invoice: { credits: [{ leftCents: 1000 }], paidCents: 400 } },
  ]);
  expectInvariants(world);
});

test('an order that waits for the office is no order to prepare, and says so before', async () => {
  const { world, office } = await givenTwoOrders();
  const customer = givenUser(world, 'customer');
  const orderId = await givenOrder(world, customer, [[givenProduct(world, { stock: 9 }), 1]]);
  world.handle.connection.prepare('UPDATE orders SET held_at = 1 WHERE id = ?').run(orderId);
  const [held] = await office.admin.orders.previewStatus({ orderIds: [orderId], status: 'E Pergaditur' });
  expect(held?.obstacle).toBe('Porosia është në pritje të aprovimit.');
});
