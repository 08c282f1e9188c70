import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INVARIANTS } from '#db/invariants.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { CREDIT_GOODS } from '#shared/accounting/documents.ts';
import { ORDER_STATUSES } from '#shared/order-status.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { type BuyingAct, buy, buyingAct, rowAt } from '#testing/buying-acts.ts';
import { givenCost, givenPurchasing } from '#testing/given-costs.ts';
import { THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';

const index = fc.nat({ max: 30 });
const product = fc.integer({ min: 0, max: 2 });
const quantity = fc.integer({ min: 1, max: 6 });
const goods = fc.constantFrom(...CREDIT_GOODS);

const act = fc.oneof(
  fc.record({ do: fc.constant('cost' as const), product, costE4: fc.integer({ min: 0, max: 50_0000 }) }),
  fc.record({ do: fc.constant('receive' as const), product, quantity }),
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
  const { world, seller: admin } = await givenPurchasing();
  const office = world.call(admin);
  const { customer } = world.call(givenUser(world, 'customer'));
  givenUser(world, 'driver', { driverCode: 1 });
  const products = [0, 8, 12].map((stock, at) =>
    givenProduct(world, { stock, priceE4: 20_0000, ...(at === 1 ? {} : { weightGrams: 500 }) }),
  );
  const { suppliers: buying } = office.admin.purchasing;
  const suppliers = [
    (await buying.create({ name: 'Mulliri' })).id,
    (await buying.create({ name: 'Peja' })).id,
  ];
  return { world, admin, office, customer, products, suppliers };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

function moveGoods(shop: Shop, { product: at, ...done }: Extract<Act, { readonly product: number }>) {
  const { world, office, customer, products } = shop;
  const productId = products[at]!;
  const { stock } = office.stocker;
  switch (done.do) {
    case 'cost':
      return givenCost(world, productId, done.costE4);
    case 'receive':
      return stock.receive({ lines: [{ productId, quantity: done.quantity }] });
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
    rowAt<{ id: number }>(shop.world, 'SELECT id FROM orders', 'order' in done ? done.order : 0) ?? {};
  const lines = 'SELECT id, order_id AS orderId FROM order_lines';
  const line = rowAt<{ id: number; orderId: number }>(shop.world, lines, 'line' in done ? done.line : 0);
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
      const of = rowAt<{ id: number; documentId: number }>(shop.world, invoiced, done.line);
      return office.admin.documents.credit({
        documentId: of?.documentId ?? 1,
        reason: 'prova',
        lines: [{ lineId: of?.id ?? 1, quantity: done.quantity, goods: done.goods }],
      });
    }
  }
}

async function outcomeOf(shop: Shop, next: Act | BuyingAct): Promise<string> {
  try {
    if ('buys' in next) await buy(shop, next);
    else await ('product' in next ? moveGoods(shop, next) : moveOrder(shop, next));
    return 'done';
  } catch (error) {
    const { cause = error } = error as { readonly cause?: unknown };
    if (cause instanceof DomainError) return cause.code;
    throw error;
  }
}

/** Only those about costs and payables; all are checked at the end. */
const BUYING = Object.entries(INVARIANTS).filter(([sentence]) =>
  /cost|supplier|billed|purchas/.test(sentence),
);

test('500 acts in any order: each pool holds what is owned, no value is made or lost', async () => {
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(act, buyingAct), { minLength: 500, maxLength: 500, size: 'max' }),
      async (acts) => {
        const shop = await openShop();
        const { connection } = shop.world.handle;
        const broken = BUYING.map(([sentence, query]) => ({ sentence, query: connection.prepare(query) }));
        for (const next of acts) {
          if ((await outcomeOf(shop, next)) === 'done') done.add('buys' in next ? next.buys : next.do);
          for (const { sentence, query } of broken) {
            expect(query.get(), `${sentence}, after ${JSON.stringify(next)}`).toBeUndefined();
          }
        }
        expectInvariants(shop.world);
        const { costs } = shop.office.admin.purchasing;
        const check = await costs.check();
        expect(check).toMatchObject({ ok: true, differences: [] });
        expect((await costs.stockValue({})).totalCents).toBe(check.valueCents);
      },
    ),
    { numRuns: propertyRuns(1) },
  );
  // Every kind of action succeeded at least once.
  expect(done.size).toBeGreaterThan(18);
});
