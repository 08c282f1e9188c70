import { z } from 'zod';
import { COMPLAINT_REASONS, MAX_COMPLAINT_PHOTOS } from '#shared/complaints.ts';
import { freeText } from '#shared/text/clean-text.ts';
import { idempotencyKeyInput, idInput } from './basic-inputs.ts';
import { MAX_ORDER_LINES, quantityInput } from './order-inputs.ts';

export const reportComplaintInput = z
  .object({
    orderId: idInput,
    reason: z.enum(COMPLAINT_REASONS),
    lines: z
      .array(z.object({ productId: idInput, quantity: quantityInput }))
      .max(MAX_ORDER_LINES)
      .default([]),
    note: freeText(500).default(''),
    photos: z
      .array(z.string().regex(/^[0-9a-f]{40}\.(?:jpg|png|webp)$/))
      .max(MAX_COMPLAINT_PHOTOS)
      .default([]),
    idempotencyKey: idempotencyKeyInput,
  })
  .refine(({ lines, note }) => lines.length > 0 || note !== '', {
    path: ['note'],
    message: 'Shënoni sa copë ose shkruani çfarë ka ndodhur.',
  });

export const listComplaintsInput = z.object({
  isDone: z.boolean(),
  limit: z.int().min(1).max(100).default(50),
});

export const settleComplaintInput = z.object({
  complaintId: idInput,
  answer: freeText(500),
  isDone: z.boolean(),
});

export const complaintPhotoInput = z.object({ photoId: idInput });

export type ReportComplaint = z.output<typeof reportComplaintInput>;

export type SettleComplaint = z.output<typeof settleComplaintInput>;
