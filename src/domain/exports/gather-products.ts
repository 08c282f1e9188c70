import { and, asc, gt, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { CATEGORY_LABELS, subcategoryLabel } from '#shared/categories.ts';
import { withoutVat } from '#shared/pricing.ts';
import { findRegionName, toRegionIds } from '#shared/regions.ts';
import { UNIT_LABELS } from '#shared/units.ts';
import type { SheetCell, SheetColumn } from '#spreadsheets/sheet.ts';

/** Columns of exported products; the import reads the same headers. */
export const PRODUCT_COLUMNS: readonly SheetColumn[] = [
  { header: 'Kodi', kind: 'text' },
  { header: 'Emri', kind: 'text' },
  { header: 'Përshkrimi', kind: 'text' },
  { header: 'Kategoria', kind: 'text' },
  { header: 'Nënkategoria', kind: 'text' },
  { header: 'Njësia', kind: 'text' },
  { header: 'Çmimi', kind: 'cents' },
  { header: 'TVSH (%)', kind: 'basisPoints' },
  { header: 'Çmimi pa TVSH', kind: 'cents' },
  { header: 'Zbritja (%)', kind: 'basisPoints' },
  { header: 'Sasia', kind: 'whole' },
  { header: 'Veçuar', kind: 'text' },
  { header: 'Regjionet', kind: 'text' },
  { header: 'Vendi në raft', kind: 'text' },
  { header: 'Barkodi', kind: 'text' },
  { header: 'Pesha (g)', kind: 'whole' },
  { header: 'Pika e porositjes', kind: 'whole' },
];

/** The next products after an id, as rows of the export. */
export function readProductRows(
  ctx: Ctx,
  afterId: number,
  limit: number,
): { readonly rows: SheetCell[][]; readonly lastId: number | null } {
  const found = ctx.db
    .select()
    .from(products)
    .where(and(isNull(products.deletedAt), gt(products.id, afterId)))
    .orderBy(asc(products.id))
    .limit(limit)
    .all();
  const rows = found.map((product): SheetCell[] => [
    product.code,
    product.name,
    product.description,
    CATEGORY_LABELS[product.category],
    product.subcategory === null ? '' : subcategoryLabel(product.subcategory),
    UNIT_LABELS[product.unit],
    product.priceCents,
    product.vatBasisPoints,
    withoutVat(product.priceCents, product.vatBasisPoints),
    product.discountBasisPoints,
    product.stock,
    product.isFeatured ? 'po' : 'jo',
    toRegionIds(product.regionMask)
      .map((id) => findRegionName(id))
      .join(', '),
    product.shelfPlace,
    product.barcode,
    product.weightGrams,
    product.reorderPoint,
  ]);
  return { rows, lastId: found.at(-1)?.id ?? null };
}
