import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { hasCustomerCode, isCustomer } from '#db/conditions.ts';
import { users } from '#db/schema/users.ts';
import { findCustomerByPhone } from '#domain/customers/customers.ts';
import { fromUsers, toUserRow, type UserRow } from '#domain/users/users.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { regionIdInput } from '#shared/inputs/basic-inputs.ts';
import {
  accountChangesInput,
  businessNumberInput,
  customerCodeInput,
  customerDiscountInput,
  fiscalNumberInput,
  optionalAddressInput,
  optionalEmailInput,
  optionalPhoneInput,
  personNameInput,
  vatNumberInput,
} from '#shared/inputs/user-inputs.ts';
import { defaultRegionId } from '#shared/regions.ts';
import { foldText } from '#shared/text/fold.ts';
import { normalizePhone } from '#shared/text/phone.ts';
import { normalizeEmail } from '#shared/text/plain-text.ts';
import { CUSTOMER_WORDS } from './customer-columns.ts';
import {
  type Commercial,
  commercialOf,
  joinTown,
  type ReadCustomer,
  readCommercial,
  shownOf,
} from './customer-commercial.ts';
import {
  changedRow,
  createdRow,
  type FileRow,
  type PlannedRow,
  rejectedRow,
  toLabel,
  withWarnings,
} from './import-row.ts';
import { describeDifferences, findDifferences, leaveOut, readCells, toReasons } from './plan-fields.ts';
import type { RowCells } from './read-rows.ts';

const newCustomerInput = z.object({
  name: personNameInput,
  phone: optionalPhoneInput.default(''),
  email: optionalEmailInput.default(null),
  address: optionalAddressInput.default(''),
  fiscalNumber: fiscalNumberInput.default(''),
  vatNumber: vatNumberInput.default(''),
  businessNumber: businessNumberInput.default(''),
  code: customerCodeInput.default(''),
  regionId: regionIdInput.default(defaultRegionId),
  discountBasisPoints: customerDiscountInput.default(0),
});

export type CustomerWrite =
  | {
      readonly kind: 'create-customer';
      readonly input: z.output<typeof newCustomerInput>;
      readonly commercial: Commercial;
    }
  | {
      readonly kind: 'change-customer';
      readonly userId: number;
      readonly input: z.output<typeof accountChangesInput>;
      readonly commercial: Commercial;
    };

/**
 * Customers are matched by phone in any spelling, else by e-mail, else by their code; an empty cell leaves the field
 * unchanged. Staff are never changed. `seen` holds phones, e-mails and codes of earlier rows.
 */
export function planCustomer(
  ctx: Ctx,
  row: number,
  cells: RowCells,
  seen: Map<string, number>,
): PlannedRow<CustomerWrite> {
  const label = toLabel([cells.get('name'), cells.get('phone') ?? cells.get('email') ?? cells.get('code')]);
  const at = { row, label };
  const phone = normalizePhone(String(cells.get('phone') ?? ''));
  const email = cells.has('email') ? normalizeEmail(String(cells.get('email'))) : null;
  const code = foldText(String(cells.get('code') ?? ''));
  const keys = [phone, email, code === '' ? null : `code ${code}`].filter((key) => key !== null);
  if (keys.length === 0)
    return rejectedRow(at, ['Mungojnë telefoni, email-i dhe shifra: me to gjendet klienti.']);
  const earlier = keys.map((key) => seen.get(key)).find((number) => number !== undefined);
  if (earlier !== undefined) {
    return rejectedRow(at, [`Klienti përsëritet: është edhe në rreshtin ${earlier}.`]);
  }
  for (const key of keys) seen.set(key, row);
  const { values: readValues, reasons, warnings } = readCells(cells, CUSTOMER_WORDS);
  if (reasons.length > 0) return rejectedRow(at, reasons);
  const { values, warnings: left } = leaveOut(readValues, accountChangesInput, CUSTOMER_WORDS);
  const byPhone = phone === null ? undefined : findCustomerByPhone(ctx, phone);
  const byEmail = email === null ? undefined : findByEmail(ctx, email);
  if (byPhone && byEmail && byPhone.id !== byEmail.id) {
    return rejectedRow(at, [`Telefoni është i ${byPhone.name}, email-i i ${byEmail.name}.`]);
  }
  const byCode = code === '' ? undefined : findByCode(ctx, code);
  const byContact = byPhone ?? byEmail;
  if (byCode && byContact && byCode.id !== byContact.id) {
    return rejectedRow(at, [`Shifra është e ${byCode.name}, telefoni ose email-i i ${byContact.name}.`]);
  }
  const known = byContact ?? byCode;
  if (known && known.role !== 'customer') return rejectedRow(at, ['Ky email është i një punonjësi.']);
  const read = readCommercial(ctx, values);
  if (typeof read === 'string') return rejectedRow(at, [read]);
  const planned = known ? planChange(ctx, at, known, read) : planCreate(at, read);
  return withWarnings(planned, [...warnings, ...left]);
}

function findByCode(ctx: Ctx, codeFolded: string): UserRow | undefined {
  const found = fromUsers(ctx.db)
    .where(and(hasCustomerCode(codeFolded), isCustomer))
    .get();
  return found && toUserRow(found);
}

function findByEmail(ctx: Ctx, email: string): UserRow | undefined {
  const found = fromUsers(ctx.db).where(eq(users.email, email)).get();
  return found && toUserRow(found);
}

function planCreate(at: FileRow, { values, commercial }: ReadCustomer): PlannedRow<CustomerWrite> {
  const parsed = newCustomerInput.safeParse(joinTown(values, ''));
  if (!parsed.success) return rejectedRow(at, toReasons(parsed.error.issues, values, CUSTOMER_WORDS));
  const { name: _name, ...shown } = joinTown(values, '');
  const changes = describeDifferences({}, { ...shown, ...shownOf(commercial) }, CUSTOMER_WORDS);
  return createdRow(at, changes, { kind: 'create-customer', input: parsed.data, commercial });
}

function planChange(
  ctx: Ctx,
  at: FileRow,
  known: UserRow,
  { values, commercial }: ReadCustomer,
): PlannedRow<CustomerWrite> {
  const parsed = accountChangesInput.safeParse(joinTown(values, known.address));
  if (!parsed.success) return rejectedRow(at, toReasons(parsed.error.issues, values, CUSTOMER_WORDS));
  const input = findDifferences(known, parsed.data, CUSTOMER_WORDS);
  const before = { ...known, ...commercialOf(ctx, known.id, commercial.note) };
  const differences = findDifferences(before, shownOf(commercial), CUSTOMER_WORDS);
  const changes = describeDifferences(before, { ...input, ...differences }, CUSTOMER_WORDS);
  const { termsDays, limitCents, priceList, note } = commercial;
  return changedRow(at, changes, {
    kind: 'change-customer',
    userId: known.id,
    input,
    commercial: {
      ...('termsDays' in differences ? { termsDays } : {}),
      ...('limitCents' in differences ? { limitCents } : {}),
      ...('priceList' in differences ? { priceList } : {}),
      ...('note' in differences ? { note } : {}),
    },
  });
}
