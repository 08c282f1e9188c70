import { Button, Group, Modal, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { POSITIVE_AMOUNT_MESSAGE, REMOVE_ABOVE_STOCK_MESSAGE } from '#shared/stock-inputs.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useAttemptKey } from '#web/hooks/use-attempt-key.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { refreshStock } from './refresh-stock.ts';
import classes from './stock.module.css';
import { onlyDigits, type StockItem } from './stock-item.ts';
import { stockTexts } from './stock-texts.ts';

type AdjustDialogProps = { readonly item: StockItem; readonly onClose: () => void };
type Operation = 'add' | 'remove';

/** The dialog 'Rregullo Stokun': so many pieces more or fewer, and why. */
export function AdjustDialog({ item, onClose }: AdjustDialogProps) {
  const [operation, setOperation] = useState<Operation>('add');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [rejection, setRejection] = useState<string | null>(null);
  const { stock: t } = stockTexts;
  const quantity = Number(typed);
  const adjust = useAdjust(item, onClose, setRejection);
  const once = useOneAtATime();
  const attempt = useAttemptKey();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const problem = findProblem(operation, quantity, item.stock);
    setRejection(problem);
    if (problem !== null) return;
    const change = { productId: item.id, operation, quantity, note };
    once(() => attempt.send((idempotencyKey) => adjust.mutateAsync({ ...change, idempotencyKey })));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.adjustOf(item.name)}
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
    >
      <form onSubmit={save} noValidate>
        <Stack gap="md">
          <p className={classes['figures']}>
            {t.current}: <b>{item.stock}</b>
          </p>
          <SegmentedControl
            fullWidth
            size="md"
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
          <TextInput
            data-autofocus
            size="md"
            label={t.quantity}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={rejection}
            onChange={(event) => {
              setTyped(onlyDigits(event.currentTarget.value));
              setRejection(null);
            }}
          />
          <TextInput
            size="md"
            label={t.reason}
            placeholder={t.reasonHint}
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <p className={classes['figures']} aria-live="polite">
            {quantity > 0 && (
              <>
                {t.after}: <b>{Math.max(0, item.stock + (operation === 'add' ? quantity : -quantity))}</b>
              </>
            )}
          </p>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" loading={adjust.isPending}>
              {t.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** Sends the change, says what came of it, and closes the dialog once it is done. */
function useAdjust(item: StockItem, onClose: () => void, onRejected: (sentence: string) => void) {
  const { stock: t } = stockTexts;
  return useMutation(
    api.stocker.stock.adjust.mutationOptions({
      onSuccess: ({ stock }) => {
        showToast({ tone: 'success', message: t.saved(item.name, stock) });
        onClose();
      },
      onError: (error) => {
        onRejected(errorText(error, t.saveFailed));
        showToast({ tone: 'error', message: errorText(error, t.saveFailed) });
      },
      onSettled: refreshStock,
    }),
  );
}

/** Why the amount can't be taken (spec 2 §5), or null. */
function findProblem(operation: Operation, quantity: number, stock: number): string | null {
  if (!(quantity > 0)) return POSITIVE_AMOUNT_MESSAGE;
  return operation === 'remove' && quantity > stock ? REMOVE_ABOVE_STOCK_MESSAGE : null;
}
