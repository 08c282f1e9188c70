import { api, client } from '#web/api.ts';
import type { ListedDriver } from '#web/features/staff-orders/staff-order.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { showToast } from '#web/ui/toast.ts';

export function useAssign(beforeCode: number | null, drivers: readonly ListedDriver[]) {
  const { run } = useAction(api.stocker.orders.bulkSetDriver, {
    affects: ['order', 'agenda'],
    failure: texts.orders.driverFailed,
    success: ({ changed }, { driverCode }) => {
      const name = drivers.find((driver) => driver.driverCode === driverCode)?.name;
      return changed.length > 0 ? texts.agenda.assigned(changed, name ?? texts.agenda.nobody) : null;
    },
    undo: ({ changed }, { driverCode: expected }) => {
      if (changed.length === 0) return null;
      const back = { orderIds: [...changed], driverCode: beforeCode, expected };
      return () => client.stocker.orders.bulkSetDriver.mutate(back);
    },
    onSuccess: ({ rejected }) => {
      for (const { orderId, message } of rejected) {
        showToast({ tone: 'error', message: `${texts.orders.order(orderId)}: ${message}` });
      }
    },
  });
  return (orderIds: readonly number[], driver: ListedDriver | null): void => {
    const driverCode = driver?.driverCode ?? null;
    if (orderIds.length > 0 && driverCode !== beforeCode)
      void run({ orderIds: [...orderIds], driverCode, expected: beforeCode });
  };
}
