import { expect, test } from 'vitest';
import { type OrderChange, tellChanges } from './told-changes.ts';

const change = (kind: OrderChange['kind'], more: Partial<OrderChange> = {}): OrderChange => ({
  id: 1,
  orderId: 1,
  at: 0,
  actorRole: 'stocker',
  kind,
  productName: '',
  from: null,
  to: null,
  oldTotalCents: 0,
  reason: '',
  isUnseen: true,
  ...more,
});

const told = (...changes: OrderChange[]) => tellChanges({ changes, status: 'E Procesuar' });

test('a product that was changed twice is told once, from what was ordered to what is left', () => {
  const { lines, gone } = told(
    change('quantity-changed', { productName: 'Miell', from: '5', to: '4' }),
    change('short-shipped', { productName: 'Miell', from: '4', to: '3', reason: 'missing' }),
    change('line-removed', { productName: 'Sheqer', from: '2' }),
  );
  expect(lines.get('Miell')).toMatchObject({ from: 5, to: 3, change: { kind: 'short-shipped' } });
  expect(gone).toMatchObject([{ productName: 'Sheqer', from: 2, to: 0 }]);
});

test('what was changed back, or put in and taken out again, is not told', () => {
  const { lines } = told(
    change('quantity-changed', { productName: 'Miell', from: '5', to: '4' }),
    change('quantity-changed', { productName: 'Miell', from: '4', to: '5' }),
    change('line-added', { productName: 'Sheqer', to: '1' }),
    change('line-removed', { productName: 'Sheqer', from: '1' }),
  );
  expect([...lines]).toEqual([]);
});

test('a cancelled order says why, one that was taken up again doesn’t', () => {
  const changes = [change('day-changed', { to: '2026-11-23' }), change('cancelled', { reason: 'Pa mall' })];
  expect(tellChanges({ changes, status: 'E Anuluar' }).cancelled?.reason).toBe('Pa mall');
  expect(tellChanges({ changes, status: 'E Procesuar' }).cancelled).toBeUndefined();
  expect(told(...changes).particulars).toMatchObject([{ to: '2026-11-23' }]);
});
