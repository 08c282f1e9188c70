import { z } from 'zod';
import { inPages, pagination } from '#http/rest/kit/lists.ts';
import {
  booleanParam,
  eurosParam,
  idParam,
  pagesBy,
  params,
  unitPriceParam,
  wholeNumber,
} from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf } from '#http/rest/kit/shape.ts';
import { MAX_AMOUNT_CENTS } from '#shared/inputs/ledger-inputs.ts';
import { SUPPLIER_LANGUAGES } from '#shared/purchasing/purchasing-types.ts';
import { MAX_SUPPLIER_PRODUCTS, MAX_TERM_DAYS } from '#shared/purchasing/supplier-inputs.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { supplierNameShape, supplierShape } from './shapes/supplier-shape.ts';

const row = rowsOf({ tag: 'Suppliers', roles: ['admin'] });

const fields = {
  business_number: z.string().max(200).optional(),
  fiscal_number: z.string().max(200).optional(),
  vat_number: z.string().max(200).optional(),
  country: z.string().max(20).optional().meta({ example: 'XK', description: 'ISO 3166, two letters' }),
  phone: z.string().max(200).optional(),
  email: z.string().max(400).optional(),
  address: z.string().max(600).optional(),
  iban: z.string().max(200).optional(),
  terms_days: wholeNumber(0, MAX_TERM_DAYS).optional(),
  lead_days: wholeNumber(0, MAX_TERM_DAYS).optional(),
  'minimum_order as minimumOrderCents': eurosParam(MAX_AMOUNT_CENTS).nullable().optional(),
  language: z.enum(SUPPLIER_LANGUAGES).optional(),
  note: z.string().max(4_000).optional(),
  'active as isActive': z.boolean().optional(),
};

const productParam = params({
  product_id: idParam,
  supplier_code: z.string().max(200).optional(),
  supplier_name: z.string().max(400).optional(),
  pack_size: wholeNumber(1, MAX_QUANTITY).optional(),
  'net_price as netPriceE4': unitPriceParam.nullable().optional(),
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
      'active as isActive': booleanParam.optional(),
      ...pagesBy(50),
    }),
    output: z.object({
      suppliers: z.union([arrayOf(supplierShape), arrayOf(supplierNameShape)]),
      pagination,
    }),
    list: 'suppliers',
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
    input: params({ id: idParam, name: z.string().max(400).optional(), ...fields }),
    output: z.object({ supplier: supplierShape }),
    errors: ['Supplier not found', 'Supplier already exists'],
    call: async ({ admin }, input) => ({ supplier: await admin.purchasing.suppliers.update(input) }),
  }),
  row('PUT /suppliers/{id}/products', {
    summary:
      'What a supplier sells: price without VAT per piece, pieces in its pack. Fields left out of a known product stay',
    bodyLimit: 2_097_152,
    input: params({
      'id as supplierId': idParam,
      products: z.array(productParam).min(1).max(MAX_SUPPLIER_PRODUCTS),
    }),
    output: z.object({ changed: z.int() }),
    errors: ['Supplier not found', 'Product not found'],
    call: ({ admin }, input) => admin.purchasing.suppliers.setProducts(input),
  }),
];
