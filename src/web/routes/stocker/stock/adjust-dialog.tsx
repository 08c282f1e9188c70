import { Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { POSITIVE_AMOUNT_MESSAGE, REMOVE_ABOVE_STOCK_MESSAGE } from '#shared/inputs/stock-inputs.ts';
import { countText, fullQuantityText, type PackedGoods, unbound } from '#shared/prices/packs.ts';
import { NUMBER_FAULT_TEXTS } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { QuantityChoices } from '#web/features/stock-scan/quantity-choices.tsx';
import { piecesOf, readStock } from '#web/features/stock-scan/read-stock.ts';
import type { StockItem } from '#web/features/stock-scan/stock-item.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import { StockFigures } from '#web/ui/stock-figures.tsx';
import { stockTexts } from './stock-texts.ts';
import { undoStock } from './undo-stock.ts';

type Operation = 'add' | 'remove';

export function AdjustDialog({ item, onClose }: { readonly item: StockItem; readonly onClose: () => void }) {
  const [operation, setOperation] = useState<Operation>('add');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [rejection, setRejection] = useState<string | null>(null);
  const { stock: t } = stockTexts;
  const quantity = piecesOf(typed, item) ?? 0;
  const change = operation === 'add' ? quantity : -quantity;
  const adjust = useAction(api.stocker.stock.adjust, {
    attempts: {},
    affects: ['stock'],
    failure: t.saveFailed,
    success: ({ stock }) => t.saved(item.name, countText(stock, item)),
    undo: ({ changeId }) => undoStock(changeId),
    onDone: onClose,
    onError: (error) => setRejection(errorText(error, t.saveFailed)),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const problem = findProblem(operation, typed, item);
    setRejection(problem);
    if (problem === null) void adjust.run({ productId: item.id, operation, quantity, note });
  };
  return (
    <Modal opened onClose={onClose} title={t.adjustOf(item.name)}>
      <form onSubmit={save} noValidate>
        <Stack gap="md">
          <StockFigures figures={item} goods={item} />
          <SegmentedControl
            fullWidth
            aria-label={t.operation}
            value={operation}
            onChange={(value) => {
              setOperation(value === 'remove' ? 'remove' : 'add');
              setRejection(null);
            }}
            data={[
              { value: 'add', label: t.add },
              { value: 'remove', label: t.remove },
            ]}
          />
          <QuantityInput
            isWide
            takes="digits"
            goods={unbound(item)}
            data-autofocus
            label={t.quantity}
            value={typed}
            error={rejection}
            onChange={(text) => {
              setTyped(text);
              setRejection(null);
            }}
          />
          <QuantityChoices typed={typed} goods={item} onChoose={setTyped} />
          <TextInput
            label={t.reason}
            placeholder={t.reasonHint}
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Text size="sm" mih={20} aria-live="polite">
            {quantity > 0 &&
              item.free + change >= 0 &&
              t.after(
                fullQuantityText(item.free + change, item),
                fullQuantityText(item.shelf + change, item),
              )}
          </Text>
          <DialogButtons onCancel={onClose} type="submit" loading={adjust.isPending}>
            {t.confirm}
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

function findProblem(
  operation: Operation,
  typed: string,
  item: PackedGoods & { readonly free: number },
): string | null {
  const reading = readStock(typed, item);
  if (reading.kind === 'choices') return reading.sentence;
  const isNothing = reading.kind === 'quantity' && reading.pieces === 0;
  if (isNothing || (reading.kind === 'fault' && ['empty', 'negative'].includes(reading.reason))) {
    return POSITIVE_AMOUNT_MESSAGE;
  }
  if (reading.kind === 'fault') return NUMBER_FAULT_TEXTS[reading.reason];
  return operation === 'remove' && reading.pieces > item.free ? REMOVE_ABOVE_STOCK_MESSAGE : null;
}
