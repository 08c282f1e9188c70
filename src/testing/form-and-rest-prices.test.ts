import { expect, test } from 'vitest';
import { eurosParam } from '#http/rest/shapes/number-params.ts';
import { createProductInput, MAX_PRICE_CENTS } from '#shared/catalog-inputs.ts';
import { productSchemaOf } from '#web/routes/admin/product-form/product-schema.ts';
import { EMPTY_PRODUCT } from '#web/routes/admin/product-form/product-values.ts';

const form = productSchemaOf({ code: 'A' });
const rest = eurosParam(MAX_PRICE_CENTS).pipe(createProductInput.shape.priceCents);

/** The price in cents that the update form sends, or null where it says no. */
function readForm(typed: string): number | null {
  const values = { ...EMPTY_PRODUCT, code: 'A', name: 'Miell', category: 'pasticeri', quantity: '1' };
  const read = form.safeParse({ ...values, price: typed });
  return read.success ? read.data.price : null;
}

test.each([0, 0.01, 0.001, 1.005, 12.34, 12.345, 1234.5, -1, 999_999.99, 1_000_000, 1_000_000.01])(
  'the update form takes a price of %s € exactly where REST does',
  (euros) => {
    const answered = rest.safeParse(euros);
    expect(readForm(String(euros).replace('.', ','))).toBe(answered.success ? answered.data : null);
  },
);
