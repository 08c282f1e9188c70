import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import '#web/styles/overlay-styles.ts';
import { Alert, Button, List, Modal, Stack, TextInput } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { MAX_DAYS_AHEAD } from '#shared/dates/delivery-dates.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import { awaitsNewDay, isEditable, mayChangeDay } from '#shared/order-status.ts';
import { errorText } from '#web/error-text.ts';
import { useIsShown } from '#web/hooks/use-is-shown.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { StaffOrder, StaffOrdersWorkspace } from './staff-order.ts';
import { bulkTexts, moveTexts as texts } from './staff-orders-texts.ts';
import { type BulkResult, showBulkResult } from './use-bulk-actions.tsx';
import { useDayProblems } from './use-listed-orders.ts';
import { refreshOrders } from './use-order-actions.ts';

export type OrderToMove = Pick<
  StaffOrder,
  'orderId' | 'regionId' | 'deliverDate' | 'status' | 'invoiceId' | 'attempts'
>;

type MoveDialogProps = {
  readonly orders: readonly OrderToMove[];
  readonly workspace: StaffOrdersWorkspace;
  readonly onMoved?: (moved: readonly number[]) => void;
  readonly onClose: () => void;
};

const MAX_REASON = 300;

export function MoveDialog({ orders, workspace, onMoved, onClose }: MoveDialogProps) {
  const today = useShopToday();
  const [date, setDate] = useState<ISODate | null>(null);
  const [reason, setReason] = useState('');
  const isFixed = (order: OrderToMove) => !mayChangeDay(order) && !awaitsNewDay(order, today);
  const [left, setLeft] = useState<BulkResult['rejected']>(() => orders.filter(isFixed).map(toRejected));
  const movable = orders.filter((order) => !isFixed(order));
  const day = useDayProblems(movable, date);
  const isShown = useIsShown();
  const move = useMutation(workspace.router.move.mutationOptions());
  const why = reason.trim();
  const isReady =
    date !== null && movable.length > 0 && !day.isPending && (day.problems.length === 0 || why !== '');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (date === null || !isReady || move.isPending) return;
    const orderIds = movable.map((order) => order.orderId);
    try {
      const { changed, rejected } = await move.mutateAsync({
        orderIds,
        deliverDate: date,
        ...(why === '' ? {} : { reason: why }),
      });
      showBulkResult({ changed, rejected: isShown.current ? [] : rejected });
      const stayed = [...left.filter(({ orderId }) => !orderIds.includes(orderId)), ...rejected];
      setLeft(stayed);
      onMoved?.(changed);
      if (isShown.current && rejected.length === 0) onClose();
    } catch (error) {
      showToast({ tone: 'error', message: errorText(error, texts.failed) });
    }
    await refreshOrders(workspace);
  };
  const [first] = orders;
  return (
    <Modal
      opened
      onClose={onClose}
      title={orders.length === 1 && first ? texts.titleOne(first.orderId) : texts.title(orders.length)}
    >
      <Stack component="form" gap="sm" onSubmit={(event: FormEvent) => void send(event)}>
        {left.length > 0 && (
          <Alert color="bad" p="sm" role="alert" title={texts.left(left.length)}>
            <List size="sm" mah={160} style={{ overflowY: 'auto' }}>
              {left.map(({ orderId, message }) => (
                <List.Item key={orderId}>{bulkTexts.rejected(orderId, message)}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        <DateField
          label={texts.date}
          hasVisibleLabel
          isFirst
          isExact
          size="sm"
          value={date}
          min={today}
          max={addDays(today, MAX_DAYS_AHEAD)}
          onChange={setDate}
        />
        {day.problems.length > 0 && (
          <>
            <Alert color="warn" p="sm" role="status">
              {day.problems.map((sentence) => (
                <div key={sentence}>{sentence}</div>
              ))}
            </Alert>
            <TextInput
              label={texts.reason}
              required
              maxLength={MAX_REASON}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </>
        )}
        <DialogButtons gap="xs" onCancel={onClose} type="submit" disabled={!isReady} loading={move.isPending}>
          {movable.length === orders.length ? texts.confirm : texts.confirmOnly(movable.length)}
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

function toRejected({ orderId, status, invoiceId }: OrderToMove) {
  const message = isEditable(status) && invoiceId !== null ? texts.invoiced : status;
  return { orderId, error: '', message };
}

type MoveChosenProps = {
  readonly chosen: readonly OrderToMove[];
  readonly workspace: StaffOrdersWorkspace;
  readonly onMoved: (moved: readonly number[]) => void;
};

export function MoveChosen({ chosen, workspace, onMoved }: MoveChosenProps) {
  const [moving, setMoving] = useState<readonly OrderToMove[] | null>(null);
  return (
    <>
      <Button
        variant="default"
        px="sm"
        leftSection={<IconCalendarEvent size={18} aria-hidden />}
        onClick={() => setMoving(chosen)}
      >
        {texts.open}
      </Button>
      {moving && (
        <MoveDialog orders={moving} workspace={workspace} onMoved={onMoved} onClose={() => setMoving(null)} />
      )}
    </>
  );
}
