import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '#web/api.ts';
import { instantText } from '#web/ui/date-texts.ts';

/** Writes instants (ms since the epoch) as the shop's own clock showed them, in the zone that the admin has set. */
export function useInstantText(): (instantMs: number) => string {
  const { data } = useQuery(api.public.shop.info.queryOptions());
  const timeZone = data?.timeZone;
  return useCallback((instantMs: number) => instantText(instantMs, timeZone), [timeZone]);
}
