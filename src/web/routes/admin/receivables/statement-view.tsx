import { Badge, Paper, Skeleton, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { besideKind, ENTRY_LABELS } from '#shared/accounting/ledger.ts';
import { addDays, formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import classes from '#web/routes/admin/ui/statement.module.css';
import { AmountCell, BalanceCell, StatementEdge } from '#web/routes/admin/ui/statement-cells.tsx';
import { StatementPeriod } from '#web/routes/admin/ui/statement-period.tsx';
import { days } from '#web/search-fields.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { ChangedSinceNote, type Known } from './changed-since.tsx';
import { DocumentLink } from './links.tsx';
import { receivableTexts } from './texts.ts';

const texts = receivableTexts.statement;
const sides = receivableTexts.entryColumns;

/** Default period in days. */
const USUAL_DAYS = 90;
const ROWS = 100;

type Statement = inferOutput<typeof api.admin.receivables.statement>;

export function StatementView({ customerId }: { readonly customerId: number }) {
  const today = useShopToday();
  const [{ from = addDays(today, -USUAL_DAYS), to = today }, setDays] = useSearchOf(days);
  const isInOrder = from <= to;
  const [known, setKnown] = useState<Known>('now');
  const statement = useQuery(
    api.admin.receivables.statement.queryOptions(
      { customerId, from, to, known },
      { enabled: isInOrder, placeholderData: keepPreviousData },
    ),
  );
  const address = `/api/accounts/${customerId}/statement?from=${from}&to=${to}&known=${known}`;
  return (
    <>
      <StatementPeriod from={from} to={to} onChange={setDays} address={address} texts={texts} />
      {isInOrder ? (
        <PageState query={statement} failure={texts.failed} loading={<Skeleton h={260} radius="md" />}>
          {(found) => (
            <>
              <ChangedSinceNote changed={found.changedSince} known={known} onKnown={setKnown} />
              <StatementTable key={`${found.from} ${found.to} ${found.known}`} statement={found} />
            </>
          )}
        </PageState>
      ) : (
        <Text c="var(--shop-bad-text)">{texts.reversedDays}</Text>
      )}
    </>
  );
}

function StatementTable({ statement }: { readonly statement: Statement }) {
  const { from, to, openingCents, entries, closingCents } = statement;
  const [page, setPage] = useState(1);
  return (
    <>
      <Paper style={{ overflow: 'hidden' }}>
        <ScrollBox label={texts.label}>
          <Table className={classes['table'] ?? ''} aria-label={texts.label} horizontalSpacing="xs" fz="sm">
            <Table.Thead bg="var(--shop-sunken)">
              <Table.Tr>
                {texts.columns.map((head, place) => (
                  <Table.Th key={head} ta={place < 4 ? 'left' : 'right'}>
                    {head}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              <StatementEdge
                label={`${texts.opening} · ${formatDate(from)}`}
                columns={sides}
                balanceCents={openingCents}
              />
              {entries.length === 0 && (
                <Table.Tr>
                  <Table.Td colSpan={7} c="dimmed">
                    {texts.none}
                  </Table.Td>
                </Table.Tr>
              )}
              {entries.slice((page - 1) * ROWS, page * ROWS).map((entry) => (
                <Table.Tr key={entry.id}>
                  <Table.Td>{formatDate(entry.day)}</Table.Td>
                  <Table.Td>{ENTRY_LABELS[entry.kind]}</Table.Td>
                  <Table.Td style={{ whiteSpace: 'nowrap' }}>
                    <DocumentLink entry={entry} />
                  </Table.Td>
                  <Table.Td>
                    {besideKind(ENTRY_LABELS[entry.kind], entry.description)}
                    {entry.isLate && (
                      <Badge color="warn" ml="xs">
                        {texts.late}
                      </Badge>
                    )}
                  </Table.Td>
                  <AmountCell cents={entry.debitCents} side={sides.debit} />
                  <AmountCell cents={entry.creditCents} side={sides.credit} />
                  <BalanceCell cents={entry.balanceCents} side={sides.balance} />
                </Table.Tr>
              ))}
            </Table.Tbody>
            <Table.Tfoot style={{ borderTop: '1px solid var(--shop-line)' }}>
              <StatementEdge
                label={`${texts.closing} · ${formatDate(to)}`}
                columns={sides}
                balanceCents={closingCents}
                entries={entries}
              />
            </Table.Tfoot>
          </Table>
        </ScrollBox>
      </Paper>
      <Pager page={page} pages={Math.ceil(entries.length / ROWS)} onPage={setPage} />
    </>
  );
}
