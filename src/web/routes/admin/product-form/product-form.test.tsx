import { expect, test } from 'vitest';
import { fieldEntries } from '#shared/define-fields.ts';
import { PRODUCT_FIELDS } from '#shared/product-fields.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { draw } from '#web/testing/draw.tsx';
import { AvailabilityFields } from './availability-fields.tsx';
import { BasicFields, PackingFields, PriceFields, StorageFields } from './product-form.tsx';
import { emptyProduct, productSchema } from './product-schema.ts';

function Sections() {
  const form = useZodForm(productSchema, { initialValues: emptyProduct(), mode: 'controlled' });
  const handle = {
    ...form,
    draftName: '',
    isRestored: false,
    forget: () => undefined,
    drop: () => undefined,
  };
  return [BasicFields, PriceFields, PackingFields, StorageFields, AvailabilityFields].map((Section) => (
    <Section key={Section.name} form={handle} />
  ));
}

test('the form has a place for each field that no feature brings, and for none twice', () => {
  const placed = [...draw(<Sections />).matchAll(/data-path="(\w+)"/g)].map(([, name]) => name);
  const wanted = fieldEntries(PRODUCT_FIELDS).flatMap(([name, { kind, feature }]) =>
    kind === 'image' || feature !== undefined ? [] : [name],
  );
  expect(placed.toSorted()).toEqual(wanted.toSorted());
});
