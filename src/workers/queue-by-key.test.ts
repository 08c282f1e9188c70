import { expect, test } from 'vitest';
import type { ActorCtx } from '#kernel/ctx.ts';
import { givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { queueByKey } from './queue-by-key.ts';

async function askForMany(ctx: ActorCtx, documents: number) {
  let running = 0;
  let most = 0;
  const make = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  const asked = Array.from({ length: documents }, () => queueByKey(ctx, make));
  const results = await Promise.allSettled(asked);
  const rejected = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  return { most, made: documents - rejected.length, rejected: [...new Set(rejected)] };
}

test('a customer who asks for hundreds of invoices gets them one by one, and not all of them', async () => {
  const world = openWorld();
  const actor = givenUser(world, 'customer');
  expect(await askForMany({ ...world.as(actor), actor }, 400)).toEqual({
    most: 1,
    made: 21,
    rejected: ['too-many-documents'],
  });
  expect(await askForMany({ ...world.as(actor), actor }, 5)).toEqual({ most: 1, made: 5, rejected: [] });
});

test('the office prints as much as it needs', async () => {
  const world = openWorld();
  const actor = givenUser(world, 'admin');
  expect(await askForMany({ ...world.as(actor), actor }, 60)).toEqual({ most: 60, made: 60, rejected: [] });
});
