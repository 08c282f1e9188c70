/** So many pieces of a product. */
export type WantedLine = { readonly productId: number; readonly quantity: number };

/** One line per product, in the order in which each first appears. */
export function mergeLines(lines: readonly WantedLine[]): readonly WantedLine[] {
  const quantities = new Map<number, number>();
  for (const line of lines) {
    quantities.set(line.productId, (quantities.get(line.productId) ?? 0) + line.quantity);
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}
