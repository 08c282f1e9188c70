import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import {
  changePrices,
  isLargeChange,
  MAX_REPRICED,
  type Prices,
  type previewPricesInput,
  type priceRowsInput,
  type RepricedProducts,
} from '#shared/prices/price-changes.ts';
import { createJobStore, type Job } from '#workers/job-store.ts';
import { listProductIds } from './list-products.ts';

export type RepricedRow = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly before: Prices;
  readonly after: Prices | null;
  readonly isLarge: boolean;
};

export type Repriced = {
  readonly changed: number;
  readonly left: readonly { readonly id: number; readonly name: string }[];
};

type PriceJob = Job & {
  readonly rows: readonly RepricedRow[];
  applied: Repriced | null;
  undone: Repriced | null;
};

const jobs = createJobStore<PriceJob>('price-change-not-found');

/**
 * Computes a bulk price change and stores it for `applyPrices`, so that exactly the previewed prices are written.
 * Rejects with `too-many-products` above `MAX_REPRICED`.
 */
export function previewPrices(ctx: ActorCtx, input: z.output<typeof previewPricesInput>) {
  const rows = readProducts(ctx, input.products).map((product): RepricedRow => {
    const { priceE4, vatBasisPoints, ...named } = product;
    const before = { priceE4, vatBasisPoints };
    const after = changePrices(before, input.change);
    const isLarge = after !== null && isLargeChange(priceE4, after.priceE4);
    return { ...named, before, after, isLarge };
  });
  const id = randomUUID();
  const inOrder = rows.toSorted((a, b) => rankOf(a) - rankOf(b));
  jobs.put(ctx, {
    id,
    ownerId: ctx.actor.id,
    startedAt: ctx.clock.now(),
    rows: inOrder,
    applied: null,
    undone: null,
  });
  const changing = rows.filter(isChanging).length;
  const impossible = rows.filter((row) => row.after === null).length;
  return {
    id,
    changing,
    impossible,
    large: rows.filter((row) => row.isLarge).length,
    same: rows.length - changing - impossible,
  };
}

/** Doubtful rows first. Rejects with `price-change-not-found`. */
export function listPriceRows(
  ctx: ActorCtx,
  input: z.output<typeof priceRowsInput>,
): { readonly rows: readonly RepricedRow[]; readonly totalPages: number } {
  const { rows } = jobs.get(ctx, input.id);
  return {
    rows: rows.slice((input.page - 1) * input.limit, input.page * input.limit),
    totalPages: Math.ceil(rows.length / input.limit),
  };
}

/**
 * Writes the previewed prices in one transaction. Products whose price has changed since the preview are skipped and
 * returned. Idempotent. Rejects with `price-change-not-found`.
 */
export function applyPrices(ctx: ActorCtx, { id }: { readonly id: string }): Repriced {
  const job = jobs.get(ctx, id);
  job.applied ??= writePrices(ctx, changesOf(job.rows));
  return job.applied;
}

export function undoPrices(ctx: ActorCtx, { id }: { readonly id: string }): Repriced {
  const job = jobs.get(ctx, id);
  if (job.applied === null) return { changed: 0, left: [] };
  const left = new Set(job.applied.left.map((row) => row.id));
  const back = changesOf(job.rows.filter((row) => !left.has(row.id)));
  job.undone ??= writePrices(
    ctx,
    back.map(({ before, after, ...row }) => ({ ...row, before: after, after: before })),
  );
  return job.undone;
}

type Written = Pick<RepricedRow, 'id' | 'name'> & { readonly before: Prices; readonly after: Prices };

function writePrices(ctx: ActorCtx, changes: readonly Written[]): Repriced {
  const left: { id: number; name: string }[] = [];
  inTransaction(ctx, (tx) => {
    for (const change of changes) {
      if (!writePrice(tx, change)) left.push({ id: change.id, name: change.name });
    }
    // One event instead of thousands, each of which would make every screen refetch.
    if (left.length < changes.length) tx.emit({ type: 'catalog', productId: null });
  });
  return { changed: changes.length - left.length, left };
}

function writePrice(tx: Ctx, { id, before, after }: Written): boolean {
  const isAsShown = and(
    eq(products.id, id),
    isNull(products.deletedAt),
    eq(products.priceE4, before.priceE4),
    eq(products.vatBasisPoints, before.vatBasisPoints),
  );
  const { changes } = tx.db
    .update(products)
    .set({ ...after, updatedAt: tx.clock.now() })
    .where(isAsShown)
    .run();
  if (changes === 0) return false;
  recordAudit(tx, {
    type: 'product.updated',
    productId: id,
    changes: changesBetween<Prices>(before, after),
  });
  return true;
}

function readProducts(ctx: Ctx, wanted: RepricedProducts) {
  const ids = 'ids' in wanted ? wanted.ids : listProductIds(ctx, wanted.filter, MAX_REPRICED + 1);
  if (ids.length > MAX_REPRICED) throw new DomainError('too-many-products', { max: MAX_REPRICED });
  const { id, code, name, priceE4, vatBasisPoints, deletedAt } = products;
  return ctx.db
    .select({ id, code, name, priceE4, vatBasisPoints })
    .from(products)
    .where(and(inIds(id, ids), isNull(deletedAt)))
    .orderBy(products.nameFolded, id)
    .all();
}

function isChanging({ before, after }: RepricedRow): boolean {
  if (after === null) return false;
  return before.priceE4 !== after.priceE4 || before.vatBasisPoints !== after.vatBasisPoints;
}

function changesOf(rows: readonly RepricedRow[]): Written[] {
  return rows.flatMap((row) => (row.after !== null && isChanging(row) ? [{ ...row, after: row.after }] : []));
}

function rankOf(row: RepricedRow): number {
  if (row.isLarge) return 0;
  if (row.after === null) return 1;
  return isChanging(row) ? 2 : 3;
}
