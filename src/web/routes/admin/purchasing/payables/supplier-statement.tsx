import { Group, Paper, Skeleton, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { addDays, formatDate } from '#shared/dates/shop-dates.ts';
import { SUPPLIER_ENTRY_LABELS } from '#shared/purchasing/bill-types.ts';
import { api } from '#web/api.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { purchasingFields } from '#web/routes/admin/admin-fields.ts';
import { DayRange } from '#web/routes/admin/ui/day-range.tsx';
import { SaveFileButton } from '#web/routes/admin/ui/save-file-button.tsx';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { payablesTexts } from './texts.ts';

const texts = payablesTexts.account;

const USUAL_DAYS = 90;

type Statement = inferOutput<typeof api.admin.purchasing.payables.statement>;

export function SupplierStatement({ supplierId }: { readonly supplierId: number }) {
  const today = useShopToday();
  const [search, setSearch] = useSearchOf(purchasingFields);
  const { from = addDays(today, -USUAL_DAYS), to = today } = search;
  const isInOrder = from <= to;
  const statement = useQuery(
    api.admin.purchasing.payables.statement.queryOptions(
      { supplierId, from, to },
      { enabled: isInOrder, placeholderData: keepPreviousData },
    ),
  );
  const address = `/api/suppliers/${supplierId}/statement?from=${from}&to=${to}`;
  return (
    <>
      <Group justify="space-between" align="end" gap="sm" mb="sm">
        <DayRange from={from} to={to} size="sm" onChange={setSearch} />
        {isInOrder && (
          <Group gap="xs">
            <DocumentButton
              address={`${address}&format=pdf`}
              label={texts.pdf}
              description={texts.pdfOf}
              failure={texts.fileFailed}
              size="compact-sm"
            />
            <SaveFileButton
              address={`${address}&format=xlsx`}
              label={texts.xlsx}
              description={texts.xlsxOf}
              failure={texts.fileFailed}
            />
          </Group>
        )}
      </Group>
      {isInOrder ? (
        <PageState query={statement} failure={texts.failed} loading={<Skeleton h={260} radius="md" />}>
          {(found) => <StatementTable statement={found} />}
        </PageState>
      ) : (
        <Text c="var(--shop-bad-text)">{texts.reversedDays}</Text>
      )}
    </>
  );
}

function StatementTable({ statement }: { readonly statement: Statement }) {
  const { from, to, openingCents, entries, closingCents } = statement;
  const { columns } = texts;
  const sum = (side: 'debitCents' | 'creditCents') =>
    entries.reduce((cents, entry) => cents + entry[side], 0);
  return (
    <Paper style={{ overflow: 'hidden' }}>
      <ScrollBox label={texts.views.statement}>
        <Table aria-label={texts.views.statement} horizontalSpacing="xs" fz="sm" tabularNums>
          <Table.Thead bg="var(--shop-sunken)">
            <Table.Tr>
              <Table.Th>{columns.day}</Table.Th>
              <Table.Th>{columns.kind}</Table.Th>
              <Table.Th>{columns.number}</Table.Th>
              <Table.Th>{columns.description}</Table.Th>
              <Table.Th ta="right">{columns.debit}</Table.Th>
              <Table.Th ta="right">{columns.credit}</Table.Th>
              <Table.Th ta="right">{columns.balance}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Edge label={`${texts.opening} · ${formatDate(from)}`} cents={[0, 0, openingCents]} />
            {entries.length === 0 && (
              <Table.Tr>
                <Table.Td colSpan={7} c="dimmed">
                  {texts.noneInPeriod}
                </Table.Td>
              </Table.Tr>
            )}
            {entries.map((entry) => (
              <Table.Tr key={entry.id}>
                <Table.Td>{formatDate(entry.day)}</Table.Td>
                <Table.Td>{SUPPLIER_ENTRY_LABELS[entry.kind]}</Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{entry.number}</Table.Td>
                <Table.Td>{entry.description}</Table.Td>
                <Amount cents={entry.debitCents} />
                <Amount cents={entry.creditCents} />
                <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                  <Money cents={entry.balanceCents} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot style={{ borderTop: '1px solid var(--shop-line)' }}>
            <Edge
              label={`${texts.closing} · ${formatDate(to)}`}
              cents={[sum('debitCents'), sum('creditCents'), closingCents]}
            />
          </Table.Tfoot>
        </Table>
      </ScrollBox>
    </Paper>
  );
}

type EdgeProps = { readonly label: string; readonly cents: readonly [number, number, number] };

function Edge({ label, cents: [debit, credit, balance] }: EdgeProps) {
  return (
    <Table.Tr fw={650}>
      <Table.Td colSpan={4}>{label}</Table.Td>
      <Amount cents={debit} />
      <Amount cents={credit} />
      <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
        <Money cents={balance} />
      </Table.Td>
    </Table.Tr>
  );
}

function Amount({ cents }: { readonly cents: number }) {
  return (
    <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
      {cents !== 0 && <Money cents={cents} />}
    </Table.Td>
  );
}
