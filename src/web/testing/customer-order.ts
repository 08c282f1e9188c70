import type { CustomerOrder } from '#web/routes/storefront/orders/use-my-orders.ts';

export const customerOrder = {
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
} as const satisfies Omit<CustomerOrder, 'lines' | 'changes'>;
