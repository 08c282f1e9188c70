import { Box, Checkbox, Group, Paper, SimpleGrid, Table, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import {
  columnVisibilityFeature,
  type Row,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { memo, type ReactNode, useMemo } from 'react';
import { Dimmed } from '#web/ui/dimmed.ts';
import { type Column, ColumnMenu, useColumnChoice } from './column-menu.tsx';
import { ScrollBox } from './scroll-box.tsx';
import { adminTexts } from './texts.ts';

export type GridColumn<T> = Column & {
  readonly cell: (row: T) => ReactNode;
  readonly isNumber?: boolean;
  readonly isSorting?: boolean;
  /** Of the table; by default the longest cell decides. */
  readonly width?: string;
};

type Sort = {
  readonly by: string | undefined;
  readonly direction: 'asc' | 'desc';
  readonly onSort: (by: string, direction: 'asc' | 'desc') => void;
};

export type GridSelection<T> = {
  readonly ticked: RowSelectionState;
  readonly onTick: (change: (before: RowSelectionState) => RowSelectionState) => void;
  readonly labelOf: (row: T) => string;
};

type DataGridProps<T> = {
  readonly label: string;
  readonly name: string;
  readonly rows: readonly T[];
  readonly idOf: (row: T) => number;
  readonly columns: readonly GridColumn<T>[];
  readonly card: (row: T, box: ReactNode) => ReactNode;
  readonly mark: 'product' | 'user' | 'entry' | 'document';
  readonly caption?: ReactNode;
  readonly sort?: Sort;
  readonly rowHeight?: number;
  readonly selection?: GridSelection<T>;
};

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
const NOTHING: RowSelectionState = {};
const NARROW = '(max-width: 61.99em)';

export function DataGrid<T extends object>(props: DataGridProps<T>) {
  const { label, name, rows, idOf, columns, selection, caption } = props;
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const choice = useColumnChoice(name, columns);
  const definitions = useMemo(() => columns.map(({ id, head }) => ({ id, header: head })), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row: T) => String(idOf(row)),
    state: { columnVisibility: choice.visible, rowSelection: selection?.ticked ?? NOTHING },
    onRowSelectionChange: (updater) =>
      selection?.onTick((before) => (typeof updater === 'function' ? updater(before) : updater)),
  });
  const shown = useMemo(
    () => columns.filter((column) => choice.visible[column.id] !== false),
    [columns, choice.visible],
  );
  const all = selection && (
    <Checkbox
      {...(isNarrow ? { label: adminTexts.selectAll } : { 'aria-label': adminTexts.selectAll })}
      checked={table.getIsAllRowsSelected()}
      indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
      onChange={(event) => table.toggleAllRowsSelected(event.currentTarget.checked)}
    />
  );
  const drawn = table
    .getRowModel()
    .rows.map((row) => (
      <GridRow
        key={row.id}
        original={row.original}
        isSelected={row.getIsSelected()}
        columns={isNarrow ? null : shown}
        draw={() =>
          isNarrow ? <CardOf {...props} row={row} /> : <RowOf {...props} row={row} columns={shown} />
        }
      />
    ));
  return (
    <>
      <Group justify="space-between" gap="xs" mih={30} mb={6}>
        <Group gap="sm">
          {isNarrow && all}
          <Dimmed role="status">{caption}</Dimmed>
        </Group>
        {!isNarrow && <ColumnMenu columns={columns} choice={choice} />}
      </Group>
      {isNarrow ? (
        <SimpleGrid component="ul" aria-label={label} cols={{ base: 1, xs: 2 }} spacing="sm">
          {drawn}
        </SimpleGrid>
      ) : (
        <Paper style={{ overflow: 'hidden' }}>
          <ScrollBox label={label}>
            <Table
              aria-label={label}
              horizontalSpacing="xs"
              {...(props.rowHeight === undefined ? {} : { verticalSpacing: 3 })}
            >
              <Table.Thead bg="var(--shop-sunken)">
                <Table.Tr>
                  {all && <Table.Th w={44}>{all}</Table.Th>}
                  {shown.map((column) => (
                    <Head key={column.id} column={column} sort={props.sort} />
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>{drawn}</Table.Tbody>
            </Table>
          </ScrollBox>
        </Paper>
      )}
    </>
  );
}

type GridRowProps = {
  readonly original: object;
  readonly isSelected: boolean;
  readonly columns: object | null;
  readonly draw: () => ReactNode;
};

const GridRow = memo(
  ({ draw }: GridRowProps) => draw(),
  (before, after) =>
    before.original === after.original &&
    before.isSelected === after.isSelected &&
    before.columns === after.columns,
);

type RowProps<T extends object> = DataGridProps<T> & { readonly row: Row<typeof features, T> };

function TickBox<T extends object>({ row, selection }: RowProps<T>) {
  return selection ? (
    <Checkbox
      aria-label={selection.labelOf(row.original)}
      checked={row.getIsSelected()}
      // The rendered row may be stale: shift-selection needs the row of the current list.
      onChange={(event) => row.table.getRow(row.id).getToggleSelectedHandler()(event)}
    />
  ) : null;
}

function RowOf<T extends object>(props: RowProps<T>) {
  const { row, columns, mark, selection, rowHeight } = props;
  return (
    <Table.Tr
      {...(rowHeight === undefined ? {} : { h: rowHeight })}
      {...{ [`data-${mark}`]: row.id }}
      {...(row.getIsSelected() ? { bg: 'var(--mantine-color-orange-light)' } : {})}
    >
      {selection && (
        <Table.Td>
          <TickBox {...props} />
        </Table.Td>
      )}
      {columns.map(({ id, cell, isNumber }) => (
        <Table.Td key={id} {...(isNumber ? { ta: 'right', style: { whiteSpace: 'nowrap' } } : {})}>
          {cell(row.original)}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

function CardOf<T extends object>(props: RowProps<T>) {
  const { row, mark, card } = props;
  return (
    <Paper
      component="li"
      p="sm"
      {...{ [`data-${mark}`]: row.id }}
      {...(row.getIsSelected() ? { bg: 'var(--mantine-color-orange-light)' } : {})}
    >
      {card(row.original, <TickBox {...props} />)}
    </Paper>
  );
}

type HeadProps<T> = { readonly column: GridColumn<T>; readonly sort: Sort | undefined };

function Head<T>({ column: { id, head, isNumber, isSorting, width }, sort }: HeadProps<T>) {
  const align = isNumber ? 'right' : 'left';
  if (!isSorting || !sort) {
    return (
      <Table.Th ta={align} w={width}>
        {head}
      </Table.Th>
    );
  }
  const direction = sort.by === id ? sort.direction : undefined;
  const ariaSort = direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending';
  return (
    <Table.Th ta={align} w={width} aria-sort={ariaSort}>
      <UnstyledButton
        fz="inherit"
        fw="inherit"
        mih={32}
        onClick={() => sort.onSort(id, direction === 'asc' ? 'desc' : 'asc')}
      >
        <Box component="span" style={{ whiteSpace: 'nowrap' }}>
          {head}
          {direction === 'asc' && <IconArrowUp size={14} aria-hidden />}
          {direction === 'desc' && <IconArrowDown size={14} aria-hidden />}
        </Box>
      </UnstyledButton>
    </Table.Th>
  );
}
