import { z } from 'zod';
import { dayInput } from './basic-inputs.ts';

export const EXPORT_KINDS = ['products', 'customers', 'orders', 'sales-book'] as const;

export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

/** What to export; orders and their list with VAT of these days of creation, both included. */
export const startExportInput = z
  .object({
    what: z.enum(EXPORT_KINDS),
    format: z.enum(EXPORT_FORMATS),
    from: dayInput.optional(),
    to: dayInput.optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['from'],
    message: 'Data e fillimit është pas datës së mbarimit.',
  });

export type StartExport = z.output<typeof startExportInput>;
