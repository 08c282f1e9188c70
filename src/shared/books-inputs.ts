import { z } from 'zod';
import { BOOKS } from './books.ts';
import { isISOMonth } from './months.ts';

/** A month of the calendar. */
export const monthInput = z.string().refine(isISOMonth, 'Muaji nuk është i vlefshëm.');

/** A month whose papers are looked at or closed. */
export const bookMonthInput = z.object({ month: monthInput });

/** One book of a month. */
export const bookInput = bookMonthInput.extend({ book: z.enum(BOOKS) });

/** One book of a month, after validation. */
export type BookWish = z.output<typeof bookInput>;
