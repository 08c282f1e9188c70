import type { Table } from '#domain/imports/read-rows.ts';
import type { BankColumns } from '#shared/inputs/bank-import-inputs.ts';
import type { Statement } from '#spreadsheets/statement/statement.ts';
import { createJobStore, type Job } from '#workers/job-store.ts';
import type { Match } from './match-customer.ts';
import type { Receipt, Transactions } from './read-transactions.ts';

export type MatchedReceipt = Receipt & { readonly match: Match };

export type BankJob = Job & {
  readonly fileName: string;
  readonly source: Table | Statement;
  /** The index of the heading row; 0 for a statement without one. */
  readonly place: number;
  readonly notes: readonly string[];
  columns: BankColumns;
  readonly hasSavedColumns: boolean;
  read: (Omit<Transactions, 'receipts'> & { readonly receipts: readonly MatchedReceipt[] }) | null;
  readonly choices: Map<number, number | null>;
  /** Payments booked from this preview, by row. */
  readonly booked: Map<number, number>;
};

export function isStatement(source: BankJob['source']): source is Statement {
  return 'entries' in source;
}

export const bankJobs = createJobStore<BankJob>('import-not-found');
