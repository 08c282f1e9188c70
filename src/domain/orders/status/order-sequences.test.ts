import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CREDIT_GOODS } from '#shared/accounting/documents.ts';
import { mayMove, ORDER_STATUSES, type OrderStatus } from '#shared/order-status.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { openWorld } from '#testing/world.ts';

const product = fc.integer({ min: 0, max: 2 });
const pick = fc.nat({ max: 20 });
const quantity = fc.integer({ min: 1, max: 6 });

const step = fc.oneof(
  fc.record({
    do: fc.constant('place' as const),
    lines: fc.array(fc.tuple(product, quantity), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    do: fc.constant('status' as const),
    order: pick,
    status: fc.constantFrom(...ORDER_STATUSES),
    role: fc.constantFrom('admin' as const, 'admin' as const, 'stocker' as const, 'driver' as const),
    goods: fc.constantFrom(undefined, ...CREDIT_GOODS),
  }),
  fc.record({ do: fc.constant('add' as const), order: pick, product, quantity }),
  fc.record({ do: fc.constant('update' as const), line: pick, quantity }),
  fc.record({ do: fc.constant('remove' as const), line: pick }),
  fc.record({ do: fc.constant('short' as const), line: pick, quantity }),
  fc.record({
    do: fc.constant('deliver' as const),
    line: pick,
    quantity: fc.nat({ max: 6 }),
    isOffice: fc.boolean(),
  }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function openShop() {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const driver = givenUser(world, 'driver', { driverCode: 1 });
  const products = [4, 8, 12].map((stock) => givenProduct(world, { stock, priceE4: 100 * stock }));
  const [shop, office, stock, drive] = [
    customer,
    givenUser(world, 'admin'),
    givenUser(world, 'stocker'),
    driver,
  ].map((actor) => world.call(actor));
  return { world, products, shop: shop!, office: office!, stock: stock!, drive: drive! };
}

type Shop = ReturnType<typeof openShop>;

function someLine({ world }: Shop, index: number): { id: number; orderId: number } {
  const lines = world.handle.connection.prepare('SELECT id, order_id AS orderId FROM order_lines').all();
  return (lines[index % Math.max(lines.length, 1)] ?? { id: 1, orderId: 1 }) as {
    id: number;
    orderId: number;
  };
}

function readStatus({ world }: Shop, orderId: number): OrderStatus {
  return world.handle.connection
    .prepare('SELECT status FROM orders WHERE id = ?')
    .pluck()
    .get(orderId) as OrderStatus;
}

async function setStatus(
  shop: Shop,
  orderId: number,
  { status, role, goods }: Extract<Step, { readonly do: 'status' }>,
): Promise<void> {
  const before = readStatus(shop, orderId);
  const { [role]: desk } = {
    admin: shop.office.admin,
    stocker: shop.stock.stocker,
    driver: shop.drive.driver,
  };
  try {
    await desk.orders.setStatus({ orderId, status, goods });
  } finally {
    const after = readStatus(shop, orderId);
    expect(after === before || (after === status && mayMove(role, before, after))).toBe(true);
  }
}

function take(shop: Shop, action: Step): Promise<unknown> {
  const { world, products, office, drive } = shop;
  const orderCount = Number(world.handle.connection.prepare('SELECT COUNT(*) FROM orders').pluck().get());
  const orderId = 'order' in action ? 1 + (action.order % Math.max(orderCount, 1)) : 1;
  const line = 'line' in action ? someLine(shop, action.line) : { id: 1, orderId: 1 };
  switch (action.do) {
    case 'place':
      return shop.shop.customer.orders
        .place({
          products: action.lines.map(([index, count]) => ({ productId: products[index]!, quantity: count })),
          deliverDate: THURSDAY,
        })
        .then((order) => office.admin.orders.setDriver({ orderId: order.id, driverCode: 1 }));
    case 'status':
      return setStatus(shop, orderId, action);
    case 'add':
      return office.stocker.orders.addItem({
        orderId,
        productId: products[action.product]!,
        quantity: action.quantity,
      });
    case 'update':
      return office.stocker.orders.updateItem({ orderLineId: line.id, quantity: action.quantity });
    case 'remove':
      return office.stocker.orders.removeItem({ orderLineId: line.id });
    case 'short':
      return office.stocker.orders.shortShip({
        orderLineId: line.id,
        missing: action.quantity,
        reason: 'damaged',
      });
    case 'deliver': {
      const input = {
        orderId: line.orderId,
        lines: [{ orderLineId: line.id, deliveredQuantity: action.quantity }],
        receiverName: 'Besa',
      };
      return action.isOffice
        ? office.admin.orders.correctDelivery(input)
        : drive.driver.orders.deliver(input);
    }
  }
}

test('any sequence of orders, edits, deliveries, cancels and un-cancels keeps stock, ledger and totals', async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), async (steps) => {
      const shop = openShop();
      await take(shop, {
        do: 'place',
        lines: [
          [1, 2],
          [2, 5],
        ],
      });
      for (const action of steps) {
        const outcome = await take(shop, action).then(
          () => 'done',
          (error: { readonly cause?: { readonly code?: string } }) => error.cause?.code ?? String(error),
        );
        if (outcome === 'done') done += 1;
        expect(outcome).toMatch(/^[a-z-]+$/);
      }
      expectInvariants(shop.world);
    }),
    { numRuns: propertyRuns(60) },
  );
  expect(done).toBeGreaterThan(200);
});
