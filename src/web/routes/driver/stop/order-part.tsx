import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { TERMS_PAYMENT_METHOD } from '#shared/accounting/payment.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import { formatCents } from '#shared/prices/money.ts';
import { useStoredDocuments } from '#web/routes/driver/day/documents.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { DocumentButtons } from './document-buttons.tsx';
import { type DriverOrder, shownCents } from './driver-order.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderSteps } from './order-steps.tsx';
import { StatusPicker } from './status-picker.tsx';
import type { StopActions } from './use-stop-actions.ts';

type OrderPartProps = { readonly order: DriverOrder; readonly actions: StopActions };

export function OrderPart({ order, actions }: OrderPartProps) {
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
