import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { codeOf, errorText } from '#web/error-text.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { useAttemptKey } from '#web/hooks/use-attempt-key.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { queryClient } from '#web/query-client.ts';
import { refreshOrders } from '#web/routes/stocker/orders/warehouse-orders.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { useQueue } from './use-queue.ts';

type Edited = { readonly totalCents: number; readonly version: number };

/**
 * The edits of an order's items. Each tells the server which version it was made on: when somebody was faster, nothing
 * is overwritten, the person is told, and the dialog shows what holds now.
 */
export function useItemChanges(order: StaffOrder) {
  const key = api.stocker.orders.details.queryKey({ orderId: order.orderId });
  const patch = (change: (shown: StaffOrder) => StaffOrder) =>
    queryClient.setQueryData(key, (shown: StaffOrder | undefined) => shown && change(shown));
  const settle = (done: string, fallback: string) => ({
    onSuccess: (edited: Edited) => {
      patch((shown) => ({ ...shown, totalCents: edited.totalCents, version: edited.version }));
      showToast({ tone: 'success', message: done });
    },
    onError: (error: unknown) => showToast({ tone: 'error', message: failureText(error, fallback) }),
    onSettled: refreshOrders,
  });
  const update = useMutation(
    api.stocker.orders.updateItem.mutationOptions(settle(texts.details.updated, texts.details.updateFailed)),
  );
  const remove = useMutation(
    api.stocker.orders.removeItem.mutationOptions(settle(texts.details.removed, texts.details.removeFailed)),
  );
  const add = useMutation(
    api.stocker.orders.addItem.mutationOptions(settle(texts.details.added, texts.details.addFailed)),
  );
  const inTurn = useQueue();
  const once = useOneAtATime();
  const attempt = useAttemptKey();
  /** Of the last answer, so that one's own change before it is no conflict. */
  const seenVersion = () => queryClient.getQueryData(key)?.version ?? order.version;
  return {
    isAdding: add.isPending,
    update: (orderLineId: number, quantity: number) =>
      inTurn(() => update.mutateAsync({ orderLineId, quantity, expectedVersion: seenVersion() })),
    remove: (orderLineId: number) =>
      inTurn(() => remove.mutateAsync({ orderLineId, expectedVersion: seenVersion() })),
    add: (productId: number, quantity: number, onDone: () => void) => {
      const { orderId } = order;
      once(() =>
        inTurn(() =>
          attempt
            .send((idempotencyKey) =>
              add.mutateAsync({
                orderId,
                productId,
                quantity,
                expectedVersion: seenVersion(),
                idempotencyKey,
              }),
            )
            .then(onDone),
        ),
      );
    },
  };
}

function failureText(error: unknown, fallback: string): string {
  return codeOf(error) === 'order-changed' ? texts.details.changedElsewhere : errorText(error, fallback);
}
