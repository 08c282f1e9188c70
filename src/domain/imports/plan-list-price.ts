import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { priceListPrices } from '#db/schema/prices.ts';
import type { PriceList } from '#domain/prices/price-lists.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { priceToSetInput } from '#shared/inputs/price-inputs.ts';
import type { PriceBasis } from '#shared/prices/price-basis.ts';
import { isMarkedChange } from '#shared/prices/price-changes.ts';
import { withoutVatE4, withVatE4 } from '#shared/prices/pricing.ts';
import { printUnitPrice } from '#shared/prices/unit-price.ts';
import {
  changedRow,
  createdRow,
  type PlannedRow,
  priceMoveOf,
  rejectedRow,
  toLabel,
  withWarnings,
} from './import-row.ts';
import { LIST_PRICE_WORDS } from './list-price-columns.ts';
import { describeDifferences, readCells, toReasons } from './plan-fields.ts';
import { findProductByCode, NO_PRODUCT } from './product-by-code.ts';
import type { Headers } from './read-headers.ts';
import type { RowCells } from './read-rows.ts';

export type ListPriceWrite = {
  readonly kind: 'set-list-price';
  readonly listId: number;
  readonly price: z.output<typeof priceToSetInput>;
};

export function createListPricePlan(
  { list }: { readonly list: PriceList | null },
  { price }: Pick<Headers, 'price'>,
) {
  if (!list) throw new DomainError('price-list-not-found');
  return (ctx: Ctx, row: number, cells: RowCells, seen: Map<string, number>) =>
    planListPrice(ctx, row, cells, seen, { list, basis: price?.basis });
}

/**
 * Products are matched by code; prices are converted to those of the list (with or without VAT). A row without a
 * quantity is a price from one piece on. `seen` holds products and quantities of earlier rows.
 */
function planListPrice(
  ctx: Ctx,
  row: number,
  cells: RowCells,
  seen: Map<string, number>,
  { list, basis }: { readonly list: PriceList; readonly basis: PriceBasis | undefined },
): PlannedRow<ListPriceWrite> {
  const code = String(cells.get('code') ?? '');
  const at = { row, label: toLabel([code, cells.get('name')]) };
  const product = findProductByCode(ctx, code);
  if (!product) return rejectedRow(at, [NO_PRODUCT]);
  const { values, reasons } = readCells(cells, LIST_PRICE_WORDS);
  if (reasons.length > 0) return rejectedRow(at, reasons);
  if (typeof values['priceE4'] !== 'number') return rejectedRow(at, ['Çmimi mungon.']);
  values['priceE4'] = toBasisOf(list, basis, values['priceE4'], product.vatBasisPoints);
  const parsed = priceToSetInput.safeParse({ ...values, productId: product.id });
  if (!parsed.success) return rejectedRow(at, toReasons(parsed.error.issues, values, LIST_PRICE_WORDS));
  const price = parsed.data;
  const key = `${price.productId} ${price.from}`;
  const earlier = seen.get(key);
  if (earlier !== undefined) return rejectedRow(at, [`Çmimi përsëritet: është edhe në rreshtin ${earlier}.`]);
  seen.set(key, row);
  const planned = compare(
    at,
    { kind: 'set-list-price', listId: list.id, price },
    {
      known: findPrice(ctx, list.id, price),
      catalogueE4: list.isNet ? withoutVatE4(product.priceE4, product.vatBasisPoints) : product.priceE4,
    },
  );
  return price.priceE4 === 0 ? withWarnings(planned, [`Çmimi është ${printUnitPrice(0)}.`]) : planned;
}

function toBasisOf(
  list: PriceList,
  basis: PriceBasis | undefined,
  priceE4: number,
  vatBasisPoints: number,
): number {
  if (basis === 'net' && !list.isNet) return withVatE4(priceE4, vatBasisPoints);
  return basis === 'gross' && list.isNet ? withoutVatE4(priceE4, vatBasisPoints) : priceE4;
}

function compare(
  at: { readonly row: number; readonly label: string },
  write: ListPriceWrite,
  { known, catalogueE4 }: { readonly known: number | undefined; readonly catalogueE4: number },
): PlannedRow<ListPriceWrite> {
  const { from, priceE4 } = write.price;
  const after = priceE4 ?? 0;
  const changes = describeDifferences({ priceE4: known }, { priceE4 }, LIST_PRICE_WORDS);
  const labelled =
    from === 1 ? changes : changes.map((change) => ({ ...change, field: `Çmimi nga ${from}` }));
  if (known === undefined) {
    const isLarge = from === 1 && isMarkedChange(catalogueE4, after);
    return createdRow(at, labelled, write, { isLargeChange: isLarge, priceMove: null });
  }
  return changedRow(at, known === after ? [] : labelled, write, {
    isLargeChange: isMarkedChange(known, after),
    priceMove: priceMoveOf(known, after),
  });
}

function findPrice(
  ctx: Ctx,
  listId: number,
  { productId, from }: ListPriceWrite['price'],
): number | undefined {
  const isIt = and(
    eq(priceListPrices.priceListId, listId),
    eq(priceListPrices.productId, productId),
    eq(priceListPrices.fromQuantity, from),
  );
  return ctx.db.select({ priceE4: priceListPrices.priceE4 }).from(priceListPrices).where(isIt).get()?.priceE4;
}
