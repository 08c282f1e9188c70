import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

/** A page of the warehouse's table. */
export type StockPage = inferOutput<typeof api.stocker.stock.list>;

/** One product of it. */
export type StockItem = StockPage['items'][number];

/** Digits as a quantity is typed: no sign, no leading zero (spec 2 §5). */
export function onlyDigits(text: string): string {
  return text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 7);
}
