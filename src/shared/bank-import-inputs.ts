import { z } from 'zod';
import { formInput, idInput, pageLimitInput, pageNumberInput } from './basic-inputs.ts';
import { freeText } from './clean-text.ts';
import { jobInput, MAX_IMPORT_BYTES } from './import-inputs.ts';

/** What a column of a bank statement can hold. */
export const BANK_FIELDS = [
  'date',
  'amount',
  'credit',
  'debit',
  'direction',
  'text',
  'payer',
  'reference',
] as const;

/** One of them. */
export type BankField = (typeof BANK_FIELDS)[number];

/** Albanian names of those columns. */
export const BANK_FIELD_LABELS: Readonly<Record<BankField, string>> = {
  date: 'Data',
  amount: 'Shuma',
  credit: 'Hyrje (kredi)',
  debit: 'Dalje (debi)',
  direction: 'Hyrje ose dalje (K/D)',
  text: 'Përshkrimi',
  payer: 'Paguesi',
  reference: 'Referenca',
};

/** Rows of one statement. */
export const MAX_BANK_ROWS = 5_000;

/**
 * What comes of a row that brings money: it will be booked, it waits as it looks booked already, nobody knows whose it
 * is, it stands already, it can't be read.
 */
export const BANK_STATES = ['matched', 'doubtful', 'unmatched', 'booked', 'rejected'] as const;

/** One of them. */
export type BankState = (typeof BANK_STATES)[number];

const column = z.int().min(0).max(499).nullable().default(null);

/** Which column, counted from 0, holds what; null for what the file does not tell. */
export const bankColumnsInput = z
  .object({
    date: column,
    amount: column,
    credit: column,
    debit: column,
    direction: column,
    text: column,
    payer: column,
    reference: column,
  })
  .refine(({ date }) => date !== null, { path: ['date'], message: 'Zgjidhni kolonën e datës.' })
  .refine(({ amount, credit }) => (amount === null) !== (credit === null), {
    path: ['amount'],
    message: 'Zgjidhni kolonën e shumës, ose atë të hyrjeve.',
  })
  .refine(
    (columns) => {
      const chosen = Object.values(columns).filter((place) => place !== null);
      return new Set(chosen).size === chosen.length;
    },
    { path: ['date'], message: 'Secila kolonë mund të zgjidhet vetëm një herë.' },
  );

/** Which column holds what, after parsing. */
export type BankColumns = z.output<typeof bankColumnsInput>;

/** A bank statement to be looked at, as a form sends it. */
export const startBankImportInput = formInput({
  file: z
    .file()
    .min(1, 'Skedari është bosh.')
    .max(MAX_IMPORT_BYTES, 'Skedari është tepër i madh: më së shumti 5 MB.'),
});

/** What the columns of a statement hold. */
export const setBankColumnsInput = jobInput.extend({ columns: bankColumnsInput });

/** A statement whose rows are booked; why, where rows are of a month whose books are closed. */
export const bookStatementInput = jobInput.extend({ reason: freeText(300).optional() });

/** A page of a statement's preview: all rows, or those of which the same comes. */
export const bankPreviewInput = jobInput.extend({
  state: z.enum(BANK_STATES).optional(),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

/** Whose money a row of a statement is; null when nobody's here. */
export const choosePayerInput = jobInput.extend({
  row: z.int().min(1),
  customerId: idInput.nullable(),
});
