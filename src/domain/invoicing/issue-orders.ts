import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { documentBacklog } from '#db/schema/documents.ts';
import { orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { assertClockConfirmed } from '#domain/clock/clock-question.ts';
import { assertMonthOpen } from '#domain/ledger/closed-months.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { countRows } from '#kernel/rows.ts';
import { type DomainErrorCode, nameOf, sentenceOf } from '#shared/errors/error-answers.ts';
import type { IssueDocuments } from '#shared/inputs/document-inputs.ts';
import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import { isNotInBacklog } from './freeze-delivered-orders.ts';
import { freezeSeller } from './freeze-order.ts';
import { getDocuments } from './get-document.ts';
import { assertParties, issueInvoice, issuesAtDeparture } from './issue-invoice.ts';

export type NotIssued = {
  readonly orderId: number;
  readonly code: DomainErrorCode;
  readonly error: string;
  readonly message: string;
};

/**
 * Issues the invoices of selected orders, or of a delivery day and driver, each in its own transaction: a failure is
 * reported with its reason and does not affect the others. The same idempotency key returns what it issued.
 */
export async function issueInvoices(
  ctx: ActorCtx,
  wanted: IssueDocuments & { readonly idempotencyKey?: string | undefined },
) {
  const { idempotencyKey: key } = wanted;
  const orderIds = once(ctx, 'documents.issue', wanted, (tx) => listWanted(tx, wanted));
  const issuedIds: number[] = [];
  const refused: NotIssued[] = [];
  let heldMs = 0;
  for (const orderId of orderIds) {
    // Pauses as long as the previous invoice took: a request needs several turns of the event loop and would wait for
    // an invoice at each.
    await wait(heldMs);
    const startedAt = performance.now();
    try {
      // A client's key contains no blank.
      const one = { orderId, idempotencyKey: key === undefined ? undefined : `${key} ${orderId}` };
      issuedIds.push(once(ctx, 'document.issue', one, (tx) => issueAndAnnounce(tx, orderId)));
    } catch (thrown) {
      refused.push(toNotIssued(orderId, thrown));
    }
    heldMs = performance.now() - startedAt;
  }
  return { issued: getDocuments(ctx, issuedIds), refused };
}

function issueAndAnnounce(tx: ActorCtx, orderId: number): number {
  const isMigrating = tx.db.select().from(documentBacklog).where(eq(documentBacklog.orderId, orderId)).get();
  if (isMigrating) throw new DomainError('invoice-issued');
  const { id } = issueInvoice(tx, orderId);
  const order = tx.db
    .select({ orderId: orders.id, customerId: orders.customerId, driverId: orders.driverId })
    .from(orders)
    .where(eq(orders.id, orderId))
    .get();
  if (order) tx.emit({ type: 'order', ...order });
  return id;
}

function toNotIssued(orderId: number, thrown: unknown): NotIssued {
  if (!(thrown instanceof DomainError)) throw thrown;
  return { orderId, code: thrown.code, error: nameOf(thrown.code), message: sentenceOf(thrown) };
}

function listWanted(ctx: Ctx, wanted: IssueDocuments): number[] {
  if ('orderIds' in wanted) return [...new Set(wanted.orderIds)];
  const { deliverDate, driverCode } = wanted;
  return ctx.db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.driverId))
    .where(
      and(
        eq(orders.deliverDate, deliverDate),
        isNull(orders.invoiceId),
        isNotInBacklog,
        ne(orders.status, STATUS.cancelled),
        driverCode === undefined ? undefined : eq(users.driverCode, driverCode),
      ),
    )
    .orderBy(asc(orders.id))
    .all()
    .map((order) => order.id);
}

const MAX_UNISSUED = 1000;

function dueStatuses(ctx: Ctx): OrderStatus[] {
  return issuesAtDeparture(ctx) ? [STATUS.departed, STATUS.delivered] : [STATUS.delivered];
}

export function countUnissued(ctx: Ctx): number {
  const isDue = inArray(orders.status, dueStatuses(ctx));
  return countRows(ctx, orders, and(isDue, isNull(orders.invoiceId), isNotInBacklog));
}

/** Oldest first, each with what prevents its invoice now; `error` is `Not issued` where nothing does. */
export function listUnissued(ctx: Ctx) {
  const found = dueStatuses(ctx).flatMap((status) => readUnissued(ctx, status));
  if (found.length === 0) return [];
  const seller = freezeSeller(ctx);
  const { date: today } = getShopMoment(ctx);
  const barred = rejectionOf(() => {
    assertClockConfirmed(ctx);
    assertMonthOpen(ctx, today);
  });
  return found
    .toSorted((one, other) => one.orderId - other.orderId)
    .slice(0, MAX_UNISSUED)
    .map(({ buyerAddress, bearsVat, ...order }) => {
      const buyer = { name: order.buyerName, address: buyerAddress };
      const incomplete = rejectionOf(() => assertParties({ seller, buyer, bearsVat }));
      return {
        ...order,
        ...toNotIssued(order.orderId, incomplete ?? barred ?? new DomainError('not-issued')),
      };
    });
}

function readUnissued(ctx: Ctx, status: OrderStatus) {
  return ctx.db
    .select({
      orderId: orders.id,
      ...pick(orders, 'customerId', 'buyerName', 'buyerAddress', 'deliverDate', 'totalCents'),
      bearsVat: sql`EXISTS (SELECT 1 FROM order_lines line
        WHERE line.order_id = orders.id AND line.vat_basis_points > 0 AND line.quantity > 0)`.mapWith(
        Boolean,
      ),
    })
    .from(orders)
    .where(and(eq(orders.status, status), isNull(orders.invoiceId), isNotInBacklog))
    .orderBy(asc(orders.id))
    .limit(MAX_UNISSUED)
    .all();
}

function rejectionOf(check: () => void): unknown {
  try {
    check();
    return undefined;
  } catch (thrown) {
    return thrown;
  }
}
