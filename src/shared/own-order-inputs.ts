import { z } from 'zod';
import { idempotencyKeyInput, idInput } from './basic-inputs.ts';
import { freeText } from './clean-text.ts';
import { dateInput, MAX_ORDER_LINES, quantityInput } from './order-inputs.ts';

const wantedLine = z.object({ productId: idInput, quantity: quantityInput });

const ownOrderChange = {
  orderId: idInput,
  /** The version that the screen showed: another one means that somebody was faster. */
  version: z.int().min(1),
  /** All that is to be in it; what is left out is taken out. */
  lines: z.array(wantedLine).min(1).max(MAX_ORDER_LINES),
  deliverDate: dateInput.optional(),
  comment: freeText(1000).optional(),
};

/** What an order would become, for its customer to look at. */
export const previewOwnChangeInput = z.object(ownOrderChange);

/** What a customer makes of an order of their own, and what they were shown that it would come to. */
export const changeOwnOrderInput = previewOwnChangeInput.extend({
  expectedTotalCents: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  idempotencyKey: idempotencyKeyInput,
});

/** An order that its customer doesn't want any more, and why if they say so. */
export const cancelOwnOrderInput = z.object({ orderId: idInput, reason: freeText(300).default('') });

/** What is sent to look at a change, after parsing. */
export type PreviewOwnChange = z.output<typeof previewOwnChangeInput>;

/** What is sent to change one's own order, after parsing. */
export type ChangeOwnOrder = z.output<typeof changeOwnOrderInput>;

/** What is sent to cancel one's own order, after parsing. */
export type CancelOwnOrder = z.output<typeof cancelOwnOrderInput>;
