import { and, asc, eq, getTableColumns, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { holdsTyped } from '#db/conditions.ts';
import { suppliers } from '#db/schema/suppliers.ts';
import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { countRows } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { DocumentParty } from '#shared/accounting/documents.ts';
import type { SupplierFields } from '#shared/audit-purchasing-events.ts';
import { withChanges } from '#shared/changes.ts';
import type {
  createSupplierInput,
  listSuppliersInput,
  updateSupplierInput,
} from '#shared/purchasing/supplier-inputs.ts';
import { foldText } from '#shared/text/fold.ts';
import { isPlausiblePhone } from '#shared/text/phone.ts';

const {
  nameFolded: _folded,
  createdAt: _created,
  updatedAt: _updated,
  ...columns
} = getTableColumns(suppliers);

export type Supplier = Omit<typeof suppliers.$inferSelect, 'nameFolded' | 'createdAt' | 'updatedAt'>;

export function listSuppliers(
  ctx: Ctx,
  { query, isActive, page, limit }: z.output<typeof listSuppliersInput>,
): { readonly suppliers: Supplier[]; readonly total: number } {
  const where = and(matching(query), isActive === undefined ? undefined : eq(suppliers.isActive, isActive));
  const rows = ctx.db
    .select(columns)
    .from(suppliers)
    .where(where)
    .orderBy(asc(suppliers.nameFolded), asc(suppliers.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .all();
  return { suppliers: rows, total: countRows(ctx, suppliers, where) };
}

/** Every word of the text occurs in the name, or the whole text in a number, the phone or the e-mail. */
function matching(query: string): SQL | undefined {
  const folded = foldText(query);
  if (folded === '') return undefined;
  const words = folded.split(' ').map((word) => like(suppliers.nameFolded, `%${word}%`));
  const others = [
    suppliers.businessNumber,
    suppliers.fiscalNumber,
    suppliers.vatNumber,
    suppliers.phone,
    suppliers.email,
  ];
  return or(and(...words), hasPhone(query), ...others.map((column) => holdsTyped(column, query)));
}

const OWN_DIGITS = 8;

/** Phone numbers are stored as typed: they are equal when their last digits are. */
function hasPhone(query: string): SQL | undefined {
  if (!isPlausiblePhone(query)) return undefined;
  const digits = query.replace(/\D/g, '').slice(-OWN_DIGITS);
  const stored = [' ', '-', '/', '.', '(', ')'].reduce(
    (text, mark) => sql`replace(${text}, ${mark}, '')`,
    sql`${suppliers.phone}`,
  );
  return sql`${stored} LIKE ${`%${digits}`}`;
}

export function findSupplier(ctx: Ctx, id: number): Supplier {
  const supplier = ctx.db.select(columns).from(suppliers).where(eq(suppliers.id, id)).get();
  if (!supplier) throw new DomainError('supplier-not-found');
  return supplier;
}

export function partyOf(supplier: Supplier): DocumentParty {
  const { name, address, fiscalNumber, vatNumber, businessNumber, phone, email } = supplier;
  return { name, address, fiscalNumber, vatNumber, businessNumber, phone, email };
}

/** For new orders and receipts. Rejects with `supplier-not-found` or `supplier-inactive`. */
export function findActiveSupplier(ctx: Ctx, id: number): Supplier {
  const supplier = findSupplier(ctx, id);
  if (!supplier.isActive) throw new DomainError('supplier-inactive');
  return supplier;
}

/** Rejects with `supplier-exists`. */
export function createSupplier(ctx: ActorCtx, input: z.output<typeof createSupplierInput>): Supplier {
  return once(ctx, 'supplier.create', input, (tx, fields) => {
    if (fields.isActive) assertNameFree(tx, fields.name);
    const now = tx.clock.now();
    const { id } = tx.db
      .insert(suppliers)
      .values({ ...fields, nameFolded: foldText(fields.name), createdAt: now, updatedAt: now })
      .returning({ id: suppliers.id })
      .get();
    recordAudit(tx, { type: 'supplier.created', supplierName: fields.name });
    tx.emit({ type: 'purchasing' });
    return findSupplier(tx, id);
  });
}

/** Absent fields keep their values. Rejects with `supplier-not-found` or `supplier-exists`. */
export function updateSupplier(
  ctx: ActorCtx,
  { id, ...input }: z.output<typeof updateSupplierInput>,
): Supplier {
  return inTransaction(ctx, (tx) => {
    const { id: _id, ...before } = findSupplier(tx, id);
    const after = withChanges(before, input);
    if (after.isActive) assertNameFree(tx, after.name, id);
    const changes = changesBetween<SupplierFields>(before, after);
    if (Object.keys(changes).length === 0) return findSupplier(tx, id);
    tx.db
      .update(suppliers)
      .set({ ...after, nameFolded: foldText(after.name), updatedAt: tx.clock.now() })
      .where(eq(suppliers.id, id))
      .run();
    recordAudit(tx, { type: 'supplier.updated', supplierName: before.name, changes });
    tx.emit({ type: 'purchasing' });
    return findSupplier(tx, id);
  });
}

function assertNameFree(ctx: Ctx, name: string, exceptId?: number): void {
  const taken = ctx.db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(
      and(
        eq(suppliers.isActive, true),
        eq(suppliers.nameFolded, foldText(name)),
        exceptId === undefined ? undefined : ne(suppliers.id, exceptId),
      ),
    )
    .get();
  if (taken) throw new DomainError('supplier-exists').on('name');
}
