import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import '#web/styles/overlay-styles.ts';
import { Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fullQuantityText, type PackedGoods, quantityText, unbound } from '#shared/prices/packs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { texts } from './texts.ts';

type UsePiecesDialogProps = {
  readonly goods: PackedGoods & { readonly productName: string };
  readonly line: { readonly orderLineId: number; readonly orderId: number; readonly most: number };
  readonly available: number;
  readonly onClose: () => void;
};

export function UsePiecesDialog({ goods, line, available, onClose }: UsePiecesDialogProps) {
  const [quantity, setQuantity] = useState(line.most);
  const [note, setNote] = useState('');
  const use = useAction(api.packer.customStock.use, {
    attempts: {},
    success: texts.custom.done(quantityText(quantity, goods), line.orderId),
    failure: texts.custom.failed,
    affects: ['custom-stock', 'order'],
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void use.run({ orderLineId: line.orderLineId, quantity, note });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.custom.useTitle}
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
    >
      <Stack component="form" gap="md" onSubmit={submit}>
        <Text>
          <b>{goods.productName}</b> · {texts.orders.order(line.orderId)}
          <br />
          {texts.custom.available(fullQuantityText(available, goods))}
        </Text>
        <QuantityStepper
          quantity={quantity}
          onChange={(wanted) => setQuantity(Math.min(wanted, line.most))}
          label={goods.productName}
          goods={unbound(goods)}
          loose="taken"
          min={1}
          max={line.most}
          isFirst
          size="large"
        />
        <TextInput
          size="lg"
          label={texts.custom.note}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <DialogButtons
          gap="sm"
          look={{ size: 'lg' }}
          onCancel={onClose}
          type="submit"
          loading={use.isPending}
        >
          {texts.custom.confirm}
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
