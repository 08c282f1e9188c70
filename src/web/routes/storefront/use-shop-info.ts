import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { CACHE_MS } from '#web/query-client.ts';

/** How to reach the shop, when it delivers, its own day and hour. `isEnabled` false waits with asking. */
export function useShopInfo(isEnabled = true) {
  return useQuery(api.public.shop.info.queryOptions(undefined, { staleTime: CACHE_MS, enabled: isEnabled }));
}
