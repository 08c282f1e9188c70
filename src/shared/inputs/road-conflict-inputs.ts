import { z } from 'zod';
import { ATTEMPT_REASONS } from '#shared/delivery.ts';
import { ORDER_STATUSES } from '#shared/order-status.ts';
import { CONFLICT_MONEY } from '#shared/road-conflicts.ts';
import { freeText } from '#shared/text/clean-text.ts';
import { idempotencyKeyInput, idInput } from './basic-inputs.ts';
import { deliverInput } from './delivery-inputs.ts';

/** `actKey` is the idempotency key of the original action; without it, that of the report. */
export const roadConflictInput = deliverInput.extend({
  status: z.enum(ORDER_STATUSES),
  attemptReason: z.enum(ATTEMPT_REASONS).optional(),
  note: freeText(500).default(''),
  occurredAt: z.int().min(0),
  actKey: z.string().min(1).max(200).optional(),
});

export type RoadConflict = z.output<typeof roadConflictInput>;

export const listRoadConflictsInput = z.object({
  isDecided: z.boolean(),
  limit: z.int().min(1).max(100).default(100),
});

const decided = z.object({ conflictId: idInput, idempotencyKey: idempotencyKeyInput });

export const acceptConflictInput = decided;

export const declineConflictInput = decided.extend({
  reason: freeText(300).refine((text) => text !== '', 'Shkruani arsyen.'),
  money: z.enum(CONFLICT_MONEY).optional(),
});

export type AcceptConflict = z.output<typeof acceptConflictInput>;
export type DeclineConflict = z.output<typeof declineConflictInput>;
