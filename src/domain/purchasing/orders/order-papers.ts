import { desc, eq } from 'drizzle-orm';
import { purchaseOrderPapers } from '#db/schema/suppliers.ts';
import { freezeSeller } from '#domain/invoicing/freeze-order.ts';
import { findSupplier, partyOf } from '#domain/purchasing/suppliers/suppliers.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { PurchasePaper } from '#shared/purchasing/order-paper.ts';
import type { PurchaseOrder } from './read-orders.ts';

/** Stores the order as sent now, as the next revision of its document. Call it in the transaction of the change. */
export function freezePaper(tx: Ctx, order: PurchaseOrder & { readonly number: string }): void {
  const supplier = findSupplier(tx, order.supplierId);
  const revision = (readLast(tx, order.id)?.revision ?? 0) + 1;
  const paper: PurchasePaper = {
    number: order.number,
    revision,
    issuedOn: getShopMoment(tx).date,
    expectedOn: order.expectedOn,
    note: order.note,
    language: supplier.language,
    buyer: freezeSeller(tx),
    supplier: partyOf(supplier),
    lines: order.lines.map((line) => ({
      supplierCode: line.supplierCode,
      code: line.productCode,
      name: line.supplierName || line.productName,
      unit: line.unit,
      packSize: line.packSize,
      quantity: line.quantity,
      netPriceE4: line.netPriceE4,
    })),
    totalCents: order.totalCents,
  };
  tx.db
    .insert(purchaseOrderPapers)
    .values({ orderId: order.id, revision, content: JSON.stringify(paper), createdAt: tx.clock.now() })
    .run();
}

function readLast(ctx: Ctx, orderId: number) {
  return ctx.db
    .select({ revision: purchaseOrderPapers.revision, content: purchaseOrderPapers.content })
    .from(purchaseOrderPapers)
    .where(eq(purchaseOrderPapers.orderId, orderId))
    .orderBy(desc(purchaseOrderPapers.revision))
    .limit(1)
    .get();
}

/** The last sent version. Rejects with `purchase-status-change-not-possible` for a draft. */
export function readPaper(ctx: Ctx, order: Pick<PurchaseOrder, 'id' | 'status'>): PurchasePaper {
  const last = readLast(ctx, order.id);
  if (!last) throw new DomainError('purchase-status-change-not-possible', { status: order.status });
  // Written only by `freezePaper`, and never changed.
  return JSON.parse(last.content) as PurchasePaper;
}
