import '#web/styles/paper-styles.ts';
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { HOLD_LABEL } from '#shared/ledger.ts';
import { STATUS } from '#shared/order-status.ts';
import { formatDate } from '#shared/shop-dates.ts';
import { tellChanges } from '#shared/told-changes.ts';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { changeTexts } from './change-texts.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderProgress } from './order-progress.tsx';
import classes from './orders-page.module.css';
import { ordersTexts } from './texts.ts';
import type { CustomerOrder } from './use-own-orders.ts';

type OrderCardProps = {
  readonly order: CustomerOrder;
  readonly isBusy: boolean;
  readonly onOrderAgain: ((orderId: number) => void) | undefined;
};

/** One order of a customer: how far it is, what is in it, what the shop changed, what it costs, and the same again. */
export function OrderCard({ order, isBusy, onOrderAgain }: OrderCardProps) {
  const momentOf = useInstantText();
  const { id, status, createdAt } = order;
  const told = tellChanges(order);
  return (
    <Paper
      component="article"
      withBorder
      radius="lg"
      className={classes['order'] ?? ''}
      aria-labelledby={`order-${id}`}
      data-cancelled={status === STATUS.cancelled || undefined}
    >
      <Group justify="space-between" gap="xs" className={classes['part'] ?? ''}>
        <div>
          <Title order={2} size="h4" id={`order-${id}`}>
            {ordersTexts.number(id)}
          </Title>
          <Text size="sm" c="dimmed">
            {ordersTexts.created} {momentOf(createdAt)}
          </Text>
        </div>
        <Group gap="xs">
          {order.hasUnseenChanges && <Pill tone="accent">{changeTexts.changed}</Pill>}
          {order.heldAt !== null && <Pill tone="warn">{HOLD_LABEL}</Pill>}
          <StatusBadge status={status} />
        </Group>
      </Group>
      <OrderProgress status={status} />
      <OrderNotices order={order} told={told} momentOf={momentOf} />
      <OrderLines lines={order.lines} told={told} momentOf={momentOf} />
      <Group
        justify="space-between"
        align="end"
        gap="md"
        className={`${classes['part']} ${classes['bottom']}`}
      >
        <Facts order={order} />
        <Group gap="xs" className={classes['actions'] ?? ''}>
          <InvoiceButton orderId={id} invoiceNumber={order.invoiceNumber} size="md" />
          {onOrderAgain && (
            <Button
              size="md"
              variant="light"
              loading={isBusy}
              leftSection={<IconRepeat size={18} aria-hidden />}
              onClick={() => onOrderAgain(id)}
            >
              {ordersTexts.again}
            </Button>
          )}
        </Group>
      </Group>
    </Paper>
  );
}

function Facts({ order }: { readonly order: CustomerOrder }) {
  const { status, deliverDate, totalCents, transportCents, oldTotalCents, deliveryAddress, comment } = order;
  const isCancelled = status === STATUS.cancelled;
  return (
    <Group component="dl" gap="0.5rem 2rem" align="start" m={0} flex="1 1 18rem">
      <Fact label={ordersTexts.delivery}>{deliverDate ? formatDate(deliverDate) : ordersTexts.noDate}</Fact>
      {transportCents > 0 && !isCancelled && (
        <Fact label={ordersTexts.transport}>
          <Money cents={transportCents} />
        </Fact>
      )}
      <Fact label={ordersTexts.total}>
        {(isCancelled || oldTotalCents !== null) && (
          <del>
            <Money cents={oldTotalCents ?? totalCents} />
          </del>
        )}{' '}
        {!isCancelled && <Money cents={totalCents} />}
      </Fact>
      {deliveryAddress !== '' && <Fact label={changeTexts.address}>{deliveryAddress}</Fact>}
      {comment !== '' && <Fact label={changeTexts.comment}>{comment}</Fact>}
    </Group>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} fw={650} className={classes['words'] ?? ''}>
        {children}
      </Text>
    </div>
  );
}
