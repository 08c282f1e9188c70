import { useQuery } from '@tanstack/react-query';
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query';
import { api } from '#web/api.ts';
import { CACHE_MS } from '#web/query-client.ts';

/** A product as a regular customer wants to see it. */
export type GuideRow = inferOutput<typeof api.customer.guide.list>[number];

/** A list of the caller, or one that is shared with them. */
export type OwnList = inferOutput<typeof api.customer.lists.all>[number];

/** What was bought, what is starred, or a list. */
export type GuidePart = inferInput<typeof api.customer.guide.list>['of'];

/** A part of the caller's order guide, kept five minutes and readable without a network. */
export function useGuide(of: GuidePart) {
  return useQuery(api.customer.guide.list.queryOptions({ of }, { staleTime: CACHE_MS }));
}

/** The caller's lists and those shared with them. */
export function useOwnLists() {
  return useQuery(api.customer.lists.all.queryOptions(undefined, { staleTime: CACHE_MS }));
}
