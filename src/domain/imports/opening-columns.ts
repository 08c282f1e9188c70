import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';
import { findDays, readCents, readDay } from './cell-readers.ts';
import { CUSTOMER_HEADERS } from './customer-columns.ts';
import type { FieldWords } from './plan-fields.ts';
import type { KnownHeaders } from './read-headers.ts';
import type { ColumnKind } from './read-rows.ts';

const { name = [], phone = [], email = [] } = CUSTOMER_HEADERS.names;

export const OPENING_HEADERS: KnownHeaders = {
  names: {
    name,
    phone,
    email,
    amountCents: ['Shuma', 'Borxhi', 'Detyrimi', 'Gjendja', 'Saldo', 'Vlera', 'amount', 'balance'],
    day: ['Data', 'Dita', 'Data e faturës', 'Data e lëshimit', 'date', 'issued_on'],
    dueOn: ['Afati', 'Data e afatit', 'Afati i pagesës', 'Skadon', 'due', 'due_on'],
    reason: ['Arsyeja', 'reason'],
    number: ['Fatura', 'Nr. i faturës', 'Numri i faturës', 'Nr. faturës', 'Numri', 'number'],
  },
  required: [
    { fields: ['phone', 'email', 'name'], label: 'Telefoni, Email ose Emri' },
    { fields: ['amountCents'], label: 'Shuma' },
  ],
};

export const OPENING_KINDS: Readonly<Record<string, ColumnKind>> = {
  amountCents: 'amount',
  day: 'day',
  dueOn: 'day',
  phone: 'code',
  number: 'code',
};

export const OPENING_WORDS: FieldWords = {
  names: {
    name: 'Emri',
    phone: 'Telefoni',
    email: 'Email',
    amountCents: 'Shuma',
    day: 'Data',
    dueOn: 'Afati',
    number: 'Fatura',
    reason: 'Arsyeja',
  },
  readers: { amountCents: readCents, day: readDay, dueOn: readDue },
  show,
};

/** A day, or the days of the customer's terms: lists of customers with their debts contain those. */
function readDue(cell: FileCell): string | number {
  return findDays(cell) ?? readDay(cell);
}

function show(field: string, value: unknown): string {
  if (field === 'amountCents') return formatCents(Number(value));
  return field === 'day' || field === 'dueOn' ? formatDate(String(value)) : String(value);
}
