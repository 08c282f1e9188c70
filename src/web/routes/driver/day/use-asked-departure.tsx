import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import { useLoadProgress } from '#web/routes/driver/load/use-load-ticks.ts';
import type { DriverOrder } from '#web/routes/driver/stop/driver-order.ts';
import type { StopActions } from '#web/routes/driver/stop/use-stop-actions.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Departing issues the invoices with today's date, so orders of another day need confirmation. */
export function useAskedDeparture(actions: StopActions, today: ISODate) {
  const [asked, setAsked] = useState<readonly DriverOrder[]>([]);
  const depart = (orders: readonly DriverOrder[]) =>
    isOfAnotherDay(orders, today) ? setAsked(orders) : actions.depart(orders);
  const asking: StopActions = {
    ...actions,
    depart,
    setStatus: (order, status, about) =>
      status === STATUS.departed ? depart([order]) : actions.setStatus(order, status, about),
  };
  const question: ReactNode = asked.length > 0 && (
    <DepartureQuestion
      orders={asked}
      onCancel={() => setAsked([])}
      onConfirm={() => {
        setAsked([]);
        actions.depart(asked);
      }}
    />
  );
  return { actions: asking, question };
}

export function isOfAnotherDay(orders: readonly Pick<DriverOrder, 'deliverDate'>[], today: ISODate): boolean {
  return orders.some((order) => order.deliverDate !== today);
}

type DepartureQuestionProps = {
  readonly orders: readonly DriverOrder[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

function DepartureQuestion({ orders, onConfirm, onCancel }: DepartureQuestionProps) {
  const count = orders.length;
  const date = orders.find((order) => order.deliverDate !== null)?.deliverDate ?? null;
  return (
    <ConfirmDialog
      isOpen
      title={date === null ? texts.departNoDay(count) : texts.departOtherDay(count, formatDate(date))}
      confirmLabel={texts.departConfirm(count)}
      cancelLabel={texts.departBack}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <Text>{texts.departInvoices}</Text>
      {date !== null && <NotLoaded date={date} />}
    </ConfirmDialog>
  );
}

export function NotLoaded({ date }: { readonly date: ISODate }) {
  const progress = useLoadProgress(date);
  if (!progress || progress.done === progress.all) return null;
  return (
    <Text size="sm" c="warn" fw={600}>
      {texts.notLoaded(progress.done, progress.all)}
    </Text>
  );
}
