import { listUnmatched } from '#domain/purchasing/bills/billable.ts';
import { suggestOrders } from '#domain/purchasing/suggestions/suggest-orders.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { listOpenItems } from './open-items.ts';

export function getPurchasingOverview(ctx: Ctx) {
  const today = getShopMoment(ctx).date;
  const overdue = listOpenItems(ctx, {}).filter(
    ({ openCents, dueOn, day }) => openCents > 0 && (dueOn ?? day) < today,
  );
  return {
    overdueBills: overdue.length,
    overdueCents: overdue.reduce((cents, { openCents }) => cents + openCents, 0),
    unbilledReceipts: listUnmatched(ctx).receipts.total,
    lowProducts: suggestOrders(ctx).length,
  };
}
