import { z } from 'zod';
import { eurosParam, idParam, limitParam, pageParam, wholeNumber } from '#http/rest/kit/number-params.ts';
import { receivablesOf } from '#http/rest/kit/receivables-of.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import {
  agesShape,
  changedSinceShape,
  entryShape,
  openShape,
  paginationShape,
  toAges,
  toChangedSince,
  toEntryShape,
  toOpenShape,
} from '#http/rest/shapes/account-shape.ts';
import { knownInput, MAX_AMOUNT_CENTS } from '#shared/inputs/ledger-inputs.ts';
import { dateInput } from '#shared/inputs/order-inputs.ts';
import { toEuros } from '#shared/prices/money.ts';

const tag = 'Accounts';

export const receivablesRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/accounts/ageing',
    roles: ['admin'],
    input: z.object({ on: dateInput.optional(), known: knownInput }),
    output: z.object({
      rows: z.array(z.object({ customer_id: z.int(), name: z.string(), ...agesShape })),
      totals: z.object(agesShape),
      changed_since: changedSinceShape,
    }),
    doc: {
      tag,
      summary:
        'What all customers owe on a day, by how late it is. `changed_since` tells what was entered after its month was closed; `known=closing` leaves that out',
    },
    call: async ({ caller }, input) => {
      const { rows, totals, changedSince } = await caller.admin.receivables.ageing(input);
      return {
        rows: rows.map(({ customerId, name, ...ages }) => ({
          customer_id: customerId,
          name,
          ...toAges(ages),
        })),
        totals: toAges(totals),
        changed_since: toChangedSince(changedSince),
      };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/accounts/check',
    roles: ['admin'],
    input: z.object({}),
    output: z.object({
      ok: z.boolean(),
      customers: z.int(),
      control_total: z.number(),
      differences: z.array(
        z.object({
          customer_id: z.int().nullable(),
          what: z.string(),
          expected: z.number(),
          found: z.number(),
        }),
      ),
    }),
    doc: { tag, summary: 'Adds up every account in every way that it can be' },
    call: async ({ caller }) => {
      const check = await caller.admin.receivables.check();
      return {
        ok: check.ok,
        customers: check.customers,
        control_total: toEuros(check.controlTotalCents),
        differences: check.differences.map(({ customerId, what, expectedCents, foundCents }) => ({
          customer_id: customerId,
          what,
          expected: toEuros(expectedCents),
          found: toEuros(foundCents),
        })),
      };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/accounts/{customer_id}',
    roles: ['admin', 'call_agent', 'customer', 'driver'],
    input: z.object({ customer_id: idParam, page: pageParam.default(1), limit: limitParam.default(20) }),
    output: z.object({
      balance: z.number(),
      overdue: z.number().optional(),
      limit: z.number().nullable().optional(),
      available: z.number().nullable().optional(),
      terms_days: z.int().optional(),
      open: z.array(openShape),
      entries: z.array(entryShape).optional(),
      pagination: paginationShape.optional(),
    }),
    doc: {
      tag,
      summary: "A customer's account; drivers are told the balance and what is open",
      errors: { 404: ['Customer not found'] },
    },
    call: async ({ caller, role }, { customer_id: customerId, page, limit }) => {
      if (role === 'driver') {
        const { balanceCents, open } = await caller.driver.receivables.get({ customerId });
        return { balance: toEuros(balanceCents), open: open.map(toOpenShape) };
      }
      const account = await receivablesOf(caller, role).get({ customerId, page, limit });
      return {
        balance: toEuros(account.balanceCents),
        overdue: toEuros(account.overdueCents),
        limit: account.limitCents === null ? null : toEuros(account.limitCents),
        available: account.availableCents === null ? null : toEuros(account.availableCents),
        terms_days: account.termsDays,
        open: account.open.map(toOpenShape),
        entries: account.entries.map(toEntryShape),
        pagination: {
          currentPage: page,
          totalPages: Math.ceil(account.entryCount / limit),
          totalEntries: account.entryCount,
        },
      };
    },
  }),
  defineRow({
    method: 'PUT',
    url: '/accounts/{customer_id}/terms',
    roles: ['admin'],
    input: z.object({
      customer_id: idParam,
      terms_days: wholeNumber(0, 120).optional(),
      limit: eurosParam(MAX_AMOUNT_CENTS).nullable().optional(),
    }),
    output: z.object({ terms_days: z.int(), limit: z.number().nullable() }),
    doc: {
      tag,
      summary: 'Days to pay in, and how much may be owed (null: any, 0: cash only)',
      errors: { 404: ['Customer not found'] },
    },
    call: async ({ caller }, { customer_id: customerId, terms_days: termsDays, limit: limitCents }) => {
      const terms = await caller.admin.receivables.setTerms({ customerId, termsDays, limitCents });
      return {
        terms_days: terms.termsDays,
        limit: terms.limitCents === null ? null : toEuros(terms.limitCents),
      };
    },
  }),
];
