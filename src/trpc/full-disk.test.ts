import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { openWorld, type World } from '#testing/world.ts';
import { toErrorBody } from './error-body.ts';

const room = fc.integer({ min: 0, max: 8 });

test('on a disk that runs full nobody is told yes in vain, everybody goes on reading, and work goes on once there is room', async () => {
  await fc.assert(
    fc.asyncProperty(room, async (pages) => {
      const world = openWorld();
      const customer = givenUser(world, 'customer');
      const products = [1, 2, 3].map(() => givenProduct(world, { stock: 100_000 }));
      const { orders } = world.call(customer).customer;
      const place = (productId: number) =>
        orders.place({
          products: [{ productId, quantity: 2 }],
          deliverDate: THURSDAY,
          comment: 'ë'.repeat(400),
        });
      const acknowledged = [await place(products[0] ?? 0)];
      leaveRoom(world, pages);
      const thrown = await fillUp(async () =>
        acknowledged.push(await place(products[acknowledged.length % 3] ?? 0)),
      );
      expect(toErrorBody(thrown)).toMatchObject({ status: 503 });
      expect((await orders.get({ orderId: acknowledged.at(-1)?.id ?? 0 })).id).toBe(acknowledged.at(-1)?.id);
      expectInvariants(world);
      leaveRoom(world, 10_000);
      acknowledged.push(await place(products[0] ?? 0));
      const stored = world.handle.connection.prepare('SELECT id FROM orders ORDER BY id').pluck().all();
      expect(stored).toEqual(acknowledged.map(({ id }) => id));
      expectInvariants(world);
    }),
    { numRuns: propertyRuns(2) },
  );
});

function leaveRoom({ handle: { connection } }: World, pages: number): void {
  const taken = Number(connection.pragma('page_count', { simple: true }));
  connection.pragma(`max_page_count = ${taken + pages}`);
}

async function fillUp(act: () => Promise<unknown>): Promise<unknown> {
  for (let count = 0; count < 1000; count += 1) {
    try {
      await act();
    } catch (thrown) {
      return thrown;
    }
  }
  throw new Error('The disk never ran full.');
}
