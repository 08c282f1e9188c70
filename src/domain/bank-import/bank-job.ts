import type { BankColumns } from '#shared/bank-import-inputs.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';
import { createJobStore, type Job } from '#workers/job-store.ts';
import type { Match } from './match-customer.ts';
import type { Receipt, Transactions } from './read-transactions.ts';

/** A receipt with whom it seems to be of. */
export type MatchedReceipt = Receipt & { readonly match: Match };

/** A statement as the server keeps it while somebody looks at it. */
export type BankJob = Job & {
  readonly fileName: string;
  readonly rows: readonly (readonly FileCell[])[];
  /** Place of the row of headers. */
  readonly place: number;
  /** What of the file is left aside, in sentences. */
  readonly notes: readonly string[];
  columns: BankColumns;
  readonly isRecalled: boolean;
  /** What the rows tell; null while nobody has said which column holds what. */
  read: (Omit<Transactions, 'receipts'> & { readonly receipts: readonly MatchedReceipt[] }) | null;
  /** Whom the office chose for a row, by its number; null is nobody. */
  readonly choices: Map<number, number | null>;
};

/** The statements that are looked at, one shelf for the whole server. */
export const bankShelf = createJobStore<BankJob>('import-not-found');
