import { expect, test } from 'vitest';
import { countStillOpen } from './count-still-open.ts';

const shown = { 1: 'E Nisur', 2: 'E Pergaditur', 3: 'E Realizuar' } as const;
const statusOf = (orderId: number) => (orderId in shown ? shown[orderId as keyof typeof shown] : undefined);

test('what was handed over or cancelled without a network is no longer to be delivered', () => {
  const done = [
    { orderId: 1, status: 'E Realizuar' },
    { orderId: 2, status: 'E Anuluar' },
  ] as const;
  expect(countStillOpen(4, done, statusOf)).toBe(2);
});

test('what was not handed over is no longer this driver’s to deliver', () => {
  expect(countStillOpen(4, [{ orderId: 1, status: 'E Pergaditur', attempt: 'closed' }], statusOf)).toBe(3);
});

test('the last change of an order counts, and one that it made before counts no more', () => {
  const backAndForth = [
    { orderId: 1, status: 'E Realizuar' },
    { orderId: 1, status: 'E Nisur' },
  ] as const;
  expect(countStillOpen(4, backAndForth, statusOf)).toBe(4);
});

test('what is delivered already is not subtracted twice, and comes back when it is undone', () => {
  expect(countStillOpen(4, [{ orderId: 3, status: 'E Realizuar' }], statusOf)).toBe(4);
  expect(countStillOpen(4, [{ orderId: 3, status: 'E Nisur' }], statusOf)).toBe(5);
});

test('an order that a reload made the phone forget was one to be delivered', () => {
  expect(countStillOpen(1, [{ orderId: 9, status: 'E Realizuar' }], statusOf)).toBe(0);
  expect(countStillOpen(0, [{ orderId: 9, status: 'E Realizuar' }], statusOf)).toBe(0);
});
