import { getCustomer } from '#domain/customers/customers.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { type CustomStockBalance, changeCustomStock, findCustomStock } from './change-custom-stock.ts';

export type CountedPieces = {
  readonly customerId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly expected?: number | undefined;
  readonly reason: string;
};

/**
 * Sets custom stock to the counted figure, with the reason. Rejects with `customer-not-found`, `product-not-found`
 * when there never was any, and `stock-changed` when the expected figure is outdated.
 */
export function correctCustomStock(ctx: ActorCtx, counted: CountedPieces): CustomStockBalance {
  const { customerId, productId, quantity, expected } = counted;
  return inTransaction(ctx, (tx) => {
    getCustomer(tx, { customerId });
    const recorded = findCustomStock(tx, customerId, productId);
    if (recorded === undefined) throw new DomainError('product-not-found');
    if (expected !== undefined && expected !== recorded) {
      throw new DomainError('stock-changed', { stock: recorded });
    }
    return changeCustomStock(tx, {
      customerId,
      productId,
      delta: quantity - recorded,
      reason: 'corrected',
      note: counted.reason,
    });
  });
}
