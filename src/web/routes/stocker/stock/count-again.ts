export type CountedAgain = { readonly before: number; readonly now: number; readonly sum: number };

/**
 * A product stands in two places more often than one place is counted twice: a second scan adds up unless the stocker
 * says otherwise. In pieces; null where no readable count came before.
 */
export function countAgain(before: number | null | undefined, now: number): CountedAgain | null {
  return before ? { before, now, sum: before + now } : null;
}
