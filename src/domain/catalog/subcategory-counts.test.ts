import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { products } from '#db/schema/catalog.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { openWorld } from '#testing/world.ts';

const PIZZA = { category: 'paketime', subcategory: 'Pizza' } as const;

const change = fc.record(
  {
    category: fc.constantFrom('paketime' as const, 'pasticeri' as const),
    subcategory: fc.constantFrom('Pizza', 'Torte', null),
    regionMask: fc.integer({ min: 1, max: 15 }),
    stockBand: fc.integer({ min: 0, max: 2 }),
    deletedAt: fc.constantFrom(null, 1),
  },
  { requiredKeys: [] },
);

test('subcategories are counted rightly whatever becomes of their products', () => {
  const world = openWorld();
  const { handle } = world;
  const count =
    handle.connection.prepare(`SELECT category, subcategory, region_mask, products FROM shelf_counts
    WHERE products > 0 ORDER BY 1, 2, 3`);
  const lying =
    handle.connection.prepare(`SELECT category, COALESCE(subcategory, '') AS subcategory, region_mask,
    COUNT(*) AS products FROM products WHERE deleted_at IS NULL AND stock_band > 0 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`);
  const rows = Array.from({ length: 4 }, () => givenProduct(world, PIZZA));
  fc.assert(
    fc.property(fc.nat({ max: 3 }), change, (at, changed) => {
      const values = { updatedAt: 1, ...changed };
      handle.db
        .update(products)
        .set(values)
        .where(eq(products.id, rows[at] ?? 0))
        .run();
      expect(count.all()).toEqual(lying.all());
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('a product that sells out, comes back, moves or is deleted counts where it can be bought', async () => {
  const world = openWorld();
  const box = givenProduct(world, { ...PIZZA, stock: 2 });
  givenProduct(world, { ...PIZZA, regionMask: 0b0010 });
  const [customer, admin] = [givenUser(world, 'customer'), givenUser(world, 'admin')];
  const { customer: shop, public: own } = world.call(customer);
  const office = world.call(admin).admin;
  const totals = async () => {
    const [guests, theirs] = [world.call(null).public.catalog, own.catalog];
    const input = { category: 'paketime', limit: 1 };
    const pages = [await guests.categoryPage(input), await theirs.categoryPage(input)];
    return pages.map((page) => page.totalProducts);
  };
  expect(await totals()).toEqual([2, 1]);
  const placed = await shop.orders.place({
    products: [{ productId: box, quantity: 2 }],
    deliverDate: THURSDAY,
  });
  expect(await totals()).toEqual([1, 0]);
  await office.orders.setStatus({ orderId: placed.id, status: 'E Anuluar' });
  expect(await totals()).toEqual([2, 1]);
  await office.products.remove({ id: box });
  expect(await totals()).toEqual([1, 0]);
  await office.products.restore({ id: box });
  expect(await totals()).toEqual([2, 1]);
  expectInvariants(world);
});
