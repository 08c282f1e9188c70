import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { settings } from '#db/schema/settings.ts';
import { simplifyHeader } from '#domain/imports/read-headers.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import {
  BANK_FIELDS,
  type BankColumns,
  type BankField,
  bankColumnsInput,
} from '#shared/inputs/bank-import-inputs.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';

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
  direction: ['D/K', 'K/D', 'DK', 'D/C', 'C/D', 'Dr/Cr', 'Cr/Dr', 'Debi/Kredi', 'Debit/Credit', 'Drejtimi'],
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
    'Ref',
    'Nr. ref',
    'Nr. i transaksionit',
    'Numri i transaksionit',
    'ID e transaksionit',
    'Reference',
    'Reference number',
    'Transaction ID',
    'Transaction number',
  ],
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

export function proposeColumns(head: readonly FileCell[]): BankColumns {
  const names = head.map((cell) => simplifyHeader(String(cell)));
  const taken = new Set<number>();
  const placeOf = (field: BankField) => {
    const places = NAMES[field].map((name) => names.indexOf(simplifyHeader(name)));
    const place = places.find((found) => found !== -1 && !taken.has(found));
    if (place !== undefined) taken.add(place);
    return place ?? null;
  };
  const found = Object.fromEntries(BANK_FIELDS.map((field) => [field, placeOf(field)]));
  const columns = { ...NO_COLUMNS, ...found };
  return columns.credit === null
    ? { ...columns, debit: null }
    : { ...columns, amount: null, direction: null };
}

const NO_COLUMNS: BankColumns = {
  date: null,
  amount: null,
  credit: null,
  debit: null,
  direction: null,
  text: null,
  payer: null,
  reference: null,
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
    const kinds = [...others, { head: toKey(head), columns }].slice(-MAX_REMEMBERED);
    const values = {
      value: JSON.stringify(kinds),
      updatedAt: tx.clock.now(),
      updatedById: tx.actor.id,
    };
    tx.db
      .insert(settings)
      .values({ key: KEY, ...values })
      .onConflictDoUpdate({ target: settings.key, set: values })
      .run();
  });
}

function readSavedColumns(ctx: Ctx) {
  const row = ctx.db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY)).get();
  return row ? savedColumnsInput.parse(JSON.parse(row.value)) : [];
}

function toKey(head: readonly FileCell[]): string {
  return head.map((cell) => simplifyHeader(String(cell))).join('|');
}
