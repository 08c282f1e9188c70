import { z } from 'zod';
import { inPages, pagination } from '#http/rest/kit/lists.ts';
import { param, params } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, listed, shapeOf, to } from '#http/rest/kit/shape.ts';
import { SUPPLIER_LANGUAGES } from '#shared/purchasing/purchasing-types.ts';
import { MAX_SUPPLIER_PRODUCTS, MAX_TERM_DAYS } from '#shared/purchasing/supplier-inputs.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Suppliers', roles: ['admin'] });

type Supplier = Awaited<ReturnType<Caller['admin']['purchasing']['suppliers']['get']>>;

const supplierShape = shapeOf<Supplier>('Supplier')({
  id: to.int((supplier) => supplier.id),
  ...to.text.named(
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
  ...to.int.named('terms_days', 'lead_days'),
  minimum_order: to.euros.orNull((supplier) => supplier.minimumOrderCents),
  language: to.oneOf(SUPPLIER_LANGUAGES)((supplier) => supplier.language),
  note: to.text((supplier) => supplier.note),
  active: to.bool((supplier) => supplier.isActive),
});

const supplierNameShape = shapeOf<Pick<Supplier, 'id' | 'name'>>('SupplierName')({
  id: to.int((supplier) => supplier.id),
  name: to.text((supplier) => supplier.name),
});

const fields = {
  business_number: z.string().max(200).optional(),
  fiscal_number: z.string().max(200).optional(),
  vat_number: z.string().max(200).optional(),
  country: z.string().max(20).optional().meta({ example: 'XK', description: 'ISO 3166, two letters' }),
  phone: z.string().max(200).optional(),
  email: z.string().max(400).optional(),
  address: z.string().max(600).optional(),
  iban: z.string().max(200).optional(),
  terms_days: param.wholeNumber(0, MAX_TERM_DAYS).optional(),
  lead_days: param.wholeNumber(0, MAX_TERM_DAYS).optional(),
  'minimum_order as minimumOrderCents': param.eurosOrNull.optional(),
  language: z.enum(SUPPLIER_LANGUAGES).optional(),
  note: z.string().max(4_000).optional(),
  'active as isActive': z.boolean().optional(),
};

const productParam = params({
  product_id: param.id,
  supplier_code: z.string().max(200).optional(),
  supplier_name: z.string().max(400).optional(),
  pack_size: param.wholeNumber(1, MAX_QUANTITY).optional(),
  'net_price as netPriceE4': param.unitPrice.nullable().optional(),
  'price_fixed as isPriceFixed': z.boolean().optional(),
  'preferred as isPreferred': z.boolean().optional(),
  'remove as isRemoved': z.boolean().optional(),
});

export const suppliersRows: readonly RestRow[] = [
  row('GET /suppliers', {
    summary: 'Suppliers by name; stockers are told id and name only',
    roles: ['admin', 'stocker'],
    input: params({
      'q as query': z.string().max(200).optional(),
      'active as isActive': param.boolean.optional(),
      ...param.pagesBy(50),
    }),
    output: z.object({
      suppliers: listed(z.union([arrayOf(supplierShape), arrayOf(supplierNameShape)])),
      pagination,
    }),
    call: async ({ admin, stocker, role }, input) => {
      const lists = role === 'admin' ? admin.purchasing : stocker.purchasing;
      return inPages(input, await lists.suppliers.list(input));
    },
  }),
  row('POST /suppliers', {
    summary: 'Add a supplier',
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({ name: z.string().max(400), ...fields }),
    output: z.object({ supplier: supplierShape }),
    errors: ['Supplier already exists'],
    call: async ({ admin }, input) => ({ supplier: await admin.purchasing.suppliers.create(input) }),
  }),
  row('PUT /suppliers/{id}', {
    summary: 'Change a supplier; fields left out stay. `active: false` takes no new orders',
    input: params({ id: param.id, name: z.string().max(400).optional(), ...fields }),
    output: z.object({ supplier: supplierShape }),
    errors: ['Supplier not found', 'Supplier already exists'],
    call: async ({ admin }, input) => ({ supplier: await admin.purchasing.suppliers.update(input) }),
  }),
  row('PUT /suppliers/{id}/products', {
    summary:
      'What a supplier sells: price without VAT per piece, pieces in its pack. Fields left out of a known product stay',
    bodyLimit: 2_097_152,
    input: params({
      'id as supplierId': param.id,
      products: z.array(productParam).min(1).max(MAX_SUPPLIER_PRODUCTS),
    }),
    output: z.object({ changed: z.int() }),
    errors: ['Supplier not found', 'Product not found'],
    call: ({ admin }, input) => admin.purchasing.suppliers.setProducts(input),
  }),
];
