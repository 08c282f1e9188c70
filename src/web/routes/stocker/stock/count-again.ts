export type CountedAgain = { readonly before: number; readonly now: number; readonly sum: number };

/**
 * A product is more often stored in two places than counted twice in one: a second scan adds up unless the stocker says
 * otherwise. In pieces; null where there was no readable count before.
 */
export function countAgain(before: number | null | undefined, now: number): CountedAgain | null {
  return before ? { before, now, sum: before + now } : null;
}
