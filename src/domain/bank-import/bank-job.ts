import type { BankColumns } from '#shared/inputs/bank-import-inputs.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';
import { createJobStore, type Job } from '#workers/job-store.ts';
import type { Match } from './match-customer.ts';
import type { Receipt, Transactions } from './read-transactions.ts';

export type MatchedReceipt = Receipt & { readonly match: Match };

export type BankJob = Job & {
  readonly fileName: string;
  readonly rows: readonly (readonly FileCell[])[];
  readonly place: number;
  readonly notes: readonly string[];
  columns: BankColumns;
  readonly hasSavedColumns: boolean;
  read: (Omit<Transactions, 'receipts'> & { readonly receipts: readonly MatchedReceipt[] }) | null;
  readonly choices: Map<number, number | null>;
};

export const bankJobs = createJobStore<BankJob>('import-not-found');
