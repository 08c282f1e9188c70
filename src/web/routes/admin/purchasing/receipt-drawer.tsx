import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { SideDrawer } from '#web/routes/admin/ui/side-drawer.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import type { Calculation } from './calculation.ts';
import { CalculationLines } from './calculation-lines.tsx';
import { receiptsTexts as texts } from './receipts-texts.ts';
import { ReturnDialog } from './returns/return-dialog.tsx';
import { returnsTexts } from './returns/texts.ts';

type ReceiptDrawerProps = { readonly receiptId: number; readonly onClose: () => void };

export function ReceiptDrawer({ receiptId, onClose }: ReceiptDrawerProps) {
  const query = useQuery(api.admin.purchasing.receipts.calculation.queryOptions({ id: receiptId }));
  return (
    <SideDrawer
      title={query.data ? texts.title(query.data.receipt.number) : texts.list}
      width="60rem"
      onClose={onClose}
    >
      <PageState query={query} failure={texts.failed} loading={<Skeleton h={260} radius="md" aria-hidden />}>
        {(calculation) => <ReceiptContent calculation={calculation} />}
      </PageState>
    </SideDrawer>
  );
}

function ReceiptContent({ calculation }: { readonly calculation: Calculation }) {
  const { receipt, lines } = calculation;
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
      <CalculationLines calculation={calculation} />
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

function ReverseDialog({ receiptId, onClose }: ReceiptDrawerProps) {
  const reverse = useAction(api.admin.purchasing.receipts.reverse, {
    attempts: {},
    affects: ['purchasing', 'stock'],
    success: texts.reversed,
    failure: texts.reverseFailed,
    onDone: onClose,
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
