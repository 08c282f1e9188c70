import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { hasBarcode, hasCode, isCoded } from '#db/conditions.ts';
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
import { editDistance, matchesWords } from '#shared/text/search-words.ts';

export type ProductOfCode = { readonly code: string; readonly product: ProductView };

const MAX_SUGGESTIONS = 3;

const MAX_COMPARED = 5000;

/**
 * Ignores case and diacritics, and in an otherwise unknown code hyphens, dots and blanks; sold-out products included.
 * Unknown codes are left out.
 */
export function lookUpCodes(ctx: ActorCtx, { codes }: z.output<typeof lookUpCodesInput>): ProductOfCode[] {
  const asked = codes
    .map((code) => ({ code, forms: codeForms(code) }))
    .filter(({ forms }) => forms.length > 0);
  const forms = [...new Set(asked.flatMap((each) => each.forms))];
  // Two queries, since SQLite uses no index for an OR over two partial ones.
  const rows = [hasCode(forms), hasBarcode(forms)].flatMap((isOneOf) => selectCodes(ctx, isOneOf));
  const exact = new Map(
    asked.flatMap(({ code, forms: wanted }) => {
      const row =
        rows.find((each) => wanted.includes(each.code)) ?? rows.find((each) => wanted.includes(each.barcode));
      return row ? [[code, row.id]] : [];
    }),
  );
  const unknown = asked.filter(({ code }) => !exact.has(code)).map(({ code }) => code);
  const ids = new Map([...exact, ...findBareCodes(ctx, unknown)]);
  const shown = loadVisibleProducts(ctx, [...ids.values()]);
  return asked.flatMap(({ code }) => {
    const product = shown.get(ids.get(code) ?? 0);
    return product ? [{ code, product }] : [];
  });
}

function selectCodes(ctx: ActorCtx, where: SQL) {
  return ctx.db
    .select({ id: products.id, code: products.codeFolded, barcode: products.barcode })
    .from(products)
    .where(and(where, ...visibleTo({ ...viewerOf(ctx), seesOutOfStock: true })))
    .all();
}

/** Compares letters and digits only, where they identify one product. */
function findBareCodes(ctx: ActorCtx, codes: readonly string[]): Map<string, number> {
  const bare = new Map(codes.map((code) => [code, toBare(foldText(cleanScannedCode(code)))]));
  const wanted = [...new Set(bare.values())].filter((code) => /\d/.test(code) && /\D/.test(code));
  if (wanted.length === 0) return new Map();
  const column = sql`replace(replace(replace(${products.codeFolded}, '-', ''), '.', ''), ' ', '')`;
  const rows = Map.groupBy(selectCodes(ctx, inArray(column, wanted)), (row) => toBare(row.code));
  return new Map(
    codes.flatMap((code) => {
      const [row, ...others] = rows.get(bare.get(code) ?? '') ?? [];
      return row && others.length === 0 ? [[code, row.id]] : [];
    }),
  );
}

function toBare(code: string): string {
  return code.replaceAll(/[-. ]/g, '');
}

export function suggestForCodes(ctx: ActorCtx, { codes }: z.output<typeof suggestForCodesInput>) {
  const viewer = viewerOf(ctx);
  const known = ctx.db
    .select({ id: products.id, code: products.codeFolded })
    .from(products)
    .where(and(isCoded, ...visibleTo(viewer)))
    .orderBy(asc(products.codeFolded))
    .limit(MAX_COMPARED)
    .all();
  return codes.map((code) => {
    const near = nearCodes(foldText(cleanScannedCode(code)), known).slice(0, MAX_SUGGESTIONS);
    const views = [...loadVisibleProducts(ctx, near).values()];
    const byDistance = near.flatMap((id) => views.find((view) => view.id === id) ?? []);
    const found = searchAs(ctx, viewer, { query: code, cursor: 1, limit: MAX_SUGGESTIONS }).products;
    const [only, ...others] = found;
    // Not merely a similar code, but all words of exactly one product.
    const isClear =
      near.length === 0 && only !== undefined && others.length === 0 && matchesWords(only.name, code);
    const all = [...new Map([...byDistance, ...found].map((view) => [view.id, view])).values()];
    return { code, products: all.slice(0, MAX_SUGGESTIONS), isClear };
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
