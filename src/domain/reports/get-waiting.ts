import { isNull, sql } from 'drizzle-orm';
import { isOpenOrder } from '#db/conditions.ts';
import { complaints } from '#db/schema/complaints.ts';
import { orders } from '#db/schema/orders.ts';
import { countPendingExpenses } from '#domain/cash/pending-expenses.ts';
import { countRoadConflicts } from '#domain/delivery/list-conflicts.ts';
import { countUnissued } from '#domain/invoicing/issue-orders.ts';
import { isPrinted } from '#domain/orders/queries/staff-order.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import { ATTEMPTS_BEFORE_ALERT } from '#shared/delivery.ts';
import { STATUS } from '#shared/order-status.ts';

export type Waiting = {
  readonly late: number;
  readonly unassigned: number;
  readonly unfinished: number;
  readonly tried: number;
  readonly held: number;
  readonly unissued: number;
  readonly unprinted: number;
  readonly unclosed: number;
  readonly unclosedDay: ISODate | null;
  readonly complaints: number;
  readonly roadConflicts: number;
  readonly expenses: number;
  readonly expensesDay: ISODate | null;
};

const CASH_DAYS = 31;

export function getWaiting(ctx: Ctx): Waiting {
  const today = getShopMoment(ctx).date;
  // Open orders only: their partial index omits years of delivered ones.
  const open = ctx.db.get<
    Omit<
      Waiting,
      'unissued' | 'unclosed' | 'unclosedDay' | 'complaints' | 'roadConflicts' | 'expenses' | 'expensesDay'
    >
  >(sql`
    SELECT COUNT(*) FILTER (WHERE ${orders.deliverDate} < ${today}) AS late,
      COUNT(*) FILTER (WHERE ${orders.driverId} IS NULL) AS unassigned,
      COUNT(*) FILTER (WHERE ${orders.status} = ${STATUS.departed} AND ${orders.deliverDate} < ${today}) AS unfinished,
      COUNT(*) FILTER (WHERE ${orders.heldAt} IS NOT NULL) AS held,
      COUNT(*) FILTER (WHERE id IN (SELECT order_id FROM delivery_attempts
        GROUP BY order_id HAVING COUNT(*) >= ${ATTEMPTS_BEFORE_ALERT})) AS tried,
      COUNT(*) FILTER (WHERE ${orders.status} IN (${STATUS.processed}, ${STATUS.prepared}) AND ${orders.heldAt} IS NULL
        AND ${orders.deliverDate} <= ${addDays(today, 1)} AND ${isPrinted(false)}) AS unprinted
    FROM orders INDEXED BY orders_driver_open WHERE ${isOpenOrder}`);
  const unclosed = listUnclosed(ctx, today);
  const expenses = countPendingExpenses(ctx);
  return {
    late: open?.late ?? 0,
    unassigned: open?.unassigned ?? 0,
    unfinished: open?.unfinished ?? 0,
    tried: open?.tried ?? 0,
    held: open?.held ?? 0,
    unissued: countUnissued(ctx),
    unprinted: open?.unprinted ?? 0,
    unclosed: unclosed.length,
    unclosedDay: unclosed[0]?.day ?? null,
    complaints: countRows(ctx, complaints, isNull(complaints.doneAt)),
    roadConflicts: countRoadConflicts(ctx).count,
    expenses: expenses.count,
    expensesDay: expenses.day,
  };
}

function listUnclosed(ctx: Ctx, today: ISODate): { readonly day: ISODate }[] {
  const from = addDays(today, -CASH_DAYS);
  return ctx.db.all(sql`
    SELECT t.day FROM (
      SELECT cash_day AS day, driver_id FROM payments WHERE cash_day >= ${from} AND cash_day < ${today}
      UNION SELECT cash_day, NULL FROM supplier_payments WHERE cash_day >= ${from} AND cash_day < ${today}
      UNION SELECT day, driver_id FROM cash_movements WHERE day >= ${from} AND day < ${today}
      UNION SELECT cash_day, driver_id FROM road_conflicts WHERE cash_day >= ${from} AND cash_day < ${today}
      UNION SELECT day, driver_id FROM cash_counts WHERE day >= ${from} AND day < ${today}) t
    WHERE COALESCE((SELECT c.event FROM cash_closings c WHERE c.day = t.day AND c.driver_id IS t.driver_id
      ORDER BY c.id DESC LIMIT 1), 'reopen') <> 'close'
    ORDER BY t.day DESC`);
}
