import { expect, test } from 'vitest';
import { describeChanges } from '#shared/order-changes.ts';
import { draw, drawText } from '#web/testing/draw.tsx';
import { OrderLines } from './order-lines.tsx';
import { orderChange } from './testing/order-change.ts';

const line = {
  orderId: 1,
  productId: 1,
  name: 'Miell',
  code: 'M1',
  unit: 'KG',
  image: null,
  unitPriceE4: 100_00,
  quantity: 3,
  totalCents: 300,
  packName: '',
  packSize: 1,
  orderStep: 1,
  minQuantity: 1,
  stock: 10,
} as const;

test('what the shop reduced stands struck through next to what is left, what it took out is struck through whole', () => {
  const changes = [
    orderChange('short-shipped', {
      productId: 1,
      productName: 'Miell',
      from: '5',
      to: '3',
      reason: 'missing',
    }),
    orderChange('line-removed', { productId: 2, productName: 'Sheqer', from: '2' }),
  ];
  const described = describeChanges({ lines: [line], changes, status: 'E Procesuar' });
  const part = <OrderLines lines={[line]} changes={described} momentOf={() => 'sot'} />;
  const struck = [...draw(part).matchAll(/<del>(.*?)<\/del>/g)].map(([, text]) => text);
  expect(struck).toEqual(['5', 'Sheqer × 2']);
  expect(drawText(part)).toContain('Sasia 5 → 3 nga depoja më sot: 2 munguan');
  expect(drawText(part)).toContain('Hequr nga depoja më sot');
});
