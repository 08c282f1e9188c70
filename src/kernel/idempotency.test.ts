import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld, type World } from '#testing/world.ts';

const THURSDAY = '2026-11-26';

function rowsOf(world: World, table: string): number {
  return world.handle.connection.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get()!;
}

async function givenShop() {
  const world = openWorld();
  const customerId = givenUser(world, 'customer').id;
  const productId = givenProduct(world, { stock: 20 });
  const agent = world.call(givenUser(world, 'call_agent')).callAgent;
  const packer = world.call(givenUser(world, 'packer')).packer;
  const products = [{ productId, quantity: 3 }];
  const order = await agent.orders.place({ customerId, products, deliverDate: THURSDAY });
  await packer.customStock.add({ customerId, productId, quantity: 8 });
  return {
    world,
    customerId,
    productId,
    extraId: givenProduct(world, { stock: 20 }),
    orderId: order.orderId,
    orderLineId: order.lines[0]!.orderLineId,
    agent,
    packer,
    stocker: world.call(givenUser(world, 'stocker')).stocker,
    admin: world.call(givenUser(world, 'admin')).admin,
    colleague: world.call(givenUser(world, 'admin')),
  };
}

type Shop = Awaited<ReturnType<typeof givenShop>>;
type Keyed = { idempotencyKey: string };

/** Every write that a retry would repeat, by role, with the table in which repetitions would show. */
const WRITES: readonly (readonly [string, string, (shop: Shop, by: Keyed, n: number) => Promise<unknown>])[] =
  [
    [
      'an adjustment',
      'stock_movements',
      ({ stocker, productId }, by, quantity) =>
        stocker.stock.adjust({ productId, operation: 'add', quantity, ...by }),
    ],
    [
      'a goods receipt',
      'stock_movements',
      ({ stocker, productId }, by, quantity) =>
        stocker.stock.receive({ lines: [{ productId, quantity }], ...by }),
    ],
    [
      'a stock count',
      'stock_movements',
      ({ stocker, productId }, by, more) =>
        stocker.stock.count({ lines: [{ productId, counted: 17 + more, expected: 17 }], ...by }),
    ],
    [
      'an item put into an order',
      'stock_movements',
      ({ stocker, orderId, extraId }, by, quantity) =>
        stocker.orders.addItem({ orderId, productId: extraId, quantity, ...by }),
    ],
    [
      'pieces made for a customer',
      'custom_stock_movements',
      ({ packer, customerId, productId }, by, quantity) =>
        packer.customStock.add({ customerId, productId, quantity, ...by }),
    ],
    [
      'pieces used for an order',
      'custom_stock_movements',
      ({ packer, orderLineId }, by, quantity) => packer.customStock.use({ orderLineId, quantity, ...by }),
    ],
    [
      'a note about a customer',
      'customer_notes',
      ({ agent, customerId }, by, n) => agent.customers.addNote({ customerId, text: `Thirr ${n}`, ...by }),
    ],
    [
      'a new product',
      'products',
      ({ admin }, by, quantity) =>
        admin.products.create({
          name: 'Kuti',
          category: 'ambalazhe',
          quantity,
          priceE4: 100_00,
          vatBasisPoints: 1800,
          ...by,
        }),
    ],
    [
      'a copy of a product',
      'products',
      ({ admin, productId, extraId }, by, n) =>
        admin.products.duplicate({ id: n === 1 ? productId : extraId, ...by }),
    ],
  ];

test.each(WRITES)(
  '%s whose answer was lost is done once, and gives the first answer',
  async (_name, table, write) => {
    const shop = await givenShop();
    const before = rowsOf(shop.world, table);
    const by = { idempotencyKey: 'k1' };
    const first = await write(shop, by, 1);
    shop.world.advance(60_000);
    expect(await write(shop, by, 1)).toEqual(first);
    expect(rowsOf(shop.world, table)).toBe(before + 1);
    expect(await rejectionOf(write(shop, by, 2))).toMatchObject({ code: 'idempotency-mismatch' });
    expect(rowsOf(shop.world, table)).toBe(before + 1);
    await write(shop, { idempotencyKey: 'k2' }, 2);
    expect(rowsOf(shop.world, table)).toBe(before + 2);
    expectInvariants(shop.world);
  },
);

test('a key is one person’s own, and of one kind of write', async () => {
  const { world, stocker, colleague, productId } = await givenShop();
  const asked = { productId, operation: 'add', quantity: 1, idempotencyKey: 'k1' } as const;
  expect(await stocker.stock.adjust(asked)).toMatchObject({ productId, stock: 18 });
  expect(await colleague.stocker.stock.adjust(asked)).toMatchObject({ productId, stock: 19 });
  const receipt = { lines: [{ productId, quantity: 1 }], idempotencyKey: 'k1' };
  expect(await rejectionOf(stocker.stock.receive(receipt))).toMatchObject({ code: 'idempotency-mismatch' });
  expectInvariants(world);
});

test('what was rejected stores no key: the same key does it when nothing is in the way any more', async () => {
  const { world, stocker, productId } = await givenShop();
  const asked = { productId, operation: 'remove', quantity: 18, idempotencyKey: 'k1' } as const;
  expect(await rejectionOf(stocker.stock.adjust(asked))).toMatchObject({ code: 'insufficient-stock' });
  await stocker.stock.receive({ lines: [{ productId, quantity: 1 }] });
  expect(await stocker.stock.adjust(asked)).toMatchObject({ productId, stock: 0 });
  expectInvariants(world);
});

test('an item is the same wish although the order has a newer version by then', async () => {
  const { world, stocker, orderId, extraId } = await givenShop();
  const wish = { orderId, productId: extraId, quantity: 2, idempotencyKey: 'k1' };
  const { version } = await stocker.orders.details({ orderId });
  await stocker.orders.addItem({ ...wish, expectedVersion: version });
  await stocker.orders.addItem({ ...wish, expectedVersion: version + 1 });
  const { lines } = await stocker.orders.details({ orderId });
  expect(lines.find((line) => line.productId === extraId)).toMatchObject({ quantity: 2 });
  expectInvariants(world);
});
