import { and, isNull } from 'drizzle-orm';
import { hasCode } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { findBarcodeOwner } from '#domain/catalog/product-checks.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { isSubcategoryOf } from '#shared/categories.ts';
import { firmTables } from '#shared/firm/firm-tables.ts';
import type { UnitRow } from '#shared/firm/firm-types.ts';
import {
  type CreateProduct,
  createProductInput,
  SUBCATEGORY_FAULT,
  type UpdateProduct,
  updateProductInput,
} from '#shared/inputs/catalog-inputs.ts';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { isLargeChange } from '#shared/prices/price-changes.ts';
import { withVatE4 } from '#shared/prices/pricing.ts';
import { printUnitPrice } from '#shared/prices/unit-price.ts';
import { vatRatesOn } from '#shared/prices/vat.ts';
import { toRegionIds } from '#shared/regions.ts';
import { codeForms, codeKey, toArticleNumber } from '#shared/text/barcode.ts';
import { foldText } from '#shared/text/fold.ts';
import {
  changedRow,
  createdRow,
  type FileRow,
  type PlannedRow,
  priceMoveOf,
  rejectedRow,
  toLabel,
  withWarnings,
} from './import-row.ts';
import { describeDifferences, findDifferences, leaveOut, readCells, toReasons } from './plan-fields.ts';
import { findProductByCode } from './product-by-code.ts';
import { PRODUCT_WORDS } from './product-columns.ts';
import type { Headers } from './read-headers.ts';
import type { RowCells } from './read-rows.ts';
import { isSpoiledCode } from './spoiled-code.ts';

export type ProductWrite =
  | { readonly kind: 'create-product'; readonly input: CreateProduct }
  | { readonly kind: 'change-product'; readonly input: UpdateProduct };

type Row = typeof products.$inferSelect;

/** `defaults` are for new products whose cell is empty or whose column is missing. */
export function createProductPlan({ price }: Pick<Headers, 'price'>, defaults: RowCells) {
  const given = { isNet: price?.basis === 'net', defaults };
  return (ctx: Ctx, row: number, cells: RowCells, seen: Map<string, number>) =>
    planProduct(ctx, row, cells, seen, given);
}

/**
 * Products are matched by code; an empty cell leaves the field unchanged. Net prices are converted with the rate of the
 * row, else of the product. `seen` holds the codes of earlier rows with their row numbers.
 */
function planProduct(
  ctx: Ctx,
  row: number,
  cells: RowCells,
  seen: Map<string, number>,
  { isNet, defaults }: { readonly isNet: boolean; readonly defaults: RowCells },
): PlannedRow<ProductWrite> {
  const code = String(cells.get('code') ?? '');
  const at = { row, label: toLabel([code, cells.get('name')]) };
  const forms = codeForms(code);
  if (forms.length === 0) return rejectedRow(at, ['Kodi mungon: me të gjendet produkti.']);
  const key = codeKey(code);
  const earlier = seen.get(key);
  if (earlier !== undefined) return rejectedRow(at, [`Kodi përsëritet: është edhe në rreshtin ${earlier}.`]);
  seen.set(key, row);
  const known = ctx.db
    .select()
    .from(products)
    .where(and(isNull(products.deletedAt), hasCode(forms)))
    .get();
  if (!known && isSpoiledCode(code)) return rejectedRow(at, [SPOILED_CODE]);
  const read = readCells(known ? cells : new Map([...defaults, ...cells]), PRODUCT_WORDS);
  if (read.reasons.length > 0) return rejectedRow(at, read.reasons);
  const { values, warnings } = leaveOut(
    read.values,
    known ? updateProductInput.omit({ id: true }) : createProductInput,
    PRODUCT_WORDS,
  );
  if (isNet && typeof values['priceE4'] === 'number') {
    const rate = values['vatBasisPoints'] ?? known?.vatBasisPoints;
    if (typeof rate !== 'number') return rejectedRow(at, ['TVSH mungon: me të kthehet çmimi pa TVSH.']);
    values['priceE4'] = withVatE4(values['priceE4'], rate);
  }
  const barcodeFault = findBarcodeFault(ctx, row, values['barcode'], seen, known?.id);
  // A new product with the bar code of another one is that product under a second code.
  if (barcodeFault !== undefined && !known) return rejectedRow(at, [barcodeFault]);
  if (barcodeFault !== undefined) delete values['barcode'];
  const planned = known ? planChange(at, known, values) : planCreate(at, values);
  return withWarnings(planned, [
    ...read.warnings,
    ...warnings,
    ...(barcodeFault === undefined ? [] : [barcodeFault]),
    ...doubtsOf(ctx, planned),
  ]);
}

/** A product keeps its deactivated unit, so the unit's name in its row is not an unknown value. */
export function withoutKeptUnit(ctx: Ctx, cells: RowCells): RowCells {
  const wanted = foldText(String(cells.get('unit') ?? ''));
  const isNamed = ({ key, name }: UnitRow) => [key, name].some((word) => foldText(word) === wanted);
  const kept = firmTables().units.find((unit) => !unit.isActive && isNamed(unit));
  if (!kept || findProductByCode(ctx, String(cells.get('code') ?? ''))?.unit !== kept.key) return cells;
  return new Map([...cells].filter(([field]) => field !== 'unit'));
}

const SPOILED_CODE =
  'Kodi duket i kthyer në datë ose po/jo nga Excel-i. Shkruajeni si tekst, siç është te produkti.';

/** Accepted with a question: a rate for which the books have no box, and a price of zero. */
function doubtsOf(ctx: Ctx, { write }: PlannedRow<ProductWrite>): string[] {
  if (!write) return [];
  const { vatBasisPoints, priceE4, isOnRequest } = write.input;
  const rates = vatRatesOn(getShopMoment(ctx).date);
  return [
    ...(vatBasisPoints === undefined || rates.includes(vatBasisPoints)
      ? []
      : [
          `TVSH ${formatBasisPoints(vatBasisPoints)} nuk është normë në fuqi: në libra nuk ka kolonë për të.`,
        ]),
    ...(priceE4 === 0 && !isOnRequest ? [`Çmimi është ${printUnitPrice(0)}.`] : []),
  ];
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
    return rejectedRow(at, [`${PRODUCT_WORDS.names['subcategory']}: ${SUBCATEGORY_FAULT.message}`]);
  }
  const before = { ...known, quantity: known.stock, regionIds: toRegionIds(known.regionIds) };
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
