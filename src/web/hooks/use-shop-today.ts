import { useQuery } from '@tanstack/react-query';
import { DEFAULT_TIME_ZONE, type ISODate, toLocalDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';

export function useShopToday(): ISODate {
  const { data } = useQuery(api.public.shop.info.queryOptions());
  return toLocalDate(Date.now(), data?.timeZone ?? DEFAULT_TIME_ZONE);
}
