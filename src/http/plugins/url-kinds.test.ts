import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';
import { isCall, isRestCall, isTrpcCall } from './url-kinds.ts';

test.each(['/api', '/api/cart?x=1', '/%61pi/cart', '/a%70%69/cart', 'http://evil.test/api/cart', '/api?/x'])(
  '%s is a call of the REST API',
  (url) => expect([isRestCall(url), isTrpcCall(url)]).toEqual([true, false]),
);

test.each(['/trpc/public.shop.info', '/trpc-upload/x', '/%74rpc/x', '/trpc%2Dupload/x'])(
  '%s is a call of the screens',
  (url) => expect([isRestCall(url), isTrpcCall(url)]).toEqual([false, true]),
);

test.each(['/', '/apian', '/trpcish', '/API/cart', '/category/api/', '/%E0%A4%A', '/search?q=/api/'])(
  '%s is a page',
  (url) => expect(isCall(url)).toBe(false),
);

test('whatever spelling of a call the router takes, it is known who calls, and the answer is not kept', async () => {
  const world = openWorld();
  const customer = await loginAs(world, givenUser(world, 'customer'));
  for (const url of ['/api/cart', '/%61pi/cart', '/%74rpc/customer.cart.list']) {
    const answer = await customer.get(url);
    expect([answer.status, answer.headers['cache-control']], url).toEqual([200, 'no-store']);
  }
});
