import { and, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { paymentReversals, payments } from '#db/schema/ledger.ts';
import { REFERENCE_IN_SQL } from '#db/schema/reference-in-sql.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { isFillerReference, referenceKey, toIndexedReference } from '#shared/text/bank-reference.ts';

export type BankPayment = Pick<typeof payments.$inferSelect, keyof typeof columns>;

const columns = pick(payments, 'id', 'customerId', 'amountCents', 'reference', 'receivedOn', 'note');

/** Values per statement: well below SQLite's limit on bound parameters. */
const AT_ONCE = 500;

/** Payments that were not reversed, by the key of their reference; placeholders such as `NOTPROVIDED` are excluded. */
export function findByReferences(
  ctx: Ctx,
  references: readonly string[],
): ReadonlyMap<string, readonly BankPayment[]> {
  const named = references.filter((reference) => !isFillerReference(reference));
  const wanted = [...new Set(named.map(toIndexedReference))];
  const found: BankPayment[] = [];
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    // Must repeat the partial index's condition word for word: otherwise every payment is read.
    const isNamed = sql`${payments.reference} <> ''`;
    const isOneOf = inArray(sql.raw(REFERENCE_IN_SQL), wanted.slice(start, start + AT_ONCE));
    const rows = ctx.db
      .select(columns)
      .from(payments)
      .leftJoin(paymentReversals, eq(paymentReversals.paymentId, payments.id))
      .where(and(isNamed, isOneOf, eq(payments.method, 'bank'), isNull(paymentReversals.paymentId)))
      .all();
    found.push(...rows);
  }
  return Map.groupBy(found, ({ reference }) => referenceKey(reference));
}

type Wanted = {
  readonly customerId: number;
  readonly amountCents: number;
  readonly from: ISODate;
  readonly to: ISODate;
};

export function findAlike(ctx: Ctx, { customerId, amountCents, from, to }: Wanted) {
  const isAlike = and(
    eq(payments.customerId, customerId),
    between(payments.receivedOn, from, to),
    eq(payments.amountCents, amountCents),
    eq(payments.method, 'bank'),
    isNull(paymentReversals.paymentId),
  );
  return ctx.db
    .select(columns)
    .from(payments)
    .leftJoin(paymentReversals, eq(paymentReversals.paymentId, payments.id))
    .where(isAlike)
    .all();
}
