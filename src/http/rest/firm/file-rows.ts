import { z } from 'zod';
import { idParam } from '#http/rest/kit/number-params.ts';
import { pdfAnswer } from '#http/rest/kit/pdf-answer.ts';
import { defineRow, type RestFile, type RestRow } from '#http/rest/kit/rest-row.ts';
import { EXPORT_FORMATS } from '#shared/inputs/export-inputs.ts';
import { OVERVIEW_TABLES } from '#shared/inputs/overview-inputs.ts';
import { OVERVIEW_PERIODS } from '#shared/list-choices.ts';

const tag = 'Files';

const TYPES: Readonly<Record<(typeof EXPORT_FORMATS)[number], string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Files of the office's screens: prepared through tRPC, downloaded here. */
export const fileRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/admin/exports/{id}',
    roles: ['admin'],
    input: z.object({ id: z.string().max(60) }),
    output: z.any(),
    doc: {
      tag,
      summary: 'The file of an export that is done',
      file: TYPES.csv,
      errors: { 404: ['Job not found'] },
    },
    call: async ({ caller }, { id }) => toFile(await caller.admin.exports.file({ id })),
  }),
  defineRow({
    method: 'GET',
    url: '/admin/imports/{id}/rejected',
    roles: ['admin'],
    input: z.object({ id: z.string().max(60) }),
    output: z.any(),
    doc: {
      tag,
      summary: 'The rows of an import that were left out, with why, to be mended and imported again',
      file: TYPES.csv,
      errors: { 404: ['Job not found'] },
    },
    call: async ({ caller }, { id }) => toFile(await caller.admin.imports.rejected({ id })),
  }),
  defineRow({
    method: 'GET',
    url: '/admin/price-lists/{id}/file',
    roles: ['admin'],
    input: z.object({ id: idParam, format: z.enum(EXPORT_FORMATS).default('xlsx') }),
    output: z.any(),
    doc: {
      tag,
      summary: 'The prices of a list (code, price, from) as the import reads them',
      file: TYPES.xlsx,
      errors: { 404: ['Price list not found'] },
    },
    call: async ({ caller }, input) => toFile(await caller.admin.prices.file(input)),
  }),
  defineRow({
    method: 'GET',
    url: '/admin/users/{id}/price-list/pdf',
    roles: ['admin'],
    input: z.object({ id: idParam, only: z.enum(['all', 'own']).default('all') }),
    output: z.any(),
    doc: {
      tag,
      summary: 'What a customer pays, as PDF; with `only=own` where they have a price of their own',
      file: 'application/pdf',
      errors: { 404: ['Customer not found'], 503: ['Failed to generate PDF'] },
    },
    call: async ({ caller }, { id: customerId, only }) =>
      pdfAnswer(await caller.admin.prices.paper({ customerId, isOwnOnly: only === 'own' }), 'inline'),
  }),
  defineRow({
    method: 'GET',
    url: '/admin/overview/{table}',
    roles: ['admin'],
    input: z.object({
      table: z.enum(OVERVIEW_TABLES),
      days: z.enum(['30', '90']).default('30'),
      period: z.enum(OVERVIEW_PERIODS).optional(),
      back: z
        .string()
        .regex(/^\d{1,3}$/)
        .default('0'),
    }),
    output: z.any(),
    doc: { tag, summary: 'A table of the overview as CSV', file: TYPES.csv },
    call: async ({ caller }, { table, days, period, back }) =>
      toFile(
        await caller.admin.overview.file({
          table,
          days: days === '90' ? 90 : 30,
          back: Number(back),
          ...(period ? { period } : {}),
        }),
      ),
  }),
];

function toFile(file: { readonly fileName: string; readonly bytes: Uint8Array }): RestFile {
  const contentType = file.fileName.endsWith('.xlsx') ? TYPES.xlsx : TYPES.csv;
  return { ...file, disposition: 'attachment', contentType };
}
