import { z } from 'zod';

/** How many days back the overview looks. */
export const OVERVIEW_DAYS = [30, 90] as const;

/** The tables of the overview, each of which can be had as CSV. */
export const OVERVIEW_TABLES = [
  'today',
  'revenue',
  'top-products',
  'top-customers',
  'vat',
  'low-stock',
  'silent-customers',
] as const;

/** One of them. */
export type OverviewTable = (typeof OVERVIEW_TABLES)[number];

/** The days that a report looks back. */
export const overviewDaysInput = z.object({
  days: z.union(OVERVIEW_DAYS.map((days) => z.literal(days))).default(30),
});

/** A table of the overview as a file. */
export const overviewTableInput = overviewDaysInput.extend({ table: z.enum(OVERVIEW_TABLES) });
