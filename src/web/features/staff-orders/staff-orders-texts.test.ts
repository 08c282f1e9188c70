import { expect, test } from 'vitest';
import { STATUS } from '#shared/order-status.ts';
import { bulkTexts } from './staff-orders-texts.ts';

test('what a bulk change leaves is counted and named with its status', () => {
  const left = [STATUS.delivered, STATUS.cancelled, STATUS.delivered, STATUS.departed].map((status, at) => ({
    orderId: 1445 + at,
    status,
  }));
  expect(bulkTexts.left(left.slice(0, 1))).toBe(
    '1 porosi nuk është „E Procesuar” dhe u la siç ishte: 1445 (E Realizuar)',
  );
  expect(bulkTexts.left(left)).toBe(
    '4 porosi nuk janë „E Procesuar” dhe u lanë siç ishin: 1445 (E Realizuar), 1446 (E Anuluar), 1447 (E Realizuar) … dhe 1 të tjera',
  );
});
