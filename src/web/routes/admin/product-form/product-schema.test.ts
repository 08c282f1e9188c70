import { expect, test } from 'vitest';
import { emptyProduct, productSchema, shownFields, toUpdateInput } from './product-schema.ts';

const values = { ...emptyProduct(), name: 'Kuti', category: 'paketime', priceE4: '1.20', quantity: '5' };

test.each(['', '   '])('a product is not created or updated without a code: %j', (code) => {
  const { error } = productSchema.safeParse({ ...values, code });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['code', 'Kodi është i detyrueshëm.'],
  ]);
});

test('a product that came without a code is shown, and its update sends the code it gets', () => {
  const shown = shownFields({ ...values, code: '' });
  const wanted = productSchema.parse({ ...values, code: 'KU-1' });
  expect(toUpdateInput({ id: 3, stock: 5 }, shown, wanted)).toEqual({ id: 3, code: 'KU-1' });
});
