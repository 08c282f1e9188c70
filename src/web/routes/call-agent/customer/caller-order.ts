import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatDate, type ISODate, isISODate } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import { matchesWords } from '#shared/text/search-words.ts';
import type { api } from '#web/api.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import type { Tone } from '#web/ui/pill.tsx';

export type CallerOrder = inferOutput<typeof api.callAgent.orders.history>['orders'][number];

export type DayMark = { readonly word: string; readonly tone: Tone };

/** By the delivery day only, compared with today; grey for a cancelled order and one without a day. */
export function dayMark(
  { deliverDate, status }: Pick<CallerOrder, 'deliverDate' | 'status'>,
  today: ISODate,
): DayMark {
  const mark = markOf(deliverDate, today);
  return status === STATUS.cancelled ? { ...mark, tone: 'plain' } : mark;
}

function markOf(deliverDate: string | null, today: ISODate): DayMark {
  const { unknown, done, today: now, ahead } = texts.history.status;
  if (deliverDate === null || !isISODate(deliverDate)) return { word: unknown, tone: 'plain' };
  if (deliverDate < today) return { word: done, tone: 'good' };
  return deliverDate === today ? { word: now, tone: 'info' } : { word: ahead, tone: 'warn' };
}

export function deliveryText(deliverDate: string | null): string {
  if (deliverDate === null || deliverDate === '') return texts.history.noDate;
  return isISODate(deliverDate) ? formatDate(deliverDate) : texts.history.invalidDate;
}

export function isMeant(order: CallerOrder, term: string): boolean {
  const lines = order.lines.map((line) => `${line.productName} ${line.productCode}`);
  return matchesWords([`#${order.orderId}`, deliveryText(order.deliverDate), ...lines].join(' '), term);
}
