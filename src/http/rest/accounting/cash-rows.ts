import { z } from 'zod';
import { eurosParam } from '#http/rest/kit/number-params.ts';
import { driverNrParam } from '#http/rest/kit/order-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { MAX_AMOUNT_CENTS } from '#shared/inputs/ledger-inputs.ts';
import { dateInput } from '#shared/inputs/order-inputs.ts';
import { toEuros } from '#shared/prices/money.ts';
import type { Caller } from '#trpc/app-router.ts';

const tag = 'Cash';

const sheetShape = z.object({
  driver_nr: z.int().nullable(),
  name: z.string(),
  date: z.string(),
  expected: z.number(),
  received: z.number(),
  expenses: z.number(),
  driver_count: z.number().nullable(),
  office_count: z.number().nullable(),
  difference: z.number().nullable(),
  closed: z.boolean(),
});

const errors = { 404: ['Driver not found'], 409: ['Day closed'] };

export const cashRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/cash',
    roles: ['admin', 'stocker', 'driver'],
    input: z.object({ date: dateInput.optional() }),
    output: z.object({ sheets: z.array(sheetShape) }),
    doc: {
      tag,
      summary: "A day's cash of every driver and of the counter (`driver_nr` null); drivers see their own",
    },
    call: async ({ caller, role }, { date }) => ({
      sheets: (role === 'driver'
        ? [await caller.driver.cash.get({ date })]
        : await caller.stocker.cash.sheets({ date })
      ).map(toSheet),
    }),
  }),
  defineRow({
    method: 'POST',
    url: '/cash/count',
    roles: ['driver', 'stocker', 'admin'],
    acceptsIdempotencyKey: true,
    input: z.object({
      date: dateInput,
      driver_nr: driverNrParam.nullable().optional(),
      amount: eurosParam(MAX_AMOUNT_CENTS),
      note: z.string().max(300).default(''),
    }),
    output: z.object({ sheet: sheetShape }),
    status: 201,
    doc: { tag, summary: 'Enter counted cash: a driver the own, the office anybody’s', errors },
    call: async ({ caller, role }, { date, driver_nr: driverCode, amount: amountCents, note }) => ({
      sheet: toSheet(
        role === 'driver'
          ? await caller.driver.cash.count({ date, amountCents, note, driverCode: driverCode ?? undefined })
          : await caller.stocker.cash.count({ date, driverCode: driverCode ?? null, amountCents, note }),
      ),
    }),
  }),
  defineRow({
    method: 'POST',
    url: '/cash/close',
    roles: ['admin'],
    acceptsIdempotencyKey: true,
    input: z.object({ date: dateInput, driver_nr: driverNrParam.nullable().default(null) }),
    output: z.object({ sheet: sheetShape }),
    doc: {
      tag,
      summary: 'Close a day: what comes later counts in the first open one',
      errors: { ...errors, 409: [...errors[409], 'Clock not confirmed'] },
    },
    call: async ({ caller }, { date, driver_nr: driverCode }) => ({
      sheet: toSheet(await caller.admin.cash.close({ date, driverCode })),
    }),
  }),
  defineRow({
    method: 'POST',
    url: '/cash/reopen',
    roles: ['admin'],
    acceptsIdempotencyKey: true,
    input: z.object({
      date: dateInput,
      driver_nr: driverNrParam.nullable().default(null),
      reason: z.string().trim().min(1, 'Shkruani arsyen.').max(300),
    }),
    output: z.object({ sheet: sheetShape }),
    doc: {
      tag,
      summary: 'Open a closed day again, and say why',
      errors: { 404: ['Driver not found'], 409: ['Day open'] },
    },
    call: async ({ caller }, { driver_nr: driverCode, ...day }) => ({
      sheet: toSheet(await caller.admin.cash.reopen({ ...day, driverCode })),
    }),
  }),
];

type Sheet = Awaited<ReturnType<Caller['driver']['cash']['get']>>;

function toSheet(sheet: Sheet): z.input<typeof sheetShape> {
  const euros = (cents: number | null | undefined) => (cents == null ? null : toEuros(cents));
  return {
    driver_nr: sheet.driverCode,
    name: sheet.driverName,
    date: sheet.date,
    expected: toEuros(sheet.expectedCents),
    received: toEuros(sheet.receivedCents + sheet.conflictCents),
    expenses: toEuros(sheet.expensesCents),
    driver_count: euros(sheet.driverCount?.amountCents),
    office_count: euros(sheet.officeCount?.amountCents),
    difference: euros(sheet.differenceCents),
    closed: sheet.isClosed,
  };
}
