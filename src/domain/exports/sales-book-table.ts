import type { SalesBookEntry } from '#domain/reports/sales-book.ts';
import { formatBasisPoints } from '#shared/money.ts';
import type { SheetCell, SheetColumn } from '#spreadsheets/sheet.ts';

/** The rates of Kosovo, whether or not a period has used them; others follow. */
const USUAL_RATES = [1800, 800, 0];

export function ratesOf(entries: Iterable<SalesBookEntry>, known: ReadonlySet<number>): Set<number> {
  const rates = new Set([...USUAL_RATES, ...known]);
  for (const entry of entries) for (const { vatBasisPoints } of entry.rates) rates.add(vatBasisPoints);
  return rates;
}

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

/** A row whose amounts have no columns yet: what stands before them, rate, net and VAT of each, what stands behind. */
export type WaitingRow = readonly [
  before: readonly SheetCell[],
  amounts: readonly (readonly [vatBasisPoints: number, netCents: number, vatCents: number])[],
  behind: readonly SheetCell[],
];

/** An entry until it is known which rates have a column; with the names of its fields it would be twice as long. */
export function toWaitingRow(entry: SalesBookEntry): WaitingRow {
  return [
    [entry.invoiceNumber, entry.issuedOn, entry.buyerName, entry.buyerFiscalNumber, entry.buyerVatNumber],
    entry.rates.map(
      ({ vatBasisPoints, netCents, vatCents }) => [vatBasisPoints, netCents, vatCents] as const,
    ),
    [entry.totalCents, entry.isCancelled ? 'ANULUAR' : ''],
  ];
}

export function salesBookRow([before, amounts, behind]: WaitingRow, rates: readonly number[]): SheetCell[] {
  const inColumns = rates.flatMap((rate) => {
    const [, netCents = 0, vatCents = 0] = amounts.find(([known]) => known === rate) ?? [];
    return [netCents, vatCents];
  });
  return [...before, ...inColumns, ...behind];
}
