import { z } from 'zod';
import { BOOKS } from '#shared/accounting/books.ts';
import { isISOMonth } from '#shared/dates/months.ts';
import { reasonInput } from './basic-inputs.ts';

export const monthInput = z.string().refine(isISOMonth, 'Muaji nuk është i vlefshëm.');

export const bookMonthInput = z.object({ month: monthInput });

export const reopenMonthInput = bookMonthInput.extend({ reason: reasonInput });

export const bookInput = bookMonthInput.extend({ book: z.enum(BOOKS) });

export type BookRequest = z.output<typeof bookInput>;
