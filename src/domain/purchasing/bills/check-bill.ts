import { and, eq, isNull } from 'drizzle-orm';
import { billReversals, bills } from '#db/schema/bills.ts';
import type { suppliers } from '#db/schema/suppliers.ts';
import { findClosedUntil } from '#domain/ledger/closed-months.ts';
import { assertPlausibleDays } from '#domain/ledger/first-day.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import type { BookBill } from '#shared/purchasing/bill-inputs.ts';
import { BILL_TOLERANCE_CENTS, type BillKind, roundedVat } from '#shared/purchasing/bill-types.ts';

/** Rejects with `bill-booked-before-issue`, `bill-day-ahead`, `bill-due-before-issue`, and implausible days. */
export function daysOfBill(
  tx: Ctx,
  { issuedOn, bookedOn = issuedOn, dueOn }: Pick<BookBill, 'issuedOn' | 'bookedOn' | 'dueOn'>,
  { termsDays }: Pick<typeof suppliers.$inferSelect, 'termsDays'>,
) {
  assertPlausibleDays(tx, { issuedOn, dueOn });
  if (bookedOn < issuedOn) throw new DomainError('bill-booked-before-issue').on('bookedOn');
  if (bookedOn > getShopMoment(tx).date) throw new DomainError('bill-day-ahead').on('bookedOn');
  if (dueOn !== undefined && dueOn < issuedOn) throw new DomainError('bill-due-before-issue').on('dueOn');
  return { issuedOn, bookedOn, dueOn: dueOn ?? addDays(issuedOn, termsDays) };
}

/** Rejects with `bill-month-closed`. */
export function assertBooksOpen(tx: Ctx, bookedOn: ISODate): void {
  const closedUntil = findClosedUntil(tx);
  if (closedUntil !== null && bookedOn <= closedUntil)
    throw new DomainError('bill-month-closed', { firstOpen: addDays(closedUntil, 1) }).on('bookedOn');
}

const RATES: Readonly<Record<BillKind, readonly number[]>> = {
  domestic: [1800, 800, 0],
  foreign: [0],
  customs: [1800, 800, 0],
  farmer: [800, 0],
  credit_note: [1800, 800, 0],
  debit_note: [1800, 800, 0],
};

type Paper = Pick<BookBill, 'kind' | 'vat'>;

/** Net and VAT per rate as on the bill, in cents; optional for a foreign one. Rejects with `bill-rate-not-allowed`. */
export function ratesOfBill({ kind, vat }: Paper, linesNetCents: number): BookBill['vat'] {
  const isForeign = kind === 'foreign';
  const isAllowed = vat.every(
    ({ vatBasisPoints, vatCents }) => RATES[kind].includes(vatBasisPoints) && !(isForeign && vatCents !== 0),
  );
  if (!isAllowed) throw new DomainError('bill-rate-not-allowed').on('vat');
  const isSilent = isForeign && vat.length === 0;
  return isSilent ? [{ vatBasisPoints: 0, netCents: Math.max(0, linesNetCents), vatCents: 0 }] : vat;
}

/** Rejects with `bill-does-not-add-up` a difference of more than five cents. */
export function assertAddsUp(vat: BookBill['vat'], linesNetCents: number): void {
  const ofRates = vat.map(({ vatBasisPoints, netCents, vatCents }) =>
    Math.abs(vatCents - roundedVat(netCents, vatBasisPoints)),
  );
  const net = vat.reduce((cents, rate) => cents + rate.netCents, 0);
  const differenceCents = Math.max(Math.abs(net - linesNetCents), ...ofRates);
  if (differenceCents > BILL_TOLERANCE_CENTS)
    throw new DomainError('bill-does-not-add-up', { differenceCents }).on('vat');
}

export function billNumberKey(number: string): string {
  return number.toUpperCase().replaceAll(/[\s/-]/g, '') || number;
}

type Numbered = { readonly supplierId: number; readonly kind: BillKind; readonly numberKey: string };

/** Rejects with `bill-already-booked` the number of a bill that is not reversed. */
export function assertNumberFree(tx: Ctx, { supplierId, kind, numberKey }: Numbered): void {
  const standing = tx.db
    .select({ id: bills.id })
    .from(bills)
    .leftJoin(billReversals, eq(billReversals.billId, bills.id))
    .where(
      and(
        eq(bills.supplierId, supplierId),
        eq(bills.kind, kind),
        eq(bills.numberKey, numberKey),
        isNull(billReversals.billId),
      ),
    )
    .get();
  if (standing) throw new DomainError('bill-already-booked').on('number');
}
