import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconFileCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { MAX_ISSUED_AT_ONCE } from '#shared/inputs/document-inputs.ts';
import { api } from '#web/api.ts';
import { useIssueInvoices } from '#web/features/issue-invoices/use-issue-invoices.tsx';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { OrderLink } from './documents-grid.tsx';
import { documentsTexts } from './texts.ts';

const texts = documentsTexts.unissued;

type Unissued = inferOutput<typeof api.stocker.issuedDocuments.unissued>[number];

export function UnissuedView() {
  const list = useQuery(api.stocker.issuedDocuments.unissued.queryOptions());
  const { issue, isIssuing, result } = useIssueInvoices();
  const ready = (list.data ?? []).filter(({ code }) => code === 'not-issued');
  const orderIds = ready.slice(0, MAX_ISSUED_AT_ONCE).map(({ orderId }) => orderId);
  return (
    <>
      <Group justify="space-between" gap="sm" mb="sm">
        <Dimmed maw="46rem">{texts.intro}</Dimmed>
        {list.data && list.data.length > 0 && (
          <Button
            loading={isIssuing}
            disabled={orderIds.length === 0}
            leftSection={<IconFileCheck size={18} aria-hidden />}
            onClick={() => void issue({ orderIds })}
          >
            {orderIds.length === 0 ? texts.nothingReady : texts.issueAll(orderIds.length)}
          </Button>
        )}
      </Group>
      <PageState
        query={list}
        failure={texts.failed}
        loading={<Skeleton h={220} radius="md" />}
        isEmpty={(orders) => orders.length === 0}
        empty={<EmptyBox icon={<IconCircleCheck size={28} />} title={texts.none} />}
      >
        {(orders) => (
          <DataGrid
            label={texts.label}
            name="unissued"
            mark="entry"
            rows={orders}
            idOf={({ orderId }) => orderId}
            columns={columns}
            card={(order) => <UnissuedCard order={order} />}
          />
        )}
      </PageState>
      {result}
    </>
  );
}

const columns: readonly GridColumn<Unissued>[] = [
  {
    id: 'order',
    head: texts.columns.order,
    isFixed: true,
    cell: ({ orderId }) => <OrderLink orderId={orderId} />,
  },
  { id: 'customer', head: texts.columns.customer, cell: ({ buyerName }) => buyerName },
  { id: 'day', head: texts.columns.day, cell: dayOf },
  {
    id: 'total',
    head: texts.columns.total,
    isNumber: true,
    cell: ({ totalCents }) => <Money cents={totalCents} />,
  },
  { id: 'why', head: texts.columns.why, isFixed: true, cell: (order) => <Why order={order} /> },
];

function dayOf({ deliverDate }: Unissued): string {
  return deliverDate === null ? '–' : formatDate(deliverDate);
}

type UnissuedProps = { readonly order: Unissued };

function UnissuedCard({ order }: UnissuedProps) {
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Text fw={650}>
          {texts.columns.order} <OrderLink orderId={order.orderId} />
        </Text>
        <Money cents={order.totalCents} />
      </Group>
      <Text size="sm" c="dimmed">
        {order.buyerName} · {dayOf(order)}
      </Text>
      <Text size="sm">
        <Why order={order} />
      </Text>
    </Stack>
  );
}

function Why({ order }: UnissuedProps) {
  return (
    <>
      {order.message} <FixLink order={order} />
    </>
  );
}

function FixLink({ order: { code, customerId } }: UnissuedProps) {
  if (code === 'seller-incomplete') {
    return <SectionLink to="/secret-dashboard/settings">{texts.toSettings}</SectionLink>;
  }
  if (code === 'buyer-incomplete') {
    return (
      <SectionLink to="/secret-dashboard/users" search={{ user: customerId }}>
        {texts.toCustomer}
      </SectionLink>
    );
  }
  if (code === 'month-closed') {
    return <SectionLink to="/secret-dashboard/books">{texts.toBooks}</SectionLink>;
  }
  return null;
}
