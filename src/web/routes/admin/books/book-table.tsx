import { Table, Text } from '@mantine/core';
import {
  BOOK_LABELS,
  type Book,
  type BookColumn,
  type BookRow,
  bookAmount,
  ROW_CODES,
} from '#shared/accounting/books.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { booksTexts as texts } from './texts.ts';

const MIN_WIDTHS: Readonly<Record<string, number>> = { number: 172, name: 170 };
const BOX_WIDTH = 118;

type BookTableProps = {
  readonly book: Book;
  readonly isWhole: boolean;
  readonly from: number;
  readonly count: number;
};

export function BookTable({ book, isWhole, from, count }: BookTableProps) {
  const { kind, rows, totals } = book;
  if (rows.length === 1 && rows[0]?.identity === ROW_CODES.nil && !isWhole) {
    return <Text c="dimmed">{texts.nil}</Text>;
  }
  const columns = book.columns.filter(({ box }) => isWhole || box === '' || totals[box] !== undefined);
  const particulars = columns.filter(({ box }) => box === '').length;
  return (
    <ScrollBox label={BOOK_LABELS[kind]} maxHeight="70vh">
      <Table
        aria-label={BOOK_LABELS[kind]}
        horizontalSpacing="xs"
        verticalSpacing={6}
        fz="sm"
        striped
        stickyHeader
      >
        <Head columns={columns} />
        <Table.Tbody>
          {rows.slice(from, from + count).map((row, place) => (
            <Row key={`${row.date} ${row.number}`} row={row} place={from + place} columns={columns} />
          ))}
        </Table.Tbody>
        <Table.Tfoot pos="sticky" bottom={0} bg="var(--shop-surface)">
          <Table.Tr>
            <Table.Th colSpan={particulars}>
              {texts.total} · {texts.rows(rows.length)}
            </Table.Th>
            {columns.slice(particulars).map(({ key }) => (
              <Table.Th key={key} ta="right" style={{ whiteSpace: 'nowrap' }}>
                {bookAmount(totals[key])}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </ScrollBox>
  );
}

function Head({ columns }: { readonly columns: readonly BookColumn[] }) {
  return (
    <Table.Thead>
      <Table.Tr>
        {groupsOf(columns).map(({ key, group, span }) => (
          <Table.Th key={key} colSpan={span} scope="colgroup" style={{ whiteSpace: 'nowrap' }}>
            {group}
          </Table.Th>
        ))}
      </Table.Tr>
      <Table.Tr>
        {columns.map(({ key, name, box }) => (
          <Table.Th
            key={key}
            ta={box === '' ? 'left' : 'right'}
            miw={MIN_WIDTHS[key] ?? (box === '' ? 0 : BOX_WIDTH)}
            fw={500}
            lh={1.3}
            style={{ verticalAlign: 'top' }}
          >
            {name}
          </Table.Th>
        ))}
      </Table.Tr>
      <Table.Tr>
        {columns.map(({ key, box }) => (
          <Table.Th key={key} ta="right" c="dimmed">
            {box === '' ? '' : `[${box}]`}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

function groupsOf(columns: readonly BookColumn[]) {
  const groups: { key: string; group: string; span: number }[] = [];
  for (const { key, group } of columns) {
    const last = groups.at(-1);
    if (last?.group === group) last.span += 1;
    else groups.push({ key, group, span: 1 });
  }
  return groups;
}

type RowProps = {
  readonly row: BookRow;
  readonly place: number;
  readonly columns: readonly BookColumn[];
};

function Row({ row, place, columns }: RowProps) {
  const { date, number, name, identity, vatNumber } = row;
  const particulars: Readonly<Record<string, string>> = {
    nr: String(place + 1),
    date: formatDate(date),
    number,
    name,
    identity,
    vatNumber,
  };
  return (
    <Table.Tr>
      {columns.map(({ key, box }) => (
        <Table.Td
          key={key}
          ta={box === '' ? 'left' : 'right'}
          style={{
            whiteSpace: MIN_WIDTHS[key] === undefined ? 'nowrap' : 'normal',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {box === '' ? particulars[key] : bookAmount(row.boxes[box])}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
