import { expect, test } from 'vitest';
import { givenProduct, givenUser } from './builders.ts';
import { expectInvariants } from './invariants.ts';
import { openWorld } from './world.ts';

test('a fresh world is migrated, and what the builders make holds the invariants', () => {
  const world = openWorld();
  givenUser(world, 'customer');
  givenProduct(world, { stock: 5 });
  expectInvariants(world);
  expect(() => world.handle.connection.prepare('DELETE FROM stock_movements').run()).toThrow('append-only');
});
