import { eq } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { customers } from '#db/schema/customers.ts';
import { users } from '#db/schema/users.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { hasRow } from '#kernel/rows.ts';
import { defaultRegionId } from '#shared/regions.ts';
import type { UserFields } from '#shared/text/field-labels.ts';
import { foldText } from '#shared/text/fold.ts';
import { normalizePhone } from '#shared/text/phone.ts';

/** Columns of an account that belong to the firm; the others belong to the login. */
export const FIRM_COLUMNS = {
  ...pick(customers, 'address', 'fiscalNumber', 'vatNumber', 'businessNumber', 'code', 'regionId'),
  ...pick(customers, 'discountBasisPoints', 'documentLanguage'),
} as const;

export type Firm = Pick<UserFields, keyof typeof FIRM_COLUMNS>;

type Account = UserFields & { readonly id: number };

export function noFirm(): Firm {
  return {
    address: '',
    fiscalNumber: '',
    vatNumber: '',
    businessNumber: '',
    code: '',
    regionId: defaultRegionId(),
    discountBasisPoints: 0,
    documentLanguage: 'sq',
  };
}

function isNoFirm(account: Firm): boolean {
  return Object.entries(noFirm()).every(([field, value]) => Object(account)[field] === value);
}

/** Writes the customer row of an account. Staff get a row only when it has content. */
export function saveCustomerRow(tx: Ctx, account: Account): void {
  const values = toValues(tx, account);
  const { changes } = tx.db.update(customers).set(values).where(eq(customers.id, account.id)).run();
  if (changes === 0 && !(values.isStaff && isNoFirm(account))) insertCustomerRow(tx, account);
}

/** For notes about customers, which may also be about staff. */
export function ensureCustomerRow(tx: Ctx, account: Account): void {
  if (!hasRow(tx, customers, eq(customers.id, account.id))) insertCustomerRow(tx, account);
}

function insertCustomerRow(tx: Ctx, account: Account): void {
  const values = toValues(tx, account);
  tx.db
    .insert(customers)
    .values({ ...values, id: account.id, createdAt: values.updatedAt })
    .run();
  tx.db.update(users).set({ customerId: account.id }).where(eq(users.id, account.id)).run();
}

function toValues(tx: Ctx, account: Account) {
  const { role, isActive, name, phone } = account;
  const isStaff = role !== 'customer';
  return {
    name,
    nameFolded: foldText(name),
    phone,
    phoneNormalized: normalizePhone(phone),
    address: account.address,
    fiscalNumber: account.fiscalNumber,
    vatNumber: account.vatNumber,
    businessNumber: account.businessNumber,
    code: account.code,
    codeFolded: foldText(account.code),
    regionId: account.regionId,
    discountBasisPoints: account.discountBasisPoints,
    documentLanguage: account.documentLanguage,
    isActive: isActive && !isStaff,
    isStaff,
    updatedAt: tx.clock.now(),
  };
}
