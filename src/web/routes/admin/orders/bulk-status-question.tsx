import { Alert, List, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type OrderStatus, STATUS, skipsStep } from '#shared/order-status.ts';
import { formatCents } from '#shared/prices/money.ts';
import { type ChosenReason, reasonOf } from '#web/features/documents/chosen-reason.ts';
import { ReasonChoice } from '#web/features/documents/reason-choice.tsx';
import { GoodsChoice, useGoods } from '#web/features/staff-orders/goods-choice.tsx';
import { isUnready, type StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { type StatusPreview, useStatusPreview } from '#web/features/staff-orders/status-consequences.ts';
import {
  agreedWay,
  PaidChoice,
  type PaidWay,
  ReasonField,
  UnconfirmedOrders,
} from '#web/features/staff-orders/status-questions.tsx';
import type { AboutStatus } from '#web/features/staff-orders/use-order-actions.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { OrderList, SkippedOrders } from './skipped-orders.tsx';
import { ordersTexts } from './texts.ts';

const texts = ordersTexts.bulk;

type BulkStatusQuestionProps = {
  readonly chosen: readonly StaffOrder[];
  readonly status: OrderStatus;
  readonly isWorking: boolean;
  readonly onConfirm: (about: AboutStatus) => void;
  readonly onCancel: () => void;
};

export function BulkStatusQuestion({
  chosen,
  status,
  isWorking,
  onConfirm,
  onCancel,
}: BulkStatusQuestionProps) {
  const [way, setWay] = useState<PaidWay>(() => agreedWay(chosen));
  const [written, setWritten] = useState('');
  const [listed, setListed] = useState<ChosenReason>({ choice: 'Porosi e anuluar', text: '' });
  const preview = useStatusPreview(
    chosen.map((order) => order.orderId),
    status,
  );
  const moving = preview.data?.filter(({ obstacle }) => obstacle === null) ?? [];
  const isCancelling = status === STATUS.cancelled;
  const isCredited = moving.some(({ invoice }) => isCancelling && invoice !== null);
  const reason = isCredited ? reasonOf(listed) : written.trim();
  const goods = useGoods(
    reason,
    moving.map((order) => order.status),
  );
  const about = (): AboutStatus => ({
    ...(isCancelling ? { reason: reason ?? '', goods: goods.value } : {}),
    ...(status === STATUS.delivered && way !== null ? { paid: { method: way } } : {}),
  });
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      isWorking={isWorking}
      {...(isCancelling
        ? { isDestructive: true, confirmLabel: texts.cancel(moving.length), cancelLabel: texts.keep }
        : {})}
      canConfirm={moving.length > 0 && reason !== null}
      onConfirm={() => onConfirm(about())}
      onCancel={onCancel}
    >
      <PageState query={preview} failure={ordersTexts.listFailed} loading={<Skeleton h={120} radius="md" />}>
        {(previews) => (
          <Stack gap="sm">
            <div>
              {texts.question(moving.length, status)} {texts.staying(previews.length - moving.length)}
              {moving.length > 0 &&
                ` ${texts.worth(formatCents(sum(moving, ({ totalCents }) => totalCents)))}`}
            </div>
            <Warnings chosen={chosen} moving={moving} status={status} />
            {isCredited && <Credits moving={moving} />}
            <SkippedOrders left={previews.filter(({ obstacle }) => obstacle !== null)} status={status} />
            {isCancelling && isCredited && <ReasonChoice reason={listed} onChange={setListed} isTried />}
            {isCancelling && !isCredited && moving.length > 0 && (
              <ReasonField value={written} onChange={setWritten} />
            )}
            {isCancelling && moving.length > 0 && goods.isAsked && (
              <GoodsChoice value={goods.value} onChange={goods.setChosen} />
            )}
            {status === STATUS.delivered && moving.length > 0 && (
              <PaidChoice orders={chosen} value={way} onChange={setWay} />
            )}
          </Stack>
        )}
      </PageState>
    </ConfirmDialog>
  );
}

type WarningsProps = Pick<BulkStatusQuestionProps, 'chosen' | 'status'> & {
  readonly moving: readonly StatusPreview[];
};

function Warnings({ chosen, moving, status }: WarningsProps) {
  const skips = moving.filter((order) => skipsStep(order.status, status)).length;
  const ids = new Set(moving.map((order) => order.orderId));
  const unready =
    status === STATUS.prepared ? chosen.filter((order) => ids.has(order.orderId) && isUnready(order)) : [];
  return (
    <>
      {skips > 0 && (
        <Alert color="warn" role="alert">
          {texts.skips(skips)}
        </Alert>
      )}
      {unready.length > 0 && (
        <Alert color="warn" role="alert">
          <UnconfirmedOrders orders={unready} total={moving.length} />
        </Alert>
      )}
    </>
  );
}

function Credits({ moving }: { readonly moving: readonly StatusPreview[] }) {
  const credited = moving.flatMap(({ orderId, buyerName, invoice }) =>
    (invoice?.credits ?? []).map((document) => ({ orderId, buyerName, ...document })),
  );
  return (
    <div>
      <Text fw={600}>
        {texts.credits(credited.length, formatCents(sum(credited, ({ leftCents }) => leftCents)))}
      </Text>
      <OrderList>
        {credited.map(({ orderId, buyerName, number, leftCents }) => (
          <List.Item key={number}>
            {texts.credit(orderId, buyerName, number, formatCents(leftCents))}
          </List.Item>
        ))}
      </OrderList>
    </div>
  );
}

function sum<Item>(items: readonly Item[], centsOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + centsOf(item), 0);
}
