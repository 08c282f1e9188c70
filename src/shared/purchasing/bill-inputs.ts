import { z } from 'zod';
import {
  dayInput,
  idempotencyKeyInput,
  idInput,
  pageLimitInput,
  pageNumberInput,
  reasonInput,
} from '#shared/inputs/basic-inputs.ts';
import { MAX_AMOUNT_CENTS } from '#shared/inputs/ledger-inputs.ts';
import { MAX_PRICE_E4 } from '#shared/prices/unit-price.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { freeText } from '#shared/text/clean-text.ts';
import { BILL_STATUSES, BILL_VAT_RATES } from './bill-types.ts';
import { BILL_KINDS, COST_SPREADS } from './purchasing-types.ts';

export const MAX_BILL_LINES = 500;

const RATES: readonly number[] = BILL_VAT_RATES;

const vatBasisPoints = z.int().refine((rate) => RATES.includes(rate), 'Norma e TVSH-së është 18, 8 ose 0.');

const netCents = z.int().min(-MAX_AMOUNT_CENTS).max(MAX_AMOUNT_CENTS);

const spreadInput = z.object({
  receiptIds: z.array(idInput).min(1).max(100),
  by: z.enum(COST_SPREADS).default('value'),
});

/** A line of goods (`receiptLineId` or, on a credit note, `returnLineId`), or one with a description. */
export const billLineInput = z
  .object({
    receiptLineId: idInput.optional(),
    returnLineId: idInput.optional(),
    quantity: z.int().min(1).max(MAX_QUANTITY).optional(),
    netPriceE4: z.int().min(0).max(MAX_PRICE_E4).optional(),
    description: freeText(200).optional(),
    netCents: netCents.optional(),
    vatBasisPoints: vatBasisPoints.optional(),
    spread: spreadInput.optional(),
    isOwed: z.boolean().default(true),
  })
  .refine(isOneKind, 'Rreshti është ose mall (pranim, sasi, çmim) ose përshkrim me shumë.');

type Line = {
  readonly receiptLineId?: number | undefined;
  readonly returnLineId?: number | undefined;
  readonly quantity?: number | undefined;
  readonly netPriceE4?: number | undefined;
  readonly description?: string | undefined;
  readonly netCents?: number | undefined;
  readonly vatBasisPoints?: number | undefined;
  readonly spread?: object | undefined;
};

function isOneKind(line: Line): boolean {
  const isOfGoods = (line.receiptLineId === undefined) !== (line.returnLineId === undefined);
  const words = [line.netCents, line.vatBasisPoints, line.spread].filter((value) => value !== undefined);
  if (isOfGoods) {
    return line.quantity !== undefined && line.netPriceE4 !== undefined && words.length === 0;
  }
  const isOfWords = line.receiptLineId === undefined && line.returnLineId === undefined;
  const hasWords = (line.description ?? '') !== '' && line.netCents !== undefined;
  return isOfWords && hasWords && line.quantity === undefined && line.netPriceE4 === undefined;
}

const vatInput = z.object({
  vatBasisPoints,
  netCents: z.int().min(0).max(MAX_AMOUNT_CENTS),
  vatCents: z.int().min(0).max(MAX_AMOUNT_CENTS),
});

export const bookBillInput = z.object({
  kind: z.enum(BILL_KINDS),
  supplierId: idInput,
  number: freeText(60).refine((text) => text !== '', 'Shkruani numrin e faturës.'),
  issuedOn: dayInput,
  bookedOn: dayInput.optional(),
  dueOn: dayInput.optional(),
  isAsset: z.boolean().default(false),
  isDeductible: z.boolean().default(true),
  note: freeText(300).default(''),
  lines: z.array(billLineInput).min(1).max(MAX_BILL_LINES),
  vat: z
    .array(vatInput)
    .max(BILL_VAT_RATES.length)
    .refine(
      (rates) => new Set(rates.map((rate) => rate.vatBasisPoints)).size === rates.length,
      'Një normë e TVSH-së është shënuar dy herë.',
    )
    .default([]),
  idempotencyKey: idempotencyKeyInput,
});

export type BookBill = z.output<typeof bookBillInput>;

export type BookBillLine = BookBill['lines'][number];

export const reverseBillInput = z.object({
  billId: idInput,
  reason: reasonInput,
  idempotencyKey: idempotencyKeyInput,
});

export const listBillsInput = z.object({
  supplierId: idInput.optional(),
  status: z.enum(BILL_STATUSES).optional(),
  from: dayInput.optional(),
  to: dayInput.optional(),
  query: z.string().trim().max(80).default(''),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

export type ListBills = z.output<typeof listBillsInput>;

export const listReceiptsToSpreadOnInput = z.object({
  query: z.string().trim().max(80).default(''),
  receiptIds: z.array(idInput).max(100).default([]),
});

export type ListReceiptsToSpreadOn = z.output<typeof listReceiptsToSpreadOnInput>;
