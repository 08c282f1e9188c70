import { z } from 'zod';
import { DELIVERY_PAYMENT_METHODS } from '#shared/accounting/ledger.ts';
import {
  ATTEMPT_REASONS,
  DIFFERENCE_REASONS,
  differenceReasonsFor,
  MAX_DELIVERY_PHOTOS,
  MAX_DRIVER_NUMBER,
  REDUCTION_REASONS,
} from '#shared/delivery.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { freeText } from '#shared/text/clean-text.ts';
import { idempotencyKeyInput, idInput, occurredAtInput, regionIdInput } from './basic-inputs.ts';
import { dateInput, setStatusInput } from './order-inputs.ts';

const driverCode = z.int().min(1).max(MAX_DRIVER_NUMBER);
const amountCents = z.int().min(0).max(1_000_000_000);
const note = freeText(300).default('');

/** The order's total that the phone showed at the door. */
const expectedTotalCents = amountCents.optional();

export const agendaInput = z.object({ date: dateInput });

export const agendasInput = agendaInput.extend({ onlyFormer: z.boolean().optional() });

export const deliveryDaysInput = z.object({
  regionId: idInput.optional(),
  // Time zone rules are only known for a limited span.
  from: dateInput.refine((day) => day > '2000' && day < '2200', 'Datë e pavlefshme').optional(),
  days: z.int().min(1).max(60).default(14),
});

const rulesVersion = z.string().max(64);

const weekdayRule = z.object({
  isOpen: z.boolean(),
  cutoffHour: z.int().min(0).max(24),
  cutoffDays: z.int().min(0).max(14),
  window: freeText(40).default(''),
  capacity: z.int().min(0).max(10_000).nullable(),
  driverId: idInput.nullable().default(null),
});

/** Weekdays start with Sunday. */
export const saveDeliveryRulesInput = z.object({
  regionId: regionIdInput,
  weekdays: z.array(weekdayRule).length(7),
  closedDays: z.array(dateInput).max(400).default([]),
  version: rulesVersion,
});

export const resetDeliveryRulesInput = z.object({ regionId: regionIdInput, version: rulesVersion });

export type SaveDeliveryRules = z.output<typeof saveDeliveryRulesInput>;

export const driverAgendaInput = agendaInput.extend({ driverCode });

const MAX_ROUTE_CUSTOMERS = 5000;

const routeCustomers = z.array(idInput).min(1).max(MAX_ROUTE_CUSTOMERS);

export const saveRouteInput = z.object({
  driverCode,
  customerIds: routeCustomers,
  expected: routeCustomers.optional(),
});

const NUMBERS_OF_COMMAND: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6 };

export function isSignaturePath(path: string): boolean {
  if (path === '') return true;
  if (!/^M[MLQC\d\s,.-]*$/.test(path)) return false;
  return [...path.matchAll(/([MLQC])([^MLQC]*)/g)].every(([, command = '', text = '']) => {
    const numbers = text.split(/[\s,]+/).filter(Boolean);
    const size = NUMBERS_OF_COMMAND[command] ?? 0;
    return (
      numbers.length > 0 &&
      numbers.length % size === 0 &&
      numbers.every((number) => /^-?\d{1,5}(?:\.\d{1,4})?$/.test(number))
    );
  });
}

const deliveryPhotos = z
  .array(z.string().regex(/^[0-9a-f]{40}\.(?:jpg|png|webp)$/))
  .max(MAX_DELIVERY_PHOTOS)
  .default([]);

export const setStatusOnRoadInput = setStatusInput.extend({
  occurredAt: occurredAtInput,
  expectedTotalCents,
  idempotencyKey: idempotencyKeyInput,
});

export type StatusOnRoad = z.output<typeof setStatusOnRoadInput>;

export const photoInput = z.object({ photoId: idInput });

const deliveredLineInput = z.object({
  orderLineId: idInput,
  deliveredQuantity: z.int().min(0).max(MAX_QUANTITY),
  reason: z.enum(REDUCTION_REASONS).default('refused'),
});

/**
 * `lines` holds only lines whose quantity differs from the order; without `amountReceivedCents` and `paymentMethod` the
 * customer's terms decide.
 */
export const deliverInput = z.object({
  orderId: idInput,
  lines: z.array(deliveredLineInput).max(200).default([]),
  receiverName: freeText(120).default(''),
  signaturePath: z
    .string()
    .max(60_000)
    .refine(isSignaturePath, 'Nënshkrimi nuk është i vlefshëm.')
    .default(''),
  amountReceivedCents: amountCents.optional(),
  paymentMethod: z.enum(DELIVERY_PAYMENT_METHODS).optional(),
  unpaidReason: freeText(300).default(''),
  occurredAt: occurredAtInput,
  expectedTotalCents,
  photos: deliveryPhotos,
  idempotencyKey: idempotencyKeyInput,
});

export const attemptInput = z
  .object({
    orderId: idInput,
    reason: z.enum(ATTEMPT_REASONS),
    note: freeText(300).default(''),
    occurredAt: occurredAtInput,
    photos: deliveryPhotos,
    idempotencyKey: idempotencyKeyInput,
  })
  .refine(({ reason, note: text }) => reason !== 'other' || text !== '', {
    path: ['note'],
    message: 'Shkruani arsyen.',
  });

export type AttemptInput = z.output<typeof attemptInput>;

/** Cash counted at the end of a day, by default today; `driverCode` is the driver's own number. */
export const countCashInput = z.object({
  driverCode: driverCode.optional(),
  amountCents,
  note,
  date: dateInput.optional(),
  idempotencyKey: idempotencyKeyInput,
});

export const cashDayInput = z.object({ date: dateInput.optional() });

export type DeliverInput = z.output<typeof deliverInput>;

const returnedLine = z
  .object({
    productId: idInput,
    isWrittenOff: z.boolean(),
    expected: z.int().min(-MAX_QUANTITY).max(MAX_QUANTITY),
    returned: z.int().min(0).max(MAX_QUANTITY),
    reason: z.enum(DIFFERENCE_REASONS).nullable().default(null),
  })
  .refine(
    ({ reason, isWrittenOff, ...pieces }) =>
      reason === null
        ? pieces.expected === pieces.returned
        : differenceReasonsFor(pieces, isWrittenOff).includes(reason),
    { path: ['reason'], message: 'Zgjidhni arsyen e dallimit.' },
  );

export const checkInVanInput = driverAgendaInput.extend({
  lines: z.array(returnedLine).max(5000),
  note,
  idempotencyKey: idempotencyKeyInput,
});

export type CheckInVan = z.output<typeof checkInVanInput>;
