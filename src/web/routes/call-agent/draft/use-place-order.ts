import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isISODate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { refreshAfter } from '#web/cache/refresh-after.ts';
import { codeOf, errorText } from '#web/error-text.ts';
import { placedTotal } from '#web/features/order-notes.ts';
import { newKey } from '#web/new-key.ts';
import { type Draft, totalOf } from '#web/routes/call-agent/call/draft.ts';
import type { Call, Customer } from '#web/routes/call-agent/call/use-call.ts';
import { FIELDS, focusField, focusFieldSoon, readField } from '#web/routes/call-agent/fields.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { longDate } from '#web/ui/date-texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { type CheckedDraft, checkDraft } from './check-draft.ts';
import { type ReasonNeed, useDayRules } from './use-day-rules.ts';
import { atLivePrices, type LiveLine } from './use-live-lines.ts';
import { useTotalReview } from './use-total-review.ts';

export type PlaceOrder = ReturnType<typeof usePlaceOrder>;

const NEEDING_REASON: readonly string[] = [
  'below-minimum-order',
  'invalid-delivery-date',
  'quantity-not-allowed',
];

const termsOf = (customerId: number) => api.callAgent.orders.terms.queryOptions({ customerId });

const NOTHING: CheckedDraft = { need: null, sum: null };

export function usePlaceOrder(call: Call, lines: readonly LiveLine[]) {
  const submitting = useRef(new Set<number>());
  const cursor = useRef<Element | null>(null);
  const [last, setLast] = useState<LastOrder | null>(null);
  const queryClient = useQueryClient();
  const days = useDayRules(call.customer?.regionId ?? null);
  const { data: terms } = useQuery({
    ...termsOf(call.customer?.id ?? 1),
    enabled: call.customer !== null,
  });
  const review = useTotalReview(call.draft ?? null, terms, days);
  const place = useMutation(
    api.callAgent.orders.place.mutationOptions({
      onSuccess: (order, { products }) => {
        const isOver = call.finish(order.customerId, products);
        const { orderId, customerId, buyerName: customerName, heldAt } = order;
        const said = { total: placedTotal(order), day: dayOf(order.deliverDate) };
        setLast({ customerId, customerName, orderId, isHeld: heldAt !== null, ...said });
        showToast({ tone: 'success', message: texts.draft.placed(orderId, said.total, said.day) });
        refreshAfter('order');
        refreshAfter('stock');
        // Not if the agent has opened another call; text typed for this caller keeps the call open.
        const isWhereItWas = [cursor.current, document.body].includes(document.activeElement);
        if (isOver && isAllSaved(isWhereItWas)) call.clear(order.customerId);
        if (isWhereItWas) void focusFieldSoon('client');
      },
      onError: (error, sent) => {
        if (codeOf(error) === 'idempotency-mismatch') return showPlacedBefore(call, sent.customerId);
        refreshAfter('stock');
        refreshAfter('order');
        if (codeOf(error) === 'cart-changed') {
          review.acceptRefusal(error, sent);
          return showToast({ tone: 'error', message: texts.draft.changed, id: 'total-changed' });
        }
        showToast({ tone: 'error', message: errorText(error, texts.draft.failed) });
        if (NEEDING_REASON.includes(codeOf(error) ?? '')) void focusFieldSoon('overrideReason');
      },
    }),
  );
  const submit = async () => {
    const customerId = call.customer?.id ?? 0;
    if (submitting.current.has(customerId)) return;
    submitting.current.add(customerId);
    cursor.current = document.activeElement;
    await call.settle();
    const draft = call.readDraft();
    const now = draft && { ...draft, lines: atLivePrices(draft.lines, lines) };
    const known = await queryClient.ensureQueryData(termsOf(customerId)).catch(() => undefined);
    const checked = now ? checkDraft(now, days, known) : NOTHING;
    const missing = findMissing(call.customer, now, checked.need);
    if (missing) {
      // A rejected day has its own message below the field.
      const isRefusedDay = missing.field === 'date' && readField('date') !== '';
      if (!isRefusedDay) showToast({ tone: 'error', message: missing.message });
      focusField(missing.field);
    } else if (draft && now && review.mustAsk(draft, totalIn(now, checked))) {
      showToast({ tone: 'error', message: texts.draft.changed, id: 'total-changed' });
    } else if (now) {
      review.clear();
      await place.mutateAsync(toOrder(now, checked)).catch(() => undefined);
    }
    submitting.current.delete(customerId);
  };
  const checked = call.draft ? checkDraft({ ...call.draft, lines }, days, terms) : NOTHING;
  return {
    days,
    ...checked,
    beforeCents: review.readBefore(checked),
    canSubmit: findMissing(call.customer, call.draft, checked.need) === null && !place.isPending,
    isPlacing: place.isPending,
    last: last !== null && (call.customerId === null || last.customerId === call.customerId) ? last : null,
    submit: () => void submit(),
  };
}

type LastOrder = {
  readonly customerId: number;
  readonly customerName: string;
  readonly orderId: number;
  readonly isHeld: boolean;
  readonly total: string;
  readonly day: string;
};

function dayOf(day: string | null): string {
  return day !== null && isISODate(day) ? longDate(day) : '';
}

function isAllSaved(isWhereItWas: boolean): boolean {
  return readField('note') === '' && (isWhereItWas || !isWritingHere(document.activeElement));
}

/** Clearing the call would delete what is being typed in one of its fields. */
function isWritingHere(element: Element | null): boolean {
  return Boolean(element?.matches('input, textarea')) && element?.id !== FIELDS.client;
}

/** Until the terms are loaded the screen shows only the goods, and only a displayed total may be placed. */
function totalIn(draft: Draft, { sum }: CheckedDraft): number {
  return sum?.totalCents ?? totalOf(draft.lines);
}

function toOrder(draft: Draft, checked: CheckedDraft) {
  const { customerId, comment, overrideReason = '', key: idempotencyKey } = draft;
  const deliverDate = draft.deliverDate ?? '';
  const products = draft.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const reason = checked.need === null ? {} : { overrideReason: overrideReason.trim() };
  const expectedTotalCents = totalIn(draft, checked);
  return { customerId, products, deliverDate, comment, idempotencyKey, ...reason, expectedTotalCents };
}

type Missing = {
  readonly message: string;
  readonly field: 'client' | 'products' | 'date' | 'overrideReason';
};

function findMissing(
  customer: Customer | null,
  draft: Draft | null | undefined,
  need: ReasonNeed | null,
): Missing | null {
  if (!customer) return { message: texts.draft.chooseCustomer, field: 'client' };
  if (!draft || draft.lines.length === 0) return { message: texts.draft.addProduct, field: 'products' };
  if (!draft.deliverDate) return { message: texts.draft.chooseDate, field: 'date' };
  if (need === null || draft.overrideReason?.trim()) return null;
  return { message: texts.draft.needsReason[need], field: 'overrideReason' };
}

function showPlacedBefore(call: Call, customerId: number): void {
  if (call.customer?.id === customerId) call.update((before) => ({ ...before, key: newKey() }));
  showToast({ tone: 'error', message: texts.draft.alreadyPlaced });
  refreshAfter('order');
}
