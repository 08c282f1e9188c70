import { paymentNumber } from '#domain/ledger/book-payment.ts';
import { type BankPayment, findAlike, findByReferences } from '#domain/ledger/booked-references.ts';
import { listOpenDebits, type OpenItem } from '#domain/ledger/open-items.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addDays, formatDate } from '#shared/dates/shop-dates.ts';
import type { BankState } from '#shared/inputs/bank-import-inputs.ts';
import { formatCents } from '#shared/prices/money.ts';
import { referenceKey } from '#shared/text/bank-reference.ts';
import type { BankJob, MatchedReceipt } from './bank-job.ts';
import { isMade } from './made-reference.ts';
import { toNote } from './read-transactions.ts';

export type Share = { readonly entryId: number; readonly number: string; readonly amountCents: number };

export type PlannedReceipt = Omit<MatchedReceipt, 'match'> & {
  readonly state: Exclude<BankState, 'rejected'>;
  readonly customerId: number | null;
  readonly by: 'invoice' | 'name' | 'choice' | null;
  readonly numbers: readonly string[];
  readonly note: string;
  readonly pays: readonly Share[];
};

const MAX_DAYS_APART = 5;

type Debit = Pick<OpenItem, 'entryId' | 'number' | 'openCents'>;

export function allocateReceipt(
  debits: readonly Debit[],
  numbers: readonly string[],
  amountCents: number,
): Share[] {
  const isNamed = ({ number }: Debit) => numbers.includes(number);
  const shares: Share[] = [];
  let left = amountCents;
  for (const debit of [...debits.filter(isNamed), ...debits.filter((other) => !isNamed(other))]) {
    const paid = Math.min(left, debit.openCents);
    if (paid <= 0) continue;
    shares.push({ entryId: debit.entryId, number: debit.number, amountCents: paid });
    left -= paid;
  }
  return shares;
}

/**
 * Plans every receipt against the current state, in order. A row that may be booked already, or that contradicts
 * itself, is left to the office; a payment matches at most one row.
 */
export function planReceipts(ctx: Ctx, job: BankJob): PlannedReceipt[] {
  const receipts = job.read?.receipts ?? [];
  const references = new Set(receipts.flatMap((receipt) => receipt.references.map(referenceKey)));
  const byReference = findByReferences(ctx, [...references]);
  const open = new Map<number, Debit[]>();
  const used = new Set<number>();
  return receipts.map(({ match, ...receipt }): PlannedReceipt => {
    const choice = job.choices.get(receipt.row);
    const by = choice === undefined ? match.by : ('choice' as const);
    const planned = { ...receipt, by, numbers: match.numbers, note: '', pays: [] };
    const alike = receipt.references.flatMap((reference) => byReference.get(referenceKey(reference)) ?? []);
    const free = alike.filter(({ id }) => !used.has(id));
    const payment =
      free.find(({ id }) => id === job.booked.get(receipt.row)) ??
      free.find((known) => isSamePayment(known, receipt, match.customerId));
    if (payment) {
      used.add(payment.id);
      const { customerId } = payment;
      return { ...planned, state: 'booked', customerId, by: null, note: paymentNumber(payment.id) };
    }
    const customerId = choice === undefined ? match.customerId : choice;
    const doubt = choice === undefined ? describeDoubt(receipt, match.doubt, alike) : '';
    if (customerId === null)
      return { ...planned, state: 'unmatched', customerId, by: null, note: match.note || doubt };
    if (doubt !== '') return { ...planned, state: 'doubtful', customerId, note: doubt };
    const isOther = ({ id, reference }: BankPayment) =>
      references.has(referenceKey(reference)) || used.has(id);
    const twin = choice === undefined ? findTwin(ctx, receipt, customerId, isOther) : undefined;
    if (twin !== undefined) {
      used.add(twin.id);
      return { ...planned, state: 'doubtful', customerId, note: describeTwin(twin) };
    }
    const debits = open.get(customerId) ?? listOpenDebits(ctx, customerId);
    const pays = allocateReceipt(debits, match.numbers, receipt.amountCents);
    open.set(
      customerId,
      debits.map((debit) => withoutShare(debit, pays)),
    );
    return { ...planned, state: 'matched', customerId, pays };
  });
}

type Row = Omit<MatchedReceipt, 'match'>;

/**
 * Compares reference, day, amount and payer; a generated reference contains all of them. For an unknown payer the text
 * decides, which the payment has as its note.
 */
function isSamePayment(
  { reference, receivedOn, amountCents, customerId, note }: BankPayment,
  receipt: Row,
  matchedId: number | null,
): boolean {
  if (amountCents !== receipt.amountCents || receivedOn !== receipt.day) return false;
  const isOfPayer = matchedId === null ? note === toNote(receipt) : matchedId === customerId;
  return isOfPayer || isMade(reference);
}

function describeDoubt({ doubt }: Row, ofMatch: string, alike: readonly BankPayment[]): string {
  const other = alike.find(({ reference }) => !isMade(reference));
  if (!other) return doubt || ofMatch;
  const { id, reference, receivedOn, amountCents } = other;
  return `Referenca ${reference} është te ${paymentNumber(id)} e datës ${formatDate(receivedOn)}, ${formatCents(amountCents)}, me shumë, datë ose klient tjetër. Zgjidhni klientin nëse është pagesë tjetër.`;
}

function withoutShare(debit: Debit, pays: readonly Share[]): Debit {
  const paid = pays.find(({ entryId }) => entryId === debit.entryId)?.amountCents ?? 0;
  return { ...debit, openCents: debit.openCents - paid };
}

/**
 * An unmatched payment of the same customer and amount on the same day or, without a bank reference, on a near day;
 * the nearest one.
 */
function findTwin(
  ctx: Ctx,
  { day, amountCents }: Row,
  customerId: number,
  isOther: (payment: BankPayment) => boolean,
): BankPayment | undefined {
  const apart = ({ receivedOn }: BankPayment) => Math.abs(Date.parse(receivedOn) - Date.parse(day));
  const period = { from: addDays(day, -MAX_DAYS_APART), to: addDays(day, MAX_DAYS_APART) };
  return findAlike(ctx, { customerId, amountCents, ...period })
    .filter((payment) => !isOther(payment) && (payment.reference === '' || payment.receivedOn === day))
    .toSorted((one, other) => apart(one) - apart(other))[0];
}

function describeTwin({ id, receivedOn }: BankPayment): string {
  return `${paymentNumber(id)} e datës ${formatDate(receivedOn)} ka të njëjtin klient dhe të njëjtën shumë. Zgjidhni klientin nëse është pagesë tjetër.`;
}
