import type { ISODate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { optimisticUpdate } from '#web/cache/optimistic-update.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { type Agenda, type Stop, toStops } from './agenda.ts';

export function useRoute(agenda: Agenda, date: ISODate) {
  const driverCode = agenda.driver.driverCode ?? 0;
  const { run } = useAction(api.stocker.agenda.saveRoute, {
    toastId: 'route',
    success: texts.agenda.saved,
    failure: texts.agenda.saveFailed,
    affects: ['agenda'],
    optimistic: ({ customerIds }) =>
      optimisticUpdate<Agenda>([api.stocker.agenda.driver.queryFilter({ driverCode, date })], (shown) => ({
        ...shown,
        orders: inOrder(toStops(shown.orders), customerIds).flatMap((stop) => stop.orders),
      })),
  });
  return (from: number, to: number): void => {
    const stops = toStops(agenda.orders);
    const [moved] = stops.splice(from, 1);
    if (!moved || from === to || to < 0 || to > stops.length) return;
    stops.splice(to, 0, moved);
    void run({ driverCode, customerIds: [...new Set(stops.map((stop) => stop.customerId))] });
  };
}

function inOrder(stops: readonly Stop[], customerIds: readonly number[]): Stop[] {
  return stops.toSorted((a, b) => customerIds.indexOf(a.customerId) - customerIds.indexOf(b.customerId));
}
