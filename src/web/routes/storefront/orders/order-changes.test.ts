import { expect, test } from 'vitest';
import { describeChanges, hasUnseenChanges } from '#shared/order-changes.ts';
import { lineSentence, particularSentence } from './change-texts.ts';
import type { OrderChange } from './order-changes.ts';
import { orderChange } from './testing/order-change.ts';

const describe = (...changes: OrderChange[]) =>
  describeChanges({ changes, lines: [], status: 'E Procesuar' });

test('a product that was changed twice is shown once, from what was ordered to what is left', () => {
  const { lines, gone } = describe(
    orderChange('quantity-changed', { productName: 'Miell', from: '5', to: '4' }),
    orderChange('short-shipped', { productName: 'Miell', from: '4', to: '3', reason: 'missing' }),
    orderChange('line-removed', { productName: 'Sheqer', from: '2' }),
  );
  expect(lines.get('Miell')).toMatchObject({ from: 5, to: 3, change: { kind: 'short-shipped' } });
  expect(gone).toMatchObject([{ productName: 'Sheqer', from: 2, to: 0 }]);
});

test('what was changed back, or put in and taken out again, is not shown', () => {
  const { lines } = describe(
    orderChange('quantity-changed', { productName: 'Miell', from: '5', to: '4' }),
    orderChange('quantity-changed', { productName: 'Miell', from: '4', to: '5' }),
    orderChange('line-added', { productName: 'Sheqer', to: '1' }),
    orderChange('line-removed', { productName: 'Sheqer', from: '1' }),
  );
  expect([...lines]).toEqual([]);
});

test('a cancelled order says why, one that was taken up again doesn’t', () => {
  const changes = [
    orderChange('day-changed', { to: '2026-11-23' }),
    orderChange('cancelled', { reason: 'Pa mall' }),
  ];
  expect(describeChanges({ changes, lines: [], status: 'E Anuluar' }).cancelled?.reason).toBe('Pa mall');
  expect(describeChanges({ changes, lines: [], status: 'E Procesuar' }).cancelled).toBeUndefined();
  expect(describe(...changes).particulars).toMatchObject([{ to: '2026-11-23' }]);
});

test('what was not accepted at delivery says so, and stays a line of the order also with nothing left', () => {
  const lines = [
    { productId: 1, name: 'Miell' },
    { productId: 2, name: 'Sheqer' },
  ];
  const changes = [
    orderChange('quantity-changed', { productId: 1, productName: 'Miell', from: '12', to: '10' }),
    orderChange('quantity-changed', {
      productId: 1,
      productName: 'Miell',
      from: '10',
      to: '8',
      reason: 'refused',
    }),
    orderChange('quantity-changed', {
      productId: 2,
      productName: 'Sheqer',
      from: '1',
      to: '0',
      reason: 'damaged',
    }),
  ].map((each) => ({ ...each, actorRole: 'driver' as const }));
  const { lines: described, gone } = describeChanges({ changes, lines, status: 'E Realizuar' });
  expect([...described.values()].map((line) => lineSentence(line, 'sot'))).toEqual([
    'Sasia 12 → 8 nga shoferi më sot: 2 u refuzuan te dera',
    'Sasia 1 → 0 nga shoferi më sot: 1 ishte e dëmtuar te dera',
  ]);
  expect(gone).toEqual([]);
});

test('two products of one name are distinguished, a change from before is known by the name', () => {
  const lines = [1, 2].map((productId) => ({ productId, name: 'Kuti' }));
  const changes = [
    orderChange('quantity-changed', { productName: 'Kuti', from: '5', to: '4' }),
    orderChange('quantity-changed', { productId: 1, productName: 'Kuti', from: '4', to: '3' }),
    orderChange('quantity-changed', { productId: 2, productName: 'Kuti', from: '9', to: '7' }),
  ];
  expect([...describeChanges({ changes, lines, status: 'E Procesuar' }).lines]).toMatchObject([
    [1, { from: 5, to: 3 }],
    [2, { from: 9, to: 7 }],
  ]);
});

test('what was changed and changed back since the customer looked is not unseen, what stays changed is', () => {
  const miell = { productId: 1, productName: 'Miell' };
  const order = { lines: [{ productId: 1, name: 'Miell' }], status: 'E Procesuar', totalCents: 400 } as const;
  const seen = orderChange('quantity-changed', {
    ...miell,
    from: '5',
    to: '4',
    oldTotalCents: 500,
    isUnseen: false,
  });
  const less = orderChange('quantity-changed', { ...miell, from: '4', to: '3', oldTotalCents: 400 });
  const back = orderChange('quantity-changed', { ...miell, from: '3', to: '4', oldTotalCents: 300 });
  expect(hasUnseenChanges({ ...order, changes: [seen] })).toBe(false);
  expect(hasUnseenChanges({ ...order, totalCents: 300, changes: [seen, less] })).toBe(true);
  expect(hasUnseenChanges({ ...order, changes: [seen, less, back] })).toBe(false);
  const day = orderChange('day-changed', { from: '2026-11-23', to: '2026-11-24', oldTotalCents: 400 });
  const sameDay = orderChange('day-changed', { from: '2026-11-24', to: '2026-11-23', oldTotalCents: 400 });
  expect(hasUnseenChanges({ ...order, changes: [day] })).toBe(true);
  expect(hasUnseenChanges({ ...order, changes: [day, sameDay] })).toBe(false);
});

test('an item that came back at another price is shown by the total', () => {
  const out = orderChange('line-removed', {
    productId: 1,
    productName: 'Miell',
    from: '5',
    oldTotalCents: 500,
  });
  const back = orderChange('line-added', { productId: 1, productName: 'Miell', to: '5', oldTotalCents: 100 });
  const order = { lines: [{ productId: 1, name: 'Miell' }], status: 'E Procesuar' } as const;
  expect(hasUnseenChanges({ ...order, totalCents: 600, changes: [out, back] })).toBe(true);
  expect(hasUnseenChanges({ ...order, totalCents: 500, changes: [out, back] })).toBe(false);
});

test('another day is shown with both days, who changed it and when', () => {
  const day = orderChange('day-changed', { from: '2026-11-23', to: '2026-11-24' });
  expect(particularSentence(day, '22.11.2026, 16:06')).toBe(
    'Data e dorëzimit u ndryshua nga 23.11.2026 në 24.11.2026, nga depoja më 22.11.2026, 16:06',
  );
});
