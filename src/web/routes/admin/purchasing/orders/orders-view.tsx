import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconShoppingCart } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { PURCHASE_ORDER_STATUSES, purchaseStatusLabels } from '#shared/purchasing/purchasing-types.ts';
import { api } from '#web/api.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { useSearchOf, useSearchPlace } from '#web/hooks/use-search.ts';
import { useHasTabDraft } from '#web/hooks/use-tab-draft.ts';
import { purchasingFields } from '#web/routes/admin/admin-fields.ts';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { ListPage } from '#web/routes/admin/ui/list-page.tsx';
import { OpenLink } from '#web/routes/admin/ui/open-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { NEW_ORDER_FORM, OrderEditor } from './order-editor.tsx';
import { type PurchaseOrder, StatusPill, useSend } from './purchase-order.tsx';
import { purchaseOrderTexts as texts } from './texts.ts';

const PER_PAGE = 50;

export function OrdersView() {
  const [search, setSearch] = useSearchOf(purchasingFields);
  const opened = useSearchPlace(purchasingFields, 'order');
  const columns = useMemo(() => columnsOf(opened.open), [opened.open]);
  const [isAdding, setIsAdding] = useState(useHasTabDraft(NEW_ORDER_FORM));
  const status = PURCHASE_ORDER_STATUSES.find((known) => known === search.status);
  const paging = { page: search.page ?? 1, limit: search.limit ?? PER_PAGE };
  const { orders } = api.admin.purchasing;
  const list = useQuery(
    orders.list.queryOptions(
      { ...paging, ...(status ? { status } : {}) },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <>
      <Group justify="flex-end" mb="xs">
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          {texts.add}
        </Button>
      </Group>
      <ListPage
        counters={{
          label: texts.statuses,
          chosenId: status ?? '',
          onChoose: (chosen) => setSearch({ status: chosen }),
          counters: useCounters(),
        }}
        query={list}
        failure={texts.failed}
        empty={{ icon: <IconShoppingCart size={26} />, title: texts.none, text: texts.noneHint }}
        totalOf={({ total }) => total}
        paging={paging}
        usualLimit={PER_PAGE}
        onChange={setSearch}
      >
        {({ orders: shown, total }) => (
          <DataGrid
            label={texts.label}
            name="purchase-orders"
            mark="entry"
            caption={texts.found(total)}
            rows={shown}
            idOf={(order) => order.id}
            columns={columns}
            card={(order) => <OrderCard order={order} onOpen={opened.open} />}
          />
        )}
      </ListPage>
      {isAdding && <OrderEditor onClose={() => setIsAdding(false)} />}
      {opened.value !== undefined && <OrderDrawer orderId={opened.value} onClose={opened.leave} />}
    </>
  );
}

function useCounters() {
  const { data } = useQuery(api.admin.purchasing.orders.counts.queryOptions({}));
  const countOf = (status: string) => data && (data.find((row) => row.status === status)?.total ?? 0);
  return [
    { id: '', label: texts.all, count: data?.reduce((sum, row) => sum + row.total, 0) },
    ...PURCHASE_ORDER_STATUSES.map((id) => ({ id, label: purchaseStatusLabels[id], count: countOf(id) })),
  ];
}

function columnsOf(onOpen: (id: number) => void): GridColumn<PurchaseOrder>[] {
  const { columns } = texts;
  return [
    {
      id: 'number',
      head: columns.number,
      isFixed: true,
      cell: (order) => <NumberButton order={order} onOpen={onOpen} />,
    },
    { id: 'supplier', head: columns.supplier, cell: (order) => order.supplierName },
    { id: 'status', head: columns.status, cell: (order) => <StatusPill order={order} /> },
    { id: 'sentOn', head: columns.sentOn, cell: (order) => (order.sentOn ? formatDate(order.sentOn) : '–') },
    {
      id: 'expectedOn',
      head: columns.expectedOn,
      cell: (order) => (order.expectedOn ? formatDate(order.expectedOn) : '–'),
    },
    { id: 'received', head: columns.received, isNumber: true, cell: receivedText },
    {
      id: 'total',
      head: columns.total,
      isNumber: true,
      cell: (order) => <Money cents={order.totalCents} />,
    },
    {
      id: 'actions',
      head: columns.actions,
      isFixed: true,
      cell: (order) => <RowAction order={order} />,
    },
  ];
}

function receivedText({ status, lines }: PurchaseOrder): string {
  if (status === 'draft') return '–';
  const received = lines.reduce((sum, line) => sum + line.received, 0);
  return texts.ofPieces(
    received,
    lines.reduce((sum, line) => sum + line.quantity, 0),
  );
}

type NumberButtonProps = { readonly order: PurchaseOrder; readonly onOpen: (id: number) => void };

function NumberButton({ order, onOpen }: NumberButtonProps) {
  return (
    <OpenLink onOpen={() => onOpen(order.id)}>
      <span style={{ whiteSpace: 'nowrap' }}>{order.number ?? texts.draft(order.id)}</span>
    </OpenLink>
  );
}

/** The next step: sends a draft, opens the document of a sent order. */
function RowAction({ order: { id, status } }: { readonly order: PurchaseOrder }) {
  const send = useSend(api.admin.purchasing.orders.send);
  if (status === 'draft') {
    return (
      <Button size="compact-sm" loading={send.isPending} onClick={() => void send.run({ id })}>
        {texts.send}
      </Button>
    );
  }
  return (
    <DocumentButton
      address={`/api/purchasing/orders/${id}/pdf`}
      label={texts.pdf}
      failure={texts.fileFailed}
      size="compact-sm"
      variant="default"
    />
  );
}

function OrderCard({ order, onOpen }: NumberButtonProps) {
  return (
    <Stack gap={6}>
      <Group justify="space-between" wrap="nowrap">
        <NumberButton order={order} onOpen={onOpen} />
        <StatusPill order={order} />
      </Group>
      <Text size="sm">{order.supplierName}</Text>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {order.expectedOn ? `${texts.expectedOn} ${formatDate(order.expectedOn)} · ` : ''}
          {receivedText(order)}
        </Text>
        <Money cents={order.totalCents} />
      </Group>
      <Group>
        <RowAction order={order} />
      </Group>
    </Stack>
  );
}
