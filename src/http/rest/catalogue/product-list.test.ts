import { expect, test } from 'vitest';
import { z } from 'zod';
import { givenProduct } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { LIST_LIMIT, streamProducts } from './product-list.ts';

async function read(pieces: AsyncIterable<string>) {
  let json = '';
  for await (const piece of pieces) json += piece;
  return z.looseObject({ products: z.array(z.unknown()) }).parse(JSON.parse(json));
}

test('all products are one list, and a list that stops says how many there are', async () => {
  const world = openWorld();
  const guest = world.call(null);
  expect(await read(streamProducts(guest))).toEqual({ products: [] });
  for (let i = 0; i < LIST_LIMIT; i += 1) givenProduct(world);
  expect(await read(streamProducts(guest, LIST_LIMIT))).not.toHaveProperty('truncated');
  givenProduct(world);
  givenProduct(world, { stock: 0 });
  const all = await read(streamProducts(guest));
  expect(all.products).toHaveLength(LIST_LIMIT + 1);
  expect(all).not.toHaveProperty('truncated');
  const stopped = await read(streamProducts(guest, LIST_LIMIT));
  expect(stopped).toMatchObject({ total: LIST_LIMIT + 1, truncated: true });
  expect(stopped.products).toHaveLength(LIST_LIMIT);
});
