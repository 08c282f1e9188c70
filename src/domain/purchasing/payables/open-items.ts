import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { SupplierEntryKind } from '#shared/purchasing/bill-types.ts';

/** In cents; the rest of a bill is positive, that of a payment or a credit note negative. */
export type OpenSupplierItem = {
  readonly entryId: number;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly kind: SupplierEntryKind;
  readonly billId: number | null;
  readonly number: string;
  readonly day: ISODate;
  readonly dueOn: ISODate | null;
  readonly amountCents: number;
  readonly openCents: number;
};

type Filter = { readonly supplierId?: number | undefined; readonly on?: ISODate | undefined };

const END_OF_TIME = '9999-12-31';

/** Open items at the end of a day (by default: including everything booked), oldest due first. */
export function listOpenItems(ctx: Ctx, { supplierId, on = END_OF_TIME }: Filter): OpenSupplierItem[] {
  const ofSupplier = supplierId === undefined ? sql`` : sql`AND e.supplier_id = ${supplierId}`;
  const allocated = (side: 'debit_id' | 'credit_id') => sql`(
    SELECT COALESCE(SUM(a.amount_cents), 0) FROM supplier_allocations a
    WHERE a.${sql.raw(side)} = e.id AND a.day <= ${on})`;
  return ctx.db.all<OpenSupplierItem>(sql`
    SELECT * FROM (
      SELECT e.id AS entryId, e.supplier_id AS supplierId, s.name AS supplierName, e.kind AS kind,
        e.bill_id AS billId, e.number AS number, e.day AS day, e.due_on AS dueOn, e.amount_cents AS amountCents,
        e.amount_cents - ${allocated('debit_id')} + ${allocated('credit_id')} AS openCents
      FROM supplier_entries e JOIN suppliers s ON s.id = e.supplier_id
      WHERE e.day <= ${on} ${ofSupplier})
    WHERE openCents <> 0 ORDER BY dueOn IS NULL, dueOn, entryId`);
}
