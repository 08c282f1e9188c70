import { z } from 'zod';
import {
  idempotencyKeyInput,
  idInput,
  pageLimitInput,
  pageNumberInput,
} from '#shared/inputs/basic-inputs.ts';
import { MAX_AMOUNT_CENTS } from '#shared/inputs/ledger-inputs.ts';
import { MAX_PRICE_E4 } from '#shared/prices/unit-price.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { cleanLine, cleanParagraphs } from '#shared/text/clean-text.ts';
import { SUPPLIER_LANGUAGES } from './purchasing-types.ts';

const NAME_MESSAGE = 'Emri ka 1 deri në 120 shenja.';
const COUNTRY_MESSAGE = 'Shteti shkruhet me dy shkronja, p.sh. XK.';
const DAYS_MESSAGE = 'Ditët janë nga 0 deri në 180.';
const PACK_MESSAGE = 'Pakoja ka së paku një copë.';

export const MAX_TERM_DAYS = 180;

export const MAX_SUPPLIER_PRODUCTS = 5000;

function line(max: number, message = `Më së shumti ${max} shenja.`) {
  return z
    .string({ error: message })
    .max(1_000, message)
    .transform(cleanLine)
    .pipe(z.string().max(max, message));
}

const daysInput = z.int({ error: DAYS_MESSAGE }).min(0, DAYS_MESSAGE).max(MAX_TERM_DAYS, DAYS_MESSAGE);

const fields = {
  name: line(120, NAME_MESSAGE).pipe(z.string().min(1, NAME_MESSAGE)),
  businessNumber: line(40),
  fiscalNumber: line(40),
  vatNumber: line(40),
  country: z
    .string({ error: COUNTRY_MESSAGE })
    .transform((text) => text.trim().toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{2}$/, COUNTRY_MESSAGE)),
  phone: line(60),
  email: line(200),
  address: line(300),
  iban: line(60),
  termsDays: daysInput,
  leadDays: daysInput,
  minimumOrderCents: z.int().min(0, 'Vlera nuk mund të jetë negative.').max(MAX_AMOUNT_CENTS).nullable(),
  language: z.enum(SUPPLIER_LANGUAGES),
  note: z
    .string()
    .max(4_000)
    .transform(cleanParagraphs)
    .pipe(z.string().max(2_000, 'Shënimi është tepër i gjatë.')),
  isActive: z.boolean(),
};

export const createSupplierInput = z.object({
  name: fields.name,
  businessNumber: fields.businessNumber.default(''),
  fiscalNumber: fields.fiscalNumber.default(''),
  vatNumber: fields.vatNumber.default(''),
  country: fields.country.default('XK'),
  phone: fields.phone.default(''),
  email: fields.email.default(''),
  address: fields.address.default(''),
  iban: fields.iban.default(''),
  termsDays: fields.termsDays.default(0),
  leadDays: fields.leadDays.default(7),
  minimumOrderCents: fields.minimumOrderCents.default(null),
  language: fields.language.default('sq'),
  note: fields.note.default(''),
  isActive: fields.isActive.default(true),
  idempotencyKey: idempotencyKeyInput,
});

export const updateSupplierInput = z.object(fields).partial().extend({ id: idInput });

export const listSuppliersInput = z.object({
  query: z.string().max(200).default(''),
  isActive: z.boolean().optional(),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

export const netPriceInput = z
  .int()
  .min(0, 'Çmimi nuk mund të jetë negativ.')
  .max(MAX_PRICE_E4, 'Çmimi është tepër i madh.');

/** Absent fields of an existing supplier product keep their values. */
export const supplierProductInput = z.object({
  productId: idInput,
  supplierCode: line(60).optional(),
  supplierName: line(160).optional(),
  packSize: z.int({ error: PACK_MESSAGE }).min(1, PACK_MESSAGE).max(MAX_QUANTITY).optional(),
  netPriceE4: netPriceInput.nullable().optional(),
  isPriceFixed: z.boolean().optional(),
  isPreferred: z.boolean().optional(),
  isRemoved: z.boolean().optional(),
});

export const setSupplierProductsInput = z.object({
  supplierId: idInput,
  products: z.array(supplierProductInput).min(1).max(MAX_SUPPLIER_PRODUCTS),
});

export const supplierProductsInput = z.object({
  supplierId: idInput,
  query: z.string().max(200).default(''),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

export type SupplierProductInput = z.output<typeof supplierProductInput>;
