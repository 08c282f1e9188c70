import { and, isNull } from 'drizzle-orm';
import { hasCode } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { codeForms } from '#shared/text/barcode.ts';

export const NO_PRODUCT = 'Asnjë produkt nuk e ka këtë kod.';

export function findProductByCode(ctx: Ctx, code: string) {
  const forms = codeForms(code);
  if (forms.length === 0) return undefined;
  return ctx.db
    .select(pick(products, 'id', 'unit', 'priceE4', 'vatBasisPoints'))
    .from(products)
    .where(and(isNull(products.deletedAt), hasCode(forms)))
    .get();
}
