import { Button, Group, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { formatCents } from '#shared/prices/money.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { CorrectDelivery } from './correct-delivery.tsx';
import { ordersTexts } from './texts.ts';
import type { Handover } from './use-correction.ts';

const texts = ordersTexts.handover;

type OrderHandoverProps = { readonly order: StaffOrder; readonly handover: Handover };

export function OrderHandover({ order, handover }: OrderHandoverProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const momentOf = useInstantText();
  const { delivery } = handover;
  if (!delivery) return null;
  const isPaid = delivery.amountReceivedCents === order.totalCents;
  return (
    <Group justify="space-between" gap="xs" p="sm" bg="var(--shop-sunken)" bdrs="md">
      <Text size="sm">
        {texts.handedOver(momentOf(delivery.deliveredAt), delivery.driverName)}
        {delivery.receiverName !== '' && ` · ${texts.receiver(delivery.receiverName)}`}
        {delivery.signaturePath !== '' && ` · ${texts.signed}`}
        {' · '}
        <Text span inherit fw={600} c={isPaid ? 'inherit' : 'var(--shop-bad-text)'}>
          {texts.received(formatCents(delivery.amountReceivedCents))}
        </Text>
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPencil size={15} aria-hidden />}
        onClick={() => setIsCorrecting(true)}
      >
        {texts.correct}
      </Button>
      {isCorrecting && (
        <CorrectDelivery
          order={order}
          delivery={delivery}
          reductions={handover.reductions}
          onClose={() => setIsCorrecting(false)}
        />
      )}
    </Group>
  );
}
