import { useState } from 'react';
import type { OrderStatus } from '#shared/order-status.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import type { StaffOrder } from './staff-order.ts';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';
import { useOrderActions } from './use-order-actions.ts';

/** Status and driver as they are chosen in a row or the panel; cancelling asks first, by the `question` to be drawn. */
export function useAskedActions(workspace: StaffOrdersWorkspace) {
  const { setStatus, setDriver } = useOrderActions(workspace);
  const [asked, setAsked] = useState<StaffOrder | null>(null);
  return {
    setDriver,
    setStatus: (order: StaffOrder, status: OrderStatus) => {
      if (status === 'E Anuluar') setAsked(order);
      else setStatus(order, status);
    },
    question: (
      <CancelDialog
        order={asked}
        onCancelOrder={(order) => setStatus(order, 'E Anuluar')}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
