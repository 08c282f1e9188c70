import type { DriverPaymentMethod } from '#shared/accounting/ledger.ts';
import { REDUCTION_REASONS, type ReductionReason } from '#shared/delivery.ts';
import { isRecord } from '#shared/is-record.ts';
import { eurosForField } from '#shared/prices/money.ts';
import { parseCents } from '#shared/text/parse-number.ts';
import type { DriverLine, DriverOrder, Receipt } from '#web/routes/driver/stop/driver-order.ts';
import {
  findPaymentWay,
  loweredBy,
  needsUnpaidReason,
  readHandoverMoney,
  usualWay,
} from './handover-money.ts';

export type AcceptedLine = { readonly quantity: number; readonly reason: ReductionReason | null };

export type HandoverDraft = {
  readonly lines: Readonly<Record<string, AcceptedLine>>;
  readonly receiverName: string;
  readonly signaturePath: string;
  readonly amountText: string | null;
  readonly way: DriverPaymentMethod | null;
  readonly unpaidReason: string;
  readonly photos: readonly string[];
};

export const emptyDraft: HandoverDraft = {
  lines: {},
  receiverName: '',
  signaturePath: '',
  amountText: null,
  way: null,
  unpaidReason: '',
  photos: [],
};

/** Never more than the line has, even if the office has reduced it since. */
export function acceptedOf(draft: HandoverDraft, line: DriverLine): AcceptedLine {
  const given = draft.lines[line.orderLineId];
  return given
    ? { ...given, quantity: Math.min(given.quantity, line.quantity) }
    : { quantity: line.quantity, reason: null };
}

/** Refuses the whole order, with one reason once chosen; `isRefused` false reverts that. */
export function refuseAll(
  order: DriverOrder,
  draft: HandoverDraft,
  isRefused: boolean,
  reason: ReductionReason | null = null,
): HandoverDraft {
  const lines = isRefused
    ? order.lines.map((line) => [line.orderLineId, { quantity: 0, reason }] as const)
    : [];
  return { ...draft, lines: Object.fromEntries(lines) };
}

export function commonReason(order: DriverOrder, draft: HandoverDraft): ReductionReason | null | undefined {
  const reasons = new Set(
    order.lines.filter((line) => line.quantity > 0).map((line) => acceptedOf(draft, line).reason),
  );
  return reasons.size > 1 ? undefined : ([...reasons][0] ?? null);
}

/** Amounts in cents; `amountCents` is null while the typed text is not an amount. */
export function readDraft(order: DriverOrder, draft: HandoverDraft, collectedCents = 0) {
  const accepted = order.lines.map((line) => ({ line, ...acceptedOf(draft, line) }));
  const lowered = accepted.filter(({ line, quantity }) => quantity < line.quantity);
  const loweredCents = loweredBy(order.lines, (line) => acceptedOf(draft, line).quantity);
  const money = readHandoverMoney(order, loweredCents, collectedCents);
  const way = draft.way ?? usualWay(order);
  // Until an amount is typed, the full sum is assumed.
  const amountText = draft.amountText ?? eurosForField(money.fullCents);
  const isNothing = accepted.every(({ quantity }) => quantity === 0);
  const amountCents = isNothing || way === 'terms' ? 0 : (parseCents(amountText).value ?? null);
  const isReasonNeeded = !isNothing && needsUnpaidReason(order, money, amountCents);
  return {
    money,
    way,
    amountText,
    amountCents,
    isReasonNeeded,
    isUnpaidUnsaid: isReasonNeeded && draft.unpaidReason.trim() === '',
    isNothing,
    isPartial: lowered.length > 0,
    isUnsigned: draft.receiverName.trim() === '' && draft.signaturePath === '',
    withoutReason: lowered.filter(({ reason }) => reason === null).map(({ line }) => line.orderLineId),
  };
}

export function toReceipt(order: DriverOrder, draft: HandoverDraft, collectedCents = 0): Receipt | null {
  const { amountCents, way, isUnpaidUnsaid, withoutReason } = readDraft(order, draft, collectedCents);
  if (amountCents === null || isUnpaidUnsaid || withoutReason.length > 0) return null;
  return {
    orderId: order.orderId,
    receiverName: draft.receiverName,
    signaturePath: draft.signaturePath,
    photos: draft.photos,
    paymentMethod: way,
    amountReceivedCents: amountCents,
    unpaidReason: amountCents === 0 ? draft.unpaidReason : '',
    expectedTotalCents: order.totalCents,
    lines: order.lines.flatMap((line) => {
      const { quantity, reason } = acceptedOf(draft, line);
      if (quantity === line.quantity || reason === null) return [];
      return [{ orderLineId: line.orderLineId, deliveredQuantity: quantity, reason }];
    }),
  };
}

export function draftOf(said: Omit<Receipt, 'orderId'>): HandoverDraft {
  const { lines = [], amountReceivedCents } = said;
  return {
    lines: Object.fromEntries(
      lines.map(({ orderLineId, deliveredQuantity, reason = null }) => [
        orderLineId,
        { quantity: deliveredQuantity, reason },
      ]),
    ),
    receiverName: said.receiverName ?? '',
    signaturePath: said.signaturePath ?? '',
    amountText: amountReceivedCents === undefined ? null : eurosForField(amountReceivedCents),
    way: findPaymentWay(said.paymentMethod),
    unpaidReason: said.unpaidReason ?? '',
    photos: said.photos ?? [],
  };
}

export function draftName(orderId: number): string {
  return `handover/${orderId}`;
}

export function findDraft(stored: unknown): HandoverDraft | null {
  if (!isRecord(stored) || !isRecord(stored['lines'])) return null;
  const { receiverName, signaturePath, amountText, photos, unpaidReason } = stored;
  return {
    lines: Object.fromEntries(Object.entries(stored['lines']).flatMap(readLine)),
    receiverName: typeof receiverName === 'string' ? receiverName : '',
    signaturePath: typeof signaturePath === 'string' ? signaturePath : '',
    amountText: typeof amountText === 'string' ? amountText : null,
    way: findPaymentWay(stored['way']),
    unpaidReason: typeof unpaidReason === 'string' ? unpaidReason : '',
    photos: Array.isArray(photos) ? photos.filter((key) => typeof key === 'string') : [],
  };
}

function readLine([id, line]: [string, unknown]): [string, AcceptedLine][] {
  if (!isRecord(line) || typeof line['quantity'] !== 'number') return [];
  const reason = REDUCTION_REASONS.find((known) => known === line['reason']) ?? null;
  return [[id, { quantity: line['quantity'], reason }]];
}
