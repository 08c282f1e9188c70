import { expect } from 'vitest';
import { INVARIANTS } from '#db/invariants.ts';
import { checkLedger } from '#domain/ledger/check-ledger.ts';
import type { World } from './world.ts';

/** Fails the test when one of the invariants does not hold. */
export function expectInvariants(world: Pick<World, 'handle'>): void {
  for (const [sentence, query] of Object.entries(INVARIANTS)) {
    expect(world.handle.connection.prepare(query).all(), sentence).toEqual([]);
  }
  const { db } = world.handle;
  const ledger = checkLedger({ db, actor: null, clock: { now: () => 0 }, emit: () => undefined });
  expect(ledger.differences, 'every account adds up').toEqual([]);
  expect(world.handle.connection.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(world.handle.connection.pragma('foreign_key_check')).toEqual([]);
}
