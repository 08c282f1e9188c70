import type { SalesBookEntry } from '#domain/reports/sales-book.ts';
import { formatBasisPoints } from '#shared/money.ts';
import type { SheetCell, SheetColumn } from '#spreadsheets/sheet.ts';

/** The rates of Kosovo, whether or not a period has used them; others follow. */
const USUAL_RATES = [1800, 800, 0];

/** Every rate that the entries use, the usual ones first. */
export function ratesOf(entries: Iterable<SalesBookEntry>, known: ReadonlySet<number>): Set<number> {
  const rates = new Set([...USUAL_RATES, ...known]);
  for (const entry of entries) for (const { vatBasisPoints } of entry.rates) rates.add(vatBasisPoints);
  return rates;
}

/** Columns of the book of sales: net and VAT for each rate. */
export function salesBookColumns(rates: readonly number[]): SheetColumn[] {
  return [
    { header: 'Nr. porosisë', kind: 'whole' },
    { header: 'Data', kind: 'date' },
    { header: 'Blerësi', kind: 'text' },
    { header: 'Nr. fiskal', kind: 'text' },
    { header: 'Nr. TVSH', kind: 'text' },
    ...rates.flatMap((rate): SheetColumn[] => [
      { header: `Vlera pa TVSH ${formatBasisPoints(rate)}`, kind: 'cents' },
      { header: `TVSH ${formatBasisPoints(rate)}`, kind: 'cents' },
    ]),
    { header: 'Totali', kind: 'cents' },
    { header: 'Shënim', kind: 'text' },
  ];
}

/** A row of the book of sales. */
export function salesBookRow(entry: SalesBookEntry, rates: readonly number[]): SheetCell[] {
  const amounts = rates.flatMap((rate) => {
    const found = entry.rates.find((known) => known.vatBasisPoints === rate);
    return [found?.netCents ?? 0, found?.vatCents ?? 0];
  });
  return [
    entry.invoiceNumber,
    entry.issuedOn,
    entry.buyerName,
    entry.buyerFiscalNumber,
    entry.buyerVatNumber,
    ...amounts,
    entry.totalCents,
    entry.isCancelled ? 'ANULUAR' : '',
  ];
}
