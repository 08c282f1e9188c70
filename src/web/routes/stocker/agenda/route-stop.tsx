import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Anchor, Card, Group, Stack, Table, Text } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconMessage2,
  IconSteeringWheel,
} from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { TERMS_PAYMENT_METHOD } from '#shared/accounting/payment.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { regionBeside } from '#shared/regions.ts';
import { formatPhone, telHref } from '#shared/text/phone.ts';
import { DriverMenu } from '#web/features/staff-orders/driver-chip.tsx';
import type { ListedDriver } from '#web/features/staff-orders/staff-order.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { movableIds, type Stop } from './agenda.ts';

export type RouteStopProps = {
  readonly stop: Stop;
  readonly index: number;
  readonly number: number;
  readonly count: number;
  readonly isMovable: boolean;
  readonly driverId: number;
  readonly drivers: readonly ListedDriver[];
  readonly date: ISODate;
  readonly onMove: (to: number) => void;
  readonly onAssign: (orderIds: readonly number[], driver: ListedDriver | null) => void;
};

type Sortable = ReturnType<typeof useSortable>;

export function StopRow(props: RouteStopProps) {
  const { stop, number, isMovable } = props;
  const sortable = useSortable({ id: stop.id, disabled: !isMovable });
  return (
    <Table.Tr ref={sortable.setNodeRef} style={dragStyle(sortable)}>
      <Table.Td fw={700}>{number}</Table.Td>
      <Table.Td>
        <Lines of={stop} show={(order) => order.orderId} />
      </Table.Td>
      <Table.Td>
        <b>{stop.customerName}</b>
        <Notes stop={stop} />
      </Table.Td>
      <Table.Td>{stop.regionName}</Table.Td>
      <Table.Td>{stop.address}</Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        <Phone stop={stop} />
      </Table.Td>
      <Table.Td>
        <Lines of={stop} show={(order) => <StatusBadge status={order.status} />} />
      </Table.Td>
      <Table.Td ta="right">
        <ToCollect stop={stop} />
      </Table.Td>
      <Table.Td>
        <Moves {...props} sortable={sortable} />
      </Table.Td>
    </Table.Tr>
  );
}

export function StopCard(props: RouteStopProps) {
  const { stop, number, isMovable } = props;
  const sortable = useSortable({ id: stop.id, disabled: !isMovable });
  return (
    <Card ref={sortable.setNodeRef} component="li" padding="xs" style={{ ...dragStyle(sortable) }}>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Text lh={1.3} style={{ overflowWrap: 'anywhere' }}>
          <b>
            {number} · {stop.customerName}
          </b>{' '}
          <Dimmed span>{stop.orders.map((order) => order.orderId).join(', ')}</Dimmed>
        </Text>
        <Text fw={650} ta="right" style={{ whiteSpace: 'nowrap' }}>
          <ToCollect stop={stop} />
        </Text>
      </Group>
      <Group gap="xs" justify="space-between">
        <Text size="sm" c="dimmed" flex="1 1 12rem" lh={1.3}>
          {[regionBeside(stop.address, stop.regionName), stop.address].filter(Boolean).join(' · ')} ·{' '}
          <Phone stop={stop} />
        </Text>
        <Lines of={stop} show={(order) => <StatusBadge status={order.status} />} />
        <Moves {...props} sortable={sortable} />
      </Group>
      <Notes stop={stop} />
    </Card>
  );
}

function ToCollect({ stop }: { readonly stop: Stop }) {
  return (
    <>
      <Money cents={stop.collectCents} />
      {stop.isOnTerms && <Dimmed>{TERMS_PAYMENT_METHOD}</Dimmed>}
    </>
  );
}

function dragStyle({ transform, transition, isDragging }: Sortable): CSSProperties {
  return {
    transform: transform ? `translateY(${transform.y}px)` : undefined,
    transition,
    ...(isDragging ? { position: 'relative', zIndex: 1, background: 'var(--shop-accent-soft)' } : {}),
  };
}

type LinesProps = {
  readonly of: Stop;
  readonly show: (order: Stop['orders'][number]) => React.ReactNode;
};

function Lines({ of, show }: LinesProps) {
  return (
    <Stack gap={2}>
      {of.orders.map((order) => (
        <span key={order.orderId}>{show(order)}</span>
      ))}
    </Stack>
  );
}

function Phone({ stop }: { readonly stop: Stop }) {
  return (
    <Anchor inherit underline="always" href={telHref(stop.phone)} style={{ whiteSpace: 'nowrap' }}>
      {formatPhone(stop.phone)}
    </Anchor>
  );
}

function Notes({ stop }: { readonly stop: Stop }) {
  return stop.notes.map((note) => (
    <Group key={note} gap={4} wrap="nowrap" align="flex-start" c="var(--shop-warn-text)">
      <IconMessage2 size={15} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
      <Text size="sm">{note}</Text>
    </Group>
  ));
}

function Moves({
  stop,
  index,
  count,
  isMovable,
  sortable,
  ...props
}: RouteStopProps & { readonly sortable: Sortable }) {
  const orderIds = movableIds(stop);
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon
        aria-label={texts.agenda.up(stop.customerName)}
        disabled={!isMovable || index === 0}
        onClick={() => props.onMove(index - 1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={texts.agenda.down(stop.customerName)}
        disabled={!isMovable || index === count - 1}
        onClick={() => props.onMove(index + 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <DriverMenu
        drivers={props.drivers}
        date={props.date}
        chosenId={props.driverId}
        onChoose={(driver) => props.onAssign(orderIds, driver)}
      >
        {(open) => (
          <ActionIcon
            title={texts.agenda.giveTo}
            aria-label={texts.agenda.giveToOf(stop.customerName)}
            disabled={orderIds.length === 0}
            onClick={open}
          >
            <IconSteeringWheel size={18} aria-hidden />
          </ActionIcon>
        )}
      </DriverMenu>
      {isMovable && (
        <ActionIcon
          ref={sortable.setActivatorNodeRef}
          variant="default"
          style={{ touchAction: 'none', cursor: 'grab' }}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={texts.agenda.move(stop.customerName)}
        >
          <IconGripVertical size={18} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
