import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { REDUCTION_REASON_LABELS, REDUCTION_REASONS } from '#shared/delivery.ts';
import { formatCents } from '#shared/prices/money.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { oneOf } from '#web/routes/admin/ui/one-of.ts';
import { adminTexts } from '#web/routes/admin/ui/texts.ts';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { ordersTexts } from './texts.ts';
import { type Corrected, type Handover, useCorrection } from './use-correction.ts';

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

const REASONS = REDUCTION_REASONS.map((value) => ({ value, label: REDUCTION_REASON_LABELS[value] }));

function CorrectDelivery({ onClose, ...corrected }: Corrected & { readonly onClose: () => void }) {
  const form = useCorrection(corrected, onClose);
  return (
    <Modal opened onClose={onClose} title={texts.correctTitle(corrected.order.orderId)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.canSend) form.send();
        }}
      >
        <Stack gap="sm">
          {form.lines.map((line) => (
            <NumberField
              key={line.orderLineId}
              label={line.productName}
              description={texts.ordered(line.ordered)}
              isWhole
              value={line.text}
              error={line.fault}
              onChange={(text) => form.accept(line.orderLineId, text)}
            />
          ))}
          <NativeSelect
            label={texts.reason}
            data={REASONS}
            value={form.reason}
            onChange={(event) =>
              form.setReason(oneOf(event.currentTarget.value, REDUCTION_REASONS) ?? form.reason)
            }
          />
          <TextInput
            label={texts.receiverLabel}
            maxLength={120}
            value={form.receiverName}
            onChange={(event) => form.setReceiverName(event.currentTarget.value)}
          />
          <NumberField
            label={texts.amount}
            description={texts.newTotal(formatCents(form.totalCents))}
            value={form.amountText}
            error={form.amountFault}
            onChange={form.setReceived}
          />
          <Dimmed>{texts.stockHint}</Dimmed>
          <DialogButtons gap="sm" onCancel={onClose} type="submit" disabled={!form.canSend}>
            {form.isSending ? adminTexts.saving : adminTexts.save}
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
