import { mayOrderQuantity, nearestQuantities } from '#shared/prices/quantity-rules.ts';
import { codeKey } from '#shared/text/barcode.ts';
import { findMeant, type PastedLine, readPastedLines } from '#shared/text/pasted-lines.ts';
import type { ProductView } from '#web/routes/storefront/products/product-view.ts';

export const MAX_LINES = 200;

export type QuickProblem =
  | { readonly kind: 'sold-out' | 'on-request' }
  | { readonly kind: 'above-stock'; readonly available: number }
  | { readonly kind: 'not-sold'; readonly nearest: readonly number[] };

export type QuickLine = {
  readonly product: ProductView;
  readonly quantity: number;
  readonly problem: QuickProblem | null;
};

export function toLines(text: string): {
  readonly lines: readonly PastedLine[];
  readonly unreadable: readonly string[];
} {
  const words = text.split(/\s*\n\s*/).map((line) => line.trim());
  const alone = (line: string) => line !== '' && !/\s/.test(line) && !/^\d{1,7}$/.test(line);
  const pasted = readPastedLines(text) ?? { lines: [], unreadable: words.filter((line) => line !== '') };
  const single = pasted.unreadable.filter(alone);
  return {
    lines: [...pasted.lines, ...single.map((code) => ({ text: code, readings: [{ code, quantity: 1 }] }))],
    unreadable: pasted.unreadable.filter((line) => !alone(line)),
  };
}

export function matchLines(
  lines: readonly PastedLine[],
  found: ReadonlyMap<string, ProductView>,
  chosen: ReadonlyMap<number, number>,
): { readonly matched: readonly QuickLine[]; readonly unknown: readonly PastedLine[] } {
  const quantities = new Map<ProductView, number>();
  const unknown: PastedLine[] = [];
  for (const line of lines) {
    const meant = findMeant(line, found);
    if (meant) quantities.set(meant.product, (quantities.get(meant.product) ?? 0) + meant.quantity);
    else unknown.push(line);
  }
  const matched = [...quantities].map(([product, asked]) => {
    const quantity = chosen.get(product.id) ?? asked;
    return { product, quantity, problem: findProblem(product, quantity) };
  });
  return { matched, unknown };
}

export function byName(
  found: readonly { readonly code: string; readonly product: ProductView }[],
): ReadonlyMap<string, ProductView> {
  const products = new Map<number, ProductView>();
  return new Map(
    found.map(({ code, product }) => {
      const same = products.get(product.id) ?? product;
      products.set(product.id, same);
      return [codeKey(code), same];
    }),
  );
}

function findProblem(product: ProductView, quantity: number): QuickProblem | null {
  const { stock } = product;
  if (product.priceE4 === null) return { kind: 'on-request' };
  if (stock <= 0) return { kind: 'sold-out' };
  if (mayOrderQuantity(product, quantity, stock)) {
    return quantity > stock ? { kind: 'above-stock', available: stock } : null;
  }
  const nearest = nearestQuantities(product, quantity).filter((each) => each <= stock);
  return nearest.length > 0 ? { kind: 'not-sold', nearest } : { kind: 'above-stock', available: stock };
}
