import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

/** A page of the warehouse's table. */
export type StockPage = inferOutput<typeof api.stocker.stock.list>;

/** One product of it. */
export type StockItem = StockPage['items'][number];
