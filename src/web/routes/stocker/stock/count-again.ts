import { parseWholeNumber } from '#shared/text/parse-number.ts';

export type CountedAgain = { readonly before: number; readonly now: number; readonly sum: number };

/**
 * A product stands in two places more often than somebody counts one place twice: what is scanned again comes on top,
 * until the person says otherwise. Null where nothing was counted before, or nothing readable.
 */
export function countAgain(typedBefore: string | undefined, now: number): CountedAgain | null {
  const { value: before } = parseWholeNumber(typedBefore ?? '');
  return before === undefined || before === 0 ? null : { before, now, sum: before + now };
}
