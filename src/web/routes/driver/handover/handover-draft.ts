import { REDUCTION_REASONS, type ReductionReason } from '#shared/delivery.ts';
import { isRecord } from '#shared/is-record.ts';
import { eurosForField } from '#shared/money.ts';
import { parseCents } from '#shared/parse-number.ts';
import type { DriverLine, DriverOrder, Receipt } from '#web/routes/driver/driver-order.ts';

/** A line as it is accepted; the reason is asked for, never guessed. */
export type AcceptedLine = { readonly quantity: number; readonly reason: ReductionReason | null };

/** What has been filled in for an order and not yet been sent; `amountText` is null until somebody typed. */
export type HandoverDraft = {
  readonly lines: Readonly<Record<string, AcceptedLine>>;
  readonly receiverName: string;
  readonly signaturePath: string;
  readonly amountText: string | null;
  /** Keys of photos on the phone. */
  readonly photos: readonly string[];
};

/** Nothing filled in: everything is accepted and paid. */
export const emptyDraft: HandoverDraft = {
  lines: {},
  receiverName: '',
  signaturePath: '',
  amountText: null,
  photos: [],
};

/** How much of a line is accepted; never more than it has, also when the office lowered it meanwhile. */
export function acceptedOf(draft: HandoverDraft, line: DriverLine): AcceptedLine {
  const given = draft.lines[line.orderLineId];
  return given
    ? { ...given, quantity: Math.min(given.quantity, line.quantity) }
    : { quantity: line.quantity, reason: null };
}

/** What a draft comes to for its order, amounts in cents. `amountCents` is null while what is typed is no amount. */
export function readDraft(order: DriverOrder, draft: HandoverDraft) {
  const accepted = order.lines.map((line) => ({ line, ...acceptedOf(draft, line) }));
  const lowered = accepted.filter(({ line, quantity }) => quantity < line.quantity);
  const totalCents = accepted.reduce((sum, { line, quantity }) => sum + line.unitPriceCents * quantity, 0);
  // Until something is typed, the whole of what is handed over is paid.
  const amountText = draft.amountText ?? eurosForField(totalCents);
  return {
    totalCents,
    amountText,
    amountCents: parseCents(amountText).value ?? null,
    isNothing: accepted.every(({ quantity }) => quantity === 0),
    isPartial: lowered.length > 0,
    isUnsigned: draft.receiverName.trim() === '' && draft.signaturePath === '',
    withoutReason: lowered.filter(({ reason }) => reason === null).map(({ line }) => line.orderLineId),
  };
}

/** What is sent, or null while something is missing. */
export function toReceipt(order: DriverOrder, draft: HandoverDraft): Receipt | null {
  const { amountCents, isNothing, withoutReason } = readDraft(order, draft);
  if (amountCents === null || withoutReason.length > 0) return null;
  return {
    orderId: order.orderId,
    receiverName: draft.receiverName,
    signaturePath: draft.signaturePath,
    photos: draft.photos,
    // For what nobody took nobody pays.
    amountReceivedCents: isNothing ? 0 : amountCents,
    lines: order.lines.flatMap((line) => {
      const { quantity, reason } = acceptedOf(draft, line);
      if (quantity === line.quantity || reason === null) return [];
      return [{ orderLineId: line.orderLineId, deliveredQuantity: quantity, reason }];
    }),
  };
}

/** The name under which the draft of an order is kept on the phone. */
export function draftName(orderId: number): string {
  return `handover/${orderId}`;
}

/** Makes sense of a draft that was kept; null when it is none. */
export function findDraft(kept: unknown): HandoverDraft | null {
  if (!isRecord(kept) || !isRecord(kept['lines'])) return null;
  const { receiverName, signaturePath, amountText, photos } = kept;
  return {
    lines: Object.fromEntries(Object.entries(kept['lines']).flatMap(readLine)),
    receiverName: typeof receiverName === 'string' ? receiverName : '',
    signaturePath: typeof signaturePath === 'string' ? signaturePath : '',
    amountText: typeof amountText === 'string' ? amountText : null,
    photos: Array.isArray(photos) ? photos.filter((key) => typeof key === 'string') : [],
  };
}

function readLine([id, line]: [string, unknown]): [string, AcceptedLine][] {
  if (!isRecord(line) || typeof line['quantity'] !== 'number') return [];
  const reason = REDUCTION_REASONS.find((known) => known === line['reason']) ?? null;
  return [[id, { quantity: line['quantity'], reason }]];
}
