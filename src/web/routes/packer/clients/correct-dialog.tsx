import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import '#web/styles/overlay-styles.ts';
import { Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fullQuantityText, quantityText, unbound } from '#shared/prices/packs.ts';
import { api } from '#web/api.ts';
import { findDomainError } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import type { CustomPieces } from './custom-pieces.ts';

type CorrectDialogProps = { readonly pieces: CustomPieces; readonly onClose: () => void };

export function CorrectDialog({ pieces, onClose }: CorrectDialogProps) {
  const { customerId, productId } = pieces;
  const [expected, setExpected] = useState(pieces.quantity);
  const [quantity, setQuantity] = useState(expected);
  const [reason, setReason] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const correct = useAction(api.packer.customStock.correct, {
    success: (balance) => texts.clients.corrected(quantityText(balance.quantity, pieces)),
    failure: texts.clients.correctFailed,
    affects: ['custom-stock'],
    onDone: onClose,
    onError: (error) => {
      // The dialog shows the new figure, so saving again is a deliberate choice.
      const rejection = findDomainError(error);
      if (rejection?.code === 'stock-changed') setExpected(rejection.data.stock);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setIncomplete(true);
    void correct.run({ customerId, productId, quantity, expected, reason });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.clients.correctTitle}
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>
            <b>{pieces.productName}</b> · {fullQuantityText(expected, pieces)}
          </Text>
          <QuantityStepper
            quantity={quantity}
            onChange={setQuantity}
            label={texts.clients.counted}
            goods={unbound(pieces)}
            loose="taken"
            max={1_000_000}
            isFirst
            size="large"
          />
          <TextInput
            size="lg"
            label={texts.clients.reason}
            required
            maxLength={300}
            value={reason}
            error={isIncomplete && reason.trim() === '' && texts.clients.reasonMissing}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <DialogButtons
            gap="sm"
            look={{ size: 'lg', px: 'md' }}
            onCancel={onClose}
            type="submit"
            loading={correct.isPending}
          >
            {texts.clients.correctConfirm}
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
