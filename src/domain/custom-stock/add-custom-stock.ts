import { and, eq, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { type CustomStockBalance, changeCustomStock } from './change-custom-stock.ts';

export type MadePieces = {
  readonly customerId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly note: string;
};

/**
 * Adds pieces made for one customer to their custom stock; the shop's own stock is not touched. Rejects with
 * `customer-not-found` and `product-not-found`.
 */
export function addCustomStock(ctx: ActorCtx, { quantity, ...pieces }: MadePieces): CustomStockBalance {
  return inTransaction(ctx, (tx) => {
    getCustomer(tx, { customerId: pieces.customerId });
    assertProduct(tx, pieces.productId);
    return changeCustomStock(tx, { ...pieces, delta: quantity, reason: 'added' });
  });
}

function assertProduct(ctx: ActorCtx, productId: number): void {
  const product = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt)))
    .get();
  if (!product) throw new DomainError('product-not-found');
}
