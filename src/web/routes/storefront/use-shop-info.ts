import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { CACHE_MS } from '#web/query-client.ts';

const WATCH_MS = 60_000;

export function useShopInfoNow() {
  return useQuery(
    api.public.shop.info.queryOptions(undefined, { staleTime: WATCH_MS / 2, refetchInterval: WATCH_MS }),
  );
}

export function useShopInfo(isEnabled = true) {
  return useQuery(api.public.shop.info.queryOptions(undefined, { staleTime: CACHE_MS, enabled: isEnabled }));
}
