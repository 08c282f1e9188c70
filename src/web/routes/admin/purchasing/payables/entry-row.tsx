import { Table } from '@mantine/core';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { SUPPLIER_ENTRY_LABELS, type SupplierEntryKind } from '#shared/purchasing/bill-types.ts';
import { AmountCell, BalanceCell } from '#web/routes/admin/ui/statement-cells.tsx';
import { payablesTexts } from './texts.ts';

const { columns } = payablesTexts.account;

export function EntryHeads() {
  return (
    <>
      <Table.Th>{columns.day}</Table.Th>
      <Table.Th>{columns.kind}</Table.Th>
      <Table.Th>{columns.number}</Table.Th>
      <Table.Th>{columns.description}</Table.Th>
      <Table.Th ta="right">{columns.debit}</Table.Th>
      <Table.Th ta="right">{columns.credit}</Table.Th>
      <Table.Th ta="right">{columns.balance}</Table.Th>
    </>
  );
}

type EntryCellsProps = {
  readonly entry: {
    readonly day: string;
    readonly kind: SupplierEntryKind;
    readonly number: string;
    readonly description: string;
    readonly debitCents: number;
    readonly creditCents: number;
    readonly balanceCents: number;
  };
};

export function EntryCells({ entry }: EntryCellsProps) {
  return (
    <>
      <Table.Td>{formatDate(entry.day)}</Table.Td>
      <Table.Td>{SUPPLIER_ENTRY_LABELS[entry.kind]}</Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{entry.number}</Table.Td>
      <Table.Td>{entry.description}</Table.Td>
      <AmountCell cents={entry.debitCents} side={columns.debit} />
      <AmountCell cents={entry.creditCents} side={columns.credit} />
      <BalanceCell cents={entry.balanceCents} side={columns.balance} />
    </>
  );
}
