import { and, asc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { customerEntries, openEntries } from '#db/schema/ledger.ts';
import type { Ctx } from '#kernel/ctx.ts';

const columns = {
  entryId: customerEntries.id,
  ...pick(customerEntries, 'kind', 'documentId', 'paymentId', 'number', 'description', 'day', 'dueOn'),
  amountCents: customerEntries.amountCents,
  openCents: openEntries.openCents,
};

function readOpen(ctx: Ctx, where: SQL | undefined) {
  return ctx.db
    .select(columns)
    .from(openEntries)
    .innerJoin(customerEntries, eq(customerEntries.id, openEntries.entryId))
    .where(where)
    .orderBy(asc(customerEntries.dueOn), asc(customerEntries.id))
    .all();
}

export type OpenItem = ReturnType<typeof readOpen>[number];

export function listOpenDebits(ctx: Ctx, customerId: number): OpenItem[] {
  return readOpen(ctx, and(eq(openEntries.customerId, customerId), gt(openEntries.openCents, 0)));
}

/** Oldest first; amounts are negative. */
export function listOpenCredits(ctx: Ctx, customerId: number): OpenItem[] {
  return readOpen(ctx, and(eq(openEntries.customerId, customerId), lt(openEntries.openCents, 0)));
}
