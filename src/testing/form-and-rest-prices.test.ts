import { expect, test } from 'vitest';
import { param } from '#http/rest/kit/params.ts';
import { createProductInput } from '#shared/inputs/catalog-inputs.ts';
import { emptyProduct, productSchema } from '#web/routes/admin/product-form/product-schema.ts';

const form = productSchema;
const rest = param.unitPrice.pipe(createProductInput.shape.priceE4);

function readForm(typed: string): number | null {
  const values = { ...emptyProduct(), code: 'A', name: 'Miell', category: 'pasticeri', quantity: '1' };
  const read = form.safeParse({ ...values, priceE4: typed });
  return read.success ? read.data.priceE4 : null;
}

test.each([
  0, 0.01, 0.001, 0.0185, 0.00001, 1.0055, 12.34, 12.3455, 1234.5, -1, 999_999.99, 1_000_000, 1_000_000.01,
])('the update form takes a price of %s € exactly where REST does', (euros) => {
  const answered = rest.safeParse(euros);
  expect(readForm(String(euros).replace('.', ','))).toBe(answered.success ? answered.data : null);
});
