import { useQueries } from '@tanstack/react-query';
import { findRegionName } from '#shared/regions.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import type { StaffOrder } from './staff-order.ts';
import { moveTexts as texts } from './staff-orders-texts.ts';

type Placed = Pick<StaffOrder, 'regionId' | 'deliverDate'>;

/** Why a day takes orders only with a reason, in sentences, one for each of their regions: not open, or too few places. */
export function useDayProblems(orders: readonly Placed[], date: ISODate | null) {
  const coming = [...Map.groupBy(orders, (order) => order.regionId)].map(([regionId, ofRegion]) => ({
    regionId,
    count: ofRegion.filter((order) => order.deliverDate !== date).length,
  }));
  const days = useQueries({
    queries: coming.map(({ regionId }) => ({
      ...api.public.shop.deliveryDays.queryOptions({
        ...(regionId === null ? {} : { regionId }),
        ...(date === null ? {} : { from: date }),
        days: 1,
      }),
      enabled: date !== null,
      // How many places are left changes with every order that others place.
      staleTime: 0,
    })),
  });
  if (date === null) return { isPending: false, problems: [] };
  const problems = coming.flatMap(({ regionId, count }, place) => {
    const day = days[place]?.data?.[0];
    if (!day || count === 0) return [];
    const left = day.capacityLeft;
    const problem = day.reason ?? (left !== null && left < count ? texts.tooMany(left, count) : null);
    return problem === null ? [] : [texts.ofRegion(findRegionName(regionId), problem)];
  });
  return { isPending: days.some((day) => day.isPending), problems };
}
