import { createHash } from 'node:crypto';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { foldText } from '#shared/text/fold.ts';
import type { Entry } from './entry.ts';

const PREFIX = 'PA-REF-';

const DIGITS = 20;

/** For payments booked before the payer was part of the reference. */
const DIGITS_WITHOUT_PAYER = 16;

/**
 * References for rows without one from the bank. Completely equal rows are distinguished by their order in the file.
 */
export function createReferenceMaker(): (entry: Entry, day: ISODate) => [made: string, withoutPayer: string] {
  const alike = new Map<string, number>();
  const make = (parts: readonly (string | number)[], digits: number) => {
    const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, digits);
    const times = (alike.get(digest) ?? 0) + 1;
    alike.set(digest, times);
    return `${PREFIX}${digest}${times === 1 ? '' : `-${times}`}`;
  };
  return ({ amountCents, text, payer }, day) => [
    make([day, amountCents, foldText(text), foldText(payer)], DIGITS),
    make([day, amountCents, foldText(text)], DIGITS_WITHOUT_PAYER),
  ];
}

export function isMade(reference: string): boolean {
  return reference.startsWith(PREFIX);
}

export function isMadeWithoutPayer(reference: string): boolean {
  return isMade(reference) && reference.replace(/-\d+$/, '').length === PREFIX.length + DIGITS_WITHOUT_PAYER;
}
