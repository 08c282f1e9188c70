import { and, asc, count, desc, eq, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { receiptLines, receipts } from '#db/schema/receipts.ts';
import { purchaseOrders, suppliers } from '#db/schema/suppliers.ts';
import { users } from '#db/schema/users.ts';
import { billedPieces } from '#domain/purchasing/bills/billed-pieces.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ListReceipts } from '#shared/purchasing/receipt-inputs.ts';

const counter = alias(receipts, 'counter');

const headColumns = {
  ...pick(receipts, 'id', 'number', 'supplierId'),
  supplierName: suppliers.name,
  orderId: receipts.orderId,
  orderNumber: purchaseOrders.number,
  ...pick(receipts, 'receivedOn', 'supplierPaper', 'note', 'reversesId'),
  isReversed: sql`(${counter.id} IS NOT NULL OR ${receipts.reversesId} IS NOT NULL)`.mapWith(Boolean),
  actorId: receipts.actorId,
  actorName: users.name,
  createdAt: receipts.createdAt,
};

const BILLED = billedPieces('receipt', 'receipt_lines');

/** From a supplier, not reversed, with pieces not billed yet. */
const IS_UNBILLED: SQL = sql`(receipts.supplier_id IS NOT NULL AND receipts.reverses_id IS NULL AND counter.id IS NULL
  AND EXISTS (SELECT 1 FROM receipt_lines WHERE receipt_lines.receipt_id = receipts.id AND receipt_lines.quantity > ${BILLED}))`;

function selectHeads(ctx: Ctx) {
  return ctx.db
    .select(headColumns)
    .from(receipts)
    .leftJoin(suppliers, eq(suppliers.id, receipts.supplierId))
    .leftJoin(purchaseOrders, eq(purchaseOrders.id, receipts.orderId))
    .leftJoin(users, eq(users.id, receipts.actorId))
    .leftJoin(counter, and(isNotNull(counter.reversesId), eq(counter.reversesId, receipts.id)));
}

export type Receipt = ReturnType<typeof withLines>[number];

export function findReceipt(ctx: Ctx, id: number): Receipt {
  const [receipt] = withLines(ctx, selectHeads(ctx).where(eq(receipts.id, id)).all());
  if (!receipt) throw new DomainError('receipt-not-found');
  return receipt;
}

export function listReceipts(ctx: Ctx, { page, limit, ...filter }: ListReceipts) {
  const where = and(
    filter.supplierId === undefined ? undefined : eq(receipts.supplierId, filter.supplierId),
    filter.from === undefined ? undefined : gte(receipts.receivedOn, filter.from),
    filter.to === undefined ? undefined : lte(receipts.receivedOn, filter.to),
    filter.isUnbilled === undefined ? undefined : filter.isUnbilled ? IS_UNBILLED : sql`NOT ${IS_UNBILLED}`,
  );
  const heads = selectHeads(ctx)
    .where(where)
    .orderBy(desc(receipts.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .all();
  const found = ctx.db
    .select({ total: count() })
    .from(receipts)
    .leftJoin(counter, and(isNotNull(counter.reversesId), eq(counter.reversesId, receipts.id)))
    .where(where)
    .get();
  return { receipts: withLines(ctx, heads), total: found?.total ?? 0 };
}

type Head = ReturnType<ReturnType<typeof selectHeads>['all']>[number];

function withLines(ctx: Ctx, heads: readonly Head[]) {
  const lines = ctx.db
    .select({
      ...pick(receiptLines, 'id', 'receiptId', 'productId'),
      productName: products.name,
      productCode: products.code,
      ...pick(receiptLines, 'orderLineId', 'quantity', 'netCostE4'),
      billed: BILLED,
    })
    .from(receiptLines)
    .innerJoin(products, eq(products.id, receiptLines.productId))
    .where(
      inArray(
        receiptLines.receiptId,
        heads.map(({ id }) => id),
      ),
    )
    .orderBy(asc(receiptLines.receiptId), asc(receiptLines.position))
    .all();
  const byReceipt = Map.groupBy(lines, ({ receiptId }) => receiptId);
  return heads.map((head) => ({
    ...head,
    lines: (byReceipt.get(head.id) ?? []).map(({ receiptId: _receiptId, orderLineId, ...line }) => ({
      ...line,
      isOffOrder: head.orderId !== null && orderLineId === null,
    })),
  }));
}

type Uncosted<R extends { readonly lines: readonly { readonly netCostE4: number | null }[] }> = Omit<
  R,
  'lines'
> & { readonly lines: readonly Omit<R['lines'][number], 'netCostE4'>[] };

export function withoutCosts(receipt: Receipt): Uncosted<Receipt> {
  return { ...receipt, lines: receipt.lines.map(({ netCostE4: _cost, ...line }) => line) };
}
