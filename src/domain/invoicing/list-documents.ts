import { and, count, desc, eq, gte, lt, lte, or, type SQL, sql, sum } from 'drizzle-orm';
import { holdsTyped } from '#db/conditions.ts';
import { customers } from '#db/schema/customers.ts';
import { documents } from '#db/schema/documents.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import type { IssuedDocument } from '#shared/accounting/documents.ts';
import type { ListDocuments, ListPaidDocuments } from '#shared/inputs/document-inputs.ts';
import { foldText } from '#shared/text/fold.ts';
import { type DocumentPaid, readPaid, whosePaymentIs } from './document-payments.ts';
import { getDocuments } from './get-document.ts';
import { documentsVisibleTo } from './visible-documents.ts';

/** Only documents the caller may see, newest first; totals in cents of all matching ones, per kind. */
export function listDocuments(ctx: ActorCtx, request: ListDocuments) {
  return listWhere(ctx, request);
}

/** With the open amount of each, for users who see the account: the office all, a customer their own. */
export function listPaidDocuments(ctx: ActorCtx, { payment, ...request }: ListPaidDocuments) {
  const page = listWhere(ctx, request, payment && whosePaymentIs(ctx, payment));
  const paid = readPaid(
    ctx,
    page.documents.map((document) => document.id),
  );
  return {
    ...page,
    documents: page.documents.map((document): PaidDocument => {
      const { openCents = null, isOverdue = false } = paid.get(document.id) ?? {};
      return { ...document, openCents, isOverdue };
    }),
  };
}

export type PaidDocument = IssuedDocument & DocumentPaid;

function listWhere(ctx: ActorCtx, { page, limit, before, ...filter }: ListDocuments, more?: SQL) {
  const where = and(documentsVisibleTo(ctx), ...conditions(filter), more);
  const ids = ctx.db
    .select({ id: documents.id })
    .from(documents)
    .where(before === undefined ? where : and(where, lt(documents.id, before)))
    .orderBy(desc(documents.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .all()
    .map((row) => row.id);
  const totals = ctx.db
    .select({
      kind: documents.kind,
      count: count(),
      totalCents: sum(documents.totalCents).mapWith(Number),
    })
    .from(documents)
    .where(where)
    .groupBy(documents.kind)
    .all();
  return {
    documents: getDocuments(ctx, ids),
    total: totals.reduce((all, row) => all + row.count, 0),
    totals,
  };
}

function conditions({ kind, from, to, customerId, orderId, query }: Omit<ListDocuments, 'page' | 'limit'>) {
  return [
    kind === undefined ? undefined : eq(documents.kind, kind),
    from === undefined ? undefined : gte(documents.issuedOn, from),
    to === undefined ? undefined : lte(documents.issuedOn, to),
    customerId === undefined ? undefined : eq(documents.customerId, customerId),
    orderId === undefined ? undefined : eq(documents.orderId, orderId),
    query === undefined || query === '' ? undefined : matches(query),
  ];
}

/** The number, also without its zeros, or the buyer: by the name on the document, or by the current name. */
function matches(query: string) {
  const number = query.replace(
    /(\d{4}-)(\d{1,5})\s*$/,
    (_, year, last: string) => year + last.padStart(6, '0'),
  );
  const isBuyer = sql`${documents.customerId} IN (SELECT ${customers.id} FROM ${customers}
    WHERE instr(${customers.nameFolded}, ${foldText(query)}) > 0)`;
  const buyerName = sql`json_extract(${documents.content}, '$.buyer.name')`;
  const isNumber = [...new Set([query, number])].map((typed) => holdsTyped(documents.number, typed));
  return or(...isNumber, holdsTyped(buyerName, query), isBuyer);
}
