import type { inferOutput } from '@trpc/tanstack-react-query';
import { ORDER_NOT_FOUND } from '#shared/delivery.ts';
import { STATUS } from '#shared/order-status.ts';
import type { api } from '#web/api.ts';
import { conflictTexts as texts } from './texts.ts';

export type Standing = inferOutput<typeof api.driver.orders.standing>;

type Now = Pick<Standing, 'status' | 'isOwn' | 'driverName' | 'attempts'>;

export function whatHappened(now: Now | undefined, message: string): string {
  const words = texts.whatHappened;
  if (now === undefined) return words.unknown;
  if (now.status === STATUS.cancelled) return words.cancelled;
  if (now.status === STATUS.delivered) return words.delivered(now.isOwn ? null : now.driverName);
  if (now.isOwn) return message === ORDER_NOT_FOUND ? words.yoursAgain : message;
  if (now.driverName !== null) return words.withOther(now.driverName);
  return now.status === STATUS.prepared && now.attempts > 0 ? words.again : words.withNobody;
}

export function serverWords(now: Now | undefined, message: string): string {
  return whatHappened(now, message) === message ? message : '';
}
