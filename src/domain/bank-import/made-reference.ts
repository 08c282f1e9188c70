import { createHash } from 'node:crypto';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { foldText } from '#shared/text/fold.ts';
import type { Entry } from './entry.ts';

const PREFIX = 'PA-REF-';

const DIGITS = 20;

/**
 * References for rows without one from the bank. Completely equal rows are distinguished by their order in the file.
 */
export function createReferenceMaker(): (entry: Entry, day: ISODate) => string {
  const alike = new Map<string, number>();
  return ({ amountCents, text, payer }, day) => {
    const parts = [day, amountCents, foldText(text), foldText(payer)];
    const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, DIGITS);
    const times = (alike.get(digest) ?? 0) + 1;
    alike.set(digest, times);
    return `${PREFIX}${digest}${times === 1 ? '' : `-${times}`}`;
  };
}

export function isMade(reference: string): boolean {
  return reference.startsWith(PREFIX);
}
