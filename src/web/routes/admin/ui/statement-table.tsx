import { Paper, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { Money } from '#web/ui/money.tsx';
import { ScrollBox } from './scroll-box.tsx';
import classes from './statement.module.css';
import { adminTexts } from './texts.ts';

const texts = adminTexts.statement;

type Entry = {
  readonly id: number;
  readonly day: string;
  readonly debitCents: number;
  readonly creditCents: number;
  readonly balanceCents: number;
};

type Words = { readonly kind: string; readonly number: ReactNode; readonly description: ReactNode };

type StatementTableProps<Of extends Entry> = {
  readonly label: string;
  readonly texts: Readonly<Record<'opening' | 'closing' | 'noneInPeriod', string>>;
  readonly statement: {
    readonly from: string;
    readonly to: string;
    readonly openingCents: number;
    readonly entries: readonly Of[];
    readonly closingCents: number;
  };
  /** The entries of the current page. */
  readonly shown?: readonly Of[];
  readonly wordsOf: (entry: Of) => Words;
  readonly tabularNums?: boolean;
};

export function StatementTable<Of extends Entry>(props: StatementTableProps<Of>) {
  const { label, texts: words, statement, shown = statement.entries, wordsOf, tabularNums = false } = props;
  const { from, to, openingCents, entries, closingCents } = statement;
  return (
    <Paper style={{ overflow: 'hidden' }}>
      <ScrollBox label={label}>
        <Table
          className={classes['table'] ?? ''}
          aria-label={label}
          horizontalSpacing="xs"
          fz="sm"
          tabularNums={tabularNums}
        >
          <Table.Thead bg="var(--shop-sunken)">
            <Table.Tr>
              <EntryHeads />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Edge label={`${words.opening} · ${formatDate(from)}`} balanceCents={openingCents} />
            {entries.length === 0 && (
              <Table.Tr>
                <Table.Td colSpan={7} c="dimmed">
                  {words.noneInPeriod}
                </Table.Td>
              </Table.Tr>
            )}
            {shown.map((entry) => (
              <Table.Tr key={entry.id}>
                <EntryCells entry={entry} {...wordsOf(entry)} />
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot style={{ borderTop: '1px solid var(--shop-line)' }}>
            <Edge
              label={`${words.closing} · ${formatDate(to)}`}
              balanceCents={closingCents}
              entries={entries}
            />
          </Table.Tfoot>
        </Table>
      </ScrollBox>
    </Paper>
  );
}

export function EntryHeads() {
  return (
    <>
      {[texts.day, texts.kind, texts.number, texts.description].map((head) => (
        <Table.Th key={head}>{head}</Table.Th>
      ))}
      {[texts.debit, texts.credit, texts.balance].map((head) => (
        <Table.Th key={head} ta="right">
          {head}
        </Table.Th>
      ))}
    </>
  );
}

export function EntryCells({
  entry,
  kind,
  number,
  description,
}: Words & { readonly entry: Omit<Entry, 'id'> }) {
  return (
    <>
      <Table.Td>{formatDate(entry.day)}</Table.Td>
      <Table.Td>{kind}</Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{number}</Table.Td>
      <Table.Td>{description}</Table.Td>
      <Amount cents={entry.debitCents} side={texts.debit} />
      <Amount cents={entry.creditCents} side={texts.credit} />
      <Amount cents={entry.balanceCents} side={texts.balance} isZeroShown />
    </>
  );
}

type EdgeProps = {
  readonly label: string;
  readonly balanceCents: number;
  /** Those that the row sums up. */
  readonly entries?: readonly Entry[];
};

function Edge({ label, balanceCents, entries = [] }: EdgeProps) {
  const sum = (side: 'debitCents' | 'creditCents') =>
    entries.reduce((cents, entry) => cents + entry[side], 0);
  return (
    <Table.Tr fw={650}>
      <Table.Td colSpan={4}>{label}</Table.Td>
      <Amount cents={sum('debitCents')} side={texts.debit} />
      <Amount cents={sum('creditCents')} side={texts.credit} />
      <Amount cents={balanceCents} side={texts.balance} isZeroShown />
    </Table.Tr>
  );
}

type AmountProps = { readonly cents: number; readonly side: string; readonly isZeroShown?: boolean };

function Amount({ cents, side, isZeroShown = false }: AmountProps) {
  return (
    <Table.Td ta="right" data-side={side} style={{ whiteSpace: 'nowrap' }}>
      {(cents !== 0 || isZeroShown) && <Money cents={cents} />}
    </Table.Td>
  );
}
