import { sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { customerTerms } from '#db/schema/ledger.ts';
import { readOwed } from '#domain/orders/status/pay-on-delivery.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { FINAL_STATUSES_SQL } from '#shared/order-status.ts';

type OrderOfCustomer = { readonly orderId: number; readonly customerId: number };

/**
 * Of an order, in cents: what is owed, and zero to collect from customers with payment terms. Two queries however many
 * orders.
 */
export function readToCollect(ctx: Ctx, orders: readonly OrderOfCustomer[]) {
  const owed = readOwed(
    ctx,
    orders.map((order) => order.orderId),
  );
  const terms = readTermsDays(
    ctx,
    orders.map((order) => order.customerId),
  );
  return ({ orderId, customerId }: OrderOfCustomer) => {
    const termsDays = terms.get(customerId) ?? 0;
    const owedCents = owed.get(orderId) ?? 0;
    return { owedCents, collectCents: termsDays === 0 ? owedCents : 0, termsDays };
  };
}

function readTermsDays(ctx: Ctx, customerIds: readonly number[]): Map<number, number> {
  const found = ctx.db
    .select({ customerId: customerTerms.customerId, termsDays: customerTerms.termsDays })
    .from(customerTerms)
    .where(inIds(customerTerms.customerId, customerIds))
    .all();
  return new Map(found.map(({ customerId, termsDays }) => [customerId, termsDays]));
}

/** In cents, for earlier deliveries. */
type OldDebt = { readonly oldDebtCents: number; readonly creditCents: number };

const NO_DEBT: OldDebt = { oldDebtCents: 0, creditCents: 0 };

export function readOldDebts(ctx: Ctx, customerIds: readonly number[]): (customerId: number) => OldDebt {
  const rows = ctx.db.all<OldDebt & { customerId: number }>(sql`
    SELECT e.customer_id AS customerId,
      COALESCE(SUM(e.open_cents) FILTER (WHERE e.open_cents > 0 AND (o.id IS NULL
        OR o.status IN ${sql.raw(FINAL_STATUSES_SQL)})), 0) AS oldDebtCents,
      COALESCE(-SUM(e.open_cents) FILTER (WHERE e.open_cents < 0), 0) AS creditCents
    FROM open_entries e JOIN customer_entries c ON c.id = e.entry_id
    LEFT JOIN documents d ON d.id = c.document_id LEFT JOIN orders o ON o.id = d.order_id
    WHERE e.open_cents <> 0
      AND e.customer_id IN (SELECT value FROM json_each(${JSON.stringify(customerIds)}))
    GROUP BY e.customer_id`);
  const debts = new Map(rows.map(({ customerId, ...debt }) => [customerId, debt]));
  return (customerId) => debts.get(customerId) ?? NO_DEBT;
}
