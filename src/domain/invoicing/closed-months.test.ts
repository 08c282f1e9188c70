import { expect, test } from 'vitest';
import { closedMonths } from '#db/schema/documents.ts';
import { givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { assertMonthOpen, findClosedUntil } from './closed-months.ts';

test('into a closed month nothing is issued, nor into those before it; the first day after is open', () => {
  const world = openWorld();
  assertMonthOpen(world.ctx, '2026-10-31');
  const closedById = givenUser(world, 'admin').id;
  world.handle.db.insert(closedMonths).values({ month: '2026-10', closedAt: 0, closedById }).run();
  expect(findClosedUntil(world.ctx)).toBe('2026-10-31');
  for (const day of ['2026-10-31', '2026-10-01', '2025-12-31']) {
    expect(() => assertMonthOpen(world.ctx, day)).toThrow(
      expect.objectContaining({ code: 'month-closed', data: { closedUntil: '2026-10-31' } }),
    );
  }
  assertMonthOpen(world.ctx, '2026-11-01');
});
