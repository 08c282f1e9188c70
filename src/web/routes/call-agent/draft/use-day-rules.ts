import { useQuery } from '@tanstack/react-query';
import {
  DEFAULT_REGION_RULES,
  findDeliveryDateProblem,
  isClosedDay,
  type RegionRules,
} from '#shared/dates/delivery-dates.ts';
import { type ISODate, type LocalMoment, toLocalMoment } from '#shared/dates/shop-dates.ts';
import { isKnownRegion } from '#shared/regions.ts';
import { api } from '#web/api.ts';

export type DayNeed = 'today' | 'closed' | 'full' | 'late';

export type ReasonNeed = DayNeed | 'quantity' | 'minimum';

export type DayRules = {
  readonly isClosed: (day: ISODate) => boolean;
  readonly needOf: (day: ISODate) => DayNeed | null;
};

export function useDayRules(regionId: number | null): DayRules {
  const known = regionId !== null && isKnownRegion(regionId) ? regionId : undefined;
  const { data: shop } = useQuery(api.public.shop.info.queryOptions());
  const { data: rules = shop?.deliveryRules ?? DEFAULT_REGION_RULES } = useQuery({
    ...api.callAgent.orders.dayRules.queryOptions({ regionId: known ?? 1 }),
    enabled: known !== undefined,
  });
  // By the current time: the shop's answer may be from the morning, before the cut-off.
  const now = shop ? toLocalMoment(Date.now(), shop.timeZone) : null;
  return {
    isClosed: (day) => isClosedDay(day, rules),
    needOf: (day) => (now ? findReasonNeed(day, now, rules) : null),
  };
}

export function findReasonNeed(day: ISODate, now: LocalMoment, rules: RegionRules): DayNeed | null {
  const problem = findDeliveryDateProblem(day, now, rules, 'call_agent');
  if (problem === 'full') return 'full';
  if (problem === 'closed-date' || problem === 'closed-weekday') return 'closed';
  if (problem !== 'too-late-today') return null;
  return day === now.date ? 'today' : 'late';
}
