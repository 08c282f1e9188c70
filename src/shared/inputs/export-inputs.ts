import { z } from 'zod';
import { MAX_BULK_ORDERS } from '#shared/bulk-orders.ts';
import { EXPORT_KINDS } from '#shared/list-choices.ts';
import { dayInput, idInput } from './basic-inputs.ts';

export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

/** Orders and the VAT list are selected by day of creation, both included; `orderIds` selects orders instead. */
export const startExportInput = z
  .object({
    what: z.enum(EXPORT_KINDS),
    format: z.enum(EXPORT_FORMATS),
    from: dayInput.optional(),
    to: dayInput.optional(),
    orderIds: z.array(idInput).min(1).max(MAX_BULK_ORDERS).optional(),
  })
  .refine(({ what, orderIds }) => orderIds === undefined || what === 'orders', {
    path: ['orderIds'],
    message: 'Vetëm porositë mund të zgjidhen një nga një.',
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['from'],
    message: 'Data e fillimit është pas datës së mbarimit.',
  });

export type StartExport = z.output<typeof startExportInput>;
