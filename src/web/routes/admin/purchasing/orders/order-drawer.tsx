import { Button, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatUnitPrice, lineTotal } from '#shared/prices/unit-price.ts';
import { packsOfLine } from '#shared/purchasing/order-paper.ts';
import { api, client } from '#web/api.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { useAction } from '#web/hooks/use-action.ts';
import { ReceiveGoods } from '#web/routes/admin/purchasing/receiving/receive-goods.tsx';
import { adminReceivingTexts } from '#web/routes/admin/purchasing/receiving/texts.ts';
import { ReturnDialog } from '#web/routes/admin/purchasing/returns/return-dialog.tsx';
import { returnsTexts } from '#web/routes/admin/purchasing/returns/texts.ts';
import { SideDrawer } from '#web/routes/admin/ui/side-drawer.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { OrderEditor } from './order-editor.tsx';
import { type PurchaseOrder, StatusPill, useSend } from './purchase-order.tsx';
import { purchaseOrderTexts as texts } from './texts.ts';

type OrderDrawerProps = { readonly orderId: number; readonly onClose: () => void };

export function OrderDrawer({ orderId, onClose }: OrderDrawerProps) {
  const query = useQuery(api.admin.purchasing.orders.get.queryOptions({ id: orderId }));
  return (
    <SideDrawer title={texts.title} width="44rem" onClose={onClose}>
      <PageState query={query} failure={texts.failed} loading={<Skeleton h={320} radius="md" />}>
        {(order) => (
          <Stack gap="md">
            <Group gap="sm">
              <Title order={2} size="h3">
                {order.number ?? texts.draft(order.id)}
              </Title>
              <StatusPill order={order} />
            </Group>
            <Text>
              {order.supplierName}
              {order.expectedOn !== null && ` · ${texts.expectedOn} ${formatDate(order.expectedOn)}`}
            </Text>
            {order.endReason !== '' && (
              <Text size="sm" c="dimmed">
                {texts.endReason}: {order.endReason}
              </Text>
            )}
            <Actions order={order} onClose={onClose} />
            <Lines order={order} />
            {order.note !== '' && <Text size="sm">{order.note}</Text>}
          </Stack>
        )}
      </PageState>
    </SideDrawer>
  );
}

/** On a phone these are in a line below the product. */
const wide = { ta: 'right', visibleFrom: 'sm' } as const;

function Lines({ order: { lines, totalCents } }: { readonly order: PurchaseOrder }) {
  return (
    <Table aria-label={texts.lines}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.product}</Table.Th>
          <Table.Th {...wide}>{texts.quantity}</Table.Th>
          <Table.Th {...wide}>{texts.received}</Table.Th>
          <Table.Th {...wide}>{texts.price}</Table.Th>
          <Table.Th ta="right">{texts.columns.total}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.id}>
            <Table.Td>
              {line.productName}
              <Dimmed size="xs">{[line.supplierCode, packsOfLine(line)].filter(Boolean).join(' · ')}</Dimmed>
              <Text size="xs" c="dimmed" hiddenFrom="sm">
                {texts.inShort(line.quantity, line.received, priceOf(line))}
              </Text>
            </Table.Td>
            <Table.Td {...wide}>{line.quantity}</Table.Td>
            <Table.Td {...wide}>{line.received}</Table.Td>
            <Table.Td {...wide}>{priceOf(line)}</Table.Td>
            <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
              {line.netPriceE4 === null ? '–' : <Money cents={lineTotal(line.netPriceE4, line.quantity)} />}
            </Table.Td>
          </Table.Tr>
        ))}
        <Table.Tr fw={650}>
          <Table.Td>{texts.columns.total}</Table.Td>
          <Table.Td colSpan={3} visibleFrom="sm" />
          <Table.Td ta="right">
            <Money cents={totalCents} />
          </Table.Td>
        </Table.Tr>
      </Table.Tbody>
    </Table>
  );
}

function priceOf({ netPriceE4 }: PurchaseOrder['lines'][number]): string {
  return netPriceE4 === null ? '–' : formatUnitPrice(netPriceE4);
}

function Actions({ order, onClose }: { readonly order: PurchaseOrder; readonly onClose: () => void }) {
  const { id, status, version } = order;
  const [shown, setShown] = useState<'edit' | 'end' | 'remove' | null>(null);
  const hide = () => setShown(null);
  const { orders } = api.admin.purchasing;
  const send = useSend(orders.send);
  const remove = useAction(orders.remove, {
    affects: ['purchasing'],
    failure: texts.removeFailed,
    success: texts.removed,
    onDone: onClose,
  });
  const isDraft = status === 'draft';
  const isAwaited = status === 'sent' || status === 'partly';
  return (
    <Group gap="xs">
      {isDraft && (
        <Button loading={send.isPending} onClick={() => void send.run({ id })}>
          {texts.send}
        </Button>
      )}
      <Goods order={order} />
      {!isDraft && <Papers id={id} />}
      {(isDraft || isAwaited) && (
        <Button variant="default" onClick={() => setShown('edit')}>
          {texts.change}
        </Button>
      )}
      {isAwaited && (
        <Button variant="default" onClick={() => setShown('end')}>
          {status === 'sent' ? texts.cancel : texts.close}
        </Button>
      )}
      {isDraft && (
        <Button variant="subtle" color="bad" onClick={() => setShown('remove')}>
          {texts.remove}
        </Button>
      )}
      {shown === 'edit' && <OrderEditor order={order} onClose={hide} />}
      {shown === 'end' && <EndDialog order={order} onClose={hide} />}
      <ConfirmDialog
        isOpen={shown === 'remove'}
        title={texts.remove}
        isDestructive
        isWorking={remove.isPending}
        onConfirm={() => void remove.run({ id, version })}
        onCancel={hide}
      >
        {texts.removeQuestion}
      </ConfirmDialog>
    </Group>
  );
}

/** Receives against the order, and returns received goods. */
function Goods({ order }: { readonly order: PurchaseOrder }) {
  const [shown, setShown] = useState<'receive' | 'return' | null>(null);
  const hide = () => setShown(null);
  const { id, status, supplierId, supplierName, lines } = order;
  const isReceivable = status === 'sent' || status === 'partly' || status === 'received';
  const came = lines.flatMap(({ received, ...line }) => (received > 0 ? [{ ...line, came: received }] : []));
  return (
    <>
      {isReceivable && (
        <Button variant={status === 'received' ? 'default' : 'filled'} onClick={() => setShown('receive')}>
          {adminReceivingTexts.open}
        </Button>
      )}
      {came.length > 0 && (
        <Button variant="default" onClick={() => setShown('return')}>
          {returnsTexts.open}
        </Button>
      )}
      {shown === 'receive' && <ReceiveGoods orderId={id} onClose={hide} />}
      {shown === 'return' && <ReturnDialog from={{ supplierId, supplierName, lines: came }} onClose={hide} />}
    </>
  );
}

function Papers({ id }: Pick<PurchaseOrder, 'id'>) {
  const copy = async () => {
    try {
      const { text } = await client.admin.purchasing.orders.text.query({ id });
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'success', message: texts.copied });
    } catch {
      showToast({ tone: 'error', message: texts.copyByHand });
    }
  };
  const file = { failure: texts.fileFailed, variant: 'default' } as const;
  return (
    <>
      <DocumentButton {...file} address={`/api/purchasing/orders/${id}/pdf`} label={texts.pdf} />
      <DocumentButton
        {...file}
        mode="save"
        address={`/api/purchasing/orders/${id}/xlsx`}
        label={texts.xlsx}
      />
      <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </>
  );
}

type EndDialogProps = { readonly order: PurchaseOrder; readonly onClose: () => void };

function EndDialog({ order: { id, status }, onClose }: EndDialogProps) {
  const isSent = status === 'sent';
  const options = {
    attempts: {},
    affects: ['purchasing'],
    failure: texts.endFailed,
    onDone: onClose,
  } as const;
  const { orders } = api.admin.purchasing;
  const close = useAction(orders.close, { ...options, success: texts.closed });
  const cancel = useAction(orders.cancel, { ...options, success: texts.cancelled });
  const end = isSent ? cancel : close;
  const label = isSent ? texts.cancel : texts.close;
  return (
    <ReasonDialog
      isDestructive
      title={label}
      confirmLabel={label}
      isWorking={end.isPending}
      onCancel={onClose}
      onConfirm={(reason) => void end.run({ id, reason })}
    >
      {isSent ? texts.cancelHint : texts.closeHint}
    </ReasonDialog>
  );
}
