import { Box, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { stepOf } from '#shared/prices/packs.ts';
import { ScanFields } from '#web/features/stock-scan/scan-fields.tsx';
import { useScan } from '#web/features/stock-scan/use-scan.ts';
import { useCloseOnTop } from '#web/hooks/use-close-on-top.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type ExpectedOrder, ExpectedOrders, MissingLines } from './expected-orders.tsx';
import { ReceivedLines } from './received-lines.tsx';
import { receivingTexts as t } from './texts.ts';
import type { Posting } from './use-over-delivery.ts';
import type { ReceivedLine, Receiving } from './use-receiving.ts';

type ReceiveDialogProps = {
  readonly receiving: Receiving;
  readonly orders: readonly ExpectedOrder[];
  readonly order: ExpectedOrder | null;
  readonly posting: Posting;
  /** Fields for admins only: above the goods, and on each line. */
  readonly head?: ReactNode;
  readonly costField?: (line: ReceivedLine) => ReactNode;
  /** Above the note. */
  readonly foot?: ReactNode;
  readonly noteHint?: string;
  readonly onClose: () => void;
};

/** Closing the dialog does not clear the list; only the button does. */
export function ReceiveDialog(props: ReceiveDialogProps) {
  const { receiving, orders, order, posting, head, costField, foot, noteHint = t.noteHint, onClose } = props;
  const [isAsking, setAsking] = useState(false);
  const close = useCloseOnTop(onClose);
  const { lines, pieces } = receiving;
  // A scanned code counts one piece or pack at once; the quantity typed next includes it.
  const counted = useRef(0);
  const scan = useScan({
    onItem: (item) => {
      counted.current = order === null ? stepOf(item) : missingOf(order, receiving, item.id) || stepOf(item);
      receiving.add(item, counted.current);
    },
    onQuantity: (item, pieces) => receiving.add(item, pieces - counted.current),
  });
  return (
    <Modal opened onClose={close} size="46rem" title={t.title}>
      <Stack gap="sm">
        <ExpectedOrders
          orders={orders}
          chosen={receiving.orderId === null ? null : order}
          onChoose={(orderId) => {
            receiving.chooseOrder(orderId);
            scan.codeField.current?.focus();
          }}
        />
        {head}
        <ScanFields scan={scan} hint={order === null ? t.hint : t.orderHint} quantityHint={t.quantityHint} />
        <Box mah="calc(90dvh - 21rem)" mih={120} style={{ overflowY: 'auto' }}>
          <ReceivedLines receiving={receiving} order={order} costField={costField} />
          {order && <MissingLines order={order} receiving={receiving} />}
        </Box>
        {foot}
        <TextInput
          label={t.note}
          placeholder={noteHint}
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
            type="submit"
            disabled={lines.length === 0}
            loading={posting.isPending}
            onClick={() => posting.submit(false)}
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
          posting.forget();
        }}
      >
        {t.discardQuestion(lines.length)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={posting.over !== null}
        title={t.over}
        confirmLabel={t.acceptOver}
        onCancel={posting.dismiss}
        onConfirm={() => {
          posting.dismiss();
          posting.submit(true);
        }}
      >
        {posting.over}
      </ConfirmDialog>
    </Modal>
  );
}

export function SupplierPaper({ receiving: { head, setHead } }: { readonly receiving: Receiving }) {
  return (
    <TextInput
      label={t.paper}
      maxLength={100}
      autoComplete="off"
      value={head.supplierPaper}
      onChange={(event) => setHead({ supplierPaper: event.currentTarget.value })}
    />
  );
}

function missingOf(order: ExpectedOrder, receiving: Receiving, productId: number): number {
  const line = order.lines.find((one) => one.productId === productId);
  const now = receiving.lines.find((one) => one.productId === productId)?.quantity ?? 0;
  return line === undefined ? 0 : Math.max(line.quantity - line.received - now, 0);
}
