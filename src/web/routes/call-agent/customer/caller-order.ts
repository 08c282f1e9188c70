import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatDate, type ISODate, isISODate } from '#shared/dates/shop-dates.ts';
import { isFinal, STATUS } from '#shared/order-status.ts';
import { matchesWords } from '#shared/text/search-words.ts';
import type { api } from '#web/api.ts';
import { texts } from '#web/routes/call-agent/texts.ts';

export type CallerOrder = inferOutput<typeof api.callAgent.orders.history>['orders'][number];

/**
 * Label by delivery day compared with today; null where it would contradict the status: a cancelled or delivered order
 * is not awaited, an open one is not finished.
 */
export function dayWord(
  { deliverDate, status }: Pick<CallerOrder, 'deliverDate' | 'status'>,
  today: ISODate,
): string | null {
  const { unknown, done, today: now, ahead } = texts.history.status;
  if (status === STATUS.cancelled) return null;
  if (deliverDate === null || !isISODate(deliverDate)) return unknown;
  if (deliverDate < today) return isFinal(status) ? done : null;
  if (isFinal(status)) return null;
  return deliverDate === today ? now : ahead;
}

export function deliveryText(deliverDate: string | null): string {
  if (deliverDate === null || deliverDate === '') return texts.history.noDate;
  return isISODate(deliverDate) ? formatDate(deliverDate) : texts.history.invalidDate;
}

export function isMeant(order: CallerOrder, term: string): boolean {
  const lines = order.lines.map((line) => `${line.productName} ${line.productCode}`);
  return matchesWords([`#${order.orderId}`, deliveryText(order.deliverDate), ...lines].join(' '), term);
}
