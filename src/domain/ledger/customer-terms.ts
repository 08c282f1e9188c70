import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isCustomer, isOpenOrder } from '#db/conditions.ts';
import { customers } from '#db/schema/customers.ts';
import { customerTerms } from '#db/schema/ledger.ts';
import { orders } from '#db/schema/orders.ts';
import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import { addCustomerNote } from '#domain/customers/customer-notes.ts';
import { withTown } from '#domain/customers/with-town.ts';
import { assignPriceList } from '#domain/prices/price-lists.ts';
import { getUser, saveUser } from '#domain/users/users.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { paymentMethodOf } from '#shared/accounting/payment.ts';
import { withChanges } from '#shared/changes.ts';
import type { SetTermsOfMany, setTermsInput } from '#shared/inputs/ledger-inputs.ts';
import { optionalAddressInput } from '#shared/inputs/user-inputs.ts';
import { announceAccount } from './enter.ts';
import { reviewHolds } from './holds.ts';
import { readTerms, type Terms } from './read-terms.ts';

/**
 * Changes a customer's terms: uninvoiced orders follow them, and holds that no longer apply are released. Rejects
 * with `customer-not-found`.
 */
export function setTerms(ctx: ActorCtx, { customerId, ...wanted }: z.output<typeof setTermsInput>): Terms {
  return inTransaction(ctx, (tx) => {
    assertCustomer(tx, customerId);
    const before = readTerms(tx, customerId);
    const terms = withChanges(before, wanted);
    const values = { ...terms, updatedAt: tx.clock.now() };
    tx.db
      .insert(customerTerms)
      .values({ customerId, ...values })
      .onConflictDoUpdate({ target: customerTerms.customerId, set: values })
      .run();
    if (terms.termsDays !== before.termsDays) followTerms(tx, customerId, terms.termsDays);
    recordAudit(tx, {
      type: 'account.terms-set',
      userId: customerId,
      changes: changesBetween<Terms>(before, terms),
    });
    reviewHolds(tx, customerId);
    announceAccount(tx, customerId);
    return terms;
  });
}

/**
 * Sets the same terms, price list, town and note for many customers, all or none; returns their number. Rejects with
 * `customer-not-found`, `price-list-not-found` and `validation-failed` where the town makes an address too long.
 */
export function setTermsOfMany(
  ctx: ActorCtx,
  { customerIds, priceListId, town = '', note = '', ...wanted }: SetTermsOfMany,
): { readonly changed: number } {
  const ids = [...new Set(customerIds)];
  inTransaction(ctx, (tx) => {
    for (const customerId of ids) {
      assertCustomer(tx, customerId);
      if (wanted.termsDays !== undefined || wanted.limitCents !== undefined) {
        setTerms(tx, { customerId, ...wanted });
      }
      if (priceListId !== undefined) assignPriceList(tx, customerId, priceListId);
      if (town !== '') setTown(tx, customerId, town);
      if (note !== '') addCustomerNote(tx, { customerId, text: note, isForDriver: false });
    }
  });
  return { changed: ids.length };
}

function setTown(tx: ActorCtx, customerId: number, town: string): void {
  const before = getUser(tx, customerId);
  const address = optionalAddressInput.safeParse(withTown(before.address, town));
  if (!address.success) throw new DomainError('validation-failed').on('town');
  saveUser(tx, before, { ...before, address: address.data });
}

function followTerms(tx: ActorCtx, customerId: number, termsDays: number): void {
  const followed = tx.db
    .update(orders)
    .set({ paymentMethod: paymentMethodOf(termsDays), updatedAt: tx.clock.now() })
    .where(and(eq(orders.customerId, customerId), isNull(orders.invoiceId), isOpenOrder))
    .returning({ orderId: orders.id, driverId: orders.driverId })
    .all();
  for (const order of followed) tx.emit({ type: 'order', ...order, customerId });
}

/** Who became staff keeps the account, so that its debt can still be paid. */
const hasEntries = sql`EXISTS (SELECT 1 FROM customer_entries WHERE customer_id = ${customers.id})`;

export function assertCustomer(ctx: Ctx, customerId: number): void {
  const isFound = and(eq(customers.id, customerId), or(isCustomer, hasEntries));
  if (!hasRow(ctx, customers, isFound)) throw new DomainError('customer-not-found');
}
