import { expect, test } from 'vitest';
import { drawText } from '#web/testing/draw.tsx';
import { RegularHome } from './regular-home.tsx';

const order = {
  id: 1504,
  status: 'E Procesuar',
  createdAt: 0,
  deliverDate: '2026-11-23',
  totalCents: 4170,
  transportCents: 0,
  comment: '',
  deliveryAddress: 'Rr. Agim Ramadani 12',
  paymentMethod: 'Para në dorëzim',
  invoiceId: null,
  invoiceNumber: null,
  heldAt: null,
  hold: null,
  version: 1,
  customerChangedAt: null,
  driverName: null,
  driverPhone: null,
  mayChange: true,
  oldTotalCents: null,
  hasUnseenChanges: false,
} as const;

test('an order that waits for the office is not said to be in work', () => {
  const open = { ...order, lines: [], changes: [] };
  const held = { ...open, id: 1505, heldAt: 1 };
  const text = drawText(<RegularHome orders={[open, held]} />);
  expect(text).toMatch(/nr\. 1504 23\.11 41,70 € E Procesuar .*nr\. 1505 23\.11 41,70 € Në pritje/);
});
