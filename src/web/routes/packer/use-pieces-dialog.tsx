import '#web/styles/overlay-styles.ts';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useAttemptKey } from '#web/hooks/use-attempt-key.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { queryClient } from '#web/query-client.ts';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { texts } from './texts.ts';

type UsePiecesDialogProps = {
  readonly productName: string;
  /** For which line of which order, and how many it can take at most. */
  readonly line: { readonly orderLineId: number; readonly orderId: number; readonly most: number };
  /** What the customer has of the product. */
  readonly available: number;
  readonly onClose: () => void;
};

/** Takes finished pieces of a customer for a line of their order; it is recorded on that line. */
export function UsePiecesDialog({ productName, line, available, onClose }: UsePiecesDialogProps) {
  const [quantity, setQuantity] = useState(line.most);
  const [note, setNote] = useState('');
  const use = useMutation(
    api.packer.customStock.use.mutationOptions({
      onSuccess: () => {
        showToast({ tone: 'success', message: texts.custom.done(quantity, line.orderId) });
        onClose();
      },
      onError: (error) => showToast({ tone: 'error', message: errorText(error, texts.custom.failed) }),
      onSettled: () => queryClient.invalidateQueries(api.packer.pathFilter()),
    }),
  );
  const once = useOneAtATime();
  const attempt = useAttemptKey();
  const submit = () => {
    const pieces = { orderLineId: line.orderLineId, quantity, note };
    once(() => attempt.send((idempotencyKey) => use.mutateAsync({ ...pieces, idempotencyKey })));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={texts.custom.useTitle}
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
    >
      <Stack gap="md">
        <Text>
          <b>{productName}</b> · {texts.orders.order(line.orderId)}
          <br />
          {texts.custom.available(available)}
        </Text>
        <QuantityStepper
          quantity={quantity}
          onChange={(wanted) => setQuantity(Math.min(wanted, line.most))}
          label={productName}
          min={1}
          max={line.most}
          size="large"
        />
        <TextInput
          size="lg"
          label={texts.custom.note}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Button size="lg" variant="default" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button size="lg" loading={use.isPending} onClick={submit}>
            {texts.custom.confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
