import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { besideKind, ENTRY_LABELS, type EntryKind } from '#shared/accounting/ledger.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { entriesFields } from '#web/routes/admin/admin-fields.ts';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { Money } from '#web/ui/money.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { DocumentLink } from './links.tsx';
import { documentName, type LedgerEntry, type Receivable } from './receivable.ts';
import { ReversalDialog } from './reversal-dialog.tsx';
import { receivableTexts as texts } from './texts.ts';

type EntriesViewProps = {
  readonly account: Receivable;
  readonly page: number;
  readonly limit: number;
  readonly usualLimit: number;
};

export function EntriesView({ account, page, limit, usualLimit }: EntriesViewProps) {
  const [search, setSearch] = useSearchOf(entriesFields);
  const [reversing, setReversing] = useState<LedgerEntry | null>(null);
  const columns = useMemo(() => columnsOf(setReversing), []);
  if (account.entryCount === 0) {
    return (
      <EmptyBox icon={<IconListDetails size={28} />} title={texts.noEntries} text={texts.noEntriesHint} />
    );
  }
  return (
    <>
      <Switch
        mb="xs"
        label={texts.entriesByDay}
        checked={search.dated === 'yes'}
        onChange={({ currentTarget }) =>
          setSearch({ dated: currentTarget.checked ? 'yes' : undefined, page: 1 })
        }
      />
      <DataGrid
        label={texts.entriesLabel}
        name="account-entries"
        mark="entry"
        caption={texts.entryCount(account.entryCount)}
        rows={account.entries}
        idOf={({ id }) => id}
        columns={columns}
        card={(entry) => <EntryCard entry={entry} onReverse={setReversing} />}
      />
      <Pager
        page={page}
        pages={Math.ceil(account.entryCount / limit)}
        total={account.entryCount}
        limit={limit}
        onLimit={(limit, page) => setSearch({ limit: limit === usualLimit ? undefined : limit, page })}
        onPage={(page) => setSearch({ page })}
      />
      {reversing && <ReversalDialog entry={reversing} onClose={() => setReversing(null)} />}
    </>
  );
}

function wordsOf({ kind, description }: LedgerEntry): string {
  return besideKind(ENTRY_LABELS[kind], description);
}

type OnReverse = (entry: LedgerEntry) => void;

function columnsOf(onReverse: OnReverse): readonly GridColumn<LedgerEntry>[] {
  const { entryColumns: columns } = texts;
  const amount = (cents: number) => (cents === 0 ? '' : <Money cents={cents} />);
  return [
    { id: 'day', head: columns.day, isFixed: true, cell: ({ day }) => formatDate(day) },
    { id: 'kind', head: columns.kind, cell: ({ kind }) => ENTRY_LABELS[kind] },
    { id: 'number', head: columns.number, isFixed: true, cell: (entry) => <DocumentLink entry={entry} /> },
    { id: 'description', head: columns.description, cell: wordsOf },
    {
      id: 'due',
      head: columns.due,
      isExtra: true,
      cell: ({ dueOn }) => (dueOn === null ? '' : formatDate(dueOn)),
    },
    { id: 'debit', head: columns.debit, isNumber: true, cell: ({ debitCents }) => amount(debitCents) },
    { id: 'credit', head: columns.credit, isNumber: true, cell: ({ creditCents }) => amount(creditCents) },
    {
      id: 'balance',
      head: columns.balance,
      isNumber: true,
      isFixed: true,
      cell: ({ balanceCents }) => (
        <b>
          <Money cents={balanceCents} />
        </b>
      ),
    },
    {
      id: 'act',
      head: columns.act,
      isFixed: true,
      cell: (entry) => <ReverseButton entry={entry} onReverse={onReverse} />,
    },
  ];
}

const REVERSIBLE: ReadonlySet<EntryKind> = new Set(['payment', 'opening', 'write_off']);

type ReverseButtonProps = { readonly entry: LedgerEntry; readonly onReverse: OnReverse };

function ReverseButton({ entry, onReverse }: ReverseButtonProps) {
  if (entry.reversedById !== null) return <Pill>{texts.reversed}</Pill>;
  if (!REVERSIBLE.has(entry.kind)) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={texts.reverseOf(documentName(entry))}
      onClick={() => onReverse(entry)}
    >
      {texts.reverse}
    </Button>
  );
}

function EntryCard({ entry, onReverse }: ReverseButtonProps) {
  const { day, amountCents, balanceCents } = entry;
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={650}>
          <DocumentLink entry={entry} isNamed />
        </Text>
        <Money cents={amountCents} />
      </Group>
      <Dimmed>{[formatDate(day), wordsOf(entry)].filter(Boolean).join(' · ')}</Dimmed>
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {texts.entryColumns.balance}{' '}
          <b>
            <Money cents={balanceCents} />
          </b>
        </Text>
        <ReverseButton entry={entry} onReverse={onReverse} />
      </Group>
    </Stack>
  );
}
