import { bool, euros, int, oneOf, shapeOf, text } from '#http/rest/kit/shape.ts';
import { SUPPLIER_LANGUAGES } from '#shared/purchasing/purchasing-types.ts';
import type { Caller } from '#trpc/app-router.ts';

type Supplier = Awaited<ReturnType<Caller['admin']['purchasing']['suppliers']['get']>>;

export const supplierShape = shapeOf<Supplier>('Supplier')({
  id: int((supplier) => supplier.id),
  name: text((supplier) => supplier.name),
  business_number: text((supplier) => supplier.businessNumber),
  fiscal_number: text((supplier) => supplier.fiscalNumber),
  vat_number: text((supplier) => supplier.vatNumber),
  country: text((supplier) => supplier.country),
  phone: text((supplier) => supplier.phone),
  email: text((supplier) => supplier.email),
  address: text((supplier) => supplier.address),
  iban: text((supplier) => supplier.iban),
  terms_days: int((supplier) => supplier.termsDays),
  lead_days: int((supplier) => supplier.leadDays),
  minimum_order: euros.orNull((supplier) => supplier.minimumOrderCents),
  language: oneOf(SUPPLIER_LANGUAGES)((supplier) => supplier.language),
  note: text((supplier) => supplier.note),
  active: bool((supplier) => supplier.isActive),
});

export const supplierNameShape = shapeOf<Pick<Supplier, 'id' | 'name'>>('SupplierName')({
  id: int((supplier) => supplier.id),
  name: text((supplier) => supplier.name),
});
