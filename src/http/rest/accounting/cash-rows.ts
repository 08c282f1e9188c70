import { z } from 'zod';
import { param, params } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, listed, shapeOf, to } from '#http/rest/kit/shape.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Cash', roles: ['admin'] });

type Sheet = Awaited<ReturnType<Caller['driver']['cash']['get']>>;

const sheetShape = shapeOf<Sheet>('CashSheet')({
  driver_nr: to.int.orNull((sheet) => sheet.driverCode),
  name: to.text((sheet) => sheet.driverName),
  date: to.date((sheet) => sheet.date),
  expected: to.euros((sheet) => sheet.expectedCents),
  received: to.euros((sheet) => sheet.receivedCents + sheet.conflictCents),
  expenses: to.euros((sheet) => sheet.expensesCents),
  driver_count: to.euros.orNull((sheet) => sheet.driverCount?.amountCents),
  office_count: to.euros.orNull((sheet) => sheet.officeCount?.amountCents),
  difference: to.euros.orNull((sheet) => sheet.differenceCents),
  closed: to.bool((sheet) => sheet.isClosed),
});

const sheet = z.object({ sheet: sheetShape });

/** null: the counter. */
const closedDay = { date: param.date, 'driver_nr as driverCode': param.driverNr.nullable().default(null) };

export const cashRows: readonly RestRow[] = [
  row('GET /cash', {
    summary: "A day's cash of every driver and of the counter (`driver_nr` null); drivers see their own",
    roles: ['admin', 'stocker', 'driver'],
    input: z.object({ date: param.date.optional() }),
    output: z.object({ sheets: listed(arrayOf(sheetShape)) }),
    call: async ({ driver, stocker, role }, day) => ({
      sheets: role === 'driver' ? [await driver.cash.get(day)] : await stocker.cash.sheets(day),
    }),
  }),
  row('POST /cash/count', {
    summary: 'Enter counted cash: a driver the own, the office anybody’s',
    roles: ['driver', 'stocker', 'admin'],
    status: 201,
    acceptsIdempotencyKey: true,
    input: params({
      date: param.date,
      'driver_nr as driverCode': param.driverNr.nullable().optional(),
      'amount as amountCents': param.euros(),
      note: z.string().max(300).default(''),
    }),
    output: sheet,
    errors: ['Driver not found', 'Day closed'],
    call: async ({ driver, stocker, role }, { driverCode = null, ...count }) => ({
      sheet:
        role === 'driver'
          ? await driver.cash.count({ ...count, driverCode: driverCode ?? undefined })
          : await stocker.cash.count({ ...count, driverCode }),
    }),
  }),
  row('POST /cash/close', {
    summary: 'Close a day: what comes later counts in the first open one',
    acceptsIdempotencyKey: true,
    input: params({ ...closedDay, note: z.string().max(300).default('') }),
    output: sheet,
    errors: ['Driver not found', 'Day closed', 'Clock not confirmed'],
    call: async ({ admin }, day) => ({ sheet: await admin.cash.close(day) }),
  }),
  row('POST /cash/reopen', {
    summary: 'Open a closed day again, and say why',
    acceptsIdempotencyKey: true,
    input: params({ ...closedDay, reason: param.reason }),
    output: sheet,
    errors: ['Driver not found', 'Day open'],
    call: async ({ admin }, day) => ({ sheet: await admin.cash.reopen(day) }),
  }),
];
