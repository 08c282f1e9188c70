import { and, eq, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { categories, categoryFormerKeys, subcategories } from '#db/schema/firm.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { MAX_ACTIVE_CATEGORIES } from '#shared/categories.ts';
import { withChanges } from '#shared/changes.ts';
import type { CategoryRow } from '#shared/firm/firm-types.ts';
import type { CreateCategory, DeleteCategory, UpdateCategory } from '#shared/inputs/firm-inputs.ts';
import { foldText } from '#shared/text/fold.ts';
import {
  assertMayBecome,
  assertNotLast,
  placeOf,
  sortRows,
  tellChanged,
  tellCreated,
  tellDeleted,
} from './firm-rows.ts';
import { listCategoryRows } from './read-firm.ts';

/** Rejects with `firm-key-taken`, `firm-name-taken` or `firm-rows-full`. */
export function createCategory(ctx: Ctx, input: CreateCategory): CategoryRow {
  return inTransaction(ctx, (tx) => {
    const rows = listCategoryRows(tx.db);
    assertKeyFree(rows, input.key);
    const position = placeOf(rows, input, MAX_ACTIVE_CATEGORIES);
    tx.db.delete(categoryFormerKeys).where(eq(categoryFormerKeys.key, input.key)).run();
    tx.db
      .insert(categories)
      .values({ ...input, nameFolded: foldText(input.name), position })
      .run();
    tellCreated(tx, 'category', input.name);
    return findCategory(tx, input.key);
  });
}

/**
 * Absent fields keep their values. With `moveTo` its products are moved there, without a subcategory. Products follow a
 * changed key, whose old address redirects. Rejects with `category-not-found`, `firm-key-taken`, `firm-name-taken`,
 * `firm-rows-full`, and, when deactivated, with `firm-row-is-last` or `firm-row-in-use`.
 */
export function updateCategory(ctx: Ctx, { key, moveTo, newKey, ...input }: UpdateCategory) {
  return inTransaction(ctx, (tx) => {
    const moved = moveTo === undefined ? 0 : moveProducts(tx, key, moveTo);
    const before = findCategory(tx, key);
    const rows = listCategoryRows(tx.db);
    const after = withChanges(before, { ...input, key: newKey });
    assertMayBecome(rows, before, after, MAX_ACTIVE_CATEGORIES);
    if (before.isActive && !after.isActive) {
      assertNotLast(rows, before.id);
      assertNoProducts(tx, before.key, 'undeleted');
    }
    if (after.key !== before.key) changeKey(tx, rows, before, after.key);
    tx.db
      .update(categories)
      .set({ ...input, key: newKey, nameFolded: foldText(after.name) })
      .where(eq(categories.id, before.id))
      .run();
    tellChanged(tx, 'category', before, after);
    return { category: findCategory(tx, after.key), moved };
  });
}

function changeKey(tx: Ctx, rows: readonly CategoryRow[], before: CategoryRow, key: string): void {
  assertKeyFree(rows, key, before.id);
  tx.db.delete(categoryFormerKeys).where(eq(categoryFormerKeys.key, key)).run();
  tx.db.insert(categoryFormerKeys).values({ key: before.key, categoryId: before.id }).run();
  tx.db.update(products).set({ category: key }).where(eq(products.category, before.key)).run();
  tx.emit({ type: 'catalog', productId: null });
}

/** Moves all products that are not deleted, without a subcategory. Rejects with `category-not-found`. */
function moveProducts(tx: Ctx, key: string, moveTo: string): number {
  const from = findCategory(tx, key);
  const to = findCategory(tx, moveTo);
  if (!to.isActive || to.id === from.id) throw new DomainError('category-not-offered').on('moveTo');
  const moved = tx.db
    .update(products)
    .set({ category: to.key, subcategory: null, updatedAt: tx.clock.now() })
    .where(and(eq(products.category, from.key), isNull(products.deletedAt)))
    .run().changes;
  recordAudit(tx, { type: 'firm.products-moved', name: from.name, toName: to.name, products: moved });
  tx.emit({ type: 'catalog', productId: null });
  return moved;
}

/** Only while it has no product, deleted or not; with `moveTo` those not deleted are moved there first. */
export function deleteCategory(ctx: Ctx, { key, moveTo }: DeleteCategory) {
  return inTransaction(ctx, (tx) => {
    const category = findCategory(tx, key);
    const moved = moveTo === undefined ? 0 : moveProducts(tx, key, moveTo);
    if (category.isActive) assertNotLast(listCategoryRows(tx.db), category.id);
    assertNoProducts(tx, key, 'any');
    tx.db.delete(subcategories).where(eq(subcategories.categoryId, category.id)).run();
    tx.db.delete(categoryFormerKeys).where(eq(categoryFormerKeys.categoryId, category.id)).run();
    tx.db.delete(categories).where(eq(categories.id, category.id)).run();
    tellDeleted(tx, 'category', category.name);
    return { key, moved };
  });
}

export function sortCategories(ctx: Ctx, { ids }: { readonly ids: readonly number[] }): CategoryRow[] {
  return inTransaction(ctx, (tx) => {
    sortRows(tx, 'category', listCategoryRows(tx.db), ids);
    return listCategoryRows(tx.db);
  });
}

function assertNoProducts(tx: Ctx, key: string, which: 'undeleted' | 'any'): void {
  const isCounted = which === 'any' ? undefined : isNull(products.deletedAt);
  const found = countRows(tx, products, and(eq(products.category, key), isCounted));
  if (found > 0) throw new DomainError('firm-row-in-use', { products: found });
}

/** A former key of another category may be reused: its address then names the new one. */
function assertKeyFree(rows: readonly CategoryRow[], key: string, ownId?: number): void {
  if (rows.some((row) => row.key === key && row.id !== ownId))
    throw new DomainError('firm-key-taken').on('key');
}

export function findCategory(ctx: Ctx, key: string): CategoryRow {
  const category = listCategoryRows(ctx.db).find((row) => row.key === key);
  if (!category) throw new DomainError('category-not-found');
  return category;
}
