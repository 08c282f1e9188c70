import { Button, Group, Paper, Skeleton, Table, Text } from '@mantine/core';
import { IconCircleCheck, IconFileCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { MAX_ISSUED_AT_ONCE } from '#shared/document-inputs.ts';
import { formatDate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { useIssueInvoices } from '#web/features/issue-invoices/use-issue-invoices.tsx';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { OrderLink } from './documents-grid.tsx';
import { documentsTexts } from './texts.ts';

const texts = documentsTexts.unissued;

type Unissued = inferOutput<typeof api.stocker.issuedDocuments.unissued>[number];

/** *Fatura të palëshuara*: why each order has no invoice, where that is put right, and one button for those that can. */
export function UnissuedView() {
  const list = useQuery(api.stocker.issuedDocuments.unissued.queryOptions());
  const { issue, isIssuing, result } = useIssueInvoices();
  const ready = (list.data ?? []).filter(({ code }) => code === 'not-issued');
  const orderIds = ready.slice(0, MAX_ISSUED_AT_ONCE).map(({ orderId }) => orderId);
  return (
    <>
      <Group justify="space-between" gap="sm" mb="sm">
        <Text size="sm" c="dimmed" maw="46rem">
          {texts.intro}
        </Text>
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
        {(orders) => <UnissuedTable orders={orders} />}
      </PageState>
      {result}
    </>
  );
}

function UnissuedTable({ orders }: { readonly orders: readonly Unissued[] }) {
  const { columns } = texts;
  return (
    <Paper style={{ overflow: 'hidden' }}>
      <ScrollBox label={texts.label}>
        <Table aria-label={texts.label} horizontalSpacing="xs" miw={640}>
          <Table.Thead bg="var(--shop-sunken)">
            <Table.Tr>
              <Table.Th>{columns.order}</Table.Th>
              <Table.Th>{columns.customer}</Table.Th>
              <Table.Th>{columns.day}</Table.Th>
              <Table.Th ta="right">{columns.total}</Table.Th>
              <Table.Th>{columns.why}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {orders.map((order) => (
              <Table.Tr key={order.orderId} data-unissued={order.orderId}>
                <Table.Td>
                  <OrderLink orderId={order.orderId} />
                </Table.Td>
                <Table.Td>{order.buyerName}</Table.Td>
                <Table.Td>{order.deliverDate === null ? '–' : formatDate(order.deliverDate)}</Table.Td>
                <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                  <Money cents={order.totalCents} />
                </Table.Td>
                <Table.Td>
                  {order.message} <WayOut order={order} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </Paper>
  );
}

/** Where what stands in the way is put right. */
function WayOut({ order: { code, customerId } }: { readonly order: Unissued }) {
  if (code === 'seller-incomplete') {
    return <SectionLink to="/secret-dashboard/settings">{texts.toSettings}</SectionLink>;
  }
  if (code === 'buyer-incomplete') {
    return (
      <SectionLink to="/secret-dashboard/users" search={{ user: String(customerId) }}>
        {texts.toCustomer}
      </SectionLink>
    );
  }
  if (code === 'month-closed') {
    return <SectionLink to="/secret-dashboard/books">{texts.toBooks}</SectionLink>;
  }
  return null;
}
