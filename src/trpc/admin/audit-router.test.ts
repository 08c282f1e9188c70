import { expect, test } from 'vitest';
import { storeAudit } from '#domain/audit/record-audit.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { openWorld } from '#testing/world.ts';

const HOURS = 3_600_000;

function givenLog() {
  const world = openWorld();
  const shefi = givenUser(world, 'admin', { name: 'Shefi' });
  const agim = givenUser(world, 'stocker', { name: 'Agim' });
  const record = (actor: typeof shefi, entity: 'product' | 'order', entityId: number) =>
    storeAudit(
      world.as(actor),
      entity === 'product'
        ? { type: 'product.duplicated', productId: entityId, originalId: 9, name: 'Krem' }
        : { type: 'order.item-added', orderId: entityId, productId: 1, productName: 'Krem', quantity: 1 },
    );
  record(shefi, 'product', 1);
  record(agim, 'order', 1);
  world.setNow(Date.UTC(2026, 10, 18, 22, 59, 59));
  record(agim, 'product', 2);
  world.setNow(Date.UTC(2026, 10, 18, 23, 0, 0));
  record(shefi, 'product', 1);
  world.advance(48 * HOURS);
  return { audit: world.call(shefi).admin.audit, agim };
}

test('the log is read newest first, piece by piece', async () => {
  const { audit } = givenLog();
  const first = await audit.list({ limit: 3 });
  expect(first.entries.map((entry) => entry.id)).toEqual([4, 3, 2]);
  expect(first.entries[0]).toMatchObject({
    actorName: 'Shefi',
    action: 'product.duplicated',
    entity: 'product',
    entityId: 1,
    details: { originalId: 9, name: 'Krem' },
    createdAt: Date.UTC(2026, 10, 18, 23, 0, 0),
  });
  const second = await audit.list({ limit: 3, cursor: first.nextCursor });
  expect(second).toMatchObject({ entries: [{ id: 1 }], nextCursor: null });
});

test('the log is filtered by person, by thing and by days of the shop’s own clock', async () => {
  const { audit, agim } = givenLog();
  const ids = async (filter: Parameters<typeof audit.list>[0]) =>
    (await audit.list(filter)).entries.map((entry) => entry.id);
  expect(await ids({ actorId: agim.id })).toEqual([3, 2]);
  expect(await ids({ entity: 'product' })).toEqual([4, 3, 1]);
  expect(await ids({ entity: 'product', entityId: 1 })).toEqual([4, 1]);
  expect(await ids({ fromDate: '2026-11-18', toDate: '2026-11-18' })).toEqual([3, 2, 1]);
  expect(await ids({ fromDate: '2026-11-19' })).toEqual([4]);
  expect(await ids({ toDate: '2026-11-17' })).toEqual([]);
  expect(await ids({ toDate: '9999-12-31' })).toEqual([4, 3, 2, 1]);
  expect(await ids({ actorId: agim.id, entity: 'product', fromDate: '2026-11-18' })).toEqual([3]);
});

test('days that run backwards or do not exist are rejected', async () => {
  const { audit } = givenLog();
  await expect(audit.list({ fromDate: '2026-11-19', toDate: '2026-11-18' })).rejects.toMatchObject({
    cause: { code: 'invalid-date-range' },
  });
  await expect(audit.list({ fromDate: '2026-02-30' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('an entry names the product, the stock’s product or the person it is about, and how a status changed', async () => {
  const world = openWorld();
  const admin = givenUser(world, 'admin', { name: 'Shefi' });
  const customer = givenUser(world, 'customer', { name: 'Furra' });
  const productId = givenProduct(world, { name: 'Krem', stock: 5 });
  await world.call(admin).admin.products.setDiscount({ id: productId, discountBasisPoints: 500 });
  await world.call(admin).stocker.stock.adjust({ productId, operation: 'remove', quantity: 1 });
  await world.call(admin).admin.users.setActive({ userId: customer.id, isActive: false });
  await world.call(admin).admin.users.setActive({ userId: customer.id, isActive: true });
  await world
    .call(admin)
    .admin.receivables.setTerms({ customerId: customer.id, termsDays: 20, limitCents: null });
  const orderId = await givenOrder(world, customer, [[productId, 1]], '2026-11-30');
  await world.call(admin).admin.orders.setStatus({ orderId, status: 'E Nisur' });
  const { entries } = await world.call(admin).admin.audit.list({});
  expect(entries).toMatchObject([
    {
      entity: 'order',
      entityId: orderId,
      entityName: null,
      actorName: 'Shefi',
      details: { from: 'E Procesuar', to: 'E Nisur' },
    },
    { entity: 'account', entityName: 'Furra' },
    { entity: 'user', entityName: 'Furra' },
    { entity: 'user', entityName: 'Furra' },
    { entity: 'stock', entityName: 'Krem' },
    { entity: 'product', entityName: 'Krem' },
  ]);
  const history = await world.call(admin).admin.orders.history({ orderId });
  expect(history.map(({ kind }) => kind)).toEqual(['status', 'status']);
});
