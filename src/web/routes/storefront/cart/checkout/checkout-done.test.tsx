import { expect, test } from 'vitest';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { WithdrawnProducts } from '#web/routes/storefront/cart/withdrawn-products.tsx';
import { customerOrder } from '#web/testing/customer-order.ts';
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
  packName: '',
  packSize: 1,
  orderStep: 1,
  minQuantity: 1,
  stock: 10,
} as const;

const order = { ...customerOrder, lines: [line], changes: [] };

test('the panel after ordering says the number, the articles, the total and the day', () => {
  const text = drawText(<CheckoutDone order={{ ...order, lines: [line], changes: [] }} />);
  for (const said of ['1504', '1 artikull', '41,70 €', 'e hënë, 23 nëntor']) expect(text).toContain(said);
  expect(text).toContain('Dorëzohet te: Rr. Agim Ramadani 12');
  expect(text).toContain('Pagesa: Para në dorëzim');
  expect(text).toMatch(/e hënë, 23 nëntor.*E përgatisim për atë ditë.*këmbanëza/);
  expect(text).not.toContain('Në pritje');
  const brought = { ...order, transportCents: 250, lines: [line], changes: [] };
  expect(drawText(<CheckoutDone order={brought} />)).toMatch(/transportin: 2,50\s€/);
});

test.each([
  ['limit', /kalon limitin tuaj/],
  ['overdue', /borxh të vonuar/],
] as const)(
  'an order that waits for the office (%s) does not say that it is confirmed, but why and until when',
  (cause, why) => {
    queryClient.setQueryData(api.public.shop.info.queryKey(), {
      timeZone: 'Europe/Belgrade',
      contact: { phone: '+38344123456' },
    } as never);
    const hold = { cause, reservedUntil: Date.UTC(2026, 10, 27, 9, 30) };
    const text = drawText(<CheckoutDone order={{ ...order, heldAt: 1, hold, lines: [line], changes: [] }} />);
    expect(text).not.toContain('Porosia u konfirmua!');
    expect(text).toMatch(/Porosia u mor – pret aprovimin e zyrës/);
    expect(text).toContain('Në pritje të aprovimit');
    expect(text).toMatch(why);
    expect(text).toMatch(/27\.11\.2026.*10:30; pa aprovim deri atëherë porosia anulohet/);
    expect(text).toContain('44 123 456');
    queryClient.clear();
  },
);

test('what is sold no more is named above the cart until that was read', () => {
  const text = drawText(<WithdrawnProducts products={[{ productId: 1, name: 'Krem vanilje' }]} />);
  expect(text).toMatch(/Krem vanilje.*nuk shitet më/);
});
