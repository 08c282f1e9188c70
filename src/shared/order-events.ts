import { z } from 'zod';
import { DOCUMENT_KINDS } from './accounting/documents.ts';
import { HOLD_CAUSES } from './accounting/ledger.ts';
import { COMPLAINT_REASONS } from './complaints.ts';
import { ATTEMPT_REASONS, REDUCTION_REASONS } from './delivery.ts';
import { LOSS_REASONS } from './order-changes.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { PRICE_SOURCES } from './prices/pricing.ts';
import { CONFLICT_MONEY } from './road-conflicts.ts';

function event<const Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.object({ type: z.literal(type), ...shape });
}

const status = z.enum(ORDER_STATUSES);
const reason = z.string();
const line = { productId: z.int(), productName: z.string() };
const fromTo = { from: z.int(), to: z.int() };

function change<Value extends z.ZodType>(value: Value) {
  return z.object({ from: value, to: value }).optional();
}

/** The price of a removed line, for undo. */
const frozenLine = z.object({
  productCode: z.string(),
  unit: z.string(),
  unitName: z.string().optional(),
  vatBasisPoints: z.int(),
  priceSource: z.enum(PRICE_SOURCES),
  priceListId: z.int().nullable(),
  listPriceE4: z.int(),
  discountBasisPoints: z.int(),
  customerDiscountBasisPoints: z.int(),
  unitPriceE4: z.int(),
  isStockConfirmed: z.boolean(),
  isProduced: z.boolean(),
});

const receipt = { receiverName: z.string(), amountReceivedCents: z.int() };

const handover = {
  totalCents: z.int(),
  lines: z
    .array(
      z.object({
        orderLineId: z.int(),
        deliveredQuantity: z.int(),
        reason: z.enum(REDUCTION_REASONS).optional(),
      }),
    )
    .readonly(),
};

/** Also written to the audit log of the office. */
const auditedEvents = [
  event('order.status-changed', { from: status, to: status, reason: reason.optional() }),
  event('order.released', { reason }),
  event('order.item-added', { ...line, quantity: z.int() }),
  event('order.item-changed', { ...line, ...fromTo }),
  event('order.item-removed', { ...line, quantity: z.int(), frozen: frozenLine }),
  event('order.item-restored', { ...line, quantity: z.int() }),
  event('order.short-shipped', {
    ...line,
    ...fromTo,
    missing: z.int(),
    reason: z.enum(LOSS_REASONS),
    /** Where nothing is left of the line. */
    frozen: frozenLine.optional(),
    /** The customer's own pieces that the line gave back. */
    ownPieces: z.int().optional(),
  }),
  event('order.quantity-overridden', { ...line, quantity: z.int(), reason }),
  event('order.edited', {
    changes: z.object({
      comment: change(z.string()),
      buyerAddress: change(z.string()),
      deliverDate: change(z.string().nullable()),
    }),
    reason: reason.optional(),
  }),
  event('order.driver-assigned', {
    from: z.int().nullable(),
    to: z.int().nullable(),
    driverCode: z.int().nullable(),
    driverName: z.string().nullable(),
  }),
  event('order.attempted', {
    reason: z.enum(ATTEMPT_REASONS),
    note: z.string(),
    attempts: z.int(),
    deliverDate: z.string(),
  }),
  event('order.delivered', { ...handover, ...receipt }),
  event('order.delivery-corrected', {
    ...handover,
    changes: z.object({ receiverName: change(z.string()), amountReceivedCents: change(z.int()) }),
  }),
  event('order.receipt-voided', receipt),
  event('order.road-conflict', {
    status,
    occurredAt: z.number(),
    note: z.string(),
    reason: z.enum(ATTEMPT_REASONS).optional(),
    receiverName: z.string().optional(),
    amountReceivedCents: z.int().optional(),
  }),
  event('order.conflict-accepted', { amountReceivedCents: z.int() }),
  event('order.conflict-declined', {
    reason,
    conflictMoney: z.enum(CONFLICT_MONEY).optional(),
    amountReceivedCents: z.int().optional(),
  }),
  event('order.complaint-reported', {
    reason: z.enum(COMPLAINT_REASONS),
    /** `2 × Miell, 1 × Sheqer` */
    what: z.string().optional(),
    note: z.string(),
  }),
  event('order.complaint-settled', { answer: z.string(), isDone: z.boolean() }),
  event('document.issued', {
    documentId: z.int(),
    kind: z.enum(DOCUMENT_KINDS),
    number: z.string(),
    totalCents: z.int(),
    reason: reason.optional(),
  }),
] as const;

const otherEvents = [
  event('order.placed', { to: status, reason: reason.optional() }),
  event('order.held', {
    cause: z.enum(HOLD_CAUSES),
    exposureCents: z.int(),
    limitCents: z.int().nullable(),
  }),
  event('order.hold-cured', {}),
  event('order.hold-expired', { reason }),
  /** Accepted at delivery in a different quantity than ordered. */
  event('order.line-delivered', { ...line, ...fromTo, reason: z.enum(REDUCTION_REASONS) }),
] as const;

const orderEvent = z.discriminatedUnion('type', [...auditedEvents, ...otherEvents]);

/** Everything that happened to an order, as `order_events` stores it: `type` as its kind, the rest as its data. */
export type OrderEvent = z.output<typeof orderEvent>;

export type OrderEventType = OrderEvent['type'];

export type AuditedOrderEvent = z.output<(typeof auditedEvents)[number]>;

export const ORDER_EVENT_TYPES: readonly OrderEventType[] = orderEvent.options.map(
  ({ shape }) => shape.type.value,
);

const auditedTypes: ReadonlySet<string> = new Set(auditedEvents.map(({ shape }) => shape.type.value));

export function isAudited(event: OrderEvent): event is AuditedOrderEvent {
  return auditedTypes.has(event.type);
}

/** Throws on data that no version of the program has written. */
export function readOrderEvent(type: OrderEventType, json: string): OrderEvent {
  const data: unknown = JSON.parse(json);
  return orderEvent.parse({ type, ...Object(data) });
}
