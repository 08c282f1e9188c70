import { expect, test } from 'vitest';
import { productTableColumns } from '#domain/exports/product-table.ts';
import { PRODUCT_HEADERS } from '#domain/imports/product-columns.ts';
import { type Field, fieldEntries } from '#shared/define-fields.ts';
import { simplifyHeader } from '#shared/prices/price-basis.ts';
import { PRODUCT_FIELDS } from '#shared/product-fields.ts';
import { givenUser } from '#testing/builders.ts';
import { givenAllFeatures } from '#testing/given-features.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

const FIELDS = fieldEntries(PRODUCT_FIELDS);

const CREAM = { name: 'Krem', category: 'pasticeri', quantity: 12, price: 12.5, vat_rate_percentage: 18 };

function exampleOf(field: Field): unknown {
  if (field.kind === 'whole') return field.range[0] + 1;
  return field.kind === 'flag' ? true : 'kuti';
}

test('each declared name of the API is taken, emptied by null as the form would, and answered to whom it is for', async () => {
  const world = openWorld();
  await givenAllFeatures(world);
  const actor = givenUser(world, 'admin');
  const admin = await loginAs(world, actor);
  const declared = FIELDS.flatMap(([name, field]) =>
    field.api === undefined ? [] : [{ name, field, api: field.api }],
  );
  const { id } = (
    await admin.post('/api/products', {
      ...CREAM,
      ...Object.fromEntries(declared.map(({ field, api }) => [api, exampleOf(field)])),
    })
  ).body.product;
  const stored = (): Promise<object> => world.call(actor).admin.products.get({ id });
  const expected = (of: (field: Field) => unknown) =>
    Object.fromEntries(declared.map(({ name, field }) => [name, of(field)]));
  expect(await stored()).toMatchObject(expected(exampleOf));
  const { product } = (await admin.put(`/api/products/${id}`, {})).body;
  for (const { field, api } of declared) {
    expect([api, product[api]]).toEqual([api, field.seenBy === 'everybody' ? exampleOf(field) : undefined]);
  }
  const emptied = declared.map(({ field, api }) => [api, field.kind === 'flag' ? false : null]);
  await admin.put(`/api/products/${id}`, Object.fromEntries(emptied));
  expect(await stored()).toMatchObject(expected(({ empty }) => empty));
});

test('each column of the exported products is read again as its own field, and no heading means two', async () => {
  const world = openWorld();
  await givenAllFeatures(world);
  const read = new Map(
    Object.entries(PRODUCT_HEADERS.names).flatMap(([name, headings]) =>
      headings.map((heading) => [simplifyHeader(heading), name]),
    ),
  );
  const columns = productTableColumns(world.ctx).filter(({ name }) => name !== 'netPriceE4');
  expect(columns.map(({ header }) => read.get(simplifyHeader(header)))).toEqual(
    columns.map(({ name }) => name),
  );
  expect(columns.map(({ name }) => name)).toEqual(
    FIELDS.flatMap(([name, { kind }]) => (kind === 'image' ? [] : [name])),
  );
  expect(read.size).toBe(Object.values(PRODUCT_HEADERS.names).flat().length);
});
