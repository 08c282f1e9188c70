import { expect, test } from 'vitest';
import { WithdrawnProducts } from '#web/routes/storefront/cart/withdrawn-products.tsx';
import { drawText } from '#web/testing/draw.tsx';
import { CheckoutDone } from './checkout-done.tsx';

const line = {
  orderId: 1,
  productId: 1,
  name: 'Miell',
  code: 'M1',
  unit: 'KG',
  image: null,
  unitPriceE4: 1390_00,
  quantity: 3,
  totalCents: 4170,
  orderStep: 1,
  minQuantity: 1,
  stock: 10,
} as const;

test('the panel after ordering says the number, the articles, the total and the day', () => {
  const order = {
    id: 1504,
    status: 'E Procesuar',
    createdAt: 0,
    deliverDate: '2026-11-23',
    totalCents: 4170,
    transportCents: 0,
    comment: '',
    deliveryAddress: '',
    paymentMethod: 'Para në dorëzim',
    invoiceId: null,
    invoiceNumber: null,
    heldAt: null,
    version: 1,
    customerChangedAt: null,
    driverName: null,
    driverPhone: null,
    mayChange: true,
    lines: [line],
    changes: [],
    oldTotalCents: null,
    hasUnseenChanges: false,
  } as const;
  const text = drawText(<CheckoutDone order={{ ...order, lines: [line], changes: [] }} />);
  for (const said of ['1504', '1 artikull', '41,70 €', 'e hënë, 23 nëntor']) expect(text).toContain(said);
  expect(text).not.toContain('Në pritje');
  const brought = { ...order, transportCents: 250, lines: [line], changes: [] };
  expect(drawText(<CheckoutDone order={brought} />)).toMatch(/transportin: 2,50\s€/);
  const held = drawText(<CheckoutDone order={{ ...order, heldAt: 1, lines: [line], changes: [] }} />);
  expect(held).toContain('Në pritje të aprovimit');
});

test('what is sold no more is named above the cart until that was read', () => {
  const text = drawText(<WithdrawnProducts products={[{ productId: 1, name: 'Krem vanilje' }]} />);
  expect(text).toMatch(/Krem vanilje.*nuk shitet më/);
});
