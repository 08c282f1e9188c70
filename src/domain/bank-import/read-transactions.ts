import { describeRows } from '#domain/imports/read-table.ts';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { sentenceOf } from '#shared/errors/error-answers.ts';
import { MAX_AMOUNT_CENTS } from '#shared/inputs/ledger-inputs.ts';
import { formatCents } from '#shared/prices/money.ts';
import { meaningfulReference, referenceKey } from '#shared/text/bank-reference.ts';
import { foldText } from '#shared/text/fold.ts';
import type { Entry, ReadEntries } from './entry.ts';
import { createReferenceMaker } from './made-reference.ts';

export type Receipt = {
  readonly row: number;
  readonly day: ISODate;
  readonly amountCents: number;
  readonly text: string;
  readonly payer: string;
  /** The reference of the payment: the bank's own number, else the payer's, else one generated from the row. */
  readonly reference: string;
  /** All references under which it may have been booked before. */
  readonly references: readonly string[];
  readonly doubt: string;
};

const MAX_NOTE = 300;

export function toNote({ text }: Pick<Receipt, 'text'>): string {
  return text.slice(0, MAX_NOTE);
}

/** Contains the fields that could be read. */
export type BadRow = Pick<Entry, 'row' | 'day' | 'text' | 'payer'> & {
  readonly amountCents: number | null;
  readonly reasons: readonly string[];
};

export type Transactions = ReturnType<typeof readTransactions>;

const MAX_REFERENCE = 120;

export type PossibleDays = { readonly firstDay: ISODate; readonly today: ISODate };

/** Every entry becomes a receipt, a named row, or one of the counted outgoing ones. */
export function readTransactions(
  { entries, skipped, notes }: ReadEntries,
  days: PossibleDays,
  ownAccount: string,
) {
  const receipts: Receipt[] = [];
  const badRows: BadRow[] = [];
  const references = createReferences();
  const doubtOf = createDoubts(entries, ownAccount);
  let debits = 0;
  for (const entry of entries) {
    if (entry.direction === 'out') {
      debits += 1;
      continue;
    }
    const reasons = [...entry.reasons, ...judgeDay(entry.day, days)];
    if (entry.amountCents === 0) reasons.push('Shuma mungon.');
    if (entry.amountCents > MAX_AMOUNT_CENTS) reasons.push('Shuma është tepër e madhe.');
    const { day } = entry;
    if (reasons.length > 0 || day === null) {
      badRows.push(toBadRow(entry, entry.reasons.length > 0 ? entry.reasons : reasons));
      continue;
    }
    const own = references(entry, day);
    if ('copyOf' in own) {
      const reason = `Referenca ${own.reference} është edhe në rreshtin ${own.copyOf}.`;
      badRows.push(toBadRow(entry, [reason]));
      continue;
    }
    const { row, amountCents, text, payer } = entry;
    receipts.push({
      row,
      day,
      amountCents,
      text,
      payer,
      ...own,
      doubt: entry.doubt || own.doubt || doubtOf(entry),
    });
  }
  const also = [
    ...describeRows('Rreshta pa transaksion, që nuk lexohen', skipped),
    ...describeReversals(entries),
    ...describeAccounts(entries),
  ];
  return { receipts, badRows, debits, skipped, notes: [...notes, ...also] };
}

function toBadRow({ row, day, amountCents, text, payer }: Entry, reasons: readonly string[]): BadRow {
  return { row, day, amountCents: amountCents === 0 ? null : amountCents, text, payer, reasons };
}

function judgeDay(day: ISODate | null, { firstDay, today }: PossibleDays): string[] {
  if (day === null) return ['Data mungon.'];
  if (day > today) return ['Data nuk mund të jetë pas sotit.'];
  return day < firstDay ? [sentenceOf({ code: 'day-before-shop', data: { firstDay } })] : [];
}

type OwnReferences =
  | Pick<Receipt, 'reference' | 'references' | 'doubt'>
  | { readonly reference: string; readonly copyOf: number };

/** A reference repeated in a file is the same row only when day, amount, payer and text are equal too. */
function createReferences(): (entry: Entry, day: ISODate) => OwnReferences {
  const seen = new Map<string, Entry[]>();
  const made = createReferenceMaker();
  return (entry, day) => {
    const given = [entry.bankId, entry.reference]
      .map(meaningfulReference)
      .filter((reference) => reference !== '' && reference.length <= MAX_REFERENCE);
    const [reference] = given;
    const alternative = made(entry, day);
    if (reference === undefined) return { reference: alternative, references: [alternative], doubt: '' };
    const earlier = seen.get(referenceKey(reference)) ?? [];
    const copy = earlier.find((other) => isSameRow(other, entry));
    if (copy) return { reference, copyOf: copy.row };
    seen.set(referenceKey(reference), [...earlier, entry]);
    const [other] = earlier;
    const doubt = other ? `Referenca ${reference} është edhe në rreshtin ${other.row}.` : '';
    return { reference, references: [...new Set([...given, alternative])], doubt };
  };
}

function isSameRow(one: Entry, other: Entry): boolean {
  return (
    one.day === other.day &&
    one.amountCents === other.amountCents &&
    foldText(one.payer) === foldText(other.payer) &&
    foldText(one.text) === foldText(other.text)
  );
}

function createDoubts(entries: readonly Entry[], ownAccount: string): (entry: Entry) => string {
  const out = entries.filter(({ direction }) => direction === 'out');
  const accounts = new Set(
    entries.map(({ account }) => toAccount(account)).filter((account) => account !== ''),
  );
  const own = toAccount(ownAccount);
  return (entry) => {
    if (entry.isReversal) return 'Banka e shënon si kthim (storno) të një daljeje.';
    const reversal = out.find((other) => isReversalOf(other, entry));
    if (reversal) return `Rreshti ${reversal.row} e kthen këtë pagesë (storno).`;
    const account = toAccount(entry.account);
    const isForeign = account !== '' && own !== '' && accounts.has(own) && account !== own;
    return isForeign ? `Hyrja është në llogarinë ${entry.account}, jo në atë të dyqanit.` : '';
  };
}

const REVERSAL = /\b(storn\w*|revers\w*|kthim\w*|anul\w*|refuz\w*|return\w*|r-transaction)\b/;

function isReversalOf(other: Entry, entry: Entry): boolean {
  if (other.amountCents !== entry.amountCents) return false;
  const isSame = (field: 'bankId' | 'reference') =>
    meaningfulReference(entry[field]) !== '' && referenceKey(entry[field]) === referenceKey(other[field]);
  if (isSame('bankId') || isSame('reference')) return true;
  const isOfPayer =
    entry.payer !== '' && foldText(`${other.payer} ${other.text}`).includes(foldText(entry.payer));
  return isOfPayer && (other.isReversal || REVERSAL.test(foldText(other.text)));
}

/** The reversal of a payment in an earlier statement can't be booked here, and must not go unnoticed. */
function describeReversals(entries: readonly Entry[]): string[] {
  return entries
    .filter(({ direction, isReversal }) => direction === 'out' && isReversal)
    .map(
      ({ row, amountCents, day, reference }) =>
        `Rreshti ${row} kthen një hyrje prej ${formatCents(amountCents)}${day ? ` (${formatDate(day)})` : ''}${reference ? `, ${reference}` : ''}: nëse është regjistruar si pagesë, kthejeni.`,
    );
}

function describeAccounts(entries: readonly Entry[]): string[] {
  const accounts = [...Map.groupBy(entries, ({ account }) => toAccount(account))].filter(
    ([account]) => account !== '',
  );
  if (accounts.length < 2) return [];
  const counted = accounts.slice(0, 6).map(([account, rows]) => `${account} (${rows.length})`);
  return [`Ekstrakti ka disa llogari: ${counted.join(', ')}.`];
}

function toAccount(account: string): string {
  return account.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}
