import type { Changes } from './changes.ts';
import type { CashMovement, EntryKind, PaymentMethod } from './ledger.ts';
import type { ISODate } from './shop-dates.ts';

type AccountEvent = { readonly userId: number } & (
  | {
      readonly type: 'account.terms-set';
      readonly changes: Changes<{ readonly termsDays: number; readonly limitCents: number | null }>;
    }
  | {
      readonly type: 'account.opened';
      readonly number: string;
      readonly amountCents: number;
      readonly day: ISODate;
      readonly reason?: string;
    }
  | { readonly type: 'account.written-off'; readonly amountCents: number; readonly reason: string }
  | {
      readonly type: 'account.entry-reversed';
      readonly entryKind: EntryKind;
      readonly amountCents: number;
      readonly reason: string;
    }
  | { readonly type: 'account.reminded'; readonly level: number; readonly amountCents: number }
  | {
      readonly type: 'payment.booked';
      readonly number: string;
      readonly method: PaymentMethod;
      readonly amountCents: number;
      readonly reason?: string;
    }
  | {
      readonly type: 'payment.reversed';
      readonly number: string;
      readonly amountCents: number;
      readonly reason: string;
    }
);

/** Of the till of a driver, or of the counter (null). */
type TillEvent = { readonly driverId: number | null; readonly date: ISODate } & (
  | {
      readonly type: 'cash.moved';
      readonly movement: CashMovement;
      readonly amountCents: number;
      readonly reason: string;
    }
  | {
      readonly type: 'cash.closed';
      readonly expectedCents: number;
      readonly handedInCents: number;
    }
  | { readonly type: 'cash.reopened'; readonly reason: string }
);

type CashEvent = {
  readonly type: 'delivery.cash-counted';
  readonly driverId: number | null;
  readonly date: ISODate;
  readonly countedBy: 'driver' | 'office';
  readonly amountCents: number;
};

/** Rows of a bank statement that became payments, with their sum, and those that nobody was found for. */
type StatementEvent = {
  readonly type: 'bank-statement.booked';
  readonly fileName: string;
  readonly booked: number;
  readonly amountCents: number;
  readonly unmatched: number;
};

/** What the audit log tells of accounts and of cash. */
export type MoneyEvent = AccountEvent | TillEvent | CashEvent | StatementEvent;
