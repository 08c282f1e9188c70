import { z } from 'zod';

/** What a list says that is asked for without pages and stops before its end. */
export const truncation = { total: z.int().optional(), truncated: z.literal(true).optional() };

/** Says how many there are when not all of them are answered; nothing when they are. */
export function sayTruncated(
  answered: number,
  total: number,
): { readonly total?: number; readonly truncated?: true } {
  return answered < total ? { total, truncated: true } : {};
}
