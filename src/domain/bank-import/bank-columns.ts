import { z } from 'zod';
import { readValue, writeValue } from '#domain/settings/stored-value.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import {
  BANK_FIELDS,
  type BankColumns,
  type BankField,
  bankColumnsInput,
} from '#shared/inputs/bank-import-inputs.ts';
import { simplifyHeader } from '#shared/prices/price-basis.ts';
import { isKnownCurrency } from '#shared/text/currencies.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';
import { isColumnOf, isFilled, readDirection, readStatus, withDirectionWords } from './qualifiers.ts';

type Rows = readonly (readonly FileCell[])[];

const NAMES: Readonly<Record<BankField, readonly string[]>> = {
  date: [
    'Data',
    'Data e transaksionit',
    'Data e veprimit',
    'Data e regjistrimit',
    'Data e pagesës',
    'Data e postimit',
    'Data e valutës',
    'Data valutë',
    'Date',
    'Transaction date',
    'Booking date',
    'Posting date',
    'Value date',
  ],
  amount: ['Shuma', 'Vlera', 'Shuma e transaksionit', 'Amount', 'Transaction amount'],
  credit: [
    'Kredi',
    'Kreditim',
    'Kredit',
    'Hyrje',
    'Hyrjet',
    'Shuma kredi',
    'Credit',
    'Credit amount',
    'Paid in',
  ],
  debit: ['Debi', 'Debit', 'Debitim', 'Dalje', 'Daljet', 'Shuma debi', 'Debit amount', 'Paid out'],
  direction: [
    'D/K',
    'K/D',
    'DK',
    'D/C',
    'C/D',
    'Dr/Cr',
    'Cr/Dr',
    'Debi/Kredi',
    'Kredi/Debi',
    'Debit/Credit',
    'Credit/Debit',
    'Hyrje/Dalje',
    'Dalje/Hyrje',
    'Drejtimi',
    'Soll/Haben',
    'S/H',
    'Borç/Alacak',
  ],
  currency: [
    'Monedha',
    'Monedha e transaksionit',
    'Valuta',
    'Currency',
    'Ccy',
    'Transaction currency',
    'Deviza',
    'Mon',
    'Döviz',
  ],
  status: [
    'Statusi',
    'Status',
    'Statusi i transaksionit',
    'Transaction status',
    'State',
    'Payment status',
    'Statusi i pagesës',
    'Gjendja e transaksionit',
  ],
  text: [
    'Përshkrimi',
    'Përshkrim',
    'Përshkrimi i transaksionit',
    'Qëllimi i pagesës',
    'Qëllimi',
    'Detajet',
    'Detajet e pagesës',
    'Komenti',
    'Description',
    'Details',
    'Purpose',
    'Narrative',
    'Payment details',
  ],
  payer: [
    'Paguesi',
    'Emri i paguesit',
    'Urdhëruesi',
    'Dërguesi',
    'Emri',
    'Klienti',
    'Pala tjetër',
    'Partneri',
    'Payer',
    'Sender',
    'Ordering party',
    'Counterparty',
    'Name',
  ],
  reference: [
    'Referenca',
    'Nr. i referencës',
    'Numri i referencës',
    'Nr. referencës',
    'Referenca e pagesës',
    'Ref',
    'Nr. ref',
    'Reference',
    'Reference number',
    'End to end ID',
  ],
  bankId: [
    'Nr. i transaksionit',
    'Numri i transaksionit',
    'ID e transaksionit',
    'Referenca e bankës',
    'Transaction ID',
    'Transaction number',
    'Bank reference',
  ],
  account: ['Llogaria', 'Llogaria ime', 'Nr. i llogarisë', 'Numri i llogarisë', 'Account', 'Account number'],
  balance: ['Saldo', 'Saldoja', 'Bilanci', 'Balance', 'Running balance', 'Saldo pas transaksionit'],
};

const SAMPLE_ROWS = 40;

export function findHead(rows: Rows): number {
  const known = new Set(Object.values(NAMES).flatMap((names) => names.map(simplifyHeader)));
  const sample = rows.slice(0, SAMPLE_ROWS);
  const counts = sample.map(
    (row) => new Set(row.map((cell) => simplifyHeader(String(cell))).filter((name) => known.has(name))).size,
  );
  const most = Math.max(0, ...counts);
  if (most > 1) return counts.indexOf(most);
  return Math.max(
    0,
    sample.findIndex((row) => row.filter((cell) => String(cell).trim() !== '').length >= 3),
  );
}

/** By the headings; direction, currency and state also by the words in the rows. */
export function proposeColumns(rows: Rows, place: number): BankColumns {
  const names = (rows[place] ?? []).map((cell) => simplifyHeader(String(cell)));
  const taken = new Set<number>();
  const placeOf = (field: BankField) => {
    const places = NAMES[field].map((name) => names.indexOf(simplifyHeader(name)));
    const found = places.find((at) => at !== -1 && !taken.has(at));
    if (found !== undefined) taken.add(found);
    return found ?? null;
  };
  const found = Object.fromEntries(BANK_FIELDS.map((field) => [field, placeOf(field)]));
  const columns = { ...NO_COLUMNS, ...found };
  return completeColumns(
    rows,
    place,
    columns.credit === null ? { ...columns, debit: null } : { ...columns, amount: null, direction: null },
  );
}

/**
 * Adds the columns that qualify a row where none is chosen: an outgoing, rejected or foreign row must never be booked
 * because no one selected the column that says so.
 */
export function completeColumns(rows: Rows, place: number, columns: BankColumns): BankColumns {
  const taken = new Set(Object.values(columns).filter((at) => at !== null));
  const width = rows.slice(place).reduce((most, row) => Math.max(most, row.length), 0);
  const cellsAt = (column: number) => rows.slice(place + 1).map((row) => row[column] ?? '');
  const find = (is: (cells: readonly FileCell[], head: FileCell) => boolean): number | null => {
    for (let column = 0; column < width; column += 1) {
      if (taken.has(column) || !is(cellsAt(column), rows[place]?.[column] ?? '')) continue;
      taken.add(column);
      return column;
    }
    return null;
  };
  const hasSides = columns.credit !== null;
  return {
    ...columns,
    direction: columns.direction ?? (hasSides ? null : find(isDirection)),
    status: columns.status ?? find((cells) => isColumnOf(cells, readStatus)),
    currency:
      columns.currency ??
      find((cells) => cells.some(isFilled) && cells.filter(isFilled).every(isKnownCurrency)),
  };
}

const isDirection = (cells: readonly FileCell[], head: FileCell) =>
  isColumnOf(withDirectionWords(cells, head), readDirection);

export const NO_COLUMNS: BankColumns = {
  date: null,
  amount: null,
  credit: null,
  debit: null,
  direction: null,
  currency: null,
  status: null,
  text: null,
  payer: null,
  reference: null,
  bankId: null,
  account: null,
  balance: null,
};

const KEY = 'bank-import';

const MAX_REMEMBERED = 30;

const savedColumnsInput = z.array(z.object({ head: z.string(), columns: bankColumnsInput }));

export function findSavedColumns(ctx: Ctx, head: readonly FileCell[]): BankColumns | undefined {
  return readSavedColumns(ctx).find((kind) => kind.head === toKey(head))?.columns;
}

export function saveColumns(ctx: ActorCtx, head: readonly FileCell[], columns: BankColumns): void {
  inTransaction(ctx, (tx) => {
    const others = readSavedColumns(tx).filter((kind) => kind.head !== toKey(head));
    writeValue(tx, KEY, [...others, { head: toKey(head), columns }].slice(-MAX_REMEMBERED));
  });
}

function readSavedColumns(ctx: Ctx) {
  return savedColumnsInput.parse(readValue(ctx, KEY) ?? []);
}

function toKey(head: readonly FileCell[]): string {
  return head.map((cell) => simplifyHeader(String(cell))).join('|');
}
