import { and, eq, gte, lt } from 'drizzle-orm';
import { customerCalls } from '#db/schema/customer-notes.ts';
import { users } from '#db/schema/users.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { type ActorCtx, type Ctx, isClockTrusted } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import { getCustomer } from './customers.ts';

export const CALLS_RETAINED_DAYS = 7;

export function readCalls(ctx: Ctx, from: ISODate) {
  const calls = ctx.db
    .select({
      customerId: customerCalls.customerId,
      callerName: users.name,
      calledAt: customerCalls.calledAt,
    })
    .from(customerCalls)
    .innerJoin(users, eq(users.id, customerCalls.callerId))
    .where(gte(customerCalls.day, from))
    .orderBy(customerCalls.calledAt)
    .all();
  return new Map(calls.map(({ customerId, ...call }) => [customerId, call]));
}

/**
 * Marks a customer as called today, or not. The first agent stays recorded. Rejects with `customer-not-found`. Marks
 * older than a week are deleted.
 */
export function setCalled(
  ctx: ActorCtx,
  { customerId, isCalled }: { readonly customerId: number; readonly isCalled: boolean },
): void {
  inTransaction(ctx, (tx) => {
    getCustomer(tx, { customerId });
    const day = getShopMoment(tx).date;
    if (isClockTrusted(tx)) deleteOldCalls(tx, day);
    if (isCalled) {
      const call = { day, customerId, callerId: tx.actor.id, calledAt: tx.clock.now() };
      tx.db.insert(customerCalls).values(call).onConflictDoNothing().run();
    } else {
      const isOfToday = and(eq(customerCalls.day, day), eq(customerCalls.customerId, customerId));
      tx.db.delete(customerCalls).where(isOfToday).run();
    }
    tx.emit({ type: 'call', customerId });
  });
}

function deleteOldCalls(tx: ActorCtx, today: ISODate): void {
  tx.db
    .delete(customerCalls)
    .where(lt(customerCalls.day, addDays(today, -CALLS_RETAINED_DAYS)))
    .run();
}

/** Puts a customer back on today's call list. Call it in a transaction. */
export function askToCall(tx: ActorCtx, customerId: number): void {
  const isOfToday = eq(customerCalls.day, getShopMoment(tx).date);
  tx.db
    .delete(customerCalls)
    .where(and(isOfToday, eq(customerCalls.customerId, customerId)))
    .run();
}
