import { z } from 'zod';
import { idParam } from '#http/rest/kit/number-params.ts';
import { pdfAnswer } from '#http/rest/kit/pdf-answer.ts';
import { receivablesOf } from '#http/rest/kit/receivables-of.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import {
  changedSinceShape,
  entryShape,
  toChangedSince,
  toEntryShape,
} from '#http/rest/shapes/account-shape.ts';
import { knownInput } from '#shared/inputs/ledger-inputs.ts';
import { dateInput } from '#shared/inputs/order-inputs.ts';
import { toEuros } from '#shared/prices/money.ts';

const tag = 'Accounts';
const roles = ['admin', 'call_agent', 'customer'] as const;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const statementRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/accounts/{customer_id}/statement',
    roles,
    input: z.object({
      customer_id: idParam,
      from: dateInput,
      to: dateInput,
      known: knownInput,
      format: z.enum(['json', 'pdf', 'xlsx']).default('json'),
    }),
    output: z.object({
      opening: z.number(),
      entries: z.array(entryShape),
      closing: z.number(),
      changed_since: changedSinceShape,
    }),
    doc: {
      tag,
      summary:
        'The statement of a period; as a file with `format=pdf` or `format=xlsx`. `changed_since` tells what was entered after its last month was closed; `known=closing` leaves that out',
      errors: { 404: ['Customer not found'], 503: ['Failed to generate PDF'] },
    },
    call: async ({ caller, role }, { customer_id: customerId, format, ...period }) => {
      const accounts = receivablesOf(caller, role);
      const request = { customerId, ...period };
      if (format === 'pdf') return pdfAnswer(await accounts.statementPdf(request), 'inline');
      if (format === 'xlsx') {
        const file = await accounts.statementXlsx(request);
        return { ...file, disposition: 'attachment' as const, contentType: XLSX };
      }
      const statement = await accounts.statement(request);
      return {
        opening: toEuros(statement.openingCents),
        entries: statement.entries.map(toEntryShape),
        closing: toEuros(statement.closingCents),
        changed_since: toChangedSince(statement.changedSince),
      };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/accounts/{customer_id}/confirmation/pdf',
    roles,
    input: z.object({ customer_id: idParam, on: dateInput.optional() }),
    output: z.unknown(),
    doc: {
      tag,
      summary: 'A letter in which customer and shop confirm what was owed at the end of a day (today)',
      errors: { 404: ['Customer not found'], 503: ['Failed to generate PDF'] },
      file: 'application/pdf',
    },
    call: async ({ caller, role }, { customer_id: customerId, on }) =>
      pdfAnswer(await receivablesOf(caller, role).confirmationPdf({ customerId, on }), 'inline'),
  }),
];
