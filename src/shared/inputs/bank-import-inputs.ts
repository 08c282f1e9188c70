import { z } from 'zod';
import { freeText } from '#shared/text/clean-text.ts';
import { formInput, idInput, pageLimitInput, pageNumberInput } from './basic-inputs.ts';
import { columnInput, isChosenOnce, jobInput, MAX_IMPORT_BYTES, SAME_COLUMN } from './import-inputs.ts';

export const BANK_FIELDS = [
  'date',
  'amount',
  'credit',
  'debit',
  'direction',
  'currency',
  'status',
  'text',
  'payer',
  'reference',
  'bankId',
  'account',
  'balance',
] as const;

export type BankField = (typeof BANK_FIELDS)[number];

export const BANK_FIELD_LABELS: Readonly<Record<BankField, string>> = {
  date: 'Data',
  amount: 'Shuma',
  credit: 'Hyrje (kredi)',
  debit: 'Dalje (debi)',
  direction: 'Hyrje ose dalje (K/D)',
  text: 'Përshkrimi',
  payer: 'Paguesi',
  reference: 'Referenca',
  bankId: 'Numri i transaksionit (ID)',
  account: 'Llogaria e dyqanit',
  balance: 'Saldo',
  currency: 'Monedha',
  status: 'Statusi',
};

export const MAX_BANK_ROWS = 5_000;

export const BANK_STATES = ['matched', 'doubtful', 'unmatched', 'booked', 'rejected'] as const;

export type BankState = (typeof BANK_STATES)[number];

const column = columnInput.default(null);

export const bankColumnsInput = z
  .object({
    date: column,
    amount: column,
    credit: column,
    debit: column,
    direction: column,
    currency: column,
    status: column,
    text: column,
    payer: column,
    reference: column,
    bankId: column,
    account: column,
    balance: column,
  })
  .refine(({ date }) => date !== null, { path: ['date'], message: 'Zgjidhni kolonën e datës.' })
  .refine(({ amount, credit }) => (amount === null) !== (credit === null), {
    path: ['amount'],
    message: 'Zgjidhni kolonën e shumës, ose atë të hyrjeve.',
  })
  .refine(isChosenOnce, { path: ['date'], message: SAME_COLUMN });

export type BankColumns = z.output<typeof bankColumnsInput>;

export const startBankImportInput = formInput({
  file: z
    .file()
    .min(1, 'Skedari është bosh.')
    .max(MAX_IMPORT_BYTES, 'Skedari është tepër i madh: më së shumti 5 MB.'),
});

export const setBankColumnsInput = jobInput.extend({ columns: bankColumnsInput });

export const bookStatementInput = jobInput.extend({ reason: freeText(300).optional() });

export const bankPreviewInput = jobInput.extend({
  state: z.enum(BANK_STATES).optional(),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

export const choosePayerInput = jobInput.extend({
  row: z.int().min(1),
  customerId: idInput.nullable(),
});
