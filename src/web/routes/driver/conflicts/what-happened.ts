import type { inferOutput } from '@trpc/tanstack-react-query';
import { ORDER_NOT_FOUND } from '#shared/delivery.ts';
import { STATUS } from '#shared/order-status.ts';
import type { api } from '#web/api.ts';
import { conflictTexts as texts } from './texts.ts';

/** How an order stands that a rejected act was about. */
export type Standing = inferOutput<typeof api.driver.orders.standing>;

type Now = Pick<Standing, 'status' | 'isOwn' | 'driverName' | 'attempts'>;

/**
 * Why an act was rejected, in words of what became of its order: the server finds only that it is not the driver's any
 * more. Where it still is, the server's own words (`message`) say it.
 */
export function whatHappened(now: Now | undefined, message: string): string {
  const words = texts.whatHappened;
  if (now === undefined) return words.unknown;
  if (now.status === STATUS.cancelled) return words.cancelled;
  if (now.status === STATUS.delivered) return words.delivered(now.isOwn ? null : now.driverName);
  if (now.isOwn) return message === ORDER_NOT_FOUND ? words.yoursAgain : message;
  if (now.driverName !== null) return words.withOther(now.driverName);
  return now.status === STATUS.prepared && now.attempts > 0 ? words.again : words.withNobody;
}

/** What the server said of it, for the office, which sees for itself what became of the order. */
export function serverWords(now: Now | undefined, message: string): string {
  return whatHappened(now, message) === message ? message : '';
}
