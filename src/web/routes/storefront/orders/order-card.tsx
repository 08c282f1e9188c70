import '#web/styles/surface-styles.ts';
import { Box, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconCheck, IconRepeat } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { HOLD_LABEL } from '#shared/accounting/ledger.ts';
import { formatDate, type ISODate, weekdayOf } from '#shared/dates/shop-dates.ts';
import { describeChanges } from '#shared/order-changes.ts';
import { isOpen, type OrderStatus, PROGRESS_STEPS, STATUS } from '#shared/order-status.ts';
import { formatPhone, telHref } from '#shared/text/phone.ts';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { weekdayName } from '#web/ui/date-texts.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { actorAndTime, changeTexts, particularSentence, changeTexts as texts } from './change-texts.ts';
import { HoldNotice } from './hold-notice.tsx';
import type { DescribedChanges } from './order-changes.ts';
import { OrderLines } from './order-lines.tsx';
import classes from './orders-page.module.css';
import { myOrderTexts, ordersTexts } from './texts.ts';
import type { CustomerOrder } from './use-my-orders.ts';

type OrderCardProps = {
  readonly order: CustomerOrder;
  readonly isBusy: boolean;
  readonly onOrderAgain: ((orderId: number) => void) | undefined;
  readonly headingLevel?: 1 | 2;
};

export function OrderCard({ order, isBusy, onOrderAgain, headingLevel = 2 }: OrderCardProps) {
  const momentOf = useInstantText();
  const { id, status, createdAt } = order;
  const changes = describeChanges(order);
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
          <Title order={headingLevel} size="h4" id={`order-${id}`}>
            {ordersTexts.number(id)}
          </Title>
          <Text size="sm" c="dimmed">
            {ordersTexts.created} {momentOf(createdAt)}
          </Text>
        </div>
        <Group gap="xs" miw={0}>
          {order.hasUnseenChanges && <Pill tone="accent">{changeTexts.changed}</Pill>}
          {order.heldAt !== null && <Pill tone="warn">{HOLD_LABEL}</Pill>}
          <StatusBadge status={status} />
        </Group>
      </Group>
      <OrderProgress status={status} />
      {order.hold && <HoldNotice hold={order.hold} className={classes['notice']} />}
      <OrderNotices order={order} changes={changes} momentOf={momentOf} />
      <OrderLines lines={order.lines} changes={changes} momentOf={momentOf} />
      <Group
        justify="space-between"
        align="end"
        gap="md"
        className={`${classes['part']} ${classes['bottom']}`}
      >
        <Facts order={order} />
        <Group gap="xs" className={classes['actions'] ?? ''}>
          <InvoiceButton orderId={id} invoiceNumber={order.invoiceNumber} size="md" />
          {onOrderAgain && headingLevel === 2 && (
            <LinkButton
              size="md"
              variant="default"
              to="/porosite/$orderId"
              params={{ orderId: String(id) }}
              aria-label={order.mayChange ? undefined : `${ordersTexts.open}: ${ordersTexts.number(id)}`}
            >
              {order.mayChange ? myOrderTexts.changeOrCancel : ordersTexts.open}
            </LinkButton>
          )}
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
  const { driverName, driverPhone, paymentMethod } = order;
  const isCancelled = status === STATUS.cancelled;
  return (
    <Group component="dl" gap="0.5rem 2rem" align="start" flex="1 1 18rem">
      <Fact label={ordersTexts.delivery}>
        {deliverDate ? dayOf(deliverDate, status) : ordersTexts.noDate}
      </Fact>
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
      <Fact label={ordersTexts.payment}>{paymentMethod}</Fact>
      {driverName !== null && (
        <Fact label={ordersTexts.driver}>
          {driverName}
          {driverPhone && (
            <>
              {' · '}
              <Box component="a" href={telHref(driverPhone)} c="inherit" style={{ whiteSpace: 'nowrap' }}>
                {formatPhone(driverPhone)}
              </Box>
            </>
          )}
        </Fact>
      )}
      {deliveryAddress !== '' && <Fact label={changeTexts.address}>{deliveryAddress}</Fact>}
      {comment !== '' && <Fact label={changeTexts.comment}>{comment}</Fact>}
    </Group>
  );
}

function dayOf(day: ISODate, status: OrderStatus): string {
  return isOpen(status) ? `${formatDate(day)}, ${weekdayName(weekdayOf(day))}` : formatDate(day);
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" fw={650} className={classes['words'] ?? ''}>
        {children}
      </Text>
    </div>
  );
}

type OrderNoticesProps = {
  readonly order: CustomerOrder;
  readonly changes: DescribedChanges;
  readonly momentOf: (instantMs: number) => string;
};

export function OrderNotices({ order, changes, momentOf }: OrderNoticesProps) {
  if (order.status === STATUS.cancelled) return <Cancelled changes={changes} momentOf={momentOf} />;
  const sentences = changes.particulars.map((change) => particularSentence(change, momentOf(change.at)));
  if (order.oldTotalCents !== null) sentences.unshift(texts.total(order.oldTotalCents, order.totalCents));
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warn">
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Notice>
  );
}

function Cancelled({ changes: { cancelled }, momentOf }: Omit<OrderNoticesProps, 'order'>) {
  return (
    <Notice tone="bad">
      <div>
        {cancelled ? texts.cancelledBy(actorAndTime(cancelled, momentOf(cancelled.at))) : texts.cancelled}
      </div>
      {cancelled && cancelled.reason !== '' && <div>{texts.reason(cancelled.reason)}</div>}
    </Notice>
  );
}

function Notice({ tone, children }: { readonly tone: 'warn' | 'bad'; readonly children: ReactNode }) {
  return (
    <div className={classes['notice']} data-tone={tone}>
      {children}
    </div>
  );
}

export function OrderProgress({ status }: { readonly status: OrderStatus }) {
  const position = PROGRESS_STEPS.findIndex((step) => step === status);
  if (position < 0) return null;
  return (
    <ol className={classes['steps']} aria-label={ordersTexts.progress}>
      {PROGRESS_STEPS.map((step, index) => (
        <li
          key={step}
          className={classes['step']}
          data-done={index <= position || undefined}
          data-current={index === position || undefined}
          aria-current={index === position ? 'step' : undefined}
        >
          <span className={classes['dot']} aria-hidden>
            {index <= position ? <IconCheck size={16} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
