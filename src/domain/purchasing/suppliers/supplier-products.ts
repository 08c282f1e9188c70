import { and, asc, count, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { holdsTyped } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { supplierProducts, suppliers } from '#db/schema/suppliers.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { withChanges } from '#shared/changes.ts';
import type {
  SupplierProductInput,
  setSupplierProductsInput,
  supplierProductsInput,
} from '#shared/purchasing/supplier-inputs.ts';
import { foldText } from '#shared/text/fold.ts';
import { findSupplier } from './suppliers.ts';

type Row = typeof supplierProducts.$inferSelect;

type Fields = Omit<Row, 'supplierId' | 'productId' | 'updatedAt'>;

const NEW: Fields = {
  supplierCode: '',
  supplierName: '',
  packSize: 1,
  netPriceE4: null,
  isPriceFixed: false,
  isPreferred: false,
};

/**
 * Absent fields of a known product keep their values. A product has at most one preferred supplier: the first one
 * added, and another when that no longer sells the product. Rejects with `supplier-not-found` or `product-not-found`.
 */
export function setSupplierProducts(
  ctx: ActorCtx,
  { supplierId, products: wanted }: z.output<typeof setSupplierProductsInput>,
): { readonly changed: number } {
  return inTransaction(ctx, (tx) => {
    const { name } = findSupplier(tx, supplierId);
    const changed = wanted.filter((product) => setOne(tx, supplierId, product)).length;
    if (changed > 0) {
      recordAudit(tx, { type: 'supplier.products-set', supplierName: name, products: changed });
      tx.emit({ type: 'purchasing' });
    }
    return { changed };
  });
}

function setOne(
  tx: Ctx,
  supplierId: number,
  { productId, isRemoved, ...given }: SupplierProductInput,
): boolean {
  const before = findSupplierProduct(tx, supplierId, productId);
  if (isRemoved) return before !== undefined && remove(tx, before);
  getProductRow(tx, productId);
  const isFirst = before === undefined && preferredOf(tx, productId) === undefined;
  const after = withChanges<Fields>({ ...NEW, isPreferred: isFirst, ...before }, given);
  if (before && sameFields(before, after)) return false;
  if (after.isPreferred) {
    tx.db
      .update(supplierProducts)
      .set({ isPreferred: false })
      .where(and(eq(supplierProducts.productId, productId), ne(supplierProducts.supplierId, supplierId)))
      .run();
  }
  const row = { ...after, supplierId, productId, updatedAt: tx.clock.now() };
  tx.db
    .insert(supplierProducts)
    .values(row)
    .onConflictDoUpdate({ target: [supplierProducts.supplierId, supplierProducts.productId], set: row })
    .run();
  return true;
}

function sameFields(before: Row, after: Fields): boolean {
  return (
    before.supplierCode === after.supplierCode &&
    before.supplierName === after.supplierName &&
    before.packSize === after.packSize &&
    before.netPriceE4 === after.netPriceE4 &&
    before.isPriceFixed === after.isPriceFixed &&
    before.isPreferred === after.isPreferred
  );
}

function remove(tx: Ctx, { supplierId, productId, isPreferred }: Row): true {
  tx.db.delete(supplierProducts).where(isPair(supplierId, productId)).run();
  if (!isPreferred) return true;
  const next = tx.db
    .select({ supplierId: supplierProducts.supplierId })
    .from(supplierProducts)
    .innerJoin(suppliers, eq(suppliers.id, supplierProducts.supplierId))
    .where(eq(supplierProducts.productId, productId))
    .orderBy(desc(suppliers.isActive), asc(supplierProducts.supplierId))
    .get();
  if (next) {
    tx.db.update(supplierProducts).set({ isPreferred: true }).where(isPair(next.supplierId, productId)).run();
  }
  return true;
}

function isPair(supplierId: number, productId: number): SQL | undefined {
  return and(eq(supplierProducts.supplierId, supplierId), eq(supplierProducts.productId, productId));
}

export function findSupplierProduct(ctx: Ctx, supplierId: number, productId: number): Row | undefined {
  return ctx.db.select().from(supplierProducts).where(isPair(supplierId, productId)).get();
}

function preferredOf(ctx: Ctx, productId: number): number | undefined {
  const { db } = ctx;
  return db
    .select({ supplierId: supplierProducts.supplierId })
    .from(supplierProducts)
    .where(and(eq(supplierProducts.productId, productId), eq(supplierProducts.isPreferred, true)))
    .get()?.supplierId;
}

const columns = {
  ...pick(supplierProducts, 'supplierId', 'productId'),
  productCode: products.code,
  productName: products.name,
  ...pick(supplierProducts, 'supplierCode', 'supplierName', 'packSize', 'netPriceE4', 'isPriceFixed'),
  isPreferred: supplierProducts.isPreferred,
};

export function listSupplierProducts(
  ctx: Ctx,
  { supplierId, query, page, limit }: z.output<typeof supplierProductsInput>,
) {
  findSupplier(ctx, supplierId);
  const where = and(eq(supplierProducts.supplierId, supplierId), isNull(products.deletedAt), matching(query));
  const from = ctx.db
    .select(columns)
    .from(supplierProducts)
    .innerJoin(products, eq(products.id, supplierProducts.productId))
    .where(where);
  const found = ctx.db
    .select({ total: count() })
    .from(supplierProducts)
    .innerJoin(products, eq(products.id, supplierProducts.productId))
    .where(where)
    .get();
  return {
    products: from
      .orderBy(asc(products.nameFolded), asc(products.id))
      .limit(limit)
      .offset((page - 1) * limit)
      .all(),
    total: found?.total ?? 0,
  };
}

function matching(query: string): SQL | undefined {
  const folded = foldText(query);
  if (folded === '') return undefined;
  const words = folded.split(' ').map((word) => sql`${products.nameFolded} LIKE ${`%${word}%`}`);
  return or(
    and(...words),
    sql`${products.codeFolded} LIKE ${`%${folded}%`}`,
    holdsTyped(supplierProducts.supplierCode, query),
  );
}

export function listSuppliersOfProduct(ctx: Ctx, { productId }: { readonly productId: number }) {
  return ctx.db
    .select({ ...columns, name: suppliers.name, isActive: suppliers.isActive })
    .from(supplierProducts)
    .innerJoin(products, eq(products.id, supplierProducts.productId))
    .innerJoin(suppliers, eq(suppliers.id, supplierProducts.supplierId))
    .where(eq(supplierProducts.productId, productId))
    .orderBy(desc(supplierProducts.isPreferred), asc(suppliers.nameFolded))
    .all();
}
