import { ActionIcon, Button, Table } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconSignature } from '@tabler/icons-react';
import { formatDate } from '#shared/shop-dates.ts';
import { InvoiceButton } from '#web/features/invoice-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { isDeliverable } from './driver-order.ts';
import { StatusPicker } from './status-picker.tsx';
import classes from './stop.module.css';
import type { StopProps } from './stop-actions.ts';
import { StopButtons } from './stop-buttons.tsx';
import { StopContact } from './stop-contact.tsx';
import { StopLines } from './stop-lines.tsx';
import { texts } from './texts.ts';

const COLUMN_COUNT = 8;

/** The stops on a wide screen. */
export function StopTable({ stops }: { readonly stops: readonly StopProps[] }) {
  const { columns } = texts;
  return (
    <Table className={classes['table'] ?? ''} verticalSpacing="sm" aria-label={texts.list}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{columns.expand}</Table.Th>
          <Table.Th>{columns.invoiceNumber}</Table.Th>
          <Table.Th>{columns.client}</Table.Th>
          <Table.Th>{columns.date}</Table.Th>
          <Table.Th className={classes['statusCell'] ?? ''}>{columns.status}</Table.Th>
          <Table.Th>{columns.invoice}</Table.Th>
          <Table.Th ta="right">{columns.products}</Table.Th>
          <Table.Th ta="right">{columns.amount}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {stops.map((stop) => (
          <StopRow key={stop.order.orderId} {...stop} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function StopRow(props: StopProps) {
  const { order, position, isWaiting } = props;
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
            <IconChevronDown
              size={20}
              aria-hidden
              className={classes['arrow']}
              data-open={isOpen || undefined}
            />
          </ActionIcon>
        </Table.Td>
        <Table.Td>
          <b>{orderId}</b>
          <div className={classes['code']}>{texts.stop(position)}</div>
        </Table.Td>
        <Table.Td className={classes['clientCell'] ?? ''}>
          <b>{order.buyerName}</b>
          <div>{order.buyerAddress}</div>
          <div className={classes['inline']}>
            <StopContact order={order} size="md" />
          </div>
        </Table.Td>
        <Table.Td>{order.deliverDate === null ? texts.noDate : formatDate(order.deliverDate)}</Table.Td>
        <Table.Td>
          <StatusPicker {...props} />
          {isWaiting && <Pill tone="warn">{texts.waiting}</Pill>}
          <div className={classes['rowSteps']}>
            <StopButtons {...props} />
            <DoorButton {...props} />
          </div>
        </Table.Td>
        <Table.Td className={classes['rowInvoice'] ?? ''}>
          <InvoiceButton orderId={orderId} label={texts.invoice} mode="save" size="lg" />
        </Table.Td>
        <Table.Td ta="right">{order.lines.length}</Table.Td>
        <Table.Td ta="right">
          <Money cents={order.totalCents} />
        </Table.Td>
      </Table.Tr>
      {isOpen && (
        <Table.Tr>
          <Table.Td colSpan={COLUMN_COUNT}>
            <StopLines order={order} />
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
}

function DoorButton({ order, onDoor }: StopProps) {
  if (!isDeliverable(order)) return null;
  return (
    <Button
      variant="light"
      size="lg"
      aria-label={texts.doorOf(order.orderId)}
      leftSection={<IconSignature size={18} aria-hidden />}
      onClick={() => onDoor(order.orderId)}
    >
      {texts.door}
    </Button>
  );
}
