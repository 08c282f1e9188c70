import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { auditLog } from '#db/schema/audit.ts';
import { products } from '#db/schema/catalog.ts';
import { users } from '#db/schema/users.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { listAuditInput } from '#shared/inputs/audit-inputs.ts';

/**
 * `createdAt` is ms since the epoch; `details` are an `AuditEvent` without type and subject; `entityName` is the
 * current name of the product or person.
 */
export type ListedAuditEntry = {
  readonly id: number;
  readonly createdAt: number;
  readonly actorId: number | null;
  readonly actorName: string;
  readonly action: string;
  readonly entity: string;
  readonly entityId: number | null;
  readonly entityName: string | null;
  readonly details: Readonly<Record<string, unknown>>;
};

export type AuditPage = { readonly entries: readonly ListedAuditEntry[]; readonly nextCursor: number | null };

type AuditFilter = z.output<typeof listAuditInput> & { readonly timeZone: string };

/**
 * The audit log, newest first, filtered by person, entity and days in the shop's time zone. Ids follow time, so days
 * become an id range and every filter has an index. Rejects with `invalid-date-range`.
 */
export function listAudit(ctx: Ctx, filter: AuditFilter): AuditPage {
  if (filter.fromDate && filter.toDate && filter.fromDate > filter.toDate) {
    throw new DomainError('invalid-date-range');
  }
  const rows = ctx.db
    .select()
    .from(auditLog)
    .where(and(...conditions(ctx, filter)))
    .orderBy(desc(auditLog.id))
    .limit(filter.limit + 1)
    .all();
  const page = rows.slice(0, filter.limit);
  const nameOf = createNamer(ctx, page);
  const entries = page.map((row) => ({
    ...row,
    entityName: nameOf(row),
    // Written only by `storeAudit`.
    details: JSON.parse(row.details) as ListedAuditEntry['details'],
  }));
  return { entries, nextCursor: rows.length > filter.limit ? (entries.at(-1)?.id ?? null) : null };
}

type Named = { readonly entity: string; readonly entityId: number | null };

const NAMED_BY: Readonly<Record<string, 'products' | 'users'>> = {
  product: 'products',
  stock: 'products',
  user: 'users',
  delivery: 'users',
  account: 'users',
};

function createNamer(ctx: Ctx, entries: readonly Named[]): (entry: Named) => string | null {
  const idsIn = (table: 'products' | 'users') =>
    entries.flatMap(({ entity, entityId }) => (NAMED_BY[entity] === table && entityId ? [entityId] : []));
  const product = { id: products.id, name: products.name };
  const user = { id: users.id, name: users.name };
  const [productIds, userIds] = [idsIn('products'), idsIn('users')];
  // Without an id SQLite would plan a scan of the whole table.
  const names = {
    products:
      productIds.length === 0
        ? []
        : ctx.db.select(product).from(products).where(inArray(products.id, productIds)).all(),
    users:
      userIds.length === 0 ? [] : ctx.db.select(user).from(users).where(inArray(users.id, userIds)).all(),
  };
  return ({ entity, entityId }) => {
    const table = NAMED_BY[entity];
    return (table && names[table].find(({ id }) => id === entityId)?.name) ?? null;
  };
}

function conditions(ctx: Ctx, filter: AuditFilter): (SQL | undefined)[] {
  const { actorId, entity, entityId, fromDate, toDate, cursor, timeZone } = filter;
  return [
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    entity === undefined ? undefined : eq(auditLog.entity, entity),
    entityId === undefined ? undefined : eq(auditLog.entityId, entityId),
    fromDate === undefined
      ? undefined
      : gte(auditLog.id, firstEntryOf(ctx, Temporal.PlainDate.from(fromDate), timeZone)),
    toDate === undefined
      ? undefined
      : lt(auditLog.id, firstEntryOf(ctx, Temporal.PlainDate.from(toDate).add({ days: 1 }), timeZone)),
    cursor ? lt(auditLog.id, cursor) : undefined,
  ];
}

function firstEntryOf(ctx: Ctx, date: Temporal.PlainDate, timeZone: string): number {
  const startsAt = date.toZonedDateTime({ timeZone }).epochMilliseconds;
  const first = ctx.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(gte(auditLog.createdAt, startsAt))
    .orderBy(asc(auditLog.createdAt), asc(auditLog.id))
    .limit(1)
    .get();
  return first?.id ?? Number.MAX_SAFE_INTEGER;
}
