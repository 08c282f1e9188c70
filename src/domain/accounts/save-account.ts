import { and, eq, sql } from 'drizzle-orm';
import { isOpenOrder } from '#db/conditions.ts';
import { users } from '#db/schema/accounts.ts';
import { orders } from '#db/schema/orders.ts';
import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import type { AccountFields } from '#shared/field-labels.ts';
import { foldText } from '#shared/fold.ts';
import { normalizePhone } from '#shared/phone.ts';
import { assertAccountFree } from './assert-account-free.ts';
import type { Account } from './get-account.ts';

/**
 * Writes an account that has changed, in the caller's transaction, with its audit entry; the buyer's particulars on
 * the person's open orders follow. Rejects like `createAccount`.
 */
export function saveAccount(tx: Ctx, before: Account, after: Account): void {
  const { id, createdAt: _createdAt, ...values } = after;
  const changes = changesBetween<AccountFields>(before, values);
  if (Object.keys(changes).length === 0) return;
  assertAccountFree(tx, after);
  tx.db
    .update(users)
    .set({
      ...values,
      nameFolded: foldText(after.name),
      phoneNormalized: normalizePhone(after.phone),
      updatedAt: tx.clock.now(),
    })
    .where(eq(users.id, id))
    .run();
  recordAudit(tx, { type: 'user.updated', userId: id, changes });
  tx.emit({ type: 'user', userId: id });
  updateBuyerOnOpenOrders(tx, before, after);
}

/** An address that was set for one order alone stays. */
function updateBuyerOnOpenOrders(tx: Ctx, before: Account, account: Account): void {
  const followed = tx.db
    .update(orders)
    .set({
      buyerName: account.name,
      buyerEmail: account.email ?? '',
      buyerPhone: account.phone,
      buyerAddress: sql`CASE ${orders.buyerAddress} WHEN ${before.address} THEN ${account.address} ELSE ${orders.buyerAddress} END`,
      buyerFiscalNumber: account.fiscalNumber,
      buyerVatNumber: account.vatNumber,
    })
    .where(and(eq(orders.customerId, account.id), isOpenOrder))
    .returning({ orderId: orders.id, driverId: orders.driverId })
    .all();
  for (const order of followed) tx.emit({ type: 'order', ...order, customerId: account.id });
}
