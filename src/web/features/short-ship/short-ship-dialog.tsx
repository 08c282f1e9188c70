import { Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { LOSS_REASONS, type LossReason } from '#shared/order-changes.ts';
import { countText, stepOf, unbound } from '#shared/prices/packs.ts';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import { shortShipTexts as texts } from './texts.ts';
import type { Shortage, ShortLine } from './use-short-ship.ts';

type ShortShipDialogProps = {
  readonly line: Omit<ShortLine, 'orderId' | 'orderLineId' | 'productId'>;
  readonly onShort: (shortage: Shortage) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

const REASONS = LOSS_REASONS.map((value) => ({ value, label: texts.reasons[value] }));

export function ShortShipDialog({ line, onShort, onClose, children }: ShortShipDialogProps) {
  const { productName, quantity } = line;
  const [wanted, setWanted] = useState(stepOf(line));
  const [reason, setReason] = useState<LossReason>('missing');
  const missing = Math.min(wanted, quantity);
  const left = quantity - missing;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onShort({ missing, reason });
  };
  return (
    <Modal opened onClose={onClose} title={texts.title(productName)}>
      <Stack component="form" gap="sm" onSubmit={submit}>
        <SegmentedControl<LossReason>
          aria-label={texts.reason}
          fullWidth
          data={REASONS}
          value={reason}
          onChange={setReason}
        />
        {children}
        <Group justify="space-between">
          <Text fw={600}>{texts.howMany}</Text>
          <QuantityStepper
            label={texts.quantityOf(productName)}
            quantity={missing}
            goods={unbound(line)}
            loose="taken"
            min={1}
            max={quantity}
            isFirst
            onChange={(pieces) => setWanted(Math.max(pieces, 1))}
          />
        </Group>
        <Text size="sm" role="status">
          {texts.left(countText(quantity, line), countText(left, line))}. {left === 0 && texts.none}
        </Text>
        <Dimmed>{texts.visibleHint}</Dimmed>
        <DialogButtons onCancel={onClose} type="submit">
          {texts.submit}
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
