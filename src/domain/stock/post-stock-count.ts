import type { z } from 'zod';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { figuresOf, type StockFigures } from '#domain/stock-ledger/stock-figures.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { postStockCountInput, previewStockCountInput } from '#shared/inputs/stock-inputs.ts';
import type { PackedGoods } from '#shared/prices/packs.ts';
import { readLastCounts } from './last-counts.ts';
import { toStockFigure } from './stock-figure.ts';

type Line = z.output<typeof previewStockCountInput>['lines'][number];

/** `problem` says why a row can't be posted. */
export type CountPreview = StockFigures &
  PackedGoods & {
    readonly productId: number;
    readonly name: string;
    readonly code: string;
    readonly expected: number;
    readonly counted: number;
    readonly difference: number;
    readonly freeAfter: number;
    readonly problem: 'counted' | 'changed' | 'promised' | null;
  };

/** Rejects with `product-not-found`. */
export function previewStockCount(ctx: Ctx, input: z.output<typeof previewStockCountInput>): CountPreview[] {
  assertCountedOnce(input.lines);
  return input.lines.map((line) => previewLine(ctx, line));
}

/**
 * Posts counted figures, all or none. A count is compared with the shelf quantity the screen showed (`expected`):
 * pieces ordered while counting are still on the shelf and make no difference. Rejects with `shelf-changed` when
 * another count or too many departures came in between, `insufficient-stock` when orders hold more than was counted,
 * `product-counted-twice` and `product-not-found`.
 */
export function postStockCount(ctx: Ctx, input: z.output<typeof postStockCountInput>) {
  assertCountedOnce(input.lines);
  return inTransaction(ctx, (tx) => {
    const results = input.lines.map((line) => {
      const preview = previewLine(tx, line);
      assertPossible(preview);
      const { productId, counted, difference } = preview;
      const note = input.note === '' ? `Numëruar: ${counted}` : `Numëruar: ${counted}. ${input.note}`;
      const stock = changeStock(tx, { productId, delta: difference, reason: 'counted', note });
      return { ...toStockFigure(tx, productId, stock), difference };
    });
    const changeId = recordAudit(tx, {
      type: 'stock.counted',
      productId: results.length === 1 ? (results[0]?.productId ?? null) : null,
      note: input.note,
      lines: results.map(({ productId, difference, stock }) => ({ productId, difference, stock })),
    });
    return results.map((result) => ({ ...result, changeId }));
  });
}

function assertCountedOnce(lines: readonly Line[]): void {
  if (new Set(lines.map((line) => line.productId)).size < lines.length) {
    throw new DomainError('product-counted-twice');
  }
}

function previewLine(ctx: Ctx, line: Line): CountPreview {
  const { productId, counted } = line;
  const { stock, name, code, unit, packName, packSize, orderStep } = getProductRow(ctx, productId);
  const figures = figuresOf(ctx, productId, stock);
  const isCountedSince =
    line.seenCountId !== undefined && readLastCounts(ctx, [productId])(productId) > line.seenCountId;
  // Two equal counts agree: the first has posted the difference for both.
  const expected = isCountedSince && counted === figures.shelf ? counted : line.expected;
  const difference = counted - expected;
  const freeAfter = stock + difference;
  const problem = isCountedSince && difference !== 0 ? 'counted' : findProblem(line, figures, freeAfter);
  const goods = { unit, packName, packSize, orderStep };
  return { productId, name, code, ...goods, expected, counted, difference, ...figures, freeAfter, problem };
}

function findProblem({ expected }: Line, { shelf }: StockFigures, freeAfter: number) {
  if (freeAfter >= 0) return null;
  return shelf === expected ? 'promised' : 'changed';
}

function assertPossible(line: CountPreview): void {
  const { productId, name: productName, expected, counted, free, taken, shelf, problem } = line;
  if (problem === 'changed' || problem === 'counted') {
    throw new DomainError('shelf-changed', { productId, productName, expected, stock: free, shelf });
  }
  if (problem === 'promised') {
    throw new DomainError('insufficient-stock', {
      productId,
      productName,
      available: counted,
      requested: taken,
      at: 'count',
    });
  }
}
