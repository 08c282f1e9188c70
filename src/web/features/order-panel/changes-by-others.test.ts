import { expect, test } from 'vitest';
import { findOthers } from './changes-by-others.tsx';

const event = (actorId: number | null) =>
  ({ kind: 'change', action: 'order-moved', details: {}, at: 1, actorId, actorName: null }) as const;

test('of what happens to an open order, what others and the system do is said', () => {
  expect(findOthers([event(1), event(2), event(null)], 1).map(({ actorId }) => actorId)).toEqual([2, null]);
});
