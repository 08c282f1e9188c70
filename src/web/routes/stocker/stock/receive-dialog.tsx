import { ActionIcon, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useAttemptKey } from '#web/hooks/use-attempt-key.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { ProductFinder } from './product-finder.tsx';
import { refreshStock } from './refresh-stock.ts';
import classes from './stock.module.css';
import type { StockItem } from './stock-item.ts';
import { stockTexts } from './stock-texts.ts';

type ReceivedLine = { readonly item: StockItem; readonly quantity: number };

/** The same product again is one piece more. */
function withOneMore(lines: readonly ReceivedLine[], item: StockItem): readonly ReceivedLine[] {
  if (!lines.some((line) => line.item.id === item.id)) return [...lines, { item, quantity: 1 }];
  return lines.map((line) => (line.item.id === item.id ? { item, quantity: line.quantity + 1 } : line));
}

/** Takes in goods: several products in one go, found by code or name. */
export function ReceiveDialog({ onClose }: { readonly onClose: () => void }) {
  const [lines, setLines] = useState<readonly ReceivedLine[]>([]);
  const [note, setNote] = useState('');
  const { receive: t } = stockTexts;
  const once = useOneAtATime();
  const attempt = useAttemptKey();
  const receive = useMutation(
    api.stocker.stock.receive.mutationOptions({
      onSuccess: (figures) => {
        showToast({ tone: 'success', message: t.done(figures.length) });
        onClose();
      },
      onError: (error) =>
        showToast({ tone: 'error', message: errorText(error, stockTexts.stock.saveFailed) }),
      onSettled: refreshStock,
    }),
  );
  const setQuantity = (id: number, quantity: number) =>
    setLines(lines.map((line) => (line.item.id === id ? { ...line, quantity } : line)));
  const add = (item: StockItem) => setLines((before) => withOneMore(before, item));
  const submit = () => {
    const goods = { note, lines: lines.map(({ item, quantity }) => ({ productId: item.id, quantity })) };
    once(() => attempt.send((idempotencyKey) => receive.mutateAsync({ ...goods, idempotencyKey })));
  };
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <Modal
      opened
      onClose={onClose}
      size="44rem"
      title={t.title}
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
    >
      <Stack gap="md">
        <ProductFinder onFound={add} />
        <ul className={classes['received']} aria-label={t.list}>
          {lines.length === 0 && <li className={classes['hint']}>{t.empty}</li>}
          {lines.map(({ item, quantity }) => (
            <li key={item.id} className={classes['receivedLine']}>
              <span>
                <b>{item.name}</b>
                <span className={classes['hint']}>
                  {item.code} · {t.now(item.stock)}
                </span>
              </span>
              <QuantityStepper
                label={t.quantityOf(item.name)}
                quantity={quantity}
                min={1}
                onChange={(next) => setQuantity(item.id, next)}
              />
              <ActionIcon
                variant="subtle"
                color="red.8"
                size={40}
                aria-label={t.remove(item.name)}
                onClick={() => setLines(lines.filter((line) => line.item.id !== item.id))}
              >
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <TextInput
          size="md"
          label={t.note}
          placeholder={t.noteHint}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="space-between">
          <span aria-live="polite">{lines.length > 0 && t.sum(lines.length, pieces)}</span>
          <Button disabled={lines.length === 0} loading={receive.isPending} onClick={submit}>
            {t.submit}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
