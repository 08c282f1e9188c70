import { Alert, Button, List, NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ORDER_STATUSES, type OrderStatus, STATUS } from '#shared/order-status.ts';
import { api, client } from '#web/api.ts';
import { refreshAfter } from '#web/cache/refresh-after.ts';
import { errorText } from '#web/error-text.ts';
import { IssueChosen } from '#web/features/issue-invoices/issue-chosen.tsx';
import { MoveChosen } from '#web/features/staff-orders/move-dialog.tsx';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { listTexts } from '#web/features/staff-orders/staff-orders-texts.ts';
import { planUndo, type UndoStep } from '#web/features/staff-orders/use-bulk-actions.tsx';
import { useAction } from '#web/hooks/use-action.ts';
import { BulkBar } from '#web/routes/admin/ui/bulk-bar.tsx';
import { oneOf } from '#web/routes/admin/ui/one-of.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { ChosenDriver, ChosenFiles } from './bulk-actions.tsx';
import { BulkStatusQuestion } from './bulk-status-question.tsx';
import { officeOrders } from './office-orders.tsx';
import { OrderList } from './skipped-orders.tsx';
import { ordersTexts as texts } from './texts.ts';

type BulkStatusBarProps = {
  readonly chosen: readonly StaffOrder[];
  readonly offer: ReactNode;
  readonly onClear: () => void;
  readonly onSelectOnly: (orderIds: readonly number[]) => void;
  readonly onMoved: (orderIds: readonly number[]) => void;
};

type Asked = { readonly orders: readonly StaffOrder[]; readonly status: OrderStatus };

type Left = readonly { readonly orderId: number; readonly reason: string }[];

export function BulkStatusBar({ chosen, offer, onClear, onSelectOnly, onMoved }: BulkStatusBarProps) {
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [left, setLeft] = useState<Left>([]);
  return (
    <BulkBar
      label={texts.bulk.label}
      count={chosen.length}
      offer={offer}
      onClear={onClear}
      actions={
        <>
          <NativeSelect
            aria-label={texts.bulk.status}
            data={[{ value: '', label: texts.bulk.chooseStatus }, ...ORDER_STATUSES]}
            value={status ?? ''}
            onChange={(event) => setStatus(oneOf(event.currentTarget.value, ORDER_STATUSES) ?? null)}
          />
          <Button
            size="sm"
            disabled={status === null}
            onClick={() => status && setAsked({ orders: chosen, status })}
          >
            {texts.bulk.apply}
          </Button>
          <ChosenDriver chosen={chosen} onMoved={onMoved} />
          <IssueChosen orderIds={chosen.map((order) => order.orderId)} onIssued={onSelectOnly} />
          <MoveChosen chosen={chosen} workspace={officeOrders} onMoved={onMoved} />
          <ChosenFiles orderIds={chosen.map((order) => order.orderId)} />
        </>
      }
    >
      {left.length > 0 && <LeftOrders left={left} onClose={() => setLeft([])} />}
      {asked && (
        <AskedStatus asked={asked} onLeft={setLeft} onMoved={onMoved} onClose={() => setAsked(null)} />
      )}
    </BulkBar>
  );
}

type AskedStatusProps = Pick<BulkStatusBarProps, 'onMoved'> & {
  readonly asked: Asked;
  readonly onLeft: (left: Left) => void;
  readonly onClose: () => void;
};

function AskedStatus({ asked: { orders, status }, onLeft, onMoved, onClose }: AskedStatusProps) {
  const bulk = useAction(api.admin.orders.bulkSetStatus, {
    failure: texts.statusFailed,
    affects: ['order'],
    onSuccess: ({ moved, left }) => {
      onLeft(left);
      const those = orders.filter(({ orderId }) => moved.includes(orderId));
      showMoved(those, { status, left: left.length });
      onMoved(moved);
    },
    onDone: onClose,
  });
  const orderIds = orders.map((order) => order.orderId);
  return (
    <BulkStatusQuestion
      chosen={orders}
      status={status}
      isWorking={bulk.isPending}
      onCancel={onClose}
      onConfirm={(about) => void bulk.run({ orderIds, status, ...about })}
    />
  );
}

function LeftOrders({ left, onClose }: { readonly left: Left; readonly onClose: () => void }) {
  return (
    <Alert
      color="bad"
      w="100%"
      role="alert"
      title={texts.bulk.rejected(left.length)}
      withCloseButton
      closeButtonLabel={uiTexts.close}
      onClose={onClose}
    >
      <OrderList>
        {left.map(({ orderId, reason }) => (
          <List.Item key={orderId}>
            #{orderId}: {reason}
          </List.Item>
        ))}
      </OrderList>
    </Alert>
  );
}

export function showMoved(
  moved: readonly StaffOrder[],
  { status, left }: { readonly status: OrderStatus; readonly left: number },
): void {
  if (moved.length === 0) return;
  const isCredited = status === STATUS.cancelled && moved.some((order) => order.invoiceId !== null);
  const before = new Map(moved.map((order) => [order.orderId, order.status]));
  const steps = isCredited ? null : planUndo('admin', status, before);
  const undo = steps === null ? {} : { undo: () => void undoMoves(steps, status) };
  showToast({ tone: 'success', message: texts.bulk.done(moved.length, left), ...undo });
}

async function undoMoves(steps: readonly UndoStep[], from: OrderStatus): Promise<void> {
  const { setStatus, bulkSetStatus } = client.admin.orders;
  const reason = listTexts.undone;
  try {
    for (const { orderIds, status } of steps) {
      if (from !== STATUS.delivered) await bulkSetStatus.mutate({ orderIds, status, reason });
      // Undoing a delivery is not a bulk operation on the server.
      else for (const orderId of orderIds) await setStatus.mutate({ orderId, status, reason });
    }
  } catch (error) {
    showToast({ tone: 'error', message: errorText(error, texts.statusFailed) });
  }
  refreshAfter('order');
}
