import { and, isNull } from 'drizzle-orm';
import { hasCode } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { withoutVatE4 } from '#shared/prices/pricing.ts';
import { codeForms } from '#shared/text/barcode.ts';
import type { Headers } from './read-headers.ts';

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

export function withoutVatIn(
  heading: Headers['price'],
  price: unknown,
  { vatBasisPoints }: { readonly vatBasisPoints: number },
): unknown {
  return typeof price === 'number' && heading?.basis === 'gross'
    ? withoutVatE4(price, vatBasisPoints)
    : price;
}
