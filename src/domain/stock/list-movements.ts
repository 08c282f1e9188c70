import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { stockMovements } from '#db/schema/stock.ts';
import { users } from '#db/schema/users.ts';
import { figuresOf } from '#domain/stock-ledger/stock-figures.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { listMovementsInput } from '#shared/inputs/stock-inputs.ts';

/** Newest first, also for deleted products. Rejects with `product-not-found`. */
export function listMovements(ctx: Ctx, input: z.output<typeof listMovementsInput>) {
  const product = ctx.db
    .select({ name: products.name, stock: products.stock })
    .from(products)
    .where(eq(products.id, input.productId))
    .get();
  if (!product) throw new DomainError('product-not-found');
  const before = input.cursor ? lt(stockMovements.id, input.cursor) : undefined;
  const rows = ctx.db
    .select({
      ...pick(stockMovements, 'id', 'delta', 'balanceAfter', 'reason', 'note', 'orderId'),
      actorName: users.name,
      createdAt: stockMovements.createdAt,
    })
    .from(stockMovements)
    .leftJoin(users, eq(users.id, stockMovements.actorId))
    .where(and(eq(stockMovements.productId, input.productId), before))
    .orderBy(desc(stockMovements.id))
    .limit(input.limit + 1)
    .all();
  const movements = rows.slice(0, input.limit);
  return {
    productName: product.name,
    stock: product.stock,
    ...figuresOf(ctx, input.productId, product.stock),
    movements,
    nextCursor: rows.length > input.limit ? (movements.at(-1)?.id ?? null) : null,
  };
}
