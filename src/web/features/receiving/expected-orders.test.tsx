import { expect, test } from 'vitest';
import { drawText } from '#web/testing/draw.tsx';
import { type ExpectedOrder, ExpectedOrders } from './expected-orders.tsx';

const order = (id: number, expectedOn: string): ExpectedOrder => ({
  id,
  number: `PB-2026-00000${id}`,
  supplierName: 'Ambalazh Peja',
  expectedOn,
  lines: [],
});

test('orders of one supplier for one day are told apart by their numbers', () => {
  const orders = [order(1, '2026-12-01'), order(2, '2026-12-01'), order(3, '2026-12-02')];
  expect(drawText(<ExpectedOrders orders={orders} chosen={null} onChoose={() => {}} />)).toBe(
    'Priten sot Ambalazh Peja · PB-2026-000001 Ambalazh Peja · PB-2026-000002 Ambalazh Peja · 02.12.2026',
  );
});
