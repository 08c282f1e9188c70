import { z } from 'zod';
import { type RestRow, rowsOf, tableAnswer, XLSX } from '#http/rest/kit/rest-row.ts';
import { type Book, type BookKind, bookAmount } from '#shared/accounting/books.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { reasonInput } from '#shared/inputs/basic-inputs.ts';
import { monthInput } from '#shared/inputs/books-inputs.ts';

const row = rowsOf({ tag: 'Books', roles: ['admin'] });

const monthParam = monthInput.meta({ example: '2026-10' });

/** Besides these, the boxes of the book. */
const bookRowShape = z
  .object({
    nr: z.string(),
    date: z.string(),
    number: z.string(),
    name: z.string(),
    nui: z.string(),
    nr_tvsh: z.string(),
  })
  .catchall(z.string());

const bookShape = z.object({ rows: z.array(bookRowShape), totals: z.record(z.string(), z.string()) });

export const booksRows: readonly RestRow[] = [
  bookRow('sales', 'The book of sales of a month: invoices and debit notes'),
  bookRow('purchases', 'The book of purchases of a month: the credit notes issued'),
  row('POST /admin/books/close', {
    summary: 'Close a month (`yyyy-MM`) and all before it: nothing is issued into them any more',
    input: z.object({ month: monthParam }),
    output: z.object({ message: z.string(), closed_until: z.string() }),
    errors: ['Month not over', 'Clock not confirmed'],
    call: async ({ admin }, month) => {
      const { closedUntil: closed_until } = await admin.books.close(month);
      return { message: `Librat janë mbyllur deri më ${formatDate(closed_until)}.`, closed_until };
    },
  }),
  row('POST /admin/books/open', {
    summary: 'Open the last closed month again while no paper was issued since, and say why',
    input: z.object({ month: monthParam, reason: reasonInput }),
    output: z.object({ message: z.string(), closed_until: z.string().nullable() }),
    errors: ['Month not closed', 'Papers issued since'],
    call: async ({ admin }, input) => {
      const { closedUntil: closed_until } = await admin.books.reopen(input);
      const message =
        closed_until === null
          ? 'Muaji u hap përsëri: asnjë muaj nuk është i mbyllur.'
          : `Muaji u hap përsëri. Librat janë mbyllur deri më ${formatDate(closed_until)}.`;
      return { message, closed_until };
    },
  }),
];

function bookRow(book: BookKind, summary: string): RestRow {
  return row(`GET /admin/books/${book}`, {
    summary: `${summary}; as JSON with \`format=json\``,
    input: z.object({ month: monthParam, format: z.enum(['xlsx', 'json']).default('xlsx') }),
    output: bookShape,
    files: [XLSX],
    call: async ({ admin }, { month, format }) => {
      if (format === 'json') return toBookShape(await admin.books.get({ book, month }));
      return tableAnswer(await admin.books.file({ book, month }));
    },
  });
}

function toBookShape({ columns, rows, totals }: Book): z.input<typeof bookShape> {
  const boxes = columns.map(({ box }) => box).filter((box) => box !== '');
  const toAmounts = (cents: Book['totals']) =>
    Object.fromEntries(boxes.map((box) => [box, bookAmount(cents[box])]));
  return {
    rows: rows.map(({ date, number, name, identity, vatNumber, boxes: filled }, index) => ({
      nr: String(index + 1),
      date: formatDate(date),
      number,
      name,
      nui: identity,
      nr_tvsh: vatNumber,
      ...toAmounts(filled),
    })),
    totals: toAmounts(totals),
  };
}
