import { Box, Table, type TableProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScrollBox } from './scroll-box.tsx';

export type Column<Row> = {
  readonly head: string;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
  readonly foot?: ReactNode;
};

type FiguresTableProps<Row> = Omit<TableProps, 'children'> & {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  readonly shareOf?: (row: Row) => number;
  readonly maxHeight?: string;
};

export function FiguresTable<Row>(props: FiguresTableProps<Row>) {
  const { label, rows, columns, keyOf, shareOf, maxHeight = 'none', ...table } = props;
  return (
    <ScrollBox label={label} maxHeight={maxHeight}>
      <Table aria-label={label} horizontalSpacing="xs" {...table}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ head, isNumber }) => (
              <Table.Th key={head} {...(isNumber ? { ta: 'right' } : {})}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)}>
              {columns.map(({ head, isNumber, cell }, place) => (
                <Table.Td key={head} {...(isNumber ? NUMBER : {})}>
                  {cell(row)}
                  {place === 0 && shareOf && (
                    <Box
                      w={`${Math.round(shareOf(row) * 100)}%`}
                      h={6}
                      mt={4}
                      bdrs="xl"
                      bg="var(--shop-accent)"
                      aria-hidden
                    />
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        {columns.some(({ foot }) => foot !== undefined) && (
          <Table.Tfoot>
            <Table.Tr fw={700}>
              {columns.map(({ head, isNumber, foot }) => (
                <Table.Td key={head} {...(isNumber ? NUMBER : {})}>
                  {foot}
                </Table.Td>
              ))}
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </ScrollBox>
  );
}

const NUMBER = { ta: 'right', style: { whiteSpace: 'nowrap' } } as const;
