import { Badge, Group, Paper, Skeleton, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { ENTRY_LABELS } from '#shared/accounting/ledger.ts';
import { addDays, formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { DayRange } from '#web/routes/admin/ui/day-range.tsx';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { SaveFileButton } from '#web/routes/admin/ui/save-file-button.tsx';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { days } from '#web/search-fields.ts';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { ChangedSinceNote, type Known } from './changed-since.tsx';
import { DocumentLink } from './links.tsx';
import { receivableTexts } from './texts.ts';

const texts = receivableTexts.statement;

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
      <Group justify="space-between" align="end" gap="sm" mb="sm">
        <DayRange from={from} to={to} size="sm" onChange={setDays} />
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
          <Table aria-label={texts.label} horizontalSpacing="xs" fz="sm">
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
              <Edge label={`${texts.opening} · ${formatDate(from)}`} cents={openingCents} />
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
                    {entry.description}
                    {entry.isLate && (
                      <Badge color="warn" ml="xs">
                        {texts.late}
                      </Badge>
                    )}
                  </Table.Td>
                  <Amount cents={entry.debitCents} />
                  <Amount cents={entry.creditCents} />
                  <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                    <Money cents={entry.balanceCents} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
            <Table.Tfoot style={{ borderTop: '1px solid var(--shop-line)' }}>
              <Edge label={`${texts.closing} · ${formatDate(to)}`} cents={closingCents} entries={entries} />
            </Table.Tfoot>
          </Table>
        </ScrollBox>
      </Paper>
      <Pager page={page} pages={Math.ceil(entries.length / ROWS)} onPage={setPage} />
    </>
  );
}

function Amount({ cents }: { readonly cents: number }) {
  return (
    <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
      {cents !== 0 && <Money cents={cents} />}
    </Table.Td>
  );
}

type EdgeProps = {
  readonly label: string;
  readonly cents: number;
  readonly entries?: Statement['entries'];
};

function Edge({ label, cents, entries = [] }: EdgeProps) {
  return (
    <Table.Tr fw={650}>
      <Table.Td colSpan={4}>{label}</Table.Td>
      <Amount cents={entries.reduce((sum, entry) => sum + entry.debitCents, 0)} />
      <Amount cents={entries.reduce((sum, entry) => sum + entry.creditCents, 0)} />
      <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
        <Money cents={cents} />
      </Table.Td>
    </Table.Tr>
  );
}
