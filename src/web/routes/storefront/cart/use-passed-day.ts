import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { findFirstDeliveryDate } from '#shared/delivery-dates.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import type { api } from '#web/api.ts';

type ShopInfo = Pick<inferOutput<typeof api.public.shop.info>, 'today' | 'hour' | 'deliveryRules'>;

export function usePassedDay(
  info: ShopInfo | undefined,
): { readonly from: ISODate; readonly to: ISODate } | null {
  const to = info
    ? findFirstDeliveryDate({ date: info.today, hour: info.hour }, info.deliveryRules, 'customer')
    : undefined;
  const [from, setFrom] = useState(to);
  if (from === undefined && to !== undefined) setFrom(to);
  return from !== undefined && to !== undefined && from < to ? { from, to } : null;
}
