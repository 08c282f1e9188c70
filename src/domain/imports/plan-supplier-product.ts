import { desc, eq } from 'drizzle-orm';
import { suppliers } from '#db/schema/suppliers.ts';
import { findSupplierProduct } from '#domain/purchasing/suppliers/supplier-products.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { isMarkedChange } from '#shared/prices/price-changes.ts';
import { printUnitPrice } from '#shared/prices/unit-price.ts';
import { type SupplierProductInput, supplierProductInput } from '#shared/purchasing/supplier-inputs.ts';
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
import { describeDifferences, findDifferences, readCells, toReasons } from './plan-fields.ts';
import { findProductByCode, NO_PRODUCT, withoutVatIn } from './product-by-code.ts';
import { SUPPLIER_PRODUCT_WORDS } from './purchasing-columns.ts';
import type { Headers } from './read-headers.ts';
import type { RowCells } from './read-rows.ts';

export type SupplierProductWrite = {
  readonly kind: 'set-supplier-product';
  readonly supplierId: number;
  readonly product: SupplierProductInput;
};

/** By folded name. */
export function readSupplierNames(ctx: Ctx): ReadonlyMap<string, string> {
  const { name, nameFolded } = suppliers;
  const rows = ctx.db.select({ name, nameFolded }).from(suppliers).orderBy(nameFolded).all();
  return new Map(rows.map((row) => [row.nameFolded, row.name]));
}

/** Of suppliers with the same name the active one. */
function findSupplierByName(ctx: Ctx, name: string) {
  return ctx.db
    .select({ id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(eq(suppliers.nameFolded, foldText(name)))
    .orderBy(desc(suppliers.isActive), suppliers.id)
    .get();
}

/**
 * Products are matched by code, suppliers by name; empty cells leave fields unchanged. `seen` holds suppliers and
 * products of earlier rows.
 */
export function createSupplierProductPlan(_job: unknown, { price: heading }: Pick<Headers, 'price'>) {
  return (
    ctx: Ctx,
    row: number,
    cells: RowCells,
    seen: Map<string, number>,
  ): PlannedRow<SupplierProductWrite> => {
    const code = String(cells.get('code') ?? '');
    const name = String(cells.get('supplier') ?? '');
    const at = { row, label: toLabel([code, name]) };
    const product = findProductByCode(ctx, code);
    if (!product) return rejectedRow(at, [NO_PRODUCT]);
    if (name === '') return rejectedRow(at, ['Furnitori mungon.']);
    const supplier = findSupplierByName(ctx, name);
    if (!supplier) return rejectedRow(at, [`Asnjë furnitor nuk quhet „${name.slice(0, 60)}”.`]);
    const { values, reasons } = readCells(cells, SUPPLIER_PRODUCT_WORDS);
    if (reasons.length > 0) return rejectedRow(at, reasons);
    const { supplierCode, packSize, priceE4 } = values;
    const netPriceE4 = withoutVatIn(heading, priceE4, product);
    const given = { supplierCode, packSize, netPriceE4 };
    const parsed = supplierProductInput.safeParse({ ...given, productId: product.id });
    if (!parsed.success) {
      return rejectedRow(at, toReasons(parsed.error.issues, given, SUPPLIER_PRODUCT_WORDS));
    }
    const key = `${supplier.id} ${product.id}`;
    const earlier = seen.get(key);
    if (earlier !== undefined) {
      return rejectedRow(at, [
        `Përsëritet: i njëjti produkt i furnitorit është edhe në rreshtin ${earlier}.`,
      ]);
    }
    seen.set(key, row);
    return compare(ctx, at, supplier, parsed.data);
  };
}

function compare(
  ctx: Ctx,
  at: FileRow,
  supplier: { readonly id: number; readonly name: string },
  product: SupplierProductInput,
): PlannedRow<SupplierProductWrite> {
  const write: SupplierProductWrite = { kind: 'set-supplier-product', supplierId: supplier.id, product };
  const { productId: _id, ...wanted } = product;
  const known = findSupplierProduct(ctx, supplier.id, product.productId);
  const changes = describeDifferences(
    known ?? {},
    findDifferences(known ?? {}, wanted, SUPPLIER_PRODUCT_WORDS),
    SUPPLIER_PRODUCT_WORDS,
  );
  if (!known) {
    return warnOfNothing(
      createdRow(at, [{ field: 'Furnitori', before: '–', after: supplier.name }, ...changes], write),
    );
  }
  const [before, after] = [known.netPriceE4, product.netPriceE4 ?? known.netPriceE4];
  const isPriced = before !== null && after !== null;
  return warnOfNothing(
    changedRow(at, changes, write, {
      isLargeChange: isPriced && isMarkedChange(before, after),
      priceMove: isPriced ? priceMoveOf(before, after) : null,
    }),
  );
}

function warnOfNothing(planned: PlannedRow<SupplierProductWrite>): PlannedRow<SupplierProductWrite> {
  return planned.write?.product.netPriceE4 === 0
    ? withWarnings(planned, [`Çmimi është ${printUnitPrice(0)}.`])
    : planned;
}
