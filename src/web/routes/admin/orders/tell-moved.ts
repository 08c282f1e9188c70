import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import { client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { listTexts } from '#web/features/staff-orders/staff-orders-texts.ts';
import { planUndo, type UndoStep } from '#web/features/staff-orders/use-bulk-actions.tsx';
import { refreshAfter } from '#web/refresh-after.ts';
import { showToast } from '#web/ui/toast.ts';
import { ordersTexts as texts } from './texts.ts';

export function tellMoved(
  moved: readonly StaffOrder[],
  { status, left }: { readonly status: OrderStatus; readonly left: number },
): void {
  if (moved.length === 0) return;
  const isCredited = status === STATUS.cancelled && moved.some((order) => order.invoiceId !== null);
  const before = new Map(moved.map((order) => [order.orderId, order.status]));
  const steps = isCredited ? null : planUndo('admin', status, before);
  const undo = steps === null ? {} : { undo: () => void takeBack(steps, status) };
  showToast({ tone: 'success', message: texts.bulk.done(moved.length, left), ...undo });
}

async function takeBack(steps: readonly UndoStep[], from: OrderStatus): Promise<void> {
  const { setStatus, bulkSetStatus } = client.admin.orders;
  const reason = listTexts.undone;
  try {
    for (const { orderIds, status } of steps) {
      if (from !== STATUS.delivered) await bulkSetStatus.mutate({ orderIds, status, reason });
      // What undoes a delivery is done order by order.
      else for (const orderId of orderIds) await setStatus.mutate({ orderId, status, reason });
    }
  } catch (error) {
    showToast({ tone: 'error', message: errorText(error, texts.statusFailed) });
  }
  refreshAfter('order');
}
