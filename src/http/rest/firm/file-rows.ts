import { z } from 'zod';
import { param, params } from '#http/rest/kit/params.ts';
import { CSV, PDF, pdfAnswer, type RestRow, rowsOf, tableAnswer, XLSX } from '#http/rest/kit/rest-row.ts';
import { EXPORT_FORMATS } from '#shared/inputs/export-inputs.ts';
import { OVERVIEW_TABLES } from '#shared/inputs/overview-inputs.ts';
import { OVERVIEW_PERIODS } from '#shared/list-choices.ts';

const row = rowsOf({ tag: 'Files', roles: ['admin'] });

const jobParams = z.object({ id: z.string().max(60) });

export const fileRows: readonly RestRow[] = [
  row('GET /admin/exports/{id}', {
    summary: 'The file of an export that is done',
    input: jobParams,
    files: [CSV, XLSX],
    errors: ['Job not found'],
    call: async ({ admin }, input) => tableAnswer(await admin.exports.file(input)),
  }),
  row('GET /admin/imports/{id}/rejected', {
    summary: 'The rows of an import that were left out, with why, to be mended and imported again',
    input: jobParams,
    files: [CSV, XLSX],
    errors: ['Job not found'],
    call: async ({ admin }, input) => tableAnswer(await admin.imports.rejected(input)),
  }),
  row('GET /admin/price-lists/{id}/file', {
    summary: 'The prices of a list (code, price, from) as the import reads them',
    input: z.object({ id: param.id, format: z.enum(EXPORT_FORMATS).default('xlsx') }),
    files: [XLSX, CSV],
    errors: ['Price list not found'],
    call: async ({ admin }, input) => tableAnswer(await admin.prices.file(input)),
  }),
  row('GET /admin/users/{id}/price-list/pdf', {
    summary: 'What a customer pays, as PDF; with `only=own` where they have a price of their own',
    input: params({ 'id as customerId': param.id, only: z.enum(['all', 'own']).default('all') }),
    files: [PDF],
    errors: ['Customer not found', 'Failed to generate PDF'],
    call: async ({ admin }, { customerId, only }) =>
      pdfAnswer(await admin.prices.paper({ customerId, isOwnOnly: only === 'own' })),
  }),
  row('GET /admin/overview/{table}', {
    summary: 'A table of the overview as CSV',
    input: z.object({
      table: z.enum(OVERVIEW_TABLES),
      days: z
        .enum(['30', '90'])
        .default('30')
        .transform((days) => (days === '90' ? 90 : 30)),
      period: z.enum(OVERVIEW_PERIODS).optional(),
      back: z
        .string()
        .regex(/^\d{1,3}$/)
        .default('0')
        .transform(Number),
    }),
    files: [CSV],
    call: async ({ admin }, { period, ...input }) =>
      tableAnswer(await admin.overview.file(period ? { ...input, period } : input)),
  }),
];
