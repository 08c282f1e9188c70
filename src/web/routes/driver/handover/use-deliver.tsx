import { useState } from 'react';
import { STATUS } from '#shared/order-status.ts';
import { useCollected } from '#web/routes/driver/outbox/use-outbox.ts';
import type { DriverOrder } from '#web/routes/driver/stop/driver-order.ts';
import type { StopActions } from '#web/routes/driver/stop/use-stop-actions.ts';
import { DeliverDialog } from './deliver-dialog.tsx';
import { readHandoverMoney } from './handover-money.ts';

export function useDeliverAsked(order: DriverOrder, actions: StopActions) {
  const [isAsking, setAsking] = useState(false);
  const money = readHandoverMoney(order, 0, useCollected(order.customerId));
  return {
    deliver: () => {
      if (money.fullCents > 0) setAsking(true);
      else actions.setStatus(order, STATUS.delivered, { paid: { method: 'terms', amountCents: 0 } });
    },
    question: isAsking && (
      <DeliverDialog
        order={order}
        money={money}
        onClose={() => setAsking(false)}
        onPaid={(paid) => {
          setAsking(false);
          actions.setStatus(order, STATUS.delivered, { paid });
        }}
      />
    ),
  };
}
