import '#web/styles/overlay-styles.ts';
import { Button, Group, Modal, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { LOSS_REASONS, type LossReason } from '#shared/order-changes.ts';
import type { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { REASON_CHOICES, shortShipTexts as texts } from './texts.ts';

/** A line whose pieces are short, and the order it is of. */
export type ShortLine = {
  readonly orderLineId: number;
  readonly orderId: number;
  readonly customerName: string;
  readonly quantity: number;
  /** Of the order as the screen shows it: nobody is short-shipped twice for the same pieces. */
  readonly version?: number;
};

type ShortShipDialogProps = {
  readonly productName: string;
  /** One, or the lines of several orders that want the product. */
  readonly lines: readonly ShortLine[];
  readonly router: Pick<typeof api.stocker.orders, 'shortShip'>;
  readonly onClose: () => void;
};

/** Sends an order without pieces that are not on the shelf, or not fit to be sent. */
export function ShortShipDialog({ productName, lines, router, onClose }: ShortShipDialogProps) {
  const [reason, setReason] = useState<LossReason>('missing');
  const [chosenId, setChosenId] = useState(lines[0]?.orderLineId);
  const [missing, setMissing] = useState(1);
  const line = lines.find((each) => each.orderLineId === chosenId) ?? lines[0];
  const { run, isPending } = useAction(router.shortShip, {
    success: ({ orderId }, sent) => texts.done(orderId, productName, sent.missing),
    failure: texts.failed,
    sentences: { 'last-item': texts.lastItem },
    affects: ['order', 'stock'],
    onSuccess: onClose,
  });
  if (!line) return null;
  const { orderLineId, quantity, version: expectedVersion } = line;
  const pieces = Math.min(missing, quantity);
  return (
    <Modal opened onClose={onClose} title={texts.title}>
      <Stack gap="md">
        <Text fw={650}>{productName}</Text>
        <SegmentedControl
          fullWidth
          aria-label={texts.reason}
          value={reason}
          onChange={(value) => setReason(LOSS_REASONS.find((each) => each === value) ?? reason)}
          data={[...REASON_CHOICES]}
        />
        {lines.length > 1 && (
          <Select
            label={texts.order}
            allowDeselect={false}
            value={String(orderLineId)}
            onChange={(value) => setChosenId(Number(value))}
            data={lines.map((each) => ({
              value: String(each.orderLineId),
              label: texts.orderOption(each.orderId, each.customerName, each.quantity),
            }))}
          />
        )}
        <Group justify="space-between">
          <Text>{texts.pieces}</Text>
          <QuantityStepper
            label={texts.pieces}
            quantity={pieces}
            min={1}
            max={quantity}
            onChange={(wanted) => setMissing(Math.min(wanted, quantity))}
          />
        </Group>
        <Text size="sm" c="dimmed">
          {texts.stays(quantity - pieces, quantity)} {texts.told}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button
            color="red.8"
            loading={isPending}
            onClick={() => void run({ orderLineId, missing: pieces, reason, expectedVersion })}
          >
            {texts.confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
