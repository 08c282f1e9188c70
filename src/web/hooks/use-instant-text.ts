import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '#web/api.ts';
import { instantText } from '#web/ui/date-texts.ts';

/** Formats instants (ms since the epoch) in the shop's time zone of the settings. */
export function useInstantText(): (instantMs: number) => string {
  const { data } = useQuery(api.public.shop.info.queryOptions());
  const timeZone = data?.timeZone;
  return useCallback((instantMs: number) => instantText(instantMs, timeZone), [timeZone]);
}
