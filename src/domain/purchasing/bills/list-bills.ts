import { and, count, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { billLineReceipts, billLines, billReversals, bills, billVat } from '#db/schema/bills.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { receiptLines, supplierReturnLines } from '#db/schema/receipts.ts';
import { suppliers } from '#db/schema/suppliers.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { ListBills } from '#shared/purchasing/bill-inputs.ts';
import type { BillStatus } from '#shared/purchasing/bill-types.ts';
import { foldText } from '#shared/text/fold.ts';
import { billNumberKey } from './check-bill.ts';

const openCents = sql<number>`(
  SELECT e.amount_cents
    - (SELECT COALESCE(SUM(a.amount_cents), 0) FROM supplier_allocations a WHERE a.debit_id = e.id)
    + (SELECT COALESCE(SUM(a.amount_cents), 0) FROM supplier_allocations a WHERE a.credit_id = e.id)
  FROM supplier_entries e WHERE e.bill_id = ${bills.id})`;

const columns = {
  ...pick(bills, 'id', 'number', 'kind', 'supplierId'),
  supplierName: suppliers.name,
  ...pick(bills, 'issuedOn', 'bookedOn', 'dueOn', 'isAsset', 'isDeductible', 'totalCents', 'note'),
  /** Negative for a credit note. */
  openCents: sql<number>`COALESCE(${openCents}, 0)`,
  reversedReason: billReversals.reason,
};

function selectBills(ctx: Ctx, where: SQL | undefined) {
  return ctx.db
    .select(columns)
    .from(bills)
    .innerJoin(suppliers, eq(suppliers.id, bills.supplierId))
    .leftJoin(billReversals, eq(billReversals.billId, bills.id))
    .where(where)
    .orderBy(desc(bills.id));
}

export function listBills(ctx: Ctx, { page, limit, ...filter }: ListBills) {
  const where = conditionsOf(filter, getShopMoment(ctx).date);
  const found = selectBills(ctx, where)
    .limit(limit)
    .offset((page - 1) * limit)
    .all();
  const counted = ctx.db
    .select({ total: count() })
    .from(bills)
    .innerJoin(suppliers, eq(suppliers.id, bills.supplierId))
    .leftJoin(billReversals, eq(billReversals.billId, bills.id))
    .where(where)
    .get();
  return { bills: withDetails(ctx, found), total: counted?.total ?? 0 };
}

type Filter = Omit<ListBills, 'page' | 'limit'>;

function conditionsOf({ supplierId, status, from, to, query }: Filter, today: ISODate): SQL | undefined {
  return and(
    supplierId === undefined ? undefined : eq(bills.supplierId, supplierId),
    status === undefined ? undefined : statusCondition(status, today),
    from === undefined ? undefined : gte(bills.bookedOn, from),
    to === undefined ? undefined : lte(bills.bookedOn, to),
    query === ''
      ? undefined
      : sql`(instr(${bills.numberKey}, ${billNumberKey(query)}) > 0 OR instr(${suppliers.nameFolded}, ${foldText(query)}) > 0)`,
  );
}

function statusCondition(status: BillStatus, today: ISODate): SQL {
  const isReversed = sql`${billReversals.billId} IS NOT NULL`;
  const hasOpen = sql`COALESCE(${openCents}, 0) <> 0`;
  switch (status) {
    case 'reversed':
      return isReversed;
    case 'open':
      return hasOpen;
    case 'overdue':
      return sql`COALESCE(${openCents}, 0) > 0 AND ${bills.dueOn} < ${today}`;
    case 'paid':
      return sql`NOT ${isReversed} AND NOT ${hasOpen}`;
  }
}

export function readBill(ctx: Ctx, billId: number): Bill {
  const [bill] = withDetails(ctx, selectBills(ctx, eq(bills.id, billId)).all());
  if (!bill) throw new DomainError('bill-not-found');
  return bill;
}

export type Bill = ReturnType<typeof withDetails>[number];

function withDetails(ctx: Ctx, found: ReturnType<ReturnType<typeof selectBills>['all']>) {
  const ids = found.map(({ id }) => id);
  const lines = Map.groupBy(readLines(ctx, ids), ({ billId }) => billId);
  const rates = ctx.db
    .select()
    .from(billVat)
    .where(inArray(billVat.billId, ids))
    .orderBy(desc(billVat.vatBasisPoints))
    .all();
  const vat = Map.groupBy(rates, ({ billId }) => billId);
  return found.map((bill) => ({
    ...bill,
    isReversed: bill.reversedReason !== null,
    lines: lines.get(bill.id) ?? [],
    vat: vat.get(bill.id) ?? [],
  }));
}

function readLines(ctx: Ctx, billIds: number[]) {
  const found = ctx.db
    .select({
      ...pick(billLines, 'id', 'billId', 'receiptLineId', 'returnLineId'),
      productId: products.id,
      productName: products.name,
      ...pick(billLines, 'quantity', 'netPriceE4', 'description', 'netCents', 'vatBasisPoints', 'spreadBy'),
      isOwed: billLines.isOwed,
    })
    .from(billLines)
    .leftJoin(receiptLines, eq(receiptLines.id, billLines.receiptLineId))
    .leftJoin(supplierReturnLines, eq(supplierReturnLines.id, billLines.returnLineId))
    .leftJoin(
      products,
      sql`${products.id} = COALESCE(${receiptLines.productId}, ${supplierReturnLines.productId})`,
    )
    .where(inArray(billLines.billId, billIds))
    .orderBy(billLines.billId, billLines.position)
    .all();
  const ids = found.map(({ id }) => id);
  const named = ctx.db.select().from(billLineReceipts).where(inArray(billLineReceipts.billLineId, ids)).all();
  const receiptIds = Map.groupBy(named, ({ billLineId }) => billLineId);
  return found.map((line) => ({
    ...line,
    spreadReceiptIds: (receiptIds.get(line.id) ?? []).map(({ receiptId }) => receiptId),
  }));
}
