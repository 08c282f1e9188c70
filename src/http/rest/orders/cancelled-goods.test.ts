import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

test.each([
  [{}, 10],
  [{ reason: 'Mall i dëmtuar' }, 8],
  [{ reason: 'Mall i dëmtuar', goods: 'stock' }, 10],
  [{ goods: 'loss' }, 8],
  [{ goods: 'none' }, 8],
])('the goods of a delivered order that is cancelled go where %j says', async (said, stock) => {
  const world = openWorld();
  const flour = givenProduct(world, { stock: 10 });
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [[flour, 2]]);
  const office = await loginAs(world, givenUser(world, 'admin'));
  const set = (delivery_status: string, more = {}) =>
    office.put('/api/orders/update-status', { order_id: orderId, delivery_status, ...more });
  await set('E Realizuar');
  expect(await set('E Anuluar', { goods: 'somewhere' })).toMatchObject({
    status: 400,
    body: { error: 'Validation failed' },
  });
  expect(await set('E Anuluar', said)).toMatchObject({
    status: 200,
    body: { success: true, order_id: orderId, delivery_status: 'E Anuluar' },
  });
  expect(stockOf(world, flour)).toBe(stock);
  expectInvariants(world);
});
