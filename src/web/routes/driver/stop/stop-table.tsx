import { ActionIcon, Group, Stack, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { TERMS_PAYMENT_METHOD } from '#shared/accounting/payment.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { regionBeside } from '#shared/regions.ts';
import { CollectDebt } from '#web/routes/driver/cash/collect-debt.tsx';
import { texts } from '#web/routes/driver/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { DocumentButtons } from './document-buttons.tsx';
import type { DriverOrder } from './driver-order.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderSteps } from './order-steps.tsx';
import { StatusPicker } from './status-picker.tsx';
import { StopContact } from './stop-contact.tsx';
import { StopNotes } from './stop-notes.tsx';
import type { Stop } from './stops.ts';
import type { StopActions } from './use-stop-actions.ts';

const COLUMN_COUNT = 8;

type StopTableProps = { readonly stops: readonly Stop[]; readonly actions: StopActions };

export function StopTable({ stops, actions }: StopTableProps) {
  const { columns } = texts;
  return (
    <Table aria-label={texts.list} verticalSpacing="sm" horizontalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{columns.expand}</Table.Th>
          <Table.Th>{columns.invoiceNumber}</Table.Th>
          <Table.Th>{columns.client}</Table.Th>
          <Table.Th>{columns.date}</Table.Th>
          <Table.Th w={240}>{columns.status}</Table.Th>
          <Table.Th>{columns.invoice}</Table.Th>
          <Table.Th ta="right">{columns.products}</Table.Th>
          <Table.Th ta="right" visibleFrom="lg">
            {columns.amount}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {stops.flatMap((stop) =>
          stop.orders.map((order) => (
            <OrderRow key={order.orderId} stop={stop} order={order} actions={actions} />
          )),
        )}
      </Table.Tbody>
    </Table>
  );
}

type OrderRowProps = {
  readonly stop: Stop;
  readonly order: DriverOrder;
  readonly actions: StopActions;
};

function OrderRow({ stop, order, actions }: OrderRowProps) {
  const { orderId } = order;
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <>
      <Table.Tr aria-label={texts.order(orderId)}>
        <Table.Td>
          <ActionIcon
            variant="default"
            size={48}
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.hideProducts(orderId) : texts.showProducts(orderId)}
            onClick={toggle}
          >
            <IconChevronDown size={20} aria-hidden />
          </ActionIcon>
        </Table.Td>
        <Table.Td>
          <b style={{ fontSize: '0.875rem', whiteSpace: 'nowrap' }}>{order.invoiceNumber ?? orderId}</b>
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {order.invoiceNumber !== null && <div>{texts.order(orderId)}</div>}
            {texts.stop(stop.position)}
          </Text>
        </Table.Td>
        <Table.Td maw={280}>
          <Stack gap="xs">
            <div>
              <b>{order.buyerName}</b>
              <div>
                {[regionBeside(order.buyerAddress, stop.regionName), order.buyerAddress]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
            <Group gap={4} fw={600} hiddenFrom="lg">
              <ToCollect order={order} />
            </Group>
            <StopNotes orders={[order]} />
            <Group gap="xs">
              <StopContact order={order} size="md" />
            </Group>
            {stop.orders[0]?.orderId === orderId && <CollectDebt order={order} />}
          </Stack>
        </Table.Td>
        <Table.Td>{order.deliverDate === null ? texts.noDate : formatDate(order.deliverDate)}</Table.Td>
        <Table.Td>
          <Stack gap="xs">
            <StatusPicker order={order} actions={actions} />
            {actions.isWaiting(order) && <Pill tone="warn">{texts.waiting}</Pill>}
            <OrderSteps order={order} actions={actions} />
          </Stack>
        </Table.Td>
        <Table.Td>
          <DocumentButtons order={order} />
        </Table.Td>
        <Table.Td ta="right">{order.lines.length}</Table.Td>
        <Table.Td ta="right" fw={600} visibleFrom="lg">
          <ToCollect order={order} />
        </Table.Td>
      </Table.Tr>
      {isOpen && (
        <Table.Tr>
          <Table.Td colSpan={COLUMN_COUNT}>
            <OrderLines order={order} />
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
}

function ToCollect({ order }: Pick<OrderRowProps, 'order'>) {
  return (
    <>
      <Money cents={order.collectCents} />
      {order.termsDays > 0 && <Dimmed>{TERMS_PAYMENT_METHOD}</Dimmed>}
    </>
  );
}
