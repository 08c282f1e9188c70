import { Paper, Skeleton, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { addDays, formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { purchasingFields } from '#web/routes/admin/admin-fields.ts';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import classes from '#web/routes/admin/ui/statement.module.css';
import { StatementEdge } from '#web/routes/admin/ui/statement-cells.tsx';
import { StatementPeriod } from '#web/routes/admin/ui/statement-period.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { EntryCells, EntryHeads } from './entry-row.tsx';
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
      <StatementPeriod from={from} to={to} onChange={setSearch} address={address} texts={texts} />
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
  return (
    <Paper style={{ overflow: 'hidden' }}>
      <ScrollBox label={texts.views.statement}>
        <Table
          className={classes['table'] ?? ''}
          aria-label={texts.views.statement}
          horizontalSpacing="xs"
          fz="sm"
          tabularNums
        >
          <Table.Thead bg="var(--shop-sunken)">
            <Table.Tr>
              <EntryHeads />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <StatementEdge
              label={`${texts.opening} · ${formatDate(from)}`}
              columns={texts.columns}
              balanceCents={openingCents}
            />
            {entries.length === 0 && (
              <Table.Tr>
                <Table.Td colSpan={7} c="dimmed">
                  {texts.noneInPeriod}
                </Table.Td>
              </Table.Tr>
            )}
            {entries.map((entry) => (
              <Table.Tr key={entry.id}>
                <EntryCells entry={entry} />
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot style={{ borderTop: '1px solid var(--shop-line)' }}>
            <StatementEdge
              label={`${texts.closing} · ${formatDate(to)}`}
              columns={texts.columns}
              balanceCents={closingCents}
              entries={entries}
            />
          </Table.Tfoot>
        </Table>
      </ScrollBox>
    </Paper>
  );
}
