import { and, eq, isNull, ne } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { foldText } from '#shared/fold.ts';

/** Rejects with `product-code-exists` a code that another product has, compared without case; empty codes are free. */
export function assertCodeFree(ctx: Ctx, code: string, exceptId?: number): void {
  const codeFolded = foldText(code);
  if (codeFolded === '') return;
  const taken = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        isNull(products.deletedAt),
        eq(products.codeFolded, codeFolded),
        exceptId === undefined ? undefined : ne(products.id, exceptId),
      ),
    )
    .get();
  if (taken) throw new DomainError('product-code-exists');
}
