import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatDate, type ISODate, isISODate } from '#shared/shop-dates.ts';
import type { api } from '#web/api.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import type { Tone } from '#web/ui/pill.tsx';

/** An order of the customer on the telephone. */
export type PastOrder = inferOutput<typeof api.callAgent.orders.history>['orders'][number];

/** What a past order is called by its day of delivery, compared with today (spec 2 §4). */
export function dayStatus(deliverDate: string | null, today: ISODate): { label: string; tone: Tone } {
  const { unknown, done, today: now, ahead } = texts.history.status;
  if (deliverDate === null || !isISODate(deliverDate)) return { label: unknown, tone: 'plain' };
  if (deliverDate < today) return { label: done, tone: 'good' };
  return deliverDate === today ? { label: now, tone: 'info' } : { label: ahead, tone: 'warn' };
}

/** The day of delivery in words: a missing one and a broken one are said to be so. */
export function deliveryText(deliverDate: string | null): string {
  if (deliverDate === null || deliverDate === '') return texts.history.noDate;
  return isISODate(deliverDate) ? formatDate(deliverDate) : texts.history.invalidDate;
}
