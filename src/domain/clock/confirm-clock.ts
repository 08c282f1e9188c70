import { lte, max, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { documents } from '#db/schema/documents.ts';
import { idempotencyKeys } from '#db/schema/idempotency.ts';
import { ownLists } from '#db/schema/order-guide.ts';
import { orders } from '#db/schema/orders.ts';
import { recoveryCodes, refreshTokens, sessions } from '#db/schema/users.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { type ActorCtx, expiryTime } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { type ISODate, toLocalDate } from '#shared/dates/shop-dates.ts';
import { readClockQuestion } from './clock-question.ts';
import { rowsToSettle, writeClockState } from './clock-state.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Accepts the machine's date and resumes issuing. No effect when not in doubt or already confirmed. Rejects with
 * `clock-not-confirmed` when the machine's day differs from the one confirmed.
 */
export function confirmClock(
  ctx: ActorCtx,
  { date }: { readonly date: ISODate },
): { readonly date: ISODate } {
  inTransaction(ctx, (tx) => {
    const question = readClockQuestion(tx);
    if (question === null) return;
    if (question.date !== date) throw new DomainError('clock-not-confirmed');
    const { machineNow } = question;
    moveEnds(tx, expiryTime(tx), machineNow - expiryTime(tx));
    const dateBefore = toLocalDate(expiryTime(tx), getSettings(tx).shop.timeZone);
    const atMachine = { ...tx, clock: { now: () => machineNow } };
    recordAudit(atMachine, { type: 'clock.confirmed', date, dateBefore });
    const last = tx.db
      .select({ id: max(documents.id) })
      .from(documents)
      .get();
    const settled = { doubt: null, settledAt: machineNow, settledRows: rowsToSettle(tx) };
    writeClockState(tx, { ...settled, confirmedDocumentId: last?.id ?? 0 }, machineNow);
    tx.emit({ type: 'settings' });
  });
  ctx.clock.trustMachine?.();
  return { date };
}

const ENDS: readonly [SQLiteColumn, number][] = [
  [refreshTokens.createdAt, 0],
  [refreshTokens.replacedAt, 0],
  [refreshTokens.expiresAt, 30 * DAY_MS],
  [sessions.absoluteExpiresAt, 30 * DAY_MS],
  [recoveryCodes.expiresAt, DAY_MS],
  [idempotencyKeys.createdAt, 0],
  [ownLists.invitationExpiresAt, DAY_MS],
  [orders.heldAt, 0],
];

/**
 * Time skipped (or repeated) by the correction must not count: logins, codes, idempotency keys and held orders are
 * extended accordingly. Rows written after `until` already have the new clock's date.
 */
function moveEnds(tx: ActorCtx, until: number, byMs: number): void {
  if (byMs === 0) return;
  const seconds = Math.round(byMs / 1000);
  // Must run before the absolute ends are moved, which identify the old ones.
  tx.db
    .update(sessions)
    .set({ expiresAt: sql`${sessions.expiresAt} + ${seconds}` })
    .where(lte(sessions.absoluteExpiresAt, until + 30 * DAY_MS))
    .run();
  for (const [column, ms] of ENDS) {
    const name = sql.identifier(column.name);
    tx.db.run(
      sql`UPDATE ${column.table} SET ${name} = ${name} + ${Math.round(byMs)} WHERE ${name} <= ${until + ms}`,
    );
  }
}
