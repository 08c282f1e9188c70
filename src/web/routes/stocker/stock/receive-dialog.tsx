import { ActionIcon, Box, Button, Group, Modal, Stack, Table, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { stepOf } from '#shared/prices/packs.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useCloseOnTop } from '#web/hooks/use-close-on-top.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
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
  const scan = useScan({
    onItem: (item) => receiving.add(item, stepOf(item)),
    onQuantity: (item, pieces) => receiving.add(item, pieces - stepOf(item)),
  });
  const receive = useAction(api.stocker.stock.receive, {
    attempts: { storedAs: 'receiving-key' },
    affects: ['stock'],
    failure: stock.saveFailed,
    success: (figures) => t.done(figures.length),
    undo: ([first]) => (first ? undoStock(first.changeId) : null),
    onSuccess: () => {
      receiving.clear();
      onClose();
    },
  });
  const submit = () => {
    const goods = lines.map(({ productId, quantity }) => ({ productId, quantity }));
    void receive.run({ note: receiving.note, lines: goods });
  };
  return (
    <Modal opened onClose={close} size="46rem" title={t.title}>
      <Stack gap="sm">
        <ScanFields scan={scan} hint={t.hint} quantityHint={t.quantityHint} />
        <Box mah="calc(90dvh - 21rem)" mih={120} style={{ overflowY: 'auto' }}>
          <ReceivedLines receiving={receiving} />
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
          <Button disabled={lines.length === 0} loading={receive.isPending} onClick={submit}>
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
        }}
      >
        {t.discardQuestion(lines.length)}
      </ConfirmDialog>
    </Modal>
  );
}

function ReceivedLines({ receiving }: { readonly receiving: Receiving }) {
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
