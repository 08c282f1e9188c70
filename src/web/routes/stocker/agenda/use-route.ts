import { useMutation } from '@tanstack/react-query';
import type { ISODate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { queryClient } from '#web/query-client.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Agenda, AgendaStop } from './agenda.ts';

/** Puts a driver's stops into another order: shown at once, remembered per customer, taken back when it fails. */
export function useRoute(agenda: Agenda, date: ISODate) {
  const driverCode = agenda.driver.driverCode ?? 0;
  const filter = api.stocker.agenda.driver.queryFilter({ driverCode, date });
  const key = api.stocker.agenda.driver.queryKey({ driverCode, date });
  const show = (orders: readonly AgendaStop[]) =>
    queryClient.setQueryData(key, (shown: Agenda | undefined) => shown && { ...shown, orders: [...orders] });
  const save = useMutation(
    api.stocker.agenda.saveRoute.mutationOptions({
      scope: { id: `route-${driverCode}` },
      onSuccess: () => showToast({ tone: 'success', id: 'route', message: texts.agenda.saved }),
      onError: (error) => {
        showToast({ tone: 'error', message: errorText(error, texts.agenda.saveFailed) });
        void queryClient.invalidateQueries(filter);
      },
    }),
  );
  return async (from: number, to: number): Promise<void> => {
    const stops = [...agenda.orders];
    const [moved] = stops.splice(from, 1);
    if (!moved || from === to || to < 0 || to > stops.length) return;
    stops.splice(to, 0, moved);
    await queryClient.cancelQueries(filter);
    show(stops);
    save.mutate({ driverCode, customerIds: [...new Set(stops.map((stop) => stop.customerId))] });
  };
}
