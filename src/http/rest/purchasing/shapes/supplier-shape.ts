import { bool, euros, int, oneOf, shapeOf, text } from '#http/rest/kit/shape.ts';
import { SUPPLIER_LANGUAGES } from '#shared/purchasing/purchasing-types.ts';
import type { Caller } from '#trpc/app-router.ts';

type Supplier = Awaited<ReturnType<Caller['admin']['purchasing']['suppliers']['get']>>;

export const supplierShape = shapeOf<Supplier>('Supplier')({
  id: int((supplier) => supplier.id),
  ...text.named(
    'name',
    'business_number',
    'fiscal_number',
    'vat_number',
    'country',
    'phone',
    'email',
    'address',
    'iban',
  ),
  ...int.named('terms_days', 'lead_days'),
  minimum_order: euros.orNull((supplier) => supplier.minimumOrderCents),
  language: oneOf(SUPPLIER_LANGUAGES)((supplier) => supplier.language),
  note: text((supplier) => supplier.note),
  active: bool((supplier) => supplier.isActive),
});

export const supplierNameShape = shapeOf<Pick<Supplier, 'id' | 'name'>>('SupplierName')({
  id: int((supplier) => supplier.id),
  name: text((supplier) => supplier.name),
});
