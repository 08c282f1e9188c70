import { and, eq, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { subcategories } from '#db/schema/firm.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { MAX_ACTIVE_SUBCATEGORIES } from '#shared/categories.ts';
import { withChanges } from '#shared/changes.ts';
import type { CategoryRow, Subcategory } from '#shared/firm/firm-types.ts';
import type {
  CreateSubcategory,
  DeleteSubcategory,
  SortSubcategories,
  UpdateSubcategory,
} from '#shared/inputs/firm-inputs.ts';
import { foldText } from '#shared/text/fold.ts';
import { findCategory } from './categories.ts';
import { assertMayBecome, placeOf, sortRows, tellChanged, tellCreated, tellDeleted } from './firm-rows.ts';

/** Rejects with `category-not-found`, `firm-key-taken`, `firm-name-taken` or `firm-rows-full`. */
export function createSubcategory(ctx: Ctx, { category, ...input }: CreateSubcategory): Subcategory {
  return inTransaction(ctx, (tx) => {
    const parent = findCategory(tx, category);
    const rows = parent.subcategories;
    if (rows.some((row) => row.key === input.key)) throw new DomainError('firm-key-taken').on('key');
    const position = placeOf(rows, input, MAX_ACTIVE_SUBCATEGORIES);
    tx.db
      .insert(subcategories)
      .values({ ...input, categoryId: parent.id, nameFolded: foldText(input.name), position })
      .run();
    tellCreated(tx, 'subcategory', input.name);
    return findSubcategory(findCategory(tx, category), input.key);
  });
}

/** Like `updateCategory`; `moveTo` is another subcategory of the same category. */
export function updateSubcategory(ctx: Ctx, { category, key, newKey, moveTo, ...input }: UpdateSubcategory) {
  return inTransaction(ctx, (tx) => {
    const parent = findCategory(tx, category);
    const before = findSubcategory(parent, key);
    const moved = moveTo === undefined ? 0 : moveProducts(tx, parent, before, moveTo);
    const after = withChanges(before, { ...input, key: newKey });
    const others = parent.subcategories.filter((row) => row.id !== before.id);
    if (others.some((row) => row.key === after.key)) throw new DomainError('firm-key-taken').on('key');
    assertMayBecome(others, before, after, MAX_ACTIVE_SUBCATEGORIES);
    if (before.isActive && !after.isActive) assertNoProducts(tx, parent, key, 'undeleted');
    if (after.key !== key) {
      const set = { subcategory: after.key };
      tx.db.update(products).set(set).where(isIn(parent, key)).run();
      tx.emit({ type: 'catalog', productId: null });
    }
    tx.db
      .update(subcategories)
      .set({ ...input, key: newKey, nameFolded: foldText(after.name) })
      .where(eq(subcategories.id, before.id))
      .run();
    tellChanged(tx, 'subcategory', before, after);
    return { subcategory: findSubcategory(findCategory(tx, category), after.key), moved };
  });
}

/** In this order; omitted ids follow the named ones. Rejects with `category-not-found`. */
export function sortSubcategories(ctx: Ctx, { category, ids }: SortSubcategories): CategoryRow {
  return inTransaction(ctx, (tx) => {
    sortRows(tx, 'subcategory', findCategory(tx, category).subcategories, ids);
    return findCategory(tx, category);
  });
}

/** Like `deleteCategory`; `moveTo` is another subcategory of the same category. */
export function deleteSubcategory(ctx: Ctx, { category, key, moveTo }: DeleteSubcategory) {
  return inTransaction(ctx, (tx) => {
    const parent = findCategory(tx, category);
    const subcategory = findSubcategory(parent, key);
    const { id, name } = subcategory;
    const moved = moveTo === undefined ? 0 : moveProducts(tx, parent, subcategory, moveTo);
    assertNoProducts(tx, parent, key, 'any');
    tx.db.delete(subcategories).where(eq(subcategories.id, id)).run();
    tellDeleted(tx, 'subcategory', name);
    return { key, moved };
  });
}

function moveProducts(tx: Ctx, parent: CategoryRow, from: Subcategory, moveTo: string): number {
  const to = findSubcategory(parent, moveTo);
  if (!to.isActive || to.id === from.id) throw new DomainError('subcategory-of-another').on('moveTo');
  const moved = tx.db
    .update(products)
    .set({ subcategory: to.key, updatedAt: tx.clock.now() })
    .where(and(isIn(parent, from.key), isNull(products.deletedAt)))
    .run().changes;
  recordAudit(tx, { type: 'firm.products-moved', name: from.name, toName: to.name, products: moved });
  tx.emit({ type: 'catalog', productId: null });
  return moved;
}

function isIn(parent: CategoryRow, key: string) {
  return and(eq(products.category, parent.key), eq(products.subcategory, key));
}

function assertNoProducts(tx: Ctx, parent: CategoryRow, key: string, which: 'undeleted' | 'any'): void {
  const isCounted = which === 'any' ? undefined : isNull(products.deletedAt);
  const found = countRows(tx, products, and(isIn(parent, key), isCounted));
  if (found > 0) throw new DomainError('firm-row-in-use', { products: found });
}

function findSubcategory(parent: CategoryRow, key: string): Subcategory {
  const subcategory = parent.subcategories.find((row) => row.key === key);
  if (!subcategory) throw new DomainError('subcategory-not-found');
  return subcategory;
}
