import { desc, inArray, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { type StockFigures, withFigures } from '#domain/stock-ledger/stock-figures.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import { fieldsSeenBy } from '#shared/define-fields.ts';
import type { productBinInput } from '#shared/inputs/catalog-inputs.ts';
import { PRODUCT_FIELDS } from '#shared/product-fields.ts';
import { columnsOf, type PricedProductView, productColumns, toProductViews } from './product-view.ts';
import { STAFF } from './viewer.ts';

const staffColumns = columnsOf(fieldsSeenBy('staff', PRODUCT_FIELDS));

export type StaffProduct = PricedProductView &
  StockFigures &
  Pick<typeof products.$inferSelect, keyof typeof staffColumns>;

const columns = { ...productColumns, ...staffColumns, deletedAt: products.deletedAt };

export function loadStaffProducts(ctx: Ctx, ids: readonly number[]): StaffProduct[] {
  return selectProducts(ctx, ids).map(({ deletedAt: _deletedAt, ...product }) => product);
}

/** Rejects with `product-not-found` when unknown or deleted. */
export function getStaffProduct(ctx: Ctx, input: { readonly id: number }): StaffProduct {
  const [product] = selectProducts(ctx, [input.id]);
  if (!product || product.deletedAt !== null) throw new DomainError('product-not-found');
  const { deletedAt: _deletedAt, ...view } = product;
  return view;
}

export function listProductBin(ctx: Ctx, input: z.output<typeof productBinInput>) {
  const isBinned = isNotNull(products.deletedAt);
  const ids = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(isBinned)
    .orderBy(desc(products.deletedAt), desc(products.id))
    .limit(input.limit)
    .offset((input.page - 1) * input.limit)
    .all()
    .map((row) => row.id);
  const totalProducts = countRows(ctx, products, isBinned);
  return {
    products: selectProducts(ctx, ids).flatMap(({ deletedAt, ...product }) =>
      deletedAt === null ? [] : [{ ...product, deletedAt }],
    ),
    totalProducts,
    totalPages: Math.ceil(totalProducts / input.limit),
  };
}

function selectProducts(ctx: Ctx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = ctx.db
    .select(columns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .all();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  const views = toProductViews(ctx, found, STAFF);
  return withFigures(
    ctx,
    views.flatMap((view) => {
      const row = byId.get(view.id);
      return row ? [{ ...row, ...view }] : [];
    }),
  );
}
