import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { assertMonthOpen, findClosedUntil } from './closed-months.ts';

test('into a closed month nothing is issued, nor into those before it; the first day after is open', async () => {
  const world = openWorld();
  assertMonthOpen(world.ctx, '2026-10-31');
  const { admin } = world.call(givenUser(world, 'admin'));
  await admin.books.close({ month: '2026-10' });
  expect(findClosedUntil(world.ctx)).toBe('2026-10-31');
  for (const day of ['2026-10-31', '2026-10-01', '2025-12-31']) {
    expect(() => assertMonthOpen(world.ctx, day)).toThrow(
      expect.objectContaining({ code: 'month-closed', data: { closedUntil: '2026-10-31' } }),
    );
  }
  assertMonthOpen(world.ctx, '2026-11-01');
});
