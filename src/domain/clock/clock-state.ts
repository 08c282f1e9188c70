import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readValue, storeValue } from '#domain/settings/stored-value.ts';
import type { Ctx } from '#kernel/ctx.ts';

type DbOf = Pick<Ctx, 'db'>;

const KEY = 'clock';

const stateSchema = z.object({
  /**
   * Persisted across restarts: `leapt` with the offset of the machine's clock from shop time (`offsetMs`), or
   * `start`, when the date did not fit the last row written. `knownAt` is shop time.
   */
  doubt: z
    .object({ kind: z.enum(['leapt', 'start']), knownAt: z.number(), offsetMs: z.number() })
    .nullable()
    .default(null),
  settledAt: z.number().nullable().default(null),
  settledRows: z.record(z.string(), z.number()).default({}),
  confirmedDocumentId: z.number().default(0),
});

export type ClockState = z.output<typeof stateSchema>;

export function readClockState(ctx: DbOf): ClockState {
  return stateSchema.parse(readValue(ctx, KEY) ?? {});
}

export function writeClockState(ctx: DbOf, change: Partial<ClockState>, updatedAt: number): void {
  storeValue(ctx, KEY, { ...readClockState(ctx), ...change }, { updatedAt });
}

const WRITTEN = {
  orders: 'created_at',
  order_events: 'created_at',
  documents: 'issued_at',
  customer_entries: 'created_at',
  stock_movements: 'created_at',
  audit_log: 'created_at',
  logins: 'created_at',
} as const;

const lastRowsQuery = sql.raw(
  Object.entries(WRITTEN)
    .map(
      ([table, column]) =>
        `SELECT * FROM (SELECT '${table}' AS name, id, ${column} AS at FROM ${table} ORDER BY id DESC LIMIT 1)`,
    )
    .join(' UNION ALL '),
);

type LastRow = { readonly name: string; readonly id: number; readonly at: number };

function readLastRows({ db }: DbOf): LastRow[] {
  return db.all<LastRow>(lastRowsQuery);
}

export function rowsToSettle(ctx: DbOf): Record<string, number> {
  return Object.fromEntries(readLastRows(ctx).map(({ name, id }) => [name, id]));
}

/**
 * The newest stored instant, null in a new shop. The last written rows count, not those with the latest date: a row
 * dated years ahead by a wrong clock would raise the question for ever.
 */
export function readLastWritten(ctx: DbOf, { settledAt, settledRows }: ClockState): number | null {
  const times = readLastRows(ctx)
    .filter(({ name, id }) => id > (settledRows[name] ?? 0))
    .map(({ at }) => at);
  if (settledAt !== null) times.push(settledAt);
  return times.length === 0 ? null : Math.max(...times);
}
