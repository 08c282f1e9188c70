import { Table } from '@mantine/core';
import { Money } from '#web/ui/money.tsx';

/** Nothing where there is no amount. */
export function AmountCell({ cents }: { readonly cents: number }) {
  return (
    <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
      {cents !== 0 && <Money cents={cents} />}
    </Table.Td>
  );
}

export function BalanceCell({ cents }: { readonly cents: number }) {
  return (
    <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
      <Money cents={cents} />
    </Table.Td>
  );
}

type Side = { readonly debitCents: number; readonly creditCents: number };

type StatementEdgeProps = {
  readonly label: string;
  readonly balanceCents: number;
  /** Those that the row sums up. */
  readonly entries?: readonly Side[];
};

export function StatementEdge({ label, balanceCents, entries = [] }: StatementEdgeProps) {
  const sum = (side: keyof Side) => entries.reduce((cents, entry) => cents + entry[side], 0);
  return (
    <Table.Tr fw={650}>
      <Table.Td colSpan={4}>{label}</Table.Td>
      <AmountCell cents={sum('debitCents')} />
      <AmountCell cents={sum('creditCents')} />
      <BalanceCell cents={balanceCents} />
    </Table.Tr>
  );
}
