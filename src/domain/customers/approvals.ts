import { asc, eq } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { customers } from '#db/schema/customers.ts';
import { accountApprovals } from '#db/schema/prices.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';

export function requestApproval(tx: Ctx, customerId: number): void {
  if (!getSettings(tx).prices.needsApproval) return;
  tx.db.insert(accountApprovals).values({ customerId, requestedAt: tx.clock.now() }).run();
}

export function awaitsApproval(ctx: Ctx, customerId: number): boolean {
  return hasRow(ctx, accountApprovals, eq(accountApprovals.customerId, customerId));
}

/** Rejects with `account-not-approved`, or `customer-not-approved` for staff, while approval by the office is pending. */
export function assertApproved(ctx: ActorCtx, customerId: number): void {
  if (!awaitsApproval(ctx, customerId)) return;
  throw new DomainError(ctx.actor.id === customerId ? 'account-not-approved' : 'customer-not-approved');
}

export function listWaitingCustomers(ctx: Ctx) {
  return ctx.db
    .select({
      ...pick(customers, 'id', 'name', 'phone', 'address', 'regionId', 'fiscalNumber'),
      requestedAt: accountApprovals.requestedAt,
    })
    .from(accountApprovals)
    .innerJoin(customers, eq(customers.id, accountApprovals.customerId))
    .where(eq(customers.isActive, true))
    .orderBy(asc(accountApprovals.requestedAt), asc(customers.id))
    .all();
}

export function approveCustomer(ctx: ActorCtx, { customerId }: { readonly customerId: number }): void {
  inTransaction(ctx, (tx) => {
    const { changes } = tx.db
      .delete(accountApprovals)
      .where(eq(accountApprovals.customerId, customerId))
      .run();
    if (changes === 0) return;
    recordAudit(tx, { type: 'user.approved', userId: customerId });
    tx.emit({ type: 'user', userId: customerId });
  });
}
