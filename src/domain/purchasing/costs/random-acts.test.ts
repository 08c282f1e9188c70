import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctValue, takeIn } from '#domain/costs/pool.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { CREDIT_GOODS } from '#shared/accounting/documents.ts';
import { ORDER_STATUSES } from '#shared/order-status.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenCost } from '#testing/given-costs.ts';
import { THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { openWorld } from '#testing/world.ts';

const index = fc.nat({ max: 30 });
const product = fc.integer({ min: 0, max: 2 });
const quantity = fc.integer({ min: 1, max: 6 });
const goods = fc.constantFrom(...CREDIT_GOODS);

const act = fc.oneof(
  fc.record({ do: fc.constant('cost' as const), product, costE4: fc.integer({ min: 0, max: 50_0000 }) }),
  fc.record({
    do: fc.constant('receipt' as const),
    product,
    quantity,
    costE4: fc.integer({ min: 0, max: 50_0000 }),
  }),
  fc.record({ do: fc.constant('receive' as const), product, quantity }),
  fc.record({
    do: fc.constant('bill' as const),
    product,
    quantity,
    differenceE4: fc.integer({ min: -9_0000, max: 9_0000 }),
  }),
  fc.record({ do: fc.constant('adjust' as const), product, quantity, adds: fc.boolean() }),
  fc.record({ do: fc.constant('count' as const), product, quantity }),
  fc.record({ do: fc.constant('place' as const), product, quantity }),
  fc.record({ do: fc.constant('place' as const), product, quantity }),
  fc.record({ do: fc.constant('change' as const), line: index, quantity }),
  fc.record({ do: fc.constant('short' as const), line: index, quantity }),
  fc.record({ do: fc.constant('invoice' as const), order: index }),
  fc.record({
    do: fc.constant('status' as const),
    order: index,
    status: fc.constantFrom(...ORDER_STATUSES),
    goods,
  }),
  fc.record({
    do: fc.constant('deliver' as const),
    line: index,
    quantity: fc.nat({ max: 6 }),
    reason: fc.constantFrom('refused' as const, 'damaged' as const),
  }),
  fc.record({ do: fc.constant('credit' as const), line: index, quantity, goods }),
);

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

async function openShop() {
  const world = openWorld();
  const office = world.call(await givenSeller(world));
  const { customer } = world.call(givenUser(world, 'customer'));
  givenUser(world, 'driver', { driverCode: 1 });
  const products = [0, 8, 12].map((stock) => givenProduct(world, { stock, priceE4: 20_0000 }));
  return { world, office, customer, products };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

function rowAt<Row>({ world }: Shop, query: string, at: number): Row | undefined {
  const rows = world.handle.connection.prepare<[], Row>(query).all();
  return rows[at % Math.max(rows.length, 1)];
}

function moveGoods(shop: Shop, { product: at, ...done }: Extract<Act, { readonly product: number }>) {
  const { world, office, customer, products } = shop;
  const productId = products[at]!;
  const { stock } = office.stocker;
  switch (done.do) {
    case 'cost':
      return givenCost(world, productId, done.costE4);
    case 'receipt':
      return inTransaction(world.ctx, (tx) => {
        const pieces = done.quantity;
        changeStock(tx, { productId, delta: pieces, reason: 'received', hasOwnCost: true });
        return takeIn(tx, { productId, pieces, valueE4: pieces * done.costE4, kind: 'receipt' });
      });
    case 'receive':
      return stock.receive({ lines: [{ productId, quantity: done.quantity }] });
    case 'bill':
      return inTransaction(world.ctx, (tx) =>
        correctValue(tx, { productId, pieces: done.quantity, differenceE4: done.differenceE4, kind: 'bill' }),
      );
    case 'adjust':
      return stock.adjust({ productId, operation: done.adds ? 'add' : 'remove', quantity: done.quantity });
    case 'count':
      return stock.set({ productId, quantity: done.quantity });
    case 'place':
      return customer.orders
        .place({ products: [{ productId, quantity: done.quantity }], deliverDate: THURSDAY })
        .then(({ id: orderId }) => office.admin.orders.setDriver({ orderId, driverCode: 1 }));
  }
}

function moveOrder(shop: Shop, done: Exclude<Act, { readonly product: number }>) {
  const { office } = shop;
  const { id: orderId = 1 } =
    rowAt<{ id: number }>(shop, 'SELECT id FROM orders', 'order' in done ? done.order : 0) ?? {};
  const lines = 'SELECT id, order_id AS orderId FROM order_lines';
  const line = rowAt<{ id: number; orderId: number }>(shop, lines, 'line' in done ? done.line : 0);
  const orderLineId = line?.id ?? 1;
  switch (done.do) {
    case 'change':
      return office.stocker.orders.updateItem({ orderLineId, quantity: done.quantity });
    case 'short':
      return office.stocker.orders.shortShip({ orderLineId, missing: done.quantity, reason: 'missing' });
    case 'invoice':
      return office.stocker.issuedDocuments.issue({ orderIds: [orderId] });
    case 'status':
      return office.admin.orders.setStatus({
        orderId,
        status: done.status,
        goods: done.goods,
        reason: 'prova',
      });
    case 'deliver':
      return office.admin.orders.correctDelivery({
        orderId: line?.orderId ?? 1,
        lines: [{ orderLineId, deliveredQuantity: done.quantity, reason: done.reason }],
        receiverName: 'Besa',
      });
    case 'credit': {
      const invoiced = `SELECT l.id, l.document_id AS documentId FROM document_lines l
        JOIN documents d ON d.id = l.document_id WHERE d.kind = 'invoice' AND l.product_id IS NOT NULL`;
      const of = rowAt<{ id: number; documentId: number }>(shop, invoiced, done.line);
      return office.admin.documents.credit({
        documentId: of?.documentId ?? 1,
        reason: 'prova',
        lines: [{ lineId: of?.id ?? 1, quantity: done.quantity, goods: done.goods }],
      });
    }
  }
}

async function outcomeOf(shop: Shop, next: Act): Promise<string> {
  try {
    await ('product' in next ? moveGoods(shop, next) : moveOrder(shop, next));
    return 'done';
  } catch (error) {
    const { cause = error } = error as { readonly cause?: unknown };
    if (cause instanceof DomainError) return cause.code;
    throw error;
  }
}

test('500 acts in any order: each pool holds what is owned, no value is made or lost', async () => {
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 500, maxLength: 500, size: 'max' }), async (acts) => {
      const shop = await openShop();
      for (const next of acts) {
        const outcome = await outcomeOf(shop, next);
        if (outcome === 'done') done.add(next.do);
      }
      expectInvariants(shop.world);
    }),
    { numRuns: propertyRuns(1) },
  );
  expect(done.size).toBeGreaterThan(9);
});
