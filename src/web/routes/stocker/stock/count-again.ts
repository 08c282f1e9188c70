import { parseWholeNumber } from '#shared/text/parse-number.ts';

export type CountedAgain = { readonly before: number; readonly now: number; readonly sum: number };

/**
 * A product stands in two places more often than one place is counted twice: a second scan adds up unless the stocker
 * says otherwise. Null where no readable count came before.
 */
export function countAgain(typedBefore: string | undefined, now: number): CountedAgain | null {
  const { value: before } = parseWholeNumber(typedBefore ?? '');
  return before === undefined || before === 0 ? null : { before, now, sum: before + now };
}
