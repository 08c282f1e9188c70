import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Db } from '#db/client.ts';
import { isOpenOrder } from '#db/conditions.ts';
import { pick } from '#db/schema/columns.ts';
import { customers } from '#db/schema/customers.ts';
import { orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { DocumentLanguage } from '#shared/accounting/documents.ts';
import type { UserOrigin } from '#shared/audit-events.ts';
import { STATUS } from '#shared/order-status.ts';
import { isActiveRegion } from '#shared/regions.ts';
import type { UserFields } from '#shared/text/field-labels.ts';
import { foldText } from '#shared/text/fold.ts';
import { normalizePhone } from '#shared/text/phone.ts';
import { assertContactFree } from './assert-contact-free.ts';
import { FIRM_COLUMNS, type Firm, noFirm, saveCustomerRow } from './customer-row.ts';

/** `discountBasisPoints` is zbritje; `createdAt` in ms. */
export type UserRow = UserFields & { readonly id: number; readonly createdAt: number };

const LOGIN_COLUMNS = {
  ...pick(users, 'id', 'name', 'email', 'phone', 'role', 'isActive', 'driverCode', 'createdAt'),
} as const;

/** Columns that may leave the domain: never the password hash. Selected with `fromUsers`, converted by `toUserRow`. */
export const USER_COLUMNS = { ...LOGIN_COLUMNS, firm: FIRM_COLUMNS } as const;

type FoundUser = Omit<UserRow, keyof Firm> & { readonly firm: Firm | null };

export function fromUsers(db: Db) {
  return db
    .select(USER_COLUMNS)
    .from(users)
    .leftJoin(customers, eq(customers.id, users.customerId))
    .$dynamic();
}

/** In the order in which account fields are shown and recorded. */
export function toUserRow({ firm, ...login }: FoundUser): UserRow {
  const { discountBasisPoints, documentLanguage, ...place } = firm ?? noFirm();
  return {
    id: login.id,
    name: login.name,
    email: login.email,
    phone: login.phone,
    ...place,
    role: login.role,
    isActive: login.isActive,
    discountBasisPoints,
    driverCode: login.driverCode,
    documentLanguage,
    createdAt: login.createdAt,
  };
}

/** Without an access check, which the caller makes. Rejects with `user-not-found`. */
export function getUser(ctx: Ctx, userId: number): UserRow {
  const account = fromUsers(ctx.db).where(eq(users.id, userId)).get();
  if (!account) throw new DomainError('user-not-found');
  return toUserRow(account);
}

/**
 * E-mail is lower-case or null; without a password the account can't log in. Documents are in Albanian by default.
 */
export type NewUserRow = Omit<UserFields, 'isActive' | 'documentLanguage' | 'code'> & {
  readonly code?: string;
  readonly documentLanguage?: DocumentLanguage;
  readonly passwordHash: string | null;
};

/**
 * `origin` says how the account was created. Rejects with `user-exists`, `phone-registered`, `customer-code-taken` or
 * `driver-code-taken`; existing accounts are never changed.
 */
export function createUserRow(ctx: Ctx, account: NewUserRow, origin: UserOrigin): UserRow {
  return inTransaction(ctx, (tx) => {
    const { code = '' } = account;
    assertContactFree(tx, { ...account, code, isActive: true });
    assertRegionOffered(account);
    const now = tx.clock.now();
    const login = tx.db
      .insert(users)
      .values({
        name: account.name,
        nameFolded: foldText(account.name),
        email: account.email,
        phone: account.phone,
        phoneNormalized: normalizePhone(account.phone),
        role: account.role,
        driverCode: account.driverCode,
        passwordHash: account.passwordHash,
        createdAt: now,
        updatedAt: now,
      })
      .returning(LOGIN_COLUMNS)
      .get();
    const { address, fiscalNumber, vatNumber, businessNumber, regionId, discountBasisPoints } = account;
    const documentLanguage = account.documentLanguage ?? noFirm().documentLanguage;
    const numbers = { fiscalNumber, vatNumber, businessNumber, code };
    const firm = { address, ...numbers, regionId, discountBasisPoints, documentLanguage };
    const created = toUserRow({ ...login, firm });
    saveCustomerRow(tx, created);
    const { name, email, role } = created;
    recordAudit(tx, { type: origin, userId: created.id, name, email, role });
    tx.emit({ type: 'user', userId: created.id });
    return created;
  });
}

/**
 * Call it in a transaction. Writes the audit entry; the buyer's data on open orders follow until those are invoiced.
 * Rejects like `createUserRow`.
 */
export function saveUser(tx: Ctx, before: UserRow, after: UserRow): void {
  const { id, createdAt: _createdAt, ...values } = after;
  const { name, email, phone, role, isActive, driverCode } = after;
  const changes = changesBetween<UserFields>(before, values);
  if (Object.keys(changes).length === 0) return;
  assertContactFree(tx, after);
  const isComing = after.role === 'customer' && after.isActive && !before.isActive;
  if (isComing || changes.regionId) assertRegionOffered(after);
  tx.db
    .update(users)
    .set({
      name,
      nameFolded: foldText(name),
      email,
      phone,
      phoneNormalized: normalizePhone(phone),
      role,
      isActive,
      driverCode,
      updatedAt: tx.clock.now(),
    })
    .where(eq(users.id, id))
    .run();
  saveCustomerRow(tx, after);
  recordAudit(tx, { type: 'user.updated', userId: id, changes });
  tx.emit({ type: 'user', userId: id });
  updateBuyerOnOpenOrders(tx, before, after);
  completeBuyerOnUnissued(tx, after);
}

function assertRegionOffered({ regionId }: Pick<UserRow, 'regionId'>): void {
  if (!isActiveRegion(regionId)) throw new DomainError('region-not-offered').on('regionId');
}

function completeBuyerOnUnissued(tx: Ctx, account: UserRow): void {
  const fill = (column: SQLiteColumn, value: string) =>
    sql`CASE trim(${column}) WHEN '' THEN ${value} ELSE ${column} END`;
  tx.db
    .update(orders)
    .set({
      buyerName: fill(orders.buyerName, account.name),
      buyerAddress: fill(orders.buyerAddress, account.address),
      updatedAt: tx.clock.now(),
    })
    .where(
      and(eq(orders.customerId, account.id), eq(orders.status, STATUS.delivered), isNull(orders.invoiceId)),
    )
    .run();
}

type Buyer = Pick<
  UserRow,
  'name' | 'email' | 'phone' | 'address' | 'fiscalNumber' | 'vatNumber' | 'businessNumber'
>;

export function buyerOf(customer: Buyer) {
  return {
    buyerName: customer.name,
    buyerEmail: customer.email ?? '',
    buyerPhone: customer.phone,
    buyerAddress: customer.address,
    buyerFiscalNumber: customer.fiscalNumber,
    buyerVatNumber: customer.vatNumber,
    buyerBusinessNumber: customer.businessNumber,
  };
}

function updateBuyerOnOpenOrders(tx: Ctx, before: UserRow, account: UserRow): void {
  const followed = tx.db
    .update(orders)
    .set({
      ...buyerOf(account),
      buyerAddress: sql`CASE ${orders.buyerAddress} WHEN ${before.address} THEN ${account.address} ELSE ${orders.buyerAddress} END`,
      updatedAt: tx.clock.now(),
    })
    .where(and(eq(orders.customerId, account.id), isOpenOrder, isNull(orders.invoiceId)))
    .returning({ orderId: orders.id, driverId: orders.driverId })
    .all();
  for (const order of followed) tx.emit({ type: 'order', ...order, customerId: account.id });
}
