import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { INVARIANTS } from '#db/invariants.ts';
import { getCashSheet } from '#domain/cash/cash-sheets.ts';
import { checkLedger } from '#domain/ledger/check-ledger.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { World } from './world.ts';

export function expectInvariants(world: Pick<World, 'handle'>): void {
  for (const [sentence, query] of Object.entries(INVARIANTS)) {
    expect(world.handle.connection.prepare(query).all(), sentence).toEqual([]);
  }
  const { db } = world.handle;
  const ctx: Ctx = { db, actor: null, clock: { now: () => 0 }, emit: () => undefined };
  const ledger = checkLedger(ctx);
  expect(findMovedCashDays(ctx), 'what was expected in a till when its day was closed still is').toEqual([]);
  expect(ledger.differences, 'every account adds up').toEqual([]);
  expect(world.handle.connection.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(world.handle.connection.pragma('foreign_key_check')).toEqual([]);
}

type Closing = { readonly driverId: number | null; readonly day: string; readonly expectedCents: number };

function findMovedCashDays(ctx: Ctx): Closing[] {
  const standing = ctx.db.all<Closing>(sql`
    SELECT driver_id AS driverId, day, expected_cents AS expectedCents FROM cash_closings c
    WHERE event = 'close' AND id = (SELECT MAX(id) FROM cash_closings WHERE driver_id IS c.driver_id AND day = c.day)`);
  return standing.filter(
    ({ driverId, day, expectedCents }) => getCashSheet(ctx, driverId, day).expectedCents !== expectedCents,
  );
}
