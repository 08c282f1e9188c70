import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { CACHE_MS } from '#web/query-client.ts';

/** How often a page that stays open asks whether the hour has passed after which today is not delivered any more. */
const WATCH_MS = 60_000;

/** What `useShopInfo` tells, asked again while the page is open: the shop's clock counts, not the phone's. */
export function useShopInfoNow() {
  return useQuery(
    api.public.shop.info.queryOptions(undefined, { staleTime: WATCH_MS / 2, refetchInterval: WATCH_MS }),
  );
}

/** How to reach the shop, when it delivers, its own day and hour. `isEnabled` false waits with asking. */
export function useShopInfo(isEnabled = true) {
  return useQuery(api.public.shop.info.queryOptions(undefined, { staleTime: CACHE_MS, enabled: isEnabled }));
}
