import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#web/api.ts';
import { codeOf, errorText } from '#web/error-text.ts';
import { newKey } from '#web/new-key.ts';
import { refreshAfter } from '#web/refresh-after.ts';
import { type Draft, isBesideRule } from '#web/routes/call-agent/call/draft.ts';
import type { Call, Customer } from '#web/routes/call-agent/call/use-call.ts';
import { FIELDS, focusField, focusFieldSoon, readField } from '#web/routes/call-agent/fields.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { type DayRules, type ReasonNeed, useDayRules } from './use-day-rules.ts';

/** Finishing the order of the open call. */
export type PlaceOrder = ReturnType<typeof usePlaceOrder>;

/** Places the draft of the open call; says what is still missing when it cannot be placed. */
export function usePlaceOrder(call: Call) {
  const submitting = useRef(new Set<number>());
  const cursor = useRef<Element | null>(null);
  const [last, setLast] = useState<LastOrder | null>(null);
  const [smallFor, setSmallFor] = useState<number | null>(null);
  const place = useMutation(
    api.callAgent.orders.place.mutationOptions({
      onSuccess: (order, { products }) => {
        const isOver = call.finish(order.customerId, products);
        setLast({
          customerId: order.customerId,
          customerName: order.buyerName,
          orderId: order.orderId,
          isHeld: order.heldAt !== null,
        });
        showToast({ tone: 'success', message: texts.draft.placed(order.orderId) });
        refreshAfter('order');
        refreshAfter('stock');
        // An agent who went on meanwhile is not called back; what they write for this caller keeps the call open.
        const isWhereItWas = [cursor.current, document.body].includes(document.activeElement);
        if (isOver && (isWhereItWas || !isWritingHere(document.activeElement))) call.clear(order.customerId);
        if (isWhereItWas) void focusFieldSoon('client');
      },
      onError: (error, { customerId }) => {
        if (codeOf(error) === 'idempotency-mismatch') return tellPlacedBefore(call, customerId);
        if (codeOf(error) === 'below-minimum-order') setSmallFor(customerId);
        showToast({ tone: 'error', message: errorText(error, texts.draft.failed) });
        refreshAfter('stock');
      },
    }),
  );
  const days = useDayRules(call.customer?.regionId ?? null);
  const isSmall = smallFor !== null && smallFor === call.customerId;
  const submit = async () => {
    const customerId = call.customer?.id ?? 0;
    if (submitting.current.has(customerId)) return;
    submitting.current.add(customerId);
    cursor.current = document.activeElement;
    await call.settle();
    const draft = call.readDraft();
    const missing = findMissing(call.customer, draft, days, isSmall);
    if (missing) {
      // A day that was refused says so itself, below the field.
      const isRefusedDay = missing.field === 'date' && readField('date') !== '';
      if (!isRefusedDay) showToast({ tone: 'error', message: missing.message });
      focusField(missing.field);
    } else if (draft?.deliverDate) {
      await place.mutateAsync(toOrder(draft, findNeed(draft, days, isSmall))).catch(() => undefined);
    }
    submitting.current.delete(customerId);
  };
  return {
    days,
    need: call.draft ? findNeed(call.draft, days, isSmall) : null,
    canSubmit: findMissing(call.customer, call.draft, days, isSmall) === null && !place.isPending,
    isPlacing: place.isPending,
    /** The order before, until the next caller is there. */
    last: last !== null && (call.customerId === null || last.customerId === call.customerId) ? last : null,
    submit: () => void submit(),
  };
}

type LastOrder = {
  readonly customerId: number;
  readonly customerName: string;
  readonly orderId: number;
  /** Whether it was placed beyond the customer's limit and waits for the office. */
  readonly isHeld: boolean;
};

/** Whether the cursor is in a field of this call, where clearing it would take away what is being written. */
function isWritingHere(element: Element | null): boolean {
  return Boolean(element?.matches('input, textarea')) && element?.id !== FIELDS.client;
}

function toOrder(draft: Draft, need: ReasonNeed | null) {
  const { customerId, comment, overrideReason = '', key: idempotencyKey } = draft;
  const deliverDate = draft.deliverDate ?? '';
  const products = draft.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const reason = need === null ? {} : { overrideReason: overrideReason.trim() };
  return { customerId, products, deliverDate, comment, idempotencyKey, ...reason };
}

type Missing = {
  readonly message: string;
  readonly field: 'client' | 'products' | 'date' | 'overrideReason';
};

/** What the agent has to say a reason for: the day first, then a quantity, then what was too small an order. */
function findNeed({ deliverDate, lines }: Draft, days: DayRules, isSmall: boolean): ReasonNeed | null {
  const ofDay = deliverDate === null ? null : days.needOf(deliverDate);
  if (ofDay !== null) return ofDay;
  if (lines.some(isBesideRule)) return 'quantity';
  return isSmall ? 'minimum' : null;
}

function findMissing(
  customer: Customer | null,
  draft: Draft | null | undefined,
  days: DayRules,
  isSmall: boolean,
): Missing | null {
  if (!customer) return { message: texts.draft.chooseCustomer, field: 'client' };
  if (!draft || draft.lines.length === 0) return { message: texts.draft.addProduct, field: 'products' };
  if (!draft.deliverDate) return { message: texts.draft.chooseDate, field: 'date' };
  const need = findNeed(draft, days, isSmall);
  if (need === null || draft.overrideReason?.trim()) return null;
  return { message: texts.draft.needsReason[need], field: 'overrideReason' };
}

/**
 * The key has placed an order already: the answer to the first attempt was lost and the draft changed since. The agent
 * decides whether what stands there now is one more order.
 */
function tellPlacedBefore(call: Call, customerId: number): void {
  if (call.customer?.id === customerId) call.update((before) => ({ ...before, key: newKey() }));
  showToast({ tone: 'error', message: texts.draft.alreadyPlaced });
  refreshAfter('order');
}
