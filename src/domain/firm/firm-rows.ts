import { eq } from 'drizzle-orm';
import { categories, regions, subcategories, units } from '#db/schema/firm.ts';
import { vans } from '#db/schema/vans.ts';
import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { FirmFields, FirmTable } from '#shared/audit-firm-events.ts';
import { foldText } from '#shared/text/fold.ts';

type Row = {
  readonly id: number;
  readonly name: string;
  readonly position: number;
  readonly isActive: boolean;
};

/** Names that differ in case and diacritics only are the same. */
function assertNameFree(rows: readonly Row[], name: string, ownId?: number): void {
  const wanted = foldText(name);
  const isTaken = rows.some((row) => row.isActive && row.id !== ownId && foldText(row.name) === wanted);
  if (isTaken) throw new DomainError('firm-name-taken').on('name');
}

function assertRoomForOne(rows: readonly Row[], max: number): void {
  if (rows.filter((row) => row.isActive).length >= max) throw new DomainError('firm-rows-full', { max });
}

type NewRow = Pick<Row, 'name' | 'isActive'> & { readonly position?: number | undefined };

/** The position of a new row, the last unless it has its own. Rejects with `firm-name-taken` and `firm-rows-full`. */
export function placeOf(rows: readonly Row[], row: NewRow, max: number): number {
  if (row.isActive) {
    assertRoomForOne(rows, max);
    assertNameFree(rows, row.name);
  }
  return row.position ?? Math.max(0, ...rows.map(({ position }) => position)) + 1;
}

/** Rejects with `firm-name-taken` and `firm-rows-full`. */
export function assertMayBecome(rows: readonly Row[], before: Row, after: Row, max: number): void {
  if (!after.isActive) return;
  assertNameFree(rows, after.name, before.id);
  if (!before.isActive) assertRoomForOne(rows, max);
}

/** Rejects with `firm-row-is-last`. */
export function assertNotLast(rows: readonly Row[], id: number): void {
  if (!rows.some((row) => row.isActive && row.id !== id)) throw new DomainError('firm-row-is-last');
}

const TABLES = { region: regions, category: categories, subcategory: subcategories, unit: units, van: vans };

/** In the order of `ids`, followed by all others. */
export function sortRows(tx: Ctx, table: FirmTable, rows: readonly Row[], ids: readonly number[]): void {
  const places = new Map(ids.map((id, place) => [id, place]));
  const sorted = rows.toSorted((a, b) => (places.get(a.id) ?? ids.length) - (places.get(b.id) ?? ids.length));
  for (const [place, row] of sorted.entries()) {
    const position = place + 1;
    if (row.position === position) continue;
    tx.db.update(TABLES[table]).set({ position }).where(eq(TABLES[table].id, row.id)).run();
    tellChanged(tx, table, row, { position });
  }
}

export function tellCreated(tx: Ctx, table: FirmTable, name: string): void {
  recordAudit(tx, { type: 'firm.created', table, name });
  tx.emit({ type: 'firm' });
}

export function tellDeleted(tx: Ctx, table: FirmTable, name: string): void {
  recordAudit(tx, { type: 'firm.deleted', table, name });
  tx.emit({ type: 'firm' });
}

export function tellChanged(
  tx: Ctx,
  table: FirmTable,
  before: FirmFields & { readonly name: string },
  after: FirmFields,
): void {
  const changes = changesBetween<FirmFields>(before, after);
  if (Object.keys(changes).length === 0) return;
  recordAudit(tx, { type: 'firm.changed', table, name: before.name, changes });
  tx.emit({ type: 'firm' });
}
