import { and, asc, inArray, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { loadVisibleProducts } from '#domain/catalog/load-products.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { searchAs } from '#domain/catalog/search/search-products.ts';
import { viewerOf, visibleTo } from '#domain/catalog/viewer.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import type { lookUpCodesInput, suggestForCodesInput } from '#shared/inputs/guide-inputs.ts';
import { codeForms } from '#shared/text/barcode.ts';
import { foldText } from '#shared/text/fold.ts';
import { cleanScannedCode } from '#shared/text/scanned-code.ts';
import { editDistance } from '#shared/text/search-words.ts';

export type ProductOfCode = { readonly code: string; readonly product: ProductView };

export type Suggestion = {
  readonly code: string;
  readonly products: readonly ProductView[];
};

const MAX_SUGGESTIONS = 3;

const MAX_COMPARED = 5000;

/** Ignores case and diacritics; sold-out products included. Unknown codes are left out. */
export function lookUpCodes(ctx: ActorCtx, { codes }: z.output<typeof lookUpCodesInput>): ProductOfCode[] {
  const asked = codes
    .map((code) => ({ code, forms: codeForms(code) }))
    .filter(({ forms }) => forms.length > 0);
  const forms = [...new Set(asked.flatMap((each) => each.forms))];
  const rows = ctx.db
    .select({ id: products.id, code: products.codeFolded, barcode: products.barcode })
    .from(products)
    .where(
      and(
        or(
          inArray(products.codeFolded, forms),
          and(inArray(products.barcode, forms), sql`${products.barcode} <> ''`),
        ),
        ...visibleTo({ ...viewerOf(ctx), seesOutOfStock: true }),
      ),
    )
    .all();
  const shown = loadVisibleProducts(
    ctx,
    rows.map((row) => row.id),
  );
  return asked.flatMap(({ code, forms: wanted }) => {
    const row =
      rows.find((each) => wanted.includes(each.code)) ?? rows.find((each) => wanted.includes(each.barcode));
    const product = row && shown.get(row.id);
    return product ? [{ code, product }] : [];
  });
}

export function suggestForCodes(
  ctx: ActorCtx,
  { codes }: z.output<typeof suggestForCodesInput>,
): Suggestion[] {
  const viewer = viewerOf(ctx);
  const known = ctx.db
    .select({ id: products.id, code: products.codeFolded })
    .from(products)
    .where(and(sql`${products.codeFolded} <> ''`, ...visibleTo(viewer)))
    .orderBy(asc(products.codeFolded))
    .limit(MAX_COMPARED)
    .all();
  return codes.map((code) => {
    const near = nearCodes(foldText(cleanScannedCode(code)), known).slice(0, MAX_SUGGESTIONS);
    const views = [...loadVisibleProducts(ctx, near).values()];
    const byDistance = near.flatMap((id) => views.find((view) => view.id === id) ?? []);
    const found = searchAs(ctx, viewer, { query: code, cursor: 1, limit: MAX_SUGGESTIONS }).products;
    const all = [...new Map([...byDistance, ...found].map((view) => [view.id, view])).values()];
    return { code, products: all.slice(0, MAX_SUGGESTIONS) };
  });
}

function nearCodes(
  wanted: string,
  known: readonly { readonly id: number; readonly code: string }[],
): number[] {
  const most = wanted.length < 5 ? 1 : 2;
  return known
    .filter(({ code }) => Math.abs(code.length - wanted.length) <= most)
    .map(({ id, code }) => ({ id, distance: editDistance(wanted, code) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .map(({ id }) => id);
}
