import { useRef, useState } from 'react';
import type { PlaceOrderForInput } from '#shared/inputs/order-inputs.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { findDomainError } from '#web/error-text.ts';
import { type Draft, totalOf } from '#web/routes/call-agent/call/draft.ts';
import { type CheckedDraft, checkDraft, type OrderTerms } from './check-draft.ts';
import type { DayRules } from './use-day-rules.ts';

/** A press sooner than this after the question is the second half of a double press. */
const READING_MS = 1000;

type Minimum = OrderTerms['minimum'];

type Asked = { readonly key: string; readonly totalCents: number; readonly at: number };

type Refused = { readonly key: string; readonly totalCents: number };

type Sent = Pick<PlaceOrderForInput, 'idempotencyKey' | 'products' | 'expectedTotalCents'>;

/** Whether the caller has been told about changes by others: a price, the minimum or the transport charge. */
export function useTotalReview(
  draft: Draft | null,
  terms: OrderTerms | undefined,
  days: Pick<DayRules, 'needOf'>,
) {
  const [minimums, setMinimums] = useState<ReadonlyMap<string, Minimum>>(new Map());
  const [refused, setRefused] = useState<Refused | null>(null);
  const asked = useRef<Asked | null>(null);
  // An empty draft has a new key at each rendering, and no total.
  const isShown = draft !== null && draft.lines.length > 0 && terms?.customerId === draft.customerId;
  if (isShown && !minimums.has(draft.key)) {
    setMinimums(new Map([...minimums, [draft.key, terms.minimum]]));
  }
  const before = (of: Draft) => totalBefore(of, days, terms, minimums.get(of.key));
  return {
    /** The previous total, if prices or transport have changed or the server computed another; else null. */
    readBefore: (checked: CheckedDraft): number | null => {
      if (!draft) return null;
      if (refused?.key === draft.key) return refused.totalCents;
      return checked.sum === null || before(draft) === checked.sum.totalCents ? null : before(draft);
    },
    clear: () => setRefused(null),
    /** Treats a rejection by the server as a question about the total of the prices that it names. */
    acceptRefusal: (error: unknown, { idempotencyKey: key = '', products, expectedTotalCents = 0 }: Sent) => {
      setRefused({ key, totalCents: expectedTotalCents });
      const totalCents = totalNamedBy(error, products);
      if (totalCents !== null) asked.current = { key, totalCents, at: Number.NEGATIVE_INFINITY };
    },
    /** True when the caller has to hear the total before the order may be sent. */
    mustAsk: (of: Draft, totalCents: number): boolean => {
      if (before(of) === totalCents) return false;
      const { key } = of;
      const last = asked.current;
      const isNew = last?.key !== key || last.totalCents !== totalCents;
      if (isNew) asked.current = { key, totalCents, at: performance.now() };
      const mustWait = isNew || performance.now() - last.at < READING_MS;
      if (mustWait) setRefused({ key, totalCents: before(of) });
      return mustWait;
    },
  };
}

/** A draft's lines store the prices at which they were added; live ones are merged only for display and sending. */
export function totalBefore(
  draft: Draft,
  days: Pick<DayRules, 'needOf'>,
  terms: OrderTerms | undefined,
  minimum: Minimum | undefined,
): number {
  const known = terms && minimum ? { ...terms, minimum } : undefined;
  return checkDraft(draft, days, known).sum?.totalCents ?? totalOf(draft.lines);
}

export function totalNamedBy(error: unknown, products: Sent['products']): number | null {
  const rejection = findDomainError(error);
  if (rejection?.code !== 'cart-changed') return null;
  const prices = new Map(rejection.data.lines.map(({ productId, nowE4 }) => [productId, nowE4 ?? 0]));
  return products.reduce(
    (total, { productId, quantity }) => total + lineTotal(prices.get(productId) ?? 0, quantity),
    rejection.data.transportCents ?? 0,
  );
}
