import { and, eq, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { findBarcodeOwner } from '#domain/catalog/product-checks.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { isSubcategoryOf } from '#shared/categories.ts';
import {
  type CreateProduct,
  createProductInput,
  SUBCATEGORY_MESSAGE,
  type UpdateProduct,
  updateProductInput,
} from '#shared/inputs/catalog-inputs.ts';
import { isLargeChange } from '#shared/prices/price-changes.ts';
import { withVatE4 } from '#shared/prices/pricing.ts';
import { toRegionIds } from '#shared/regions.ts';
import { toArticleNumber } from '#shared/text/barcode.ts';
import { foldText } from '#shared/text/fold.ts';
import {
  changedRow,
  createdRow,
  type FileRow,
  type PlannedRow,
  priceMoveOf,
  rejectedRow,
  toLabel,
} from './import-row.ts';
import { describeDifferences, findDifferences, readCells, toReasons } from './plan-fields.ts';
import { PRODUCT_WORDS } from './product-columns.ts';
import type { Headers } from './read-headers.ts';
import type { RowCells } from './read-rows.ts';

export type ProductWrite =
  | { readonly kind: 'create-product'; readonly input: CreateProduct }
  | { readonly kind: 'change-product'; readonly input: UpdateProduct };

type Row = typeof products.$inferSelect;

export function createProductPlan({ price }: Pick<Headers, 'price'>) {
  const isNet = price?.basis === 'net';
  return (ctx: Ctx, row: number, cells: RowCells, seen: Map<string, number>) =>
    planProduct(ctx, row, cells, seen, isNet);
}

/**
 * Products are matched by code; an empty cell leaves the field unchanged. Net prices are converted with the rate of
 * the row, else of the product. `seen` holds the codes of earlier rows with their row numbers.
 */
function planProduct(
  ctx: Ctx,
  row: number,
  cells: RowCells,
  seen: Map<string, number>,
  isNet: boolean,
): PlannedRow<ProductWrite> {
  const code = String(cells.get('code') ?? '');
  const at = { row, label: toLabel([code, cells.get('name')]) };
  const codeFolded = foldText(code);
  if (codeFolded === '') return rejectedRow(at, ['Kodi mungon: me të gjendet produkti.']);
  const earlier = seen.get(codeFolded);
  if (earlier !== undefined) return rejectedRow(at, [`Kodi përsëritet: është edhe në rreshtin ${earlier}.`]);
  seen.set(codeFolded, row);
  const { values, reasons } = readCells(cells, PRODUCT_WORDS);
  if (reasons.length > 0) return rejectedRow(at, reasons);
  const known = ctx.db
    .select()
    .from(products)
    .where(and(isNull(products.deletedAt), eq(products.codeFolded, codeFolded)))
    .get();
  if (isNet && typeof values['priceE4'] === 'number') {
    const rate = values['vatBasisPoints'] ?? known?.vatBasisPoints;
    if (typeof rate !== 'number') return rejectedRow(at, ['TVSH mungon: me të kthehet çmimi pa TVSH.']);
    values['priceE4'] = withVatE4(values['priceE4'], rate);
  }
  const barcodeReason = findBarcodeFault(ctx, row, values['barcode'], seen, known?.id);
  if (barcodeReason !== undefined) return rejectedRow(at, [barcodeReason]);
  return known ? planChange(at, known, values) : planCreate(at, values);
}

/** A bar code must identify one product, within the file and in the shop. */
function findBarcodeFault(
  ctx: Ctx,
  row: number,
  barcode: unknown,
  seen: Map<string, number>,
  knownId: number | undefined,
): string | undefined {
  if (typeof barcode !== 'string' || barcode === '') return undefined;
  const key = `barcode ${toArticleNumber(barcode) ?? barcode}`;
  const earlier = seen.get(key);
  if (earlier !== undefined) return `Barkodi përsëritet: është edhe në rreshtin ${earlier}.`;
  seen.set(key, row);
  const owner = findBarcodeOwner(ctx, barcode, knownId);
  return owner === undefined ? undefined : `Barkodi: këtë barkod e ka ${owner}.`;
}

function planCreate(at: FileRow, values: Record<string, unknown>): PlannedRow<ProductWrite> {
  const parsed = createProductInput.safeParse(values);
  if (!parsed.success) return rejectedRow(at, toReasons(parsed.error.issues, values, PRODUCT_WORDS));
  const { code: _code, name: _name, ...shown } = values;
  const changes = describeDifferences({}, shown, PRODUCT_WORDS);
  return createdRow(at, changes, { kind: 'create-product', input: parsed.data });
}

function planChange(at: FileRow, known: Row, values: Record<string, unknown>): PlannedRow<ProductWrite> {
  const { code: _code, ...rest } = values;
  const parsed = updateProductInput.safeParse({ ...rest, id: known.id });
  if (!parsed.success) return rejectedRow(at, toReasons(parsed.error.issues, values, PRODUCT_WORDS));
  const { id, ...wanted } = parsed.data;
  const category = wanted.category ?? known.category;
  if (wanted.subcategory && !isSubcategoryOf(category, wanted.subcategory)) {
    return rejectedRow(at, [`${PRODUCT_WORDS.names['subcategory']}: ${SUBCATEGORY_MESSAGE}`]);
  }
  const before = { ...known, quantity: known.stock, regionIds: toRegionIds(known.regionMask) };
  const differences = findDifferences(before, wanted, PRODUCT_WORDS);
  const isMoved = 'quantity' in differences;
  const input: UpdateProduct = { ...differences, id, ...(isMoved ? { expectedQuantity: known.stock } : {}) };
  const changes = describeDifferences(before, differences, PRODUCT_WORDS);
  const { priceE4 = known.priceE4 } = input;
  return changedRow(
    at,
    changes,
    { kind: 'change-product', input },
    {
      isLargeChange: isLargeChange(known.priceE4, priceE4),
      priceMove: priceMoveOf(known.priceE4, priceE4),
    },
  );
}
