import { and, isNull } from 'drizzle-orm';
import { hasCode } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { MatchPictures, SetPictures } from '#shared/inputs/picture-inputs.ts';
import { foldText } from '#shared/text/fold.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import { getProductRow } from './get-product.ts';
import { imageUrl } from './image-url.ts';
import { updateProduct } from './update-product.ts';

type Row = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly image: string | null;
};

/** Finds the product of each file by its name, compared like codes: `CODE.jpg`, `CODE_1.jpg`. Writes nothing. */
export function matchPictures(ctx: ImagesCtx, { names }: MatchPictures) {
  const codesOf = new Map(names.map((name) => [name, codesIn(name)]));
  const byCode = findByCode(ctx, [...codesOf.values()].flat());
  const first = new Map<number, { readonly name: string; readonly place: number }>();
  const found = names.map((name) => {
    const codes = codesOf.get(name) ?? [];
    const place = codes.findIndex((code) => byCode.has(code));
    const product = byCode.get(codes[place] ?? '') ?? null;
    if (product !== null) {
      const number = place === 0 ? 0 : Number(NUMBERED.exec(stemOf(name))?.[1]);
      const known = first.get(product.id);
      if (!known || number < known.place) first.set(product.id, { name, place: number });
    }
    return { name, product };
  });
  return found.map(({ name, product }) => ({
    name,
    product: product && { ...product, image: imageUrl(product.image) },
    // A product has one picture: of several files the first is used, `CODE` before `CODE_1`.
    isTaken: product !== null && first.get(product.id)?.name === name,
  }));
}

const NUMBERED = /_(\d{1,3})$/;

function stemOf(name: string): string {
  return foldText(name.replace(/\.[^.]*$/, ''));
}

/** The whole name first: a code may end like a picture number. */
function codesIn(name: string): string[] {
  const stem = stemOf(name);
  return [stem, ...(NUMBERED.test(stem) ? [stem.replace(NUMBERED, '')] : [])].filter((code) => code !== '');
}

const AT_ONCE = 500;

function findByCode(ctx: ImagesCtx, codes: readonly string[]): ReadonlyMap<string, Row> {
  const wanted = [...new Set(codes)];
  const found = new Map<string, Row>();
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const { id, code, name, image, codeFolded } = products;
    const rows = ctx.db
      .select({ id, code, name, image, codeFolded })
      .from(products)
      .where(and(isNull(products.deletedAt), hasCode(wanted.slice(at, at + AT_ONCE))))
      .all();
    for (const { codeFolded: key, ...row } of rows) found.set(key, row);
  }
  return found;
}

export type SetPicture = SetPictures['pictures'][number];

/**
 * Sets stored pictures, all or none, and returns the previous pictures of the changed products, for undo. Rejects with
 * `product-not-found` and `image-invalid`.
 */
export function setPictures(
  ctx: ImagesCtx,
  { pictures }: SetPictures,
): { readonly before: readonly SetPicture[] } {
  const before: SetPicture[] = [];
  inTransaction({ ...ctx, emit: () => {} }, (tx) => {
    for (const { productId, image } of pictures) {
      const had = imageUrl(getProductRow(tx, productId).image);
      if (had === image) continue;
      updateProduct(tx, { id: productId, image });
      before.push({ productId, image: had });
    }
  });
  // One event: one per product would make every screen refetch each time.
  if (before.length > 0) ctx.emit({ type: 'catalog', productId: null });
  return { before };
}
