import { sql } from 'drizzle-orm';
import type { TillOwner } from '#domain/ledger/cash-day.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';

/** In cents: payments less reversals, and everything else by kind. */
export type TillSums = {
  readonly receivedCents: number;
  readonly conflictCents: number;
  readonly floatCents: number;
  readonly expensesCents: number;
  readonly otherCents: number;
  readonly bankCents: number;
  readonly handedInCents: number;
  readonly givenOutCents: number;
  readonly suppliersCents: number;
};

export const EMPTY_TILL: TillSums = {
  receivedCents: 0,
  conflictCents: 0,
  floatCents: 0,
  expensesCents: 0,
  otherCents: 0,
  bankCents: 0,
  handedInCents: 0,
  givenOutCents: 0,
  suppliersCents: 0,
};

type SumRow = { driverId: TillOwner; what: keyof TillSums; cents: number };

/**
 * Sums of every till of a day by owner (null: the counter). Deliveries from before customer accounts count with the
 * cash recorded on delivery. Handed-in cash of closed drivers' days enters the counter's till, and their change leaves
 * it, on the first open day of the counter.
 */
export function readTills(ctx: Ctx, day: ISODate): Map<TillOwner, TillSums> {
  const rows = ctx.db.all<SumRow>(sql`
    SELECT driver_id AS driverId, 'receivedCents' AS what, SUM(amount_cents) AS cents
    FROM payments WHERE cash_day = ${day} GROUP BY driver_id
    UNION ALL
    SELECT p.driver_id, 'receivedCents', -SUM(p.amount_cents)
    FROM payment_reversals r JOIN payments p ON p.id = r.payment_id WHERE r.cash_day = ${day} GROUP BY p.driver_id
    UNION ALL
    SELECT d.driver_id, 'receivedCents', SUM(d.amount_received_cents)
    FROM deliveries d JOIN orders o ON o.id = d.order_id LEFT JOIN documents i ON i.id = o.invoice_id
    WHERE d.delivered_day = ${day} AND d.payment_id IS NULL AND i.series IS 'MIG' GROUP BY d.driver_id
    UNION ALL
    SELECT driver_id, 'conflictCents', SUM(amount_cents) FROM road_conflicts WHERE cash_day = ${day} GROUP BY driver_id
    UNION ALL
    SELECT driver_id, 'conflictCents', -SUM(amount_cents)
    FROM road_conflicts WHERE cash_out_day = ${day} GROUP BY driver_id
    UNION ALL
    SELECT driver_id, CASE kind WHEN 'float' THEN 'floatCents' WHEN 'expense' THEN 'expensesCents'
      WHEN 'bank' THEN 'bankCents' ELSE 'otherCents' END, SUM(amount_cents)
    FROM cash_movements WHERE day = ${day} GROUP BY driver_id, kind
    UNION ALL
    SELECT NULL, 'givenOutCents', SUM(amount_cents) FROM cash_movements WHERE counter_day = ${day}
    UNION ALL
    SELECT NULL, 'handedInCents', SUM(handed_in_cents) FROM cash_closings WHERE counter_day = ${day}
    UNION ALL
    SELECT NULL, 'suppliersCents', SUM(amount_cents) FROM supplier_payments WHERE cash_day = ${day}
    UNION ALL
    SELECT NULL, 'suppliersCents', -SUM(p.amount_cents)
    FROM supplier_payment_reversals r JOIN supplier_payments p ON p.id = r.payment_id WHERE r.cash_day = ${day}`);
  const tills = new Map<TillOwner, TillSums>();
  for (const { driverId, what, cents } of rows) {
    if (cents === null) continue;
    const till = tills.get(driverId) ?? EMPTY_TILL;
    tills.set(driverId, { ...till, [what]: till[what] + cents });
  }
  return tills;
}

export function expectedOf({ receivedCents, conflictCents, floatCents, expensesCents }: TillSums): number {
  return receivedCents + conflictCents + floatCents - expensesCents;
}

export function counterChange(till: TillSums): number {
  const { otherCents, handedInCents, givenOutCents, bankCents, suppliersCents } = till;
  return expectedOf(till) + otherCents + handedInCents - givenOutCents - bankCents - suppliersCents;
}

export function counterOpening(ctx: Ctx, day: ISODate): number {
  const { cents } = ctx.db.get<{ cents: number }>(sql`
    SELECT
      (SELECT COALESCE(SUM(amount_cents), 0) FROM payments WHERE method = 'cash_counter' AND cash_day < ${day})
      - (SELECT COALESCE(SUM(p.amount_cents), 0) FROM payment_reversals r JOIN payments p ON p.id = r.payment_id
         WHERE p.method = 'cash_counter' AND r.cash_day < ${day})
      + (SELECT COALESCE(SUM(CASE WHEN kind IN ('float', 'in') THEN amount_cents ELSE -amount_cents END), 0)
         FROM cash_movements WHERE driver_id IS NULL AND day < ${day})
      - (SELECT COALESCE(SUM(amount_cents), 0) FROM cash_movements WHERE counter_day < ${day})
      + (SELECT COALESCE(SUM(handed_in_cents), 0) FROM cash_closings WHERE counter_day < ${day})
      - (SELECT COALESCE(SUM(amount_cents), 0) FROM supplier_payments WHERE cash_day < ${day})
      + (SELECT COALESCE(SUM(p.amount_cents), 0) FROM supplier_payment_reversals r
         JOIN supplier_payments p ON p.id = r.payment_id WHERE r.cash_day < ${day}) AS cents`);
  return cents;
}
