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

/** Rejects with `firm-name-taken` when an active row has the same name but for case and diacritics. */
export function assertNameFree(rows: readonly Row[], name: string, ownId?: number): void {
  const wanted = foldText(name);
  const isTaken = rows.some((row) => row.isActive && row.id !== ownId && foldText(row.name) === wanted);
  if (isTaken) throw new DomainError('firm-name-taken').on('name');
}

/** Rejects with `firm-rows-full`. */
export function assertRoomForOne(rows: readonly Row[], max: number): void {
  if (rows.filter((row) => row.isActive).length >= max) throw new DomainError('firm-rows-full', { max });
}

/** Rejects with `firm-row-is-last`. */
export function assertNotLast(rows: readonly Row[], id: number): void {
  if (!rows.some((row) => row.isActive && row.id !== id)) throw new DomainError('firm-row-is-last');
}

export function nextPosition(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map((row) => row.position)) + 1;
}

type Placed<R> = { readonly row: R; readonly position: number };

/** The rows whose position changes when they stand in the order of `ids`, the others after them. */
export function positionsFor<R extends Row>(rows: readonly R[], ids: readonly number[]): Placed<R>[] {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return rows
    .toSorted((a, b) => (placeOf.get(a.id) ?? ids.length) - (placeOf.get(b.id) ?? ids.length))
    .map((row, place) => ({ row, position: place + 1 }))
    .filter(({ row, position }) => row.position !== position);
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
