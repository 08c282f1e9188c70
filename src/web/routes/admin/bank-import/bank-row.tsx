import { Button, Group, Stack, Text } from '@mantine/core';
import { formatDate } from '#shared/dates/shop-dates.ts';
import type { BankState } from '#shared/inputs/bank-import-inputs.ts';
import type { GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { Pill, type Tone } from '#web/ui/pill.tsx';
import type { StatementPreview } from './bank-columns.tsx';
import { bankTexts as texts } from './texts.ts';

export type BankRow = StatementPreview['rows'][number];

type OnLink = (row: BankRow) => void;

const TONES: Readonly<Record<BankState, Tone>> = {
  matched: 'good',
  doubtful: 'warn',
  unmatched: 'warn',
  booked: 'plain',
  rejected: 'bad',
};

export function toColumns(onLink: OnLink): readonly GridColumn<BankRow>[] {
  return [
    { id: 'row', head: texts.heads.row, cell: (row) => row.row, isFixed: true },
    { id: 'day', head: texts.heads.day, cell: (row) => row.day && formatDate(row.day) },
    {
      id: 'amount',
      head: texts.heads.amount,
      cell: (row) => row.amountCents !== null && <Money cents={row.amountCents} />,
      isNumber: true,
      isFixed: true,
    },
    { id: 'what', head: texts.heads.what, cell: (row) => <What row={row} /> },
    { id: 'customer', head: texts.heads.customer, cell: (row) => <Customer row={row} onLink={onLink} /> },
    { id: 'pays', head: texts.heads.pays, cell: (row) => <Pays row={row} /> },
    { id: 'state', head: texts.heads.state, cell: (row) => <State row={row} /> },
  ];
}

export function BankRowCard({ row, onLink }: { readonly row: BankRow; readonly onLink: OnLink }) {
  return (
    <Stack gap={6}>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {texts.rowOf(row.row)}
          {row.day && ` · ${formatDate(row.day)}`}
        </Text>
        {row.amountCents !== null && (
          <Text span fw={700}>
            <Money cents={row.amountCents} />
          </Text>
        )}
      </Group>
      <What row={row} />
      <div>
        <Customer row={row} onLink={onLink} />
      </div>
      <Pays row={row} />
      <State row={row} />
    </Stack>
  );
}

function What({ row: { payer, text } }: { readonly row: BankRow }) {
  return (
    <>
      {payer !== '' && (
        <Text size="sm" fw={600}>
          {payer}
        </Text>
      )}
      {text !== '' && (
        <Text size="sm" c="dimmed" maw="28rem" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      )}
    </>
  );
}

function Customer({ row, onLink }: { readonly row: BankRow; readonly onLink: OnLink }) {
  const { customer, by, state } = row;
  const canLink = state === 'matched' || state === 'doubtful' || state === 'unmatched';
  const isFound = customer !== null;
  const [label, spoken] = linkOf(row);
  return (
    <>
      {isFound && (
        <Text size="sm" fw={600}>
          {customer.name}
        </Text>
      )}
      {by !== null && <Dimmed size="xs">{texts.by[by]}</Dimmed>}
      {canLink && (
        <Button
          variant={isFound ? 'subtle' : 'light'}
          size="compact-sm"
          px={isFound ? 0 : 'sm'}
          aria-label={spoken}
          onClick={() => onLink(row)}
        >
          {label}
        </Button>
      )}
    </>
  );
}

function linkOf({ row, state, customer }: BankRow): [string, string] {
  if (state === 'doubtful') return [texts.other, texts.otherRow(row)];
  return customer === null ? [texts.link, texts.linkRow(row)] : [texts.change, texts.changeRow(row)];
}

function Pays({ row: { pays, restCents } }: { readonly row: BankRow }) {
  return (
    <>
      {pays.map(({ entryId, number, amountCents }) => (
        <Text key={entryId} size="sm" style={{ whiteSpace: 'nowrap' }}>
          {number} · <Money cents={amountCents} />
        </Text>
      ))}
      {restCents > 0 && <Dimmed>{texts.rest(restCents)}</Dimmed>}
    </>
  );
}

function State({ row: { state, note } }: { readonly row: BankRow }) {
  return (
    <>
      <Pill tone={TONES[state]}>{texts.state[state]}</Pill>
      {note !== '' && <Dimmed maw="22rem">{note}</Dimmed>}
    </>
  );
}
