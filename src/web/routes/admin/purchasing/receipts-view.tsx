import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconPackageImport, IconTruckLoading } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useMemo, useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { usePageActions } from '#web/hooks/use-page-actions.ts';
import { useSearchOf, useSearchPlace } from '#web/hooks/use-search.ts';
import { purchasingFields } from '#web/routes/admin/admin-fields.ts';
import { CounterChips } from '#web/routes/admin/ui/counter-chips.tsx';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { DayRange } from '#web/routes/admin/ui/day-range.tsx';
import { ListPage } from '#web/routes/admin/ui/list-page.tsx';
import { OpenLink } from '#web/routes/admin/ui/open-link.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Pill } from '#web/ui/pill.tsx';
import { ReceiptDrawer } from './receipt-drawer.tsx';
import { receiptsTexts as texts } from './receipts-texts.ts';
import { ReceiveGoods } from './receiving/receive-goods.tsx';
import { adminReceivingTexts } from './receiving/texts.ts';
import { ReturnDialog } from './returns/return-dialog.tsx';
import { ReturnsList } from './returns/returns-list.tsx';
import { returnsTexts } from './returns/texts.ts';

type Receipt = inferOutput<typeof api.admin.purchasing.receipts.list>['receipts'][number];

const PER_PAGE = 50;

const RETURNS = 'returns';

export function ReceiptsView() {
  const [{ status = '' }, setSearch] = useSearchOf(purchasingFields);
  const [begun, setBegun] = useState<'receipt' | 'return' | null>(null);
  const { receipts } = api.admin.purchasing;
  const counters = [
    { id: '', label: texts.list, count: useQuery(receipts.list.queryOptions({ limit: 1 })).data?.total },
    {
      id: RETURNS,
      label: returnsTexts.list,
      count: useQuery(receipts.returns.queryOptions({ limit: 1 })).data?.total,
    },
  ];
  usePageActions([
    { id: 'receive-goods', label: adminReceivingTexts.open, run: () => setBegun('receipt') },
    { id: 'return-goods', label: returnsTexts.open, run: () => setBegun('return') },
  ]);
  return (
    <>
      <Group justify="space-between" align="start" gap="xs" wrap="wrap-reverse">
        <CounterChips
          label={texts.chips}
          counters={counters}
          chosenId={status}
          onChoose={(id) => setSearch({ status: id })}
        />
        <Group gap="xs" mb="xs">
          <Button variant="default" onClick={() => setBegun('return')}>
            {returnsTexts.open}
          </Button>
          <Button
            leftSection={<IconTruckLoading size={18} aria-hidden />}
            onClick={() => setBegun('receipt')}
          >
            {adminReceivingTexts.open}
          </Button>
        </Group>
      </Group>
      {status === RETURNS ? <ReturnsList /> : <ReceiptsList />}
      {begun === 'receipt' && <ReceiveGoods onClose={() => setBegun(null)} />}
      {begun === 'return' && <ReturnDialog onClose={() => setBegun(null)} />}
    </>
  );
}

function ReceiptsList() {
  const [search, setSearch] = useSearchOf(purchasingFields);
  const [isUnbilled, setUnbilled] = useState(false);
  const opened = useSearchPlace(purchasingFields, 'receipt');
  const columns = useMemo(() => columnsOf(opened.open), [opened.open]);
  const paging = { page: search.page ?? 1, limit: search.limit ?? PER_PAGE };
  const { from, to } = search;
  const list = useQuery(
    api.admin.purchasing.receipts.list.queryOptions(
      { ...paging, from, to, isUnbilled: isUnbilled || undefined },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <>
      <ListPage
        filters={
          <Group mb="sm" align="end" gap="md">
            <DayRange from={from} to={to} onChange={setSearch} />
            <Checkbox
              label={texts.unbilled}
              checked={isUnbilled}
              onChange={(event) => setUnbilled(event.currentTarget.checked)}
            />
          </Group>
        }
        query={list}
        failure={texts.failed}
        empty={{ icon: <IconPackageImport size={28} />, title: texts.empty, text: texts.emptyText }}
        totalOf={({ total }) => total}
        paging={paging}
        usualLimit={PER_PAGE}
        onChange={setSearch}
      >
        {({ receipts, total }) => (
          <DataGrid
            label={texts.list}
            name="receipts"
            mark="entry"
            caption={texts.found(total)}
            rows={receipts}
            idOf={(receipt) => receipt.id}
            columns={columns}
            card={(receipt) => <ReceiptCard receipt={receipt} onOpen={opened.open} />}
          />
        )}
      </ListPage>
      {opened.value !== undefined && <ReceiptDrawer receiptId={opened.value} onClose={opened.leave} />}
    </>
  );
}

function columnsOf(onOpen: (id: number) => void): GridColumn<Receipt>[] {
  return [
    {
      id: 'number',
      head: texts.number,
      isFixed: true,
      cell: ({ id, number }) => <OpenLink onOpen={() => onOpen(id)}>{number}</OpenLink>,
    },
    { id: 'day', head: texts.day, cell: ({ receivedOn }) => formatDate(receivedOn) },
    { id: 'supplier', head: texts.supplier, cell: ({ supplierName }) => supplierName ?? texts.none },
    { id: 'order', head: texts.order, cell: ({ orderNumber }) => orderNumber ?? '–' },
    { id: 'paper', head: texts.paper, isExtra: true, cell: ({ supplierPaper }) => supplierPaper || '–' },
    { id: 'products', head: texts.products, isNumber: true, cell: ({ lines }) => lines.length },
    { id: 'state', head: '', cell: (receipt) => <ReceiptState receipt={receipt} /> },
  ];
}

function ReceiptState({ receipt }: { readonly receipt: Receipt }) {
  if (receipt.reversesId !== null) return <Pill>{texts.counter}</Pill>;
  if (receipt.isReversed) return <Pill>{texts.isReversed}</Pill>;
  const isOpen = receipt.lines.some(({ quantity, billed }) => billed < quantity);
  return receipt.supplierId !== null && isOpen ? <Pill tone="accent">{texts.isUnbilled}</Pill> : null;
}

function ReceiptCard({
  receipt,
  onOpen,
}: {
  readonly receipt: Receipt;
  readonly onOpen: (id: number) => void;
}) {
  return (
    <Stack gap={4}>
      <Group justify="space-between">
        <OpenLink onOpen={() => onOpen(receipt.id)}>{receipt.number}</OpenLink>
        <ReceiptState receipt={receipt} />
      </Group>
      <Text size="sm">
        {[formatDate(receipt.receivedOn), receipt.supplierName ?? texts.none].join(' · ')}
      </Text>
      <Dimmed>{texts.productCount(receipt.lines.length)}</Dimmed>
    </Stack>
  );
}
