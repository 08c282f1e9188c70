import { ActionIcon, Box, Button, Group, Modal, Stack, Table, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { stepOf } from '#shared/prices/packs.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { api, client } from '#web/api.ts';
import { codeOf, errorText } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useCloseOnTop } from '#web/hooks/use-close-on-top.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import { type ExpectedOrder, ExpectedOrders, MissingLines, useExpectedOrders } from './expected-orders.tsx';
import { ProductName } from './product-name.tsx';
import { ScanFields } from './scan-fields.tsx';
import { stockTexts } from './stock-texts.ts';
import { undoStock } from './undo-stock.ts';
import type { Receiving } from './use-receiving.ts';
import { useScan } from './use-scan.ts';

type ReceiveDialogProps = { readonly receiving: Receiving; readonly onClose: () => void };

/** Closing the dialog does not clear the list; only the button does. */
export function ReceiveDialog({ receiving, onClose }: ReceiveDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const close = useCloseOnTop(onClose);
  const { lines, pieces } = receiving;
  const { receive: t, stock } = stockTexts;
  // A scanned code counts one piece or pack at once; the quantity typed next includes it.
  const orders = useExpectedOrders();
  const order = orders.find(({ id }) => id === receiving.orderId) ?? null;
  const counted = useRef(0);
  const scan = useScan({
    onItem: (item) => {
      counted.current = order === null ? stepOf(item) : missingOf(order, receiving, item.id) || stepOf(item);
      receiving.add(item, counted.current);
    },
    onQuantity: (item, pieces) => receiving.add(item, pieces - counted.current),
  });
  const finish = () => {
    receiving.clear();
    onClose();
  };
  const receive = useAction(api.stocker.stock.receive, {
    attempts: { storedAs: 'receiving-key' },
    affects: ['stock'],
    failure: stock.saveFailed,
    success: (figures) => t.done(figures.length),
    undo: ([first]) => (first ? undoStock(first.changeId) : null),
    onSuccess: finish,
  });
  const ofOrder = useReceiveOrder(finish);
  const goods = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const submit = (acceptsOver = false) => {
    if (order === null) return void receive.run({ note: receiving.note, lines: goods });
    void ofOrder.run({ orderId: order.id, note: receiving.note, acceptsOver, lines: goods });
  };
  return (
    <Modal opened onClose={close} size="46rem" title={t.title}>
      <Stack gap="sm">
        <ExpectedOrders orders={orders} chosenId={order?.id ?? null} onChoose={receiving.chooseOrder} />
        <ScanFields scan={scan} hint={order === null ? t.hint : t.orderHint} quantityHint={t.quantityHint} />
        <Box mah="calc(90dvh - 21rem)" mih={120} style={{ overflowY: 'auto' }}>
          <ReceivedLines receiving={receiving} order={order} />
          {order && <MissingLines order={order} receiving={receiving} />}
        </Box>
        <TextInput
          label={t.note}
          placeholder={t.noteHint}
          maxLength={300}
          value={receiving.note}
          onChange={(event) => receiving.setNote(event.currentTarget.value)}
        />
        <Group>
          <Text aria-live="polite" mr="auto">
            {lines.length > 0 && t.sum(lines.length, pieces)}
          </Text>
          {lines.length > 0 && (
            <Button variant="subtle" onClick={() => setAsking(true)}>
              {t.discard}
            </Button>
          )}
          <Button
            disabled={lines.length === 0}
            loading={receive.isPending || ofOrder.isPending}
            onClick={() => submit()}
          >
            {t.submit}
          </Button>
        </Group>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.discard}
        confirmLabel={t.discard}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          receiving.clear();
          receive.forget();
          ofOrder.forget();
        }}
      >
        {t.discardQuestion(lines.length)}
      </ConfirmDialog>
      <OverDelivery ofOrder={ofOrder} onAccept={() => submit(true)} />
    </Modal>
  );
}

/** More than was ordered is asked about; `over` is the question's sentence. */
function useReceiveOrder(onSuccess: () => void) {
  const { receive: t, stock } = stockTexts;
  const [over, setOver] = useState<string | null>(null);
  const action = useAction(api.stocker.purchasing.receipts.post, {
    attempts: { storedAs: 'receiving-order-key' },
    affects: ['stock', 'purchasing'],
    failure: stock.saveFailed,
    isSilent: (error) => codeOf(error) === 'over-delivery',
    success: ({ lines }) => t.done(lines.length),
    undo:
      ({ id }) =>
      () =>
        client.stocker.purchasing.receipts.undo.mutate({ id }),
    onSuccess,
    onError: (error) => {
      if (codeOf(error) === 'over-delivery') setOver(errorText(error));
    },
  });
  return { ...action, over, dismiss: () => setOver(null) };
}

type OverDeliveryProps = {
  readonly ofOrder: ReturnType<typeof useReceiveOrder>;
  readonly onAccept: () => void;
};

function OverDelivery({ ofOrder, onAccept }: OverDeliveryProps) {
  const { receive: t } = stockTexts;
  return (
    <ConfirmDialog
      isOpen={ofOrder.over !== null}
      title={t.over}
      confirmLabel={t.acceptOver}
      onCancel={ofOrder.dismiss}
      onConfirm={() => {
        ofOrder.dismiss();
        onAccept();
      }}
    >
      {ofOrder.over}
    </ConfirmDialog>
  );
}

function missingOf(order: ExpectedOrder, receiving: Receiving, productId: number): number {
  const line = order.lines.find((one) => one.productId === productId);
  const now = receiving.lines.find((one) => one.productId === productId)?.quantity ?? 0;
  return line === undefined ? 0 : Math.max(line.quantity - line.received - now, 0);
}

type ReceivedLinesProps = { readonly receiving: Receiving; readonly order: ExpectedOrder | null };

function ReceivedLines({ receiving, order }: ReceivedLinesProps) {
  const { receive: t } = stockTexts;
  if (receiving.lines.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t.empty}
      </Text>
    );
  }
  return (
    <Table aria-label={t.list} horizontalSpacing={4}>
      <Table.Tbody>
        {receiving.lines.map(({ productId, name, code, quantity, goods }) => (
          <Table.Tr key={productId}>
            <Table.Td>
              <ProductName name={name} code={code} />
              {order && !order.lines.some((line) => line.productId === productId) && (
                <Pill tone="accent">{t.offOrder}</Pill>
              )}
            </Table.Td>
            <Table.Td w={1}>
              <QuantityStepper
                label={t.quantityOf(name)}
                quantity={quantity}
                min={1}
                max={MAX_QUANTITY}
                goods={goods}
                loose="taken"
                onChange={(next) => receiving.setQuantity(productId, next)}
              />
            </Table.Td>
            <Table.Td w={44}>
              <ActionIcon color="bad" aria-label={t.remove(name)} onClick={() => receiving.remove(productId)}>
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
