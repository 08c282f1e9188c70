import { Accordion, Button, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { TERMS_PAYMENT_METHOD } from '#shared/accounting/payment.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import { formatCents } from '#shared/prices/money.ts';
import { CollectDebt } from '#web/routes/driver/cash/collect-debt.tsx';
import { useStoredDocuments } from '#web/routes/driver/day/documents.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { DocumentButtons } from './document-buttons.tsx';
import { doneColor } from './done-color.ts';
import { type DriverOrder, shownCents } from './driver-order.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderSteps } from './order-steps.tsx';
import { StatusPicker } from './status-picker.tsx';
import { StopContact } from './stop-contact.tsx';
import { StopNotes } from './stop-notes.tsx';
import { collectCents, isStopDone, type Stop, stopStatus } from './stops.ts';
import type { StopActions } from './use-stop-actions.ts';

type StopListProps = { readonly stops: readonly Stop[]; readonly actions: StopActions };

export function StopList({ stops, actions }: StopListProps) {
  const [chosen, setChosen] = useState<string | null>();
  // A stop stays in view while it can be undone.
  const isAtHand = (stop: Stop) =>
    !isStopDone(stop) || stop.orders.some(({ orderId }) => actions.findUndo(orderId) !== undefined);
  const next = stops.find(isAtHand)?.key ?? null;
  const open = chosen === undefined ? next : chosen;
  return (
    <Accordion
      variant="separated"
      radius="md"
      order={2}
      aria-label={texts.list}
      value={open}
      onChange={setChosen}
    >
      {stops.map((stop, index) => (
        <Fragment key={stop.key}>
          {stop.regionName !== '' && stop.regionName !== stops[index - 1]?.regionName && (
            <Title order={2} size="h5" px="sm" mt={index === 0 ? 0 : 'sm'} mb={4}>
              {stop.regionName}
            </Title>
          )}
          <Accordion.Item value={stop.key} bg="var(--shop-surface)">
            <Accordion.Control px="sm">
              <StopLine stop={stop} isOpen={stop.key === open} />
            </Accordion.Control>
            <Accordion.Panel>
              {stop.key === open && <OpenStop stop={stop} actions={actions} />}
            </Accordion.Panel>
          </Accordion.Item>
        </Fragment>
      ))}
    </Accordion>
  );
}

function StopLine({ stop, isOpen }: { readonly stop: Stop; readonly isOpen: boolean }) {
  const isDone = isStopDone(stop);
  const { status, count, all } = stopStatus(stop);
  return (
    <Group wrap="nowrap" gap="sm" pr="xs">
      <ThemeIcon
        variant={isOpen ? 'filled' : 'light'}
        color={isDone ? (isOpen ? doneColor : 'green') : 'orange'}
        radius="xl"
        size={32}
      >
        {isDone ? (
          <IconCheck size={18} role="img" aria-label={texts.stopDone(stop.position)} />
        ) : (
          <Text span fw={700} aria-label={texts.stop(stop.position)}>
            {stop.position}
          </Text>
        )}
      </ThemeIcon>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text fw={650} fz={isOpen ? 'lg' : 'md'} lh={1.3} {...(!isOpen && { lineClamp: 2 })}>
          {stop.buyerName}
        </Text>
        {!isOpen && <Dimmed lineClamp={2}>{stop.buyerAddress}</Dimmed>}
      </div>
      {!isOpen && (
        <Stack gap={2} align="flex-end" style={{ flex: 'none' }}>
          {!isDone && (
            <Text span size="sm" fw={600}>
              <Money cents={collectCents(stop)} />
            </Text>
          )}
          {(status !== STATUS.prepared || count < all) && <StatusBadge status={status} />}
          {count < all && (
            <Text span size="sm" fw={600}>
              {texts.someOf(count, all)}
            </Text>
          )}
        </Stack>
      )}
    </Group>
  );
}

function OpenStop({ stop, actions }: { readonly stop: Stop; readonly actions: StopActions }) {
  const [first] = stop.orders;
  return (
    <Stack component="article" aria-label={texts.stopOf(stop.position, stop.buyerName)} gap="sm">
      <Text>{stop.buyerAddress}</Text>
      <StopNotes orders={stop.orders} />
      {first && (
        <Group grow gap="xs">
          <StopContact order={first} size="lg" />
        </Group>
      )}
      {stop.orders.length > 1 && (
        <Text fw={650}>
          {texts.ordersToCollect(stop.orders.length)} <Money cents={collectCents(stop)} />
        </Text>
      )}
      {stop.orders.map((order) => (
        <OrderPart key={order.orderId} order={order} actions={actions} />
      ))}
      {first && <CollectDebt order={first} />}
    </Stack>
  );
}

function OrderPart({ order, actions }: { readonly order: DriverOrder; readonly actions: StopActions }) {
  const { orderId } = order;
  const [hasLines, lines] = useDisclosure(false);
  useStoredDocuments([order]);
  return (
    <Stack component="section" aria-label={texts.order(orderId)} gap="xs">
      <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
        <div style={{ minWidth: 0 }}>
          <Text fw={650}>{texts.order(orderId)}</Text>
          <Dimmed size="xs">
            {[order.deliverDate === null ? texts.noDate : formatDate(order.deliverDate), order.invoiceNumber]
              .filter(Boolean)
              .join(' · ')}
          </Dimmed>
          <Text>
            {order.status === STATUS.delivered ? texts.total : texts.collect}{' '}
            <b>
              <Money cents={shownCents(order)} />
            </b>
            {order.termsDays > 0 && ` ${TERMS_PAYMENT_METHOD}`}
          </Text>
        </div>
        <Stack gap={4} align="flex-end" style={{ flex: 'none' }}>
          <StatusPicker order={order} actions={actions} />
          {actions.isWaiting(order) && <Pill tone="warn">{texts.waiting}</Pill>}
        </Stack>
      </Group>
      {order.delivery && order.status === STATUS.delivered && (
        <Text>
          {texts.received(formatCents(order.delivery.amountReceivedCents), order.delivery.receiverName)}
        </Text>
      )}
      <OrderSteps order={order} actions={actions} />
      <Group gap="xs" grow preventGrowOverflow={false}>
        <DocumentButtons order={order} />
        <Button
          size="lg"
          px="xs"
          variant="subtle"
          justify="space-between"
          aria-expanded={hasLines}
          rightSection={<IconChevronDown size={20} aria-hidden />}
          onClick={lines.toggle}
        >
          {texts.products(order.lines.length)}
        </Button>
      </Group>
      {hasLines && <OrderLines order={order} />}
    </Stack>
  );
}
