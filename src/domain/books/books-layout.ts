import { z } from 'zod';
import { BOOKS, type BookColumn, type BookKind } from '#shared/accounting/books.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#shared/accounting/documents.ts';
import stored from './books-layout.json' with { type: 'json' };

const PARTICULARS = ['nr', 'date', 'number', 'name', 'identity', 'vatNumber'];

const columnForm = z.object({ key: z.string().min(1), group: z.string(), name: z.string(), box: z.string() });

/** Columns of a VAT rate: one for the net value, any number for the VAT. */
const placeForm = z.object({
  rate: z.int().min(0).max(10_000),
  net: z.string(),
  vat: z.array(z.string()),
});

const bookForm = z
  .object({
    columns: z.array(columnForm),
    documents: z.partialRecord(z.enum(DOCUMENT_KINDS), z.array(placeForm)),
  })
  .refine(({ columns }) => PARTICULARS.every((key, place) => columns[place]?.key === key))
  .refine(({ columns }) => new Set(columns.map(({ key }) => key)).size === columns.length)
  .refine(({ columns }) => columns.slice(PARTICULARS.length).every(({ key, box }) => key === box))
  .refine(({ columns, documents }) => {
    const boxes = new Set(columns.map(({ box }) => box).filter((box) => box !== ''));
    const named = Object.values(documents).flatMap((places) =>
      places.flatMap(({ net, vat }) => [net, ...vat]),
    );
    return named.every((box) => boxes.has(box));
  });

/** The layout of the tax administration's portal, as data so that an accountant can correct it. */
const layout = z.record(z.enum(BOOKS), bookForm).parse(stored);

export function columnsOf(book: BookKind): readonly BookColumn[] {
  return layout[book].columns;
}

export function documentsOf(book: BookKind): readonly DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => layout[book].documents[kind] !== undefined);
}

export function findBoxes(book: BookKind, kind: DocumentKind, vatBasisPoints: number) {
  return layout[book].documents[kind]?.find(({ rate }) => rate === vatBasisPoints);
}

export function knownRates(): number[] {
  const places = BOOKS.flatMap((book) => Object.values(layout[book].documents).flat());
  return [...new Set(places.map(({ rate }) => rate))];
}
