import { useMutation } from '@tanstack/react-query';
import { codeOf, errorText } from '#web/error-text.ts';
import { refreshOrders } from '#web/features/staff-orders/patch-order.ts';
import type { ItemsRouter, StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import type { StaffOrdersWorkspace } from '#web/features/staff-orders/staff-orders-workspace.ts';
import { useAttemptKey } from '#web/hooks/use-attempt-key.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/toast.ts';
import { panelTexts as texts } from './texts.ts';
import { useQueue } from './use-queue.ts';

type Edited = { readonly totalCents: number; readonly version: number };

/**
 * The edits of an order's items. Each tells the server which version it was made on: when somebody was faster, nothing
 * is overwritten, the person is told, and the dialog shows what holds now.
 */
export function useItemChanges(order: StaffOrder, items: ItemsRouter, workspace: StaffOrdersWorkspace) {
  const key = workspace.router.details.queryKey({ orderId: order.orderId });
  const patch = (change: (shown: StaffOrder) => StaffOrder) =>
    queryClient.setQueryData(key, (shown: StaffOrder | undefined) => shown && change(shown));
  const settle = (done: string, fallback: string) => ({
    onSuccess: (edited: Edited) => {
      patch((shown) => ({ ...shown, totalCents: edited.totalCents, version: edited.version }));
      showToast({ tone: 'success', message: done });
    },
    onError: (error: unknown) => showToast({ tone: 'error', message: failureText(error, fallback) }),
    onSettled: () => refreshOrders(workspace),
  });
  const update = useMutation(items.updateItem.mutationOptions(settle(texts.updated, texts.updateFailed)));
  const remove = useMutation(items.removeItem.mutationOptions(settle(texts.removed, texts.removeFailed)));
  const add = useMutation(items.addItem.mutationOptions(settle(texts.added, texts.addFailed)));
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
  return codeOf(error) === 'order-changed' ? texts.changedElsewhere : errorText(error, fallback);
}
