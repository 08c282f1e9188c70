import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../../db/schema/accounts.ts';
import {
  accountChangesInput,
  customerDiscountInput,
  fiskalInput,
  nrTvshInput,
  optionalAddressInput,
  optionalEmailInput,
  optionalPhoneInput,
  personNameInput,
  regionIdInput,
} from '../../shared/account-inputs.ts';
import { foldText } from '../../shared/fold.ts';
import { formatBasisPoints, toBasisPoints } from '../../shared/money.ts';
import { normalizePhone } from '../../shared/phone.ts';
import { DEFAULT_REGION_ID, findRegionName, REGIONS } from '../../shared/regions.ts';
import { ACCOUNT_COLUMNS } from '../accounts/account-columns.ts';
import type { Account } from '../accounts/get-account.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { parseDecimal } from '../spreadsheets/parse-decimal.ts';
import { type PlannedRow, refusedRow } from './import-row.ts';
import type { RowCells } from './read-headers.ts';

const newCustomerInput = z.object({
  name: personNameInput,
  number: optionalPhoneInput.default(''),
  email: optionalEmailInput.default(null),
  address: optionalAddressInput.default(''),
  fiskal: fiskalInput.default(''),
  nrTvsh: nrTvshInput.default(''),
  regionId: regionIdInput.default(DEFAULT_REGION_ID),
  discountBasisPoints: customerDiscountInput.default(0),
});

/** What is written for a row of a customer file. */
export type CustomerWrite =
  | { readonly kind: 'create-customer'; readonly input: z.output<typeof newCustomerInput> }
  | {
      readonly kind: 'change-customer';
      readonly userId: number;
      readonly input: z.output<typeof accountChangesInput>;
    };

/** Names by which a column of a customer file is known, folded. */
export const CUSTOMER_HEADERS: Readonly<Record<string, string>> = {
  emri: 'name',
  name: 'name',
  telefoni: 'number',
  'numri i telefonit': 'number',
  number: 'number',
  phone: 'number',
  email: 'email',
  'e-mail': 'email',
  adresa: 'address',
  address: 'address',
  'numri fiskal': 'fiskal',
  'nr. fiskal': 'fiskal',
  fiskal: 'fiskal',
  'numri i tvsh-se': 'nrTvsh',
  'nr. tvsh': 'nrTvsh',
  nr_tvsh: 'nrTvsh',
  regjioni: 'regionId',
  region: 'regionId',
  zbritja: 'discountBasisPoints',
  'zbritja (%)': 'discountBasisPoints',
  zbritje: 'discountBasisPoints',
};

/** Albanian names of the fields, for previews. */
export const CUSTOMER_FIELDS: Readonly<Record<string, string>> = {
  name: 'Emri',
  number: 'Telefoni',
  email: 'Email',
  address: 'Adresa',
  fiskal: 'Numri fiskal',
  nrTvsh: 'Nr. TVSH',
  regionId: 'Regjioni',
  discountBasisPoints: 'Zbritja',
};

/**
 * What one row of a customer file comes to. A customer is matched by phone in any spelling, else by e-mail; an empty
 * cell leaves a field as it is. Staff are never touched. `seen` holds phones and e-mails of the rows before.
 */
export function planCustomer(
  ctx: Ctx,
  row: number,
  cells: RowCells,
  seen: Map<string, number>,
): PlannedRow<CustomerWrite> {
  const label = [cells.get('name'), cells.get('number') ?? cells.get('email')].filter(Boolean).join(' · ');
  const phone = normalizePhone(cells.get('number') ?? '');
  const email = cells.get('email')?.toLowerCase() ?? null;
  const keys = [phone, email].filter((key) => key !== null);
  if (keys.length === 0)
    return refusedRow(row, label, ['Mungojnë telefoni dhe email-i: me to gjendet klienti.']);
  const earlier = keys.map((key) => seen.get(key)).find((number) => number !== undefined);
  if (earlier !== undefined) {
    return refusedRow(row, label, [`Klienti përsëritet: është edhe në rreshtin ${earlier}.`]);
  }
  for (const key of keys) seen.set(key, row);
  const { values, reasons } = readCells(cells);
  if (reasons.length > 0) return refusedRow(row, label, reasons);
  const byPhone = phone === null ? undefined : findByPhone(ctx, phone);
  const byEmail = email === null ? undefined : findByEmail(ctx, email);
  if (byPhone && byEmail && byPhone.id !== byEmail.id) {
    return refusedRow(row, label, [`Telefoni është i ${byPhone.name}, email-i i ${byEmail.name}.`]);
  }
  const known = byPhone ?? byEmail;
  if (known && known.role !== 'customer') return refusedRow(row, label, ['Ky email është i një punonjësi.']);
  return known ? planChange(row, label, known, values) : planCreate(row, label, values);
}

function readCells(cells: RowCells) {
  const values: Record<string, unknown> = {};
  const reasons: string[] = [];
  for (const [field, text] of cells) {
    if (field === 'regionId') {
      const wanted = foldText(text);
      const region = REGIONS.find(({ id, name }) => foldText(name) === wanted || String(id) === wanted);
      if (region) values[field] = region.id;
      else reasons.push(`Regjioni: „${text.slice(0, 40)}” nuk ekziston.`);
    } else if (field === 'discountBasisPoints') {
      const percent = parseDecimal(text);
      if (percent === undefined) reasons.push(`Zbritja: „${text.slice(0, 40)}” nuk është numër.`);
      else values[field] = toBasisPoints(percent);
    } else values[field] = text;
  }
  return { values, reasons };
}

function findByPhone(ctx: Ctx, phone: string): Account | undefined {
  return ctx.db
    .select(ACCOUNT_COLUMNS)
    .from(users)
    .where(and(eq(users.numberNormalized, phone), eq(users.role, 'customer')))
    .get();
}

function findByEmail(ctx: Ctx, email: string): Account | undefined {
  return ctx.db.select(ACCOUNT_COLUMNS).from(users).where(eq(users.email, email)).get();
}

function planCreate(row: number, label: string, values: Record<string, unknown>): PlannedRow<CustomerWrite> {
  const parsed = newCustomerInput.safeParse(values);
  if (!parsed.success) return refusedRow(row, label, sentencesOf(parsed.error.issues));
  return {
    row,
    label,
    outcome: 'create',
    changes: [],
    reasons: [],
    write: { kind: 'create-customer', input: parsed.data },
  };
}

function planChange(
  row: number,
  label: string,
  known: Account,
  values: Record<string, unknown>,
): PlannedRow<CustomerWrite> {
  const parsed = accountChangesInput.safeParse(values);
  if (!parsed.success) return refusedRow(row, label, sentencesOf(parsed.error.issues));
  const before = new Map<string, unknown>(Object.entries(known));
  const differing = Object.entries(parsed.data).filter(
    ([field, value]) => value !== undefined && !isSame(field, before.get(field), value),
  );
  if (differing.length === 0) return { row, label, outcome: 'same', changes: [], reasons: [], write: null };
  return {
    row,
    label,
    outcome: 'change',
    reasons: [],
    changes: differing.map(([field, value]) => ({
      field: CUSTOMER_FIELDS[field] ?? field,
      before: show(field, before.get(field)),
      after: show(field, value),
    })),
    write: { kind: 'change-customer', userId: known.id, input: Object.fromEntries(differing) },
  };
}

/** A number that is only spelled otherwise is no change. */
function isSame(field: string, before: unknown, after: unknown): boolean {
  if (field !== 'number') return before === after;
  return normalizePhone(String(before)) === normalizePhone(String(after));
}

function sentencesOf(
  issues: readonly { readonly path: PropertyKey[]; readonly message: string }[],
): string[] {
  return issues.map((issue) => `${CUSTOMER_FIELDS[String(issue.path[0])] ?? 'Rreshti'}: ${issue.message}`);
}

function show(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (field === 'discountBasisPoints') return formatBasisPoints(Number(value));
  if (field === 'regionId') return findRegionName(Number(value)) ?? '–';
  return String(value);
}
