import { and, eq } from 'drizzle-orm';
import { purchaseOrderLines } from '#db/schema/suppliers.ts';
import { settleStatus } from '#domain/purchasing/orders/change-orders.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { World } from './world.ts';

/** As if this many pieces of a product had been received for an order. */
export function givenReceived(world: World, orderId: number, productId: number, received: number): void {
  inTransaction(world.ctx, (tx) => {
    tx.db
      .update(purchaseOrderLines)
      .set({ received })
      .where(and(eq(purchaseOrderLines.orderId, orderId), eq(purchaseOrderLines.productId, productId)))
      .run();
    settleStatus(tx, orderId);
  });
}
