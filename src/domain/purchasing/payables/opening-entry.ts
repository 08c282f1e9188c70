import { and, eq } from 'drizzle-orm';
import { supplierEntries } from '#db/schema/bills.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { assertPlausibleDays } from '#domain/ledger/first-day.ts';
import { findSupplier } from '#domain/purchasing/suppliers/suppliers.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { addDays } from '#shared/dates/shop-dates.ts';
import type { ReverseSupplierOpening, SupplierOpening } from '#shared/purchasing/payable-inputs.ts';
import { enterOnAccount } from './enter-on-account.ts';
import { reverseSupplierEntry } from './reverse-entry.ts';

type Balance = { readonly balanceCents: number };

/**
 * The debt to a supplier before its bills were booked here, as a sum or bill by bill; negative for an advance. Without
 * a due day the supplier's terms count. Rejects with `supplier-not-found`, `payment-day-ahead`,
 * `bill-due-before-issue`, `day-before-shop` and `day-too-far`.
 */
export function enterSupplierOpening(ctx: ActorCtx, input: SupplierOpening): Balance {
  return once(ctx, 'supplier.open', input, (tx, { supplierId, amountCents, day, dueOn, number }) => {
    const { name: supplierName, termsDays } = findSupplier(tx, supplierId);
    if (day > getShopMoment(tx).date) throw new DomainError('payment-day-ahead').on('day');
    if (dueOn !== undefined && dueOn < day) throw new DomainError('bill-due-before-issue').on('dueOn');
    assertPlausibleDays(tx, { day, dueOn });
    const { balanceCents } = enterOnAccount(tx, {
      supplierId,
      kind: 'opening',
      day,
      dueOn: amountCents < 0 ? null : (dueOn ?? addDays(day, termsDays)),
      amountCents,
      number,
    });
    recordAudit(tx, { type: 'supplier.opened', supplierName, number, amountCents });
    return { balanceCents };
  });
}

/** Rejects with `entry-not-found` and `entry-reversed`. */
export function reverseSupplierOpening(ctx: ActorCtx, input: ReverseSupplierOpening): Balance {
  return once(ctx, 'supplier.opening-reverse', input, (tx, { entryId, reason }) => {
    const isIt = and(eq(supplierEntries.id, entryId), eq(supplierEntries.kind, 'opening'));
    const entry = tx.db.select().from(supplierEntries).where(isIt).get();
    if (!entry) throw new DomainError('entry-not-found');
    const { id, reversesId } = supplierEntries;
    if (tx.db.select({ id }).from(supplierEntries).where(eq(reversesId, entryId)).get())
      throw new DomainError('entry-reversed');
    const { supplierId, number, amountCents } = entry;
    const { name: supplierName } = findSupplier(tx, supplierId);
    const { balanceCents } = reverseSupplierEntry(tx, entry, reason);
    recordAudit(tx, { type: 'supplier.opening-reversed', supplierName, number, amountCents, reason });
    return { balanceCents };
  });
}
