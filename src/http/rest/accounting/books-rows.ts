import { z } from 'zod';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { type Book, type BookKind, bookAmount } from '#shared/accounting/books.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { reasonInput } from '#shared/inputs/basic-inputs.ts';
import { monthInput } from '#shared/inputs/books-inputs.ts';

const tag = 'Books';
const admin = ['admin'] as const;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const bookShape = z.object({
  rows: z.array(
    z
      .object({
        nr: z.string(),
        date: z.string(),
        number: z.string(),
        name: z.string(),
        nui: z.string(),
        nr_tvsh: z.string(),
      })
      .catchall(z.string()),
  ),
  totals: z.record(z.string(), z.string()),
});

export const booksRows: readonly RestRow[] = [
  bookRow('sales', '/admin/books/sales', 'The book of sales of a month: invoices and debit notes'),
  bookRow('purchases', '/admin/books/purchases', 'The book of purchases of a month: the credit notes issued'),
  defineRow({
    method: 'POST',
    url: '/admin/books/close',
    roles: admin,
    input: z.object({ month: monthInput }),
    output: z.object({ message: z.string(), closed_until: z.string() }),
    doc: {
      tag,
      summary: 'Close a month (`yyyy-MM`) and all before it: nothing is issued into them any more',
      errors: { 409: ['Month not over', 'Clock not confirmed'] },
    },
    call: async ({ caller }, month) => {
      const { closedUntil } = await caller.admin.books.close(month);
      return {
        message: `Librat janë mbyllur deri më ${formatDate(closedUntil)}.`,
        closed_until: closedUntil,
      };
    },
  }),
  defineRow({
    method: 'POST',
    url: '/admin/books/open',
    roles: admin,
    input: z.object({ month: monthInput, reason: reasonInput }),
    output: z.object({ message: z.string(), closed_until: z.string().nullable() }),
    doc: {
      tag,
      summary: 'Open the last closed month again while no paper was issued since, and say why',
      errors: { 409: ['Month not closed', 'Papers issued since'] },
    },
    call: async ({ caller }, input) => {
      const { closedUntil } = await caller.admin.books.reopen(input);
      return {
        message:
          closedUntil === null
            ? 'Muaji u hap përsëri: asnjë muaj nuk është i mbyllur.'
            : `Muaji u hap përsëri. Librat janë mbyllur deri më ${formatDate(closedUntil)}.`,
        closed_until: closedUntil,
      };
    },
  }),
];

function bookRow(book: BookKind, url: string, summary: string): RestRow {
  return defineRow({
    method: 'GET',
    url,
    roles: admin,
    input: z.object({ month: monthInput, format: z.enum(['xlsx', 'json']).default('xlsx') }),
    output: bookShape,
    doc: { tag, summary: `${summary}; as JSON with \`format=json\``, file: XLSX },
    call: async ({ caller }, { month, format }) => {
      if (format === 'json') return toBookShape(await caller.admin.books.get({ book, month }));
      const file = await caller.admin.books.file({ book, month });
      return { ...file, disposition: 'attachment' as const, contentType: XLSX };
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
