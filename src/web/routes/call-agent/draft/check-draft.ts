import type { inferOutput } from '@trpc/tanstack-react-query';
import { findHoldCause } from '#shared/accounting/credit.ts';
import { readAgainstMinimum } from '#shared/prices/minimum-order.ts';
import type { api } from '#web/api.ts';
import { breaksOrderRule, type Draft, type DraftLine, totalOf } from '#web/routes/call-agent/call/draft.ts';
import type { DayRules, ReasonNeed } from './use-day-rules.ts';

export type OrderTerms = Omit<inferOutput<typeof api.callAgent.orders.terms>, 'awaitsApproval'>;

export type DraftSum = ReturnType<typeof sumDraft>;

export type CheckedDraft = { readonly need: ReasonNeed | null; readonly sum: DraftSum | null };

export function checkDraft(draft: Draft, days: Pick<DayRules, 'needOf'>, terms?: OrderTerms): CheckedDraft {
  if (draft.lines.length === 0) return { need: findNeed(draft, days, false), sum: null };
  const isSmall = terms !== undefined && readAgainstMinimum(terms.minimum, totalOf(draft.lines)).isRejected;
  const need = findNeed(draft, days, isSmall);
  const isExcused = need !== null && Boolean(draft.overrideReason?.trim());
  return { need, sum: terms ? sumDraft(draft.lines, terms, isExcused) : null };
}

function findNeed(
  { deliverDate, lines }: Draft,
  days: Pick<DayRules, 'needOf'>,
  isSmall: boolean,
): ReasonNeed | null {
  const ofDay = deliverDate === null ? null : days.needOf(deliverDate);
  if (ofDay !== null) return ofDay;
  if (lines.some(breaksOrderRule)) return 'quantity';
  return isSmall && deliverDate !== null ? 'minimum' : null;
}

function sumDraft(lines: readonly DraftLine[], { minimum, credit }: OrderTerms, isExcused: boolean) {
  const goodsCents = totalOf(lines);
  const against = readAgainstMinimum(minimum, goodsCents, isExcused);
  return {
    ...against,
    goodsCents,
    minimum,
    isExcused,
    holdCause: findHoldCause(credit, against.totalCents),
    overCents: credit.exposureCents + against.totalCents - (credit.limitCents ?? 0),
  };
}
