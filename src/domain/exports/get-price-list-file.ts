import { and, asc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { priceListPrices } from '#db/schema/prices.ts';
import { type PrintedDocument, printSheet } from '#domain/documents/print-file.ts';
import { getPriceList, type PriceList } from '#domain/prices/price-lists.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import type { priceListFileInput } from '#shared/inputs/price-inputs.ts';
import type { SheetColumn } from '#spreadsheets/sheet.ts';

/** The heading says of VAT what the list does, for who imports it into a list of the other kind. */
function columnsOf({ isNet }: Pick<PriceList, 'isNet'>): readonly SheetColumn[] {
  return [
    { header: 'Kodi', kind: 'text', width: 16 },
    { header: 'Emri', kind: 'text', width: 44 },
    { header: isNet ? 'Çmimi pa TVSH' : 'Çmimi me TVSH', kind: 'e4', width: 16 },
    { header: 'Nga', kind: 'whole', width: 10 },
  ];
}

/** Prices as the list stores them, net or gross, by product and quantity. Rejects with `price-list-not-found`. */
export async function getPriceListFile(
  ctx: ActorCtx,
  { id, format }: z.output<typeof priceListFileInput>,
): Promise<PrintedDocument> {
  const list = getPriceList(ctx, { id });
  const { fromQuantity, priceE4 } = priceListPrices;
  const rows = ctx.db
    .select({ code: products.code, name: products.name, priceE4, fromQuantity })
    .from(priceListPrices)
    .innerJoin(products, eq(products.id, priceListPrices.productId))
    .where(and(eq(priceListPrices.priceListId, id), isNull(products.deletedAt)))
    .orderBy(asc(products.nameFolded), asc(products.id), asc(fromQuantity))
    .all();
  return printSheet(ctx, `Cmimet_${id}_${getShopMoment(ctx).date}.${format}`, {
    format,
    name: list.name.slice(0, 31),
    columns: columnsOf(list),
    rows: rows.map((row) => [row.code, row.name, row.priceE4, row.fromQuantity]),
  });
}
