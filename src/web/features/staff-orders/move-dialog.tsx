import '#web/styles/overlay-styles.ts';
import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueries } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { findRegionName } from '#shared/regions.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { refreshOrders } from './patch-order.ts';
import type { StaffOrder } from './staff-order.ts';
import { moveTexts as texts } from './staff-orders-texts.ts';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';
import { tellBulk } from './tell-bulk.ts';

type MoveDialogProps = {
  readonly orders: readonly Pick<StaffOrder, 'orderId' | 'regionId' | 'deliverDate'>[];
  readonly workspace: StaffOrdersWorkspace;
  /** Called with the orders that stayed where they were. */
  readonly onDone: (left: readonly number[]) => void;
  readonly onClose: () => void;
};

const MAX_REASON = 300;

/** 'Ndrysho datën': another day for one order or many; a day that their customers can't choose needs a reason. */
export function MoveDialog({ orders, workspace, onDone, onClose }: MoveDialogProps) {
  const { router } = workspace;
  const today = useShopToday();
  const [date, setDate] = useState<ISODate | null>(null);
  const [reason, setReason] = useState('');
  const closed = useClosedRegions(orders, date);
  const move = useMutation(router.move.mutationOptions());
  const why = reason.trim();
  const isReady = date !== null && !closed.isPending && (closed.reasons.length === 0 || why !== '');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (date === null || !isReady || move.isPending) return;
    const orderIds = orders.map((order) => order.orderId);
    try {
      const result = await move.mutateAsync({
        orderIds,
        deliverDate: date,
        ...(why === '' ? {} : { reason: why }),
      });
      tellBulk(result);
      onDone(result.rejected.map((order) => order.orderId));
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
      centered
      closeButtonProps={{ 'aria-label': uiTexts.close }}
    >
      <Stack component="form" gap="sm" onSubmit={(event: FormEvent) => void send(event)}>
        <DateField label={texts.date} hasVisibleLabel size="sm" value={date} min={today} onChange={setDate} />
        {closed.reasons.length > 0 && (
          <>
            <Alert color="warn" p="sm" role="status">
              {closed.reasons.map((sentence) => (
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
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button type="submit" disabled={!isReady} loading={move.isPending}>
            {texts.confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Where the day is not open, in sentences; one for each region of the orders. */
function useClosedRegions(orders: MoveDialogProps['orders'], date: ISODate | null) {
  const regionIds = [...new Set(orders.map((order) => order.regionId))];
  const days = useQueries({
    queries: regionIds.map((regionId) => ({
      ...api.public.shop.deliveryDays.queryOptions({
        ...(regionId === null ? {} : { regionId }),
        ...(date === null ? {} : { from: date }),
        days: 1,
      }),
      enabled: date !== null,
    })),
  });
  if (date === null) return { isPending: false, reasons: [] };
  const reasons = days.flatMap(({ data }, place) => {
    const reason = data?.[0]?.reason;
    return reason ? [texts.closed(findRegionName(regionIds[place] ?? null), reason)] : [];
  });
  return { isPending: days.some((day) => day.isPending), reasons };
}
