import { createHash } from 'node:crypto';
import { BadCell, quoted, readCents, readDay } from '#domain/imports/cell-readers.ts';
import { createRowReader, type RowCells } from '#domain/imports/read-rows.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { sentenceOf } from '#shared/errors/error-answers.ts';
import { BANK_FIELD_LABELS, BANK_FIELDS, type BankColumns } from '#shared/inputs/bank-import-inputs.ts';
import { MAX_AMOUNT_CENTS } from '#shared/inputs/ledger-inputs.ts';
import { cleanLine } from '#shared/text/clean-text.ts';
import { foldText } from '#shared/text/fold.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';

export type Receipt = {
  readonly row: number;
  readonly day: ISODate;
  readonly amountCents: number;
  readonly text: string;
  readonly payer: string;
  readonly reference: string;
};

export type BadRow = { readonly row: number; readonly label: string; readonly reasons: readonly string[] };

export type Transactions = {
  readonly receipts: readonly Receipt[];
  readonly badRows: readonly BadRow[];
  readonly debits: number;
};

const NUMBERS = { amount: 'amount', credit: 'amount', debit: 'amount' } as const;
const MONEY = ['amount', 'credit', 'debit'] as const;

const MAX_REFERENCE = 120;

export type PossibleDays = { readonly firstDay: ISODate; readonly today: ISODate };

export function readTransactions(
  rows: readonly (readonly FileCell[])[],
  place: number,
  columns: BankColumns,
  days: PossibleDays,
): Transactions {
  const body = toBody(rows, place, columns);
  const fields = (rows[place] ?? []).map((_head, at) => BANK_FIELDS.find((field) => columns[field] === at));
  const readRow = createRowReader(body, { place, fields, unknown: [] }, NUMBERS);
  const receipts: Receipt[] = [];
  const badRows: BadRow[] = [];
  const rowOf = new Map<string, number>();
  const alike = new Map<string, number>();
  let debits = 0;
  for (const [at, cells] of body.slice(place + 1).entries()) {
    const row = place + at + 2;
    const found = readOne(row, readRow(cells), days);
    if (found === null) continue;
    if (found === 'debit') debits += 1;
    else if ('reasons' in found) badRows.push(found);
    else {
      const { length } = found.reference;
      const isNamed = length > 0 && length <= MAX_REFERENCE;
      const reference = isNamed ? found.reference : madeReference(found, alike);
      const earlier = rowOf.get(reference);
      if (earlier === undefined) {
        rowOf.set(reference, row);
        receipts.push({ ...found, reference });
      } else {
        badRows.push(badRow(found, [`Referenca ${reference} është edhe në rreshtin ${earlier}.`]));
      }
    }
  }
  return { receipts, badRows, debits };
}

/** Amounts as numbers are formatted elsewhere: no plus sign, the minus in front. */
function toBody(rows: readonly (readonly FileCell[])[], place: number, columns: BankColumns) {
  const amounts = MONEY.map((field) => columns[field]);
  return rows.map((row, at) =>
    at <= place ? row : row.map((cell, column) => (amounts.includes(column) ? withSign(cell) : cell)),
  );
}

function withSign(cell: FileCell): FileCell {
  if (typeof cell === 'number') return cell;
  const text = cell
    .trim()
    .replace(/^[−–]/, '-')
    .replace(/^\+\s*/, '');
  return text.replace(/^([\d.,' ]+)[-−]$/, '-$1').replace(/^-\s+/, '-');
}

function readOne(
  row: number,
  cells: RowCells,
  { firstDay, today }: PossibleDays,
): Receipt | BadRow | 'debit' | null {
  const textOf = (field: string) => cleanLine(String(cells.get(field) ?? ''));
  const [text, payer, reference] = [textOf('text'), textOf('payer'), textOf('reference')];
  if (!cells.has('date') && !MONEY.some((field) => cells.has(field))) return null;
  const reasons: string[] = [];
  const read = <T>(field: 'date' | (typeof MONEY)[number], reader: (cell: FileCell) => T): T | null => {
    const cell = cells.get(field);
    if (cell === undefined) return null;
    try {
      return reader(cell);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      reasons.push(`${BANK_FIELD_LABELS[field]}: ${error.message}`);
      return null;
    }
  };
  const day = read('date', readDay);
  const [amount, credit, debit] = MONEY.map((field) => read(field, readCents) ?? 0);
  const direction = directionOf(cells.get('direction'), reasons);
  const cents = (amount ?? 0) + (credit ?? 0);
  const label = [payer, text].filter(Boolean).join(' · ').slice(0, 120);
  const bad = (): BadRow => ({ row, label, reasons });
  if (reasons.length > 0) return bad();
  if (cents !== 0 && (debit ?? 0) !== 0) reasons.push('Ka edhe hyrje edhe dalje.');
  else if (cents === 0 && (debit ?? 0) === 0) reasons.push('Shuma mungon.');
  else if (cents <= 0 || direction === 'out') return 'debit';
  if (cents > MAX_AMOUNT_CENTS) reasons.push('Shuma është tepër e madhe.');
  if (day === null) reasons.push('Data mungon.');
  else if (day > today) reasons.push('Data nuk mund të jetë pas sotit.');
  else if (day < firstDay) reasons.push(sentenceOf({ code: 'day-before-shop', data: { firstDay } }));
  if (reasons.length > 0 || day === null) return bad();
  return { row, day, amountCents: cents, text, payer, reference };
}

function directionOf(cell: FileCell | undefined, reasons: string[]): 'in' | 'out' {
  if (cell === undefined) return 'in';
  const word = foldText(String(cell));
  if (/^(\+|k|c|kr|cr|kredi.*|credit.*|hyrje.*|in)$/.test(word)) return 'in';
  if (!/^(-|d|db|dr|debi.*|dalje.*|out)$/.test(word)) {
    reasons.push(`${BANK_FIELD_LABELS.direction}: ${quoted(cell)} nuk dihet.`);
  }
  return 'out';
}

function badRow({ row, payer, text }: Receipt, reasons: readonly string[]): BadRow {
  return { row, label: [payer, text].filter(Boolean).join(' · ').slice(0, 120), reasons };
}

function madeReference({ day, amountCents, text }: Receipt, alike: Map<string, number>): string {
  const made = createHash('sha256')
    .update(JSON.stringify([day, amountCents, foldText(text)]))
    .digest('hex');
  const times = (alike.get(made) ?? 0) + 1;
  alike.set(made, times);
  return `PA-REF-${made.slice(0, 16)}${times === 1 ? '' : `-${times}`}`;
}
