import { z } from 'zod';
import { dayInput } from './basic-inputs.ts';

export const EXPORT_KINDS = ['products', 'customers', 'orders', 'sales-book'] as const;

export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

/** Orders and the VAT list are selected by day of creation, both included. */
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
