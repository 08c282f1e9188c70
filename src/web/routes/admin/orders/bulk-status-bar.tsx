import { Alert, Button, List, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  findTransition,
  mayMove,
  ORDER_STATUSES,
  type OrderStatus,
  STATUS,
  skipsStep,
} from '#shared/order-status.ts';
import { api, client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { IssueChosen } from '#web/features/issue-invoices/issue-chosen.tsx';
import { type ChosenReason, reasonOf } from '#web/features/papers/chosen-reason.ts';
import { ReasonChoice } from '#web/features/papers/reason-choice.tsx';
import { isUnready } from '#web/features/staff-orders/confirmed-stock.ts';
import { MoveChosen } from '#web/features/staff-orders/move-chosen.tsx';
import { agreedWay, PaidChoice, type PaidWay } from '#web/features/staff-orders/paid-question.tsx';
import { ReasonField } from '#web/features/staff-orders/reason-field.tsx';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { UnconfirmedOrders } from '#web/features/staff-orders/unconfirmed-question.tsx';
import { planUndo } from '#web/features/staff-orders/undo-statuses.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { refreshAfter } from '#web/refresh-after.ts';
import { BulkBar } from '#web/routes/admin/ui/bulk-bar.tsx';
import { oneOf } from '#web/routes/admin/ui/use-filters.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { officeOrders } from './office-orders.tsx';
import { ordersTexts as texts } from './texts.ts';

type BulkStatusBarProps = {
  /** The chosen orders as they are now. */
  readonly chosen: readonly StaffOrder[];
  readonly onDone: () => void;
  /** These alone stay chosen. */
  readonly onKeep: (orderIds: readonly number[]) => void;
  readonly onMoved: (orderIds: readonly number[]) => void;
};

type Rejected = readonly { readonly orderId: number; readonly reason: string }[];

/** One status for all chosen orders, after a warning that counts what skips a step and names what nobody confirmed. */
export function BulkStatusBar({ chosen, onDone, onKeep, onMoved }: BulkStatusBarProps) {
  const [status, setStatus] = useState<OrderStatus>(STATUS.prepared);
  const [isAsking, setIsAsking] = useState(false);
  const [rejected, setRejected] = useState<Rejected>([]);
  const [reason, setReason] = useState('');
  const [way, setWay] = useState<PaidWay>(null);
  const [creditReason, setCreditReason] = useState<ChosenReason>({ choice: 'Porosi e anuluar', text: '' });
  const moving = chosen.filter((order) => mayMove('admin', order.status, status));
  const skips = moving.filter((order) => skipsStep(order.status, status)).length;
  const credited = status === STATUS.cancelled ? chosen.filter((order) => order.invoiceId !== null) : [];
  const needsReason = chosen.some((order) => findTransition(order.status, status)?.needsReason);
  const unready = status === STATUS.prepared ? moving.filter(isUnready) : [];
  const bulk = useAction(api.admin.orders.bulkSetStatus, {
    failure: texts.statusFailed,
    affects: ['order'],
    onSuccess: (result) => {
      setRejected(result.left);
      if (result.moved.length > 0) tellMoved(result.moved, chosen, status);
      if (result.left.length === 0) onDone();
    },
  });

  return (
    <BulkBar
      label={texts.bulk.label}
      count={chosen.length}
      onClear={onDone}
      actions={
        <>
          <NativeSelect
            aria-label={texts.bulk.status}
            data={[...ORDER_STATUSES]}
            value={status}
            onChange={(event) => setStatus(oneOf(event.currentTarget.value, ORDER_STATUSES) ?? status)}
          />
          <Button
            size="sm"
            onClick={() => {
              setWay(agreedWay(chosen));
              setIsAsking(true);
            }}
          >
            {texts.bulk.apply}
          </Button>
          <IssueChosen orderIds={chosen.map((order) => order.orderId)} onIssued={onKeep} />
          <MoveChosen chosen={chosen} workspace={officeOrders} onMoved={onMoved} />
        </>
      }
    >
      {rejected.length > 0 && <RejectedOrders rejected={rejected} onClose={() => setRejected([])} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.bulk.title}
        isWorking={bulk.isPending}
        onConfirm={() => {
          const why = credited.length > 0 ? reasonOf(creditReason) : reason;
          if (why === null) return;
          const paid = status === STATUS.delivered && way !== null ? { method: way } : undefined;
          const orderIds = chosen.map((order) => order.orderId);
          void bulk.run({ orderIds, status, reason: why, paid }).then(() => setIsAsking(false));
        }}
        onCancel={() => setIsAsking(false)}
      >
        {texts.bulk.question(moving.length, status)} {texts.bulk.staying(chosen.length - moving.length)}
        {skips > 0 && (
          <Alert color="orange" mt="sm" role="alert">
            {texts.bulk.skips(skips)}
          </Alert>
        )}
        {unready.length > 0 && (
          <Alert color="orange" mt="sm" role="alert">
            <UnconfirmedOrders orders={unready} total={moving.length} />
          </Alert>
        )}
        {credited.length > 0 && (
          <Stack gap="sm" mt="sm">
            <Text fw={600}>{texts.bulk.credits(credited.length)}</Text>
            <ReasonChoice reason={creditReason} onChange={setCreditReason} isTried />
          </Stack>
        )}
        {status === STATUS.delivered && <PaidChoice orders={chosen} value={way} onChange={setWay} />}
        {needsReason && credited.length === 0 && <ReasonField value={reason} onChange={setReason} />}
      </ConfirmDialog>
    </BulkBar>
  );
}

function tellMoved(moved: readonly number[], chosen: readonly StaffOrder[], status: OrderStatus): void {
  const those = chosen.filter((order) => moved.includes(order.orderId));
  const before = new Map(those.map((order) => [order.orderId, order.status]));
  const isCredited = status === STATUS.cancelled && those.some((order) => order.invoiceId !== null);
  const steps = isCredited ? null : planUndo('admin', status, before);
  const undo = async () => {
    for (const step of steps ?? []) await client.admin.orders.bulkSetStatus.mutate(step);
  };
  const run = () =>
    void undo()
      .catch((error: unknown) => showToast({ tone: 'error', message: errorText(error, texts.statusFailed) }))
      .finally(() => refreshAfter('order'));
  showToast({
    tone: 'success',
    message: texts.bulk.done(moved.length),
    ...(steps ? { undo: run } : {}),
  });
}

function RejectedOrders({
  rejected,
  onClose,
}: {
  readonly rejected: Rejected;
  readonly onClose: () => void;
}) {
  return (
    <Alert
      color="red"
      w="100%"
      role="alert"
      title={texts.bulk.rejected(rejected.length)}
      withCloseButton
      closeButtonLabel={uiTexts.close}
      onClose={onClose}
    >
      <List size="sm">
        {rejected.map(({ orderId, reason }) => (
          <List.Item key={orderId}>
            #{orderId}: {reason}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
