import { z } from 'zod';
import { reasonInput } from './basic-inputs.ts';
import { BOOKS } from './books.ts';
import { isISOMonth } from './months.ts';

/** A month of the calendar. */
export const monthInput = z.string().refine(isISOMonth, 'Muaji nuk është i vlefshëm.');

/** A month whose papers are looked at or closed. */
export const bookMonthInput = z.object({ month: monthInput });

/** A closed month that is opened again, and why. */
export const reopenMonthInput = bookMonthInput.extend({ reason: reasonInput });

/** One book of a month. */
export const bookInput = bookMonthInput.extend({ book: z.enum(BOOKS) });

/** One book of a month, after validation. */
export type BookRequest = z.output<typeof bookInput>;
