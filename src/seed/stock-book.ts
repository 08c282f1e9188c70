import { stockMovements } from '#db/schema/stock.ts';
import type { StockReason } from '#shared/stock.ts';
import { prepareInsert, type SeedContext } from './seed-context.ts';

export type StockBook = {
  readonly take: (productId: number, quantity: number, orderId: number, actorId: number, at: number) => void;
  readonly release: (
    productId: number,
    quantity: number,
    orderId: number,
    actorId: number,
    at: number,
  ) => void;
  readonly settle: (at: number) => void;
};

export function createStockBook(
  seed: SeedContext,
  products: readonly { readonly id: number; readonly targetStock: number }[],
  stockerId: number,
): StockBook {
  const balances = new Map(products.map(({ id, targetStock }) => [id, targetStock]));
  const insert = prepareInsert(seed, stockMovements);
  const move = (
    productId: number,
    delta: number,
    reason: StockReason,
    orderId: number | null,
    actorId: number,
    at: number,
  ): void => {
    if (delta === 0) return;
    const balanceAfter = (balances.get(productId) ?? 0) + delta;
    balances.set(productId, balanceAfter);
    insert({ productId, delta, balanceAfter, reason, orderId, actorId, createdAt: at });
  };
  return {
    take: (productId, quantity, orderId, actorId, at) => {
      const balance = balances.get(productId) ?? 0;
      if (balance < quantity) {
        const pallet = Math.ceil((quantity * 12) / 50) * 50;
        move(productId, pallet, 'received', null, stockerId, at - 60_000);
      }
      move(productId, -quantity, 'order-placed', orderId, actorId, at);
    },
    release: (productId, quantity, orderId, actorId, at) =>
      move(productId, quantity, 'order-cancelled', orderId, actorId, at),
    settle: (at) => {
      const update = seed.connection.prepare('UPDATE products SET stock = ? WHERE id = ?');
      for (const { id, targetStock } of products) {
        move(id, targetStock - (balances.get(id) ?? 0), 'counted', null, stockerId, at);
        update.run(targetStock, id);
      }
    },
  };
}
