import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import classes from './overview.module.css';

export type Column<Row> = {
  readonly head: string;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
};

type FiguresTableProps<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  readonly shareOf?: (row: Row) => number;
};

export function FiguresTable<Row>({ label, rows, columns, keyOf, shareOf }: FiguresTableProps<Row>) {
  return (
    <ScrollBox label={label}>
      <Table aria-label={label} horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ head, isNumber }) => (
              <Table.Th key={head} ta={isNumber ? 'right' : 'left'}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)}>
              {columns.map(({ head, isNumber, cell }, place) => (
                <Table.Td key={head} {...(isNumber ? { ta: 'right', style: { whiteSpace: 'nowrap' } } : {})}>
                  {cell(row)}
                  {place === 0 && shareOf && (
                    <span
                      className={classes['share']}
                      style={{ width: `${Math.round(shareOf(row) * 100)}%` }}
                      aria-hidden
                    />
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}
