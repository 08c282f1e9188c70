import { expect, test } from 'vitest';
import { STATUS } from '#shared/order-status.ts';
import { drawText } from '#web/testing/draw.tsx';
import type { DriverOrder } from './driver-order.ts';
import { StopNotes } from './stop-notes.tsx';

const order = (orderId: number, comment: string, status: DriverOrder['status']) =>
  ({ orderId, comment, status, driverNotes: [] as readonly string[] }) as DriverOrder;

test('a stop shows no comment of a cancelled order', () => {
  const orders = [order(1, 'Lëreni te dera', STATUS.departed), order(2, 'Bini edhe kuti', STATUS.cancelled)];
  const shown = drawText(<StopNotes orders={orders} />);
  expect(shown).toContain('Lëreni te dera');
  expect(shown).not.toContain('Bini edhe kuti');
});
