import { useQuery } from '@tanstack/react-query';
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query';
import { api } from '#web/api.ts';
import { CACHE_MS } from '#web/query-client.ts';

export type GuideRow = inferOutput<typeof api.customer.guide.list>[number];

export type MyList = inferOutput<typeof api.customer.lists.all>[number];

export type GuidePart = inferInput<typeof api.customer.guide.list>['of'];

export function useGuide(of: GuidePart) {
  return useQuery(api.customer.guide.list.queryOptions({ of }, { staleTime: CACHE_MS }));
}

export function useMyLists() {
  return useQuery(api.customer.lists.all.queryOptions(undefined, { staleTime: CACHE_MS }));
}
