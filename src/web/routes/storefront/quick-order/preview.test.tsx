import { expect, test } from 'vitest';
import type { ProductView } from '#web/routes/storefront/products/product-view.ts';
import { drawText } from '#web/testing/draw.tsx';
import { Preview } from './preview.tsx';
import type { QuickLine } from './read-lines.ts';
import type { useQuickOrder } from './use-quick-order.ts';

const box = {
  id: 1,
  code: 'PZ-005',
  name: 'Kuti pice',
  category: 'paketime',
  unit: 'COPE',
  priceE4: null,
  pricePer: 1,
  packName: '',
  packSize: 100,
  orderStep: 100,
  minQuantity: 100,
  stock: 35_000,
} as ProductView;

test('the stock of what is ordered in packs is said in packs', () => {
  const line: QuickLine = { product: box, quantity: 100, said: '', problem: null, takenFor: null };
  const nothing = { unknown: [], unreadable: [], hasTooMany: false, isChecking: false, error: null };
  const order = { ...nothing, text: 'PZ-005 100', matched: [line] } as unknown as ReturnType<
    typeof useQuickOrder
  >;
  expect(drawText(<Preview order={order} />)).toMatch(/1 pako × Kuti pice PZ-005 350 pako në stok/);
});
