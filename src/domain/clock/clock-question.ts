import { desc, ne } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { documents } from '#db/schema/documents.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { ClockDoubt, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { addDays, type ISODate, toLocalDate } from '#shared/dates/shop-dates.ts';
import { readClockState } from './clock-state.ts';

export type ClockReason = ClockDoubt | 'papers-ahead';

export type ClockQuestion = {
  readonly reason: ClockReason;
  readonly machineNow: number;
  readonly date: ISODate;
  readonly documentsUntil: ISODate | null;
};

function latestDocument(db: Db) {
  return db
    .select({ id: documents.id, issuedOn: documents.issuedOn })
    .from(documents)
    .where(ne(documents.series, 'MIG'))
    .orderBy(desc(documents.issuedOn), desc(documents.id))
    .limit(1);
}

export function readLatestDocumentDay(ctx: Ctx, today: ISODate): ISODate | null {
  const latest = latestDocument(ctx.db).get();
  return latest && latest.issuedOn <= addDays(today, 1) ? latest.issuedOn : null;
}

export function readClockQuestion(ctx: Ctx): ClockQuestion | null {
  const machineNow = ctx.clock.machineNow?.() ?? ctx.clock.now();
  const date = toLocalDate(machineNow, getSettings(ctx).shop.timeZone);
  const latest = latestDocument(ctx.db).get();
  const isAhead = latest !== undefined && latest.issuedOn > addDays(date, 1);
  const documentsUntil = isAhead ? latest.issuedOn : null;
  const doubt = ctx.clock.doubt?.() ?? null;
  if (doubt !== null) return { reason: doubt, machineNow, date, documentsUntil };
  if (!isAhead || latest.id <= readClockState(ctx).confirmedDocumentId) return null;
  return { reason: 'papers-ahead', machineNow, date, documentsUntil };
}

/** Rejects with `clock-not-confirmed` until an administrator has confirmed the date. */
export function assertClockConfirmed(ctx: Ctx): void {
  if (readClockQuestion(ctx) !== null) throw new DomainError('clock-not-confirmed');
}
