import { Button, Drawer, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatBasisPoints, formatCents, printWhole } from '#shared/prices/money.ts';
import { formatUnitPrice } from '#shared/prices/unit-price.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useCloseOnTop } from '#web/hooks/use-close-on-top.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { receiptsTexts as texts } from './receipts-texts.ts';
import { ReturnDialog } from './returns/return-dialog.tsx';
import { returnsTexts } from './returns/texts.ts';

type Calculation = inferOutput<typeof api.admin.purchasing.receipts.calculation>;

type ReceiptDrawerProps = { readonly receiptId: number; readonly onClose: () => void };

export function ReceiptDrawer({ receiptId, onClose }: ReceiptDrawerProps) {
  const query = useQuery(api.admin.purchasing.receipts.calculation.queryOptions({ id: receiptId }));
  const close = useCloseOnTop(onClose);
  const isNarrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size={isNarrow ? '100%' : '60rem'}
      title={query.data ? texts.title(query.data.receipt.number) : texts.list}
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
    >
      <PageState query={query} failure={texts.failed} loading={<Skeleton h={260} radius="md" aria-hidden />}>
        {(calculation) => <ReceiptContent calculation={calculation} />}
      </PageState>
    </Drawer>
  );
}

function ReceiptContent({ calculation: { receipt, lines } }: { readonly calculation: Calculation }) {
  const [asked, setAsked] = useState<'reverse' | 'return' | null>(null);
  const close = () => setAsked(null);
  const low = lines.filter((line) => line.isBelowMinimum).length;
  const about = [
    formatDate(receipt.receivedOn),
    receipt.supplierName ?? texts.none,
    receipt.orderNumber,
    receipt.supplierPaper,
    receipt.note,
    receipt.actorName,
  ];
  return (
    <Stack gap="md">
      <Group gap="xs">
        <Text>{about.filter(Boolean).join(' · ')}</Text>
        {receipt.isReversed && <Pill>{receipt.reversesId === null ? texts.isReversed : texts.counter}</Pill>}
      </Group>
      {low > 0 && (
        <Text c="bad" size="sm">
          {texts.low(low)}
        </Text>
      )}
      <Table.ScrollContainer minWidth={560}>
        <CalculationTable calculation={{ receipt, lines }} />
      </Table.ScrollContainer>
      <Group>
        <Button
          component="a"
          variant="default"
          href={`/api/purchasing/receipts/${receipt.id}/calculation?format=pdf`}
          target="_blank"
        >
          {texts.pdf}
        </Button>
        {!receipt.isReversed && (
          <>
            {receipt.supplierId !== null && (
              <Button variant="default" onClick={() => setAsked('return')}>
                {returnsTexts.open}
              </Button>
            )}
            <Button variant="subtle" color="bad" onClick={() => setAsked('reverse')}>
              {texts.reverse}
            </Button>
          </>
        )}
      </Group>
      {asked === 'reverse' && <ReverseDialog receiptId={receipt.id} onClose={close} />}
      {asked === 'return' && <ReturnDialog {...returnableOf(receipt)} onClose={close} />}
    </Stack>
  );
}

function returnableOf({ supplierId, supplierName, lines }: Calculation['receipt']) {
  if (supplierId === null) return {};
  const came = lines.map(({ quantity, ...line }) => ({ ...line, came: quantity }));
  return { from: { supplierId, supplierName: supplierName ?? '', lines: came } };
}

function CalculationTable({ calculation: { receipt, lines } }: { readonly calculation: Calculation }) {
  const offOrder = new Set(receipt.lines.filter((line) => line.isOffOrder).map((line) => line.productId));
  const number = { ta: 'right', style: { whiteSpace: 'nowrap' } } as const;
  return (
    <Table aria-label={texts.calculation}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.product}</Table.Th>
          {[texts.pieces, texts.before, texts.after, texts.spread, texts.price, texts.margin].map((head) => (
            <Table.Th key={head} ta="right">
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.lineId}>
            <Table.Td>
              {line.productName}
              <Text size="xs" c="dimmed" span display="block">
                {[line.productCode, offOrder.has(line.productId) ? texts.offOrder : '']
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Table.Td>
            <Table.Td {...number}>{printWhole(line.quantity)}</Table.Td>
            <Table.Td {...number}>{printCost(line.costBeforeE4)}</Table.Td>
            <Table.Td {...number}>{printCost(line.costAfterE4)}</Table.Td>
            <Table.Td {...number}>{line.spreadCents === 0 ? '–' : formatCents(line.spreadCents)}</Table.Td>
            <Table.Td {...number}>{formatUnitPrice(line.netPriceE4)}</Table.Td>
            <Table.Td {...number}>
              <Text span inherit {...(line.isBelowMinimum ? { c: 'bad', fw: 650 } : {})}>
                {line.percentE2 === null ? '–' : formatBasisPoints(line.percentE2)}
              </Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function printCost(costE4: number | null): string {
  return costE4 === null ? texts.unknown : formatUnitPrice(costE4);
}

function ReverseDialog({ receiptId, onClose }: ReceiptDrawerProps) {
  const reverse = useAction(api.admin.purchasing.receipts.reverse, {
    attempts: {},
    affects: ['purchasing', 'stock'],
    success: texts.reversed,
    failure: texts.reverseFailed,
    onSuccess: onClose,
  });
  return (
    <ReasonDialog
      isDestructive
      title={texts.reverse}
      confirmLabel={texts.reverse}
      isWorking={reverse.isPending}
      onCancel={onClose}
      onConfirm={(reason) => void reverse.run({ id: receiptId, reason })}
    >
      {texts.reverseQuestion}
    </ReasonDialog>
  );
}
