import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

export type StockPage = inferOutput<typeof api.stocker.stock.list>;

export type StockItem = StockPage['items'][number];
