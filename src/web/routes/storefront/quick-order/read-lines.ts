import { mayOrderQuantity, nearestQuantities } from '#shared/prices/quantity-rules.ts';
import { type QuantityReading, readCount } from '#shared/prices/read-quantity.ts';
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
  /** In pieces. */
  readonly quantity: number;
  /** How a number was read, or why it could not be. */
  readonly said: string;
  readonly problem: QuickProblem | null;
  /** The words that stood for a code, if exactly one product matches them. */
  readonly takenFor: string | null;
};

export type Correction = { readonly line: string; readonly wrong: string; readonly code: string };

export type FoundProduct = { readonly code: string; readonly product: ProductView };

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

export function withCode(text: string, { line, wrong, code }: Correction): string {
  const rows = text.split('\n');
  const at = rows.findIndex((row) => toLines(row).lines.some((read) => read.text === line));
  return rows.map((row, index) => (index === at ? row.replace(wrong, () => code) : row)).join('\n');
}

export function matchLines(
  lines: readonly PastedLine[],
  found: ReadonlyMap<string, ProductView>,
  chosen: ReadonlyMap<number, number>,
  takenFor: ReadonlyMap<number, string> = new Map(),
): { readonly matched: readonly QuickLine[]; readonly unknown: readonly PastedLine[] } {
  const asked = new Map<ProductView, Asked>();
  const unknown: PastedLine[] = [];
  for (const line of lines) {
    const meant = findMeant(line, found);
    if (!meant) {
      unknown.push(line);
      continue;
    }
    const { product, quantity, measure = null } = meant;
    const reading = readCount(quantity, measure, product, { available: product.stock });
    asked.set(product, withReading(asked.get(product), reading, quantity));
  }
  const matched = [...asked].map(([product, { pieces, said, choices }]): QuickLine => {
    const taken = chosen.get(product.id);
    const words = takenFor.get(product.id) ?? null;
    if (taken !== undefined)
      return { product, quantity: taken, said: '', problem: findProblem(product, taken), takenFor: words };
    const problem = findProblem(product, pieces);
    const isOpen = choices.length > 0 && (problem === null || problem.kind === 'not-sold');
    return {
      product,
      quantity: pieces,
      said,
      problem: isOpen ? { kind: 'not-sold', nearest: choices } : problem,
      takenFor: words,
    };
  });
  return { matched, unknown };
}

type Asked = { readonly pieces: number; readonly said: string; readonly choices: readonly number[] };

function withReading(
  { pieces, said, choices }: Asked = { pieces: 0, said: '', choices: [] },
  reading: QuantityReading,
  count: number,
): Asked {
  if (reading.kind === 'quantity')
    return { pieces: pieces + reading.pieces, said: said || reading.said, choices };
  if (reading.kind === 'fault') return { pieces, said, choices };
  const offered = reading.choices.map((choice) => pieces + choice.pieces);
  return { pieces: pieces + count, said: reading.sentence, choices: offered };
}

export function byName(found: readonly FoundProduct[]): ReadonlyMap<string, ProductView> {
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
