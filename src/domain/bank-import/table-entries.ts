import { BadCell, quoted, readCents, readDay } from '#domain/imports/cell-readers.ts';
import { createRowReader, type ReadRow, type Table } from '#domain/imports/read-rows.ts';
import { listNames } from '#domain/imports/read-table.ts';
import {
  BANK_FIELD_LABELS,
  BANK_FIELDS,
  type BankColumns,
  type BankField,
} from '#shared/inputs/bank-import-inputs.ts';
import { cleanLine } from '#shared/text/clean-text.ts';
import { currencyOfHead, readCurrency } from '#shared/text/currencies.ts';
import { foldText } from '#shared/text/fold.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';
import { checkBalances } from './check-balances.ts';
import type { Entry, ReadEntries } from './entry.ts';
import { isFilled, readDirection, readStatus, withDirectionWords } from './qualifiers.ts';

const KINDS = {
  amount: 'amount',
  credit: 'amount',
  debit: 'amount',
  balance: 'amount',
  date: 'day',
  reference: 'shown',
  bankId: 'shown',
  account: 'shown',
} as const;

const MONEY = ['amount', 'credit', 'debit'] as const;

/** Without these a row still tells who paid how much. */
const FREE: readonly string[] = ['text', 'payer', 'balance'];

export function readTableEntries(table: Table, place: number, columns: BankColumns): ReadEntries {
  const head = table.rows[place] ?? [];
  const width = table.rows.slice(place).reduce((most, row) => Math.max(most, row.length), 0);
  const fields = Array.from({ length: width }, (_, at) => BANK_FIELDS.find((field) => columns[field] === at));
  const body = { ...table, rows: withPlainCells(table.rows, place, columns) };
  const readRow = createRowReader(body, { place, fields }, KINDS);
  const foreign = foreignCurrency(table, place, columns);
  const blank = blankReasons(body.rows, place, columns);
  const entries: Entry[] = [];
  const skipped = table.rows.slice(0, place).flatMap((row, at) => (row.some(isFilled) ? [at + 1] : []));
  const balances: { readonly row: number; readonly cents: number; readonly balance: number }[] = [];
  for (let at = place + 1; at < table.rows.length; at += 1) {
    const read = readRow(at);
    const entry = readEntry(at + 1, read, { foreign, blank });
    if (entry) entries.push(entry);
    else if (table.rows[at]?.some(isFilled)) skipped.push(at + 1);
    const balance = read.cells.get('balance');
    if (entry && typeof balance === 'number') {
      const cents = entry.direction === 'in' ? entry.amountCents : -entry.amountCents;
      balances.push({ row: entry.row, cents, balance: Math.round(balance * 100) });
    }
  }
  const unread = head.flatMap((cell, at) =>
    fields[at] === undefined && isFilled(cell) ? [String(cell)] : [],
  );
  return {
    entries,
    skipped,
    notes: [
      ...(unread.length > 0 ? [`Kolona që nuk lexohen: ${listNames(unread)}.`] : []),
      ...checkBalances(balances),
    ],
  };
}

/** Foreign notations converted: amounts (no plus sign, minus in front) and directions in words. */
function withPlainCells(rows: Table['rows'], place: number, columns: BankColumns) {
  const amounts = [...MONEY, 'balance' as const].map((field) => columns[field]);
  const { direction } = columns;
  const words =
    direction === null
      ? []
      : withDirectionWords(
          rows.slice(place + 1).map((row) => row[direction] ?? ''),
          rows[place]?.[direction] ?? '',
        );
  return rows.map((row, at) =>
    at <= place
      ? row
      : row.map((cell, column) => {
          if (column === direction) return words[at - place - 1] ?? cell;
          return amounts.includes(column) ? withSign(cell) : cell;
        }),
  );
}

function withSign(cell: FileCell): FileCell {
  if (typeof cell === 'number') return cell;
  const text = cell
    .trim()
    .replace(/^[−–‐‑—﹣－]/, '-')
    .replace(/^\+\s*/, '');
  return text.replace(/^([\d.,' \u00a0]+)[-−–]$/, '-$1').replace(/^-\s+/, '-');
}

/** The currency in the headings or the lines above them, when it is not the euro. */
function foreignCurrency({ rows }: Table, place: number, columns: BankColumns): string | null {
  const heads = MONEY.flatMap((field) => {
    const column = columns[field];
    return column === null ? [] : [currencyOfHead(String(rows[place]?.[column] ?? ''))];
  });
  const above = rows.slice(0, place).flatMap((row) =>
    row.flatMap((cell, at) => {
      const [, label, inside] =
        /^(monedha|valuta|currency|ccy)(?:[^:]{0,20})(?::\s*(\S+))?$/.exec(foldText(String(cell))) ?? [];
      return label === undefined ? [] : [inside ?? String(row[at + 1] ?? '')];
    }),
  );
  const found = [...heads, ...above].find((name) => name !== null && readCurrency(name) === 'other');
  return found?.toUpperCase() ?? null;
}

type Qualifying = { readonly foreign: string | null; readonly blank: readonly BankField[] };

/**
 * Fields whose absence makes a row suspect: a blank among `D` and `K`, or among euros and francs, comes from a
 * truncated line.
 */
function blankReasons(rows: Table['rows'], place: number, columns: BankColumns): BankField[] {
  const has = (field: BankField, is: (cell: FileCell) => boolean) => {
    const column = columns[field];
    return column !== null && rows.slice(place + 1).some((row) => is(row[column] ?? ''));
  };
  return [
    ...(has('direction', (cell) => readDirection(cell) === 'in') ? (['direction'] as const) : []),
    ...(has('currency', (cell) => readCurrency(cell) === 'other') ? (['currency'] as const) : []),
  ];
}

function readEntry(row: number, { cells, faults }: ReadRow, { foreign, blank }: Qualifying): Entry | null {
  const textOf = (field: BankField) => cleanLine(String(cells.get(field) ?? ''));
  if (!cells.has('date') && !MONEY.some((field) => cells.has(field)) && faults.length === 0) return null;
  const reasons = faults
    .filter(({ field }) => !FREE.includes(field))
    .map(({ field, text }) => `${labelOfField(field)}: ${text}`);
  const isFaulty = (field: string) => faults.some((fault) => fault.field === field);
  const read = <T>(field: 'date' | (typeof MONEY)[number], reader: (cell: FileCell) => T): T | null => {
    const cell = cells.get(field);
    if (cell === undefined || isFaulty(field)) return null;
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
  const isMoney = MONEY.some((field) => cells.has(field));
  const missing = isMoney ? blank.filter((field) => !cells.has(field) && !isFaulty(field)) : [];
  reasons.push(...missing.map((field) => `${BANK_FIELD_LABELS[field]} mungon.`));
  const direction = directionOf(cells.get('direction'), reasons);
  const money = judgeMoney(
    { amount: amount ?? 0, credit: credit ?? 0, debit: debit ?? 0, direction },
    reasons,
  );
  if (money.direction === 'in') reasons.push(...judgeQualifiers(cells, foreign));
  return {
    row,
    day,
    ...money,
    isReversal: /^(rc|rd)$/i.test(textOf('direction')),
    text: textOf('text'),
    payer: textOf('payer'),
    reference: textOf('reference'),
    bankId: textOf('bankId'),
    account: textOf('account'),
    reasons,
    doubt: '',
  };
}

function labelOfField(field: string): string {
  const known = BANK_FIELDS.find((name) => name === field);
  return known === undefined ? field : BANK_FIELD_LABELS[known];
}

type Money = { readonly amount: number; readonly credit: number; readonly debit: number };

function judgeMoney(
  { amount, credit, debit, direction }: Money & { readonly direction: 'in' | 'out' },
  reasons: string[],
): Pick<Entry, 'amountCents' | 'direction'> {
  const cents = amount + credit;
  // An unreadable row is named, whatever its direction.
  if (reasons.length > 0) return { amountCents: Math.abs(cents), direction: 'in' };
  if (cents !== 0 && debit !== 0) reasons.push('Ka edhe hyrje edhe dalje.');
  else if (cents === 0 && debit === 0) reasons.push('Shuma mungon.');
  else if (cents <= 0 || direction === 'out') {
    return { amountCents: Math.abs(cents === 0 ? debit : cents), direction: 'out' };
  }
  return { amountCents: Math.abs(cents), direction: 'in' };
}

function judgeQualifiers(cells: ReadRow['cells'], foreign: string | null): string[] {
  const currency = cells.get('currency');
  const status = cells.get('status');
  const reasons: string[] = [];
  if (currency === undefined ? foreign !== null : readCurrency(currency) !== 'euro') {
    reasons.push(`Monedha: ${quoted(currency ?? foreign ?? '')}. Lexohen vetëm pagesat në euro.`);
  }
  if (status !== undefined && readStatus(status) !== 'booked') {
    reasons.push(
      readStatus(status) === null
        ? `${BANK_FIELD_LABELS.status}: ${quoted(status)} nuk dihet.`
        : `${BANK_FIELD_LABELS.status}: ${quoted(status)}, pagesa nuk është kryer.`,
    );
  }
  return reasons;
}

function directionOf(cell: FileCell | undefined, reasons: string[]): 'in' | 'out' {
  if (cell === undefined) return 'in';
  const direction = readDirection(cell);
  if (direction === null) reasons.push(`${BANK_FIELD_LABELS.direction}: ${quoted(cell)} nuk dihet.`);
  return direction ?? 'out';
}
