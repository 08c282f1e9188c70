import { z } from 'zod';
import { BOOKS, type BookColumn, type BookKind } from '#shared/accounting/books.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#shared/accounting/documents.ts';
import type { BillKind } from '#shared/purchasing/bill-types.ts';
import { BILL_KINDS } from '#shared/purchasing/purchasing-types.ts';
import stored from './books-layout.json' with { type: 'json' };

const PARTICULARS = ['nr', 'date', 'number', 'name', 'identity', 'vatNumber'];

const columnForm = z.object({ key: z.string().min(1), group: z.string(), name: z.string(), box: z.string() });

/** Columns of a VAT rate: one for the net value, any number for the VAT. */
const placeForm = z.object({
  rate: z.int().min(0).max(10_000),
  net: z.string(),
  vat: z.array(z.string()),
});

const billKinds = z.array(z.enum(BILL_KINDS));

/** The same for supplier bills; without `asset`, for both. */
const billPlaceForm = placeForm.extend({ kinds: billKinds, asset: z.boolean().optional() });

/** Bills whose VAT is not deducted are in one column including VAT. */
const notDeductibleForm = z.object({ kinds: billKinds, gross: z.string(), grossOfAssets: z.string() });

const bookForm = z
  .object({
    columns: z.array(columnForm),
    documents: z.partialRecord(z.enum(DOCUMENT_KINDS), z.array(placeForm)),
    bills: z.array(billPlaceForm),
    notDeductible: notDeductibleForm.optional(),
  })
  .refine(({ columns }) => PARTICULARS.every((key, place) => columns[place]?.key === key))
  .refine(({ columns }) => new Set(columns.map(({ key }) => key)).size === columns.length)
  .refine(({ columns }) => columns.slice(PARTICULARS.length).every(({ key, box }) => key === box))
  .refine(({ columns, documents, bills, notDeductible }) => {
    const boxes = new Set(columns.map(({ box }) => box).filter((box) => box !== ''));
    const places = [...Object.values(documents).flat(), ...bills];
    const named = places.flatMap(({ net, vat }) => [net, ...vat]);
    const gross = notDeductible ? [notDeductible.gross, notDeductible.grossOfAssets] : [];
    return [...named, ...gross].every((box) => boxes.has(box));
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

type BillRate = {
  readonly kind: BillKind;
  readonly isAsset: boolean;
  readonly isDeductible: boolean;
  readonly vatBasisPoints: number;
  readonly netCents: number;
  readonly vatCents: number;
};

/** Cents by box for one rate of a bill; empty if it is not in this book. Credits lower the non-deductible column. */
export function boxesOfBill(book: BookKind, rate: BillRate): Readonly<Record<string, number>> {
  const { bills, notDeductible } = layout[book];
  const { kind, isAsset, netCents, vatCents } = rate;
  if (!rate.isDeductible) {
    if (!notDeductible?.kinds.includes(kind)) return {};
    const grossCents = (netCents + vatCents) * (kind === 'credit_note' ? -1 : 1);
    return { [isAsset ? notDeductible.grossOfAssets : notDeductible.gross]: grossCents };
  }
  const place = bills.find(
    ({ kinds, asset, rate: placed }) =>
      kinds.includes(kind) && (asset ?? isAsset) === isAsset && placed === rate.vatBasisPoints,
  );
  if (place === undefined) return {};
  return { [place.net]: netCents, ...Object.fromEntries(place.vat.map((box) => [box, vatCents])) };
}

export function hasBill(book: BookKind, { kind, isDeductible }: Pick<BillRate, 'kind' | 'isDeductible'>) {
  const { bills, notDeductible } = layout[book];
  if (!isDeductible) return notDeductible?.kinds.includes(kind) ?? false;
  return bills.some(({ kinds }) => kinds.includes(kind));
}

export function knownRates(): number[] {
  const places = BOOKS.flatMap((book) => Object.values(layout[book].documents).flat());
  return [...new Set(places.map(({ rate }) => rate))];
}
