import { z } from 'zod';
import {
  dayInput,
  idempotencyKeyInput,
  idInput,
  pageLimitInput,
  pageNumberInput,
  reasonInput,
} from '#shared/inputs/basic-inputs.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { cleanParagraphs } from '#shared/text/clean-text.ts';
import { PURCHASE_ORDER_STATUSES } from './purchasing-types.ts';
import { netPriceInput } from './supplier-inputs.ts';

export const MAX_PURCHASE_LINES = 500;

export const TWICE_MESSAGE = 'Një produkt qëndron vetëm një herë në porosi.';

const QUANTITY_MESSAGE = 'Sasia është së paku 1 copë.';

/** In pieces; without a price the supplier's own is used. */
const lineInput = z.object({
  productId: idInput,
  quantity: z.int({ error: QUANTITY_MESSAGE }).min(1, QUANTITY_MESSAGE).max(MAX_QUANTITY),
  netPriceE4: netPriceInput.nullable().optional(),
});

const linesInput = z
  .array(lineInput)
  .min(1, 'Porosia ka së paku një produkt.')
  .max(MAX_PURCHASE_LINES)
  .refine((lines) => new Set(lines.map((line) => line.productId)).size === lines.length, TWICE_MESSAGE);

const noteInput = z.string().max(4_000).transform(cleanParagraphs).pipe(z.string().max(1_000));

export const createPurchaseOrderInput = z.object({
  supplierId: idInput,
  expectedOn: dayInput.nullable().default(null),
  note: noteInput.default(''),
  lines: linesInput,
  idempotencyKey: idempotencyKeyInput,
});

/** Absent fields keep their values; `lines` is the whole list. `version` is the one that was shown. */
export const changePurchaseOrderInput = z.object({
  id: idInput,
  version: z.int().min(1),
  expectedOn: dayInput.nullable().optional(),
  note: noteInput.optional(),
  lines: linesInput.optional(),
  idempotencyKey: idempotencyKeyInput,
});

export const purchaseOrderInput = z.object({ id: idInput });

export const deletePurchaseOrderInput = purchaseOrderInput.extend({ version: z.int().min(1).optional() });

export const sendPurchaseOrderInput = purchaseOrderInput.extend({ idempotencyKey: idempotencyKeyInput });

export const endPurchaseOrderInput = sendPurchaseOrderInput.extend({ reason: reasonInput });

export const listPurchaseOrdersInput = z.object({
  supplierId: idInput.optional(),
  status: z.enum(PURCHASE_ORDER_STATUSES).optional(),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

/** The suggested lines as shown; `supplierIds` selects the suppliers that get a draft. */
export const draftSuggestedInput = z.object({
  orders: z
    .array(createPurchaseOrderInput.pick({ supplierId: true, lines: true }))
    .min(1)
    .max(100),
  idempotencyKey: idempotencyKeyInput,
});

export type PurchaseLineInput = z.output<typeof lineInput>;
