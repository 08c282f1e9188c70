import { Table } from '@mantine/core';
import { Money } from '#web/ui/money.tsx';

/** Empty where there is no amount. */
type CellProps = { readonly cents: number; readonly side: string };

export function AmountCell({ cents, side }: CellProps) {
  return (
    <Table.Td ta="right" data-side={side} style={{ whiteSpace: 'nowrap' }}>
      {cents !== 0 && <Money cents={cents} />}
    </Table.Td>
  );
}

export function BalanceCell({ cents, side }: CellProps) {
  return (
    <Table.Td ta="right" data-side={side} style={{ whiteSpace: 'nowrap' }}>
      <Money cents={cents} />
    </Table.Td>
  );
}

type Side = { readonly debitCents: number; readonly creditCents: number };

type StatementEdgeProps = {
  readonly label: string;
  readonly columns: { readonly debit: string; readonly credit: string; readonly balance: string };
  readonly balanceCents: number;
  /** The entries that the row sums up. */
  readonly entries?: readonly Side[];
};

export function StatementEdge({ label, columns, balanceCents, entries = [] }: StatementEdgeProps) {
  const sum = (side: keyof Side) => entries.reduce((cents, entry) => cents + entry[side], 0);
  return (
    <Table.Tr fw={650}>
      <Table.Td colSpan={4}>{label}</Table.Td>
      <AmountCell cents={sum('debitCents')} side={columns.debit} />
      <AmountCell cents={sum('creditCents')} side={columns.credit} />
      <BalanceCell cents={balanceCents} side={columns.balance} />
    </Table.Tr>
  );
}
