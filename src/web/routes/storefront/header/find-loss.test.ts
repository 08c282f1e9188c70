import { expect, test } from 'vitest';
import { findLoss } from './find-loss.ts';

const nothing = { deliverDate: null, comment: '', attempt: null };
const attempt = { key: 'k', content: '' };

test('logging out asks about an order on its way, a checkout that was begun, and a form, else it just logs out', () => {
  expect(findLoss(nothing, false)).toBe(null);
  expect(findLoss({ ...nothing, comment: ' ', attempt: { ...attempt, isOpen: false } }, false)).toBe(null);
  expect(findLoss({ ...nothing, comment: 'Pas orës 10' }, false)).toBe('checkout');
  expect(findLoss({ ...nothing, deliverDate: '2026-11-23' }, true)).toBe('checkout');
  expect(findLoss(nothing, true)).toBe('form');
  expect(findLoss({ ...nothing, comment: 'x', attempt: { ...attempt, isOpen: true } }, true)).toBe('order');
});
