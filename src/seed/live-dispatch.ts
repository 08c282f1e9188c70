import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import { noteAttempt } from '#domain/delivery/note-attempt.ts';
import { reportConflict } from '#domain/delivery/report-conflict.ts';
import { countOrders } from '#domain/delivery-rules/region-rules.ts';
import { listDeliveryRules, saveDeliveryRules } from '#domain/delivery-rules/save-delivery-rules.ts';
import { setOrderStatus } from '#domain/orders/status/set-order-status.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { WeekdayRule } from '#shared/dates/delivery-dates.ts';
import { addDays, toLocalMoment, weekdayOf } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import type { RegionId } from '#shared/regions.ts';
import type { Crew } from './live-history.ts';
import type { SeedContext } from './seed-context.ts';

type Region = {
  readonly regionId: RegionId;
  readonly openOn: readonly number[];
  readonly driver: number;
} & Pick<WeekdayRule, 'cutoffHour' | 'cutoffDays' | 'window'>;

const REGIONS: readonly Region[] = [
  { regionId: 2, openOn: [1, 2, 3, 4, 5], cutoffHour: 16, cutoffDays: 1, window: '08–11', driver: 4 },
  { regionId: 3, openOn: [1, 2, 3, 4, 5], cutoffHour: 10, cutoffDays: 0, window: '11–14', driver: 6 },
  { regionId: 4, openOn: [1, 3, 5, 6], cutoffHour: 12, cutoffDays: 1, window: '13–17', driver: 8 },
];

const FULL_REGION = 3;

const BEFORE_NOW_MS = 60_000;

export function liveDispatch(seed: SeedContext, ctx: Ctx, crew: Crew): void {
  const at = seed.nowMs - BEFORE_NOW_MS;
  const clock = { now: () => at };
  inTransaction(ctx, (tx) => {
    attemptOne({ ...tx, clock, actor: crew.stocker }, crew);
    for (const region of REGIONS) saveRegion({ ...tx, clock, actor: crew.admin }, seed, crew, region);
  });
}

function saveRegion(tx: ActorCtx, seed: SeedContext, crew: Crew, region: Region): void {
  const { regionId, openOn, driver, ...times } = region;
  const capacities = regionId === FULL_REGION ? fullDayOf(tx, seed) : new Map<number, number>();
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    ...times,
    isOpen: openOn.includes(weekday),
    capacity: capacities.get(weekday) ?? null,
    driverId: crew.drivers[driver]?.id ?? null,
  }));
  const shown = listDeliveryRules(tx).find((rules) => rules.regionId === regionId);
  saveDeliveryRules(tx, { regionId, weekdays, closedDays: [], version: shown?.version ?? '' });
}

function fullDayOf(tx: ActorCtx, seed: SeedContext): ReadonlyMap<number, number> {
  const today = toLocalMoment(seed.nowMs, seed.timeZone).date;
  const counts = countOrders(tx, FULL_REGION, { from: addDays(today, 1), to: addDays(today, 7) });
  const [next] = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  return new Map(next ? [[weekdayOf(next[0]), next[1]]] : []);
}

/** Records a failed delivery (shop closed) for the newest departed order, or for one departed for it. */
function attemptOne(tx: ActorCtx, crew: Crew): void {
  const orderId = findWithDriver(tx, STATUS.departed) ?? depart(tx);
  if (orderId === undefined) return;
  const found = tx.db.select({ driverId: orders.driverId }).from(orders).where(eq(orders.id, orderId)).get();
  const driver = crew.drivers.find(({ id }) => id === found?.driverId);
  if (!driver) return;
  noteAttempt({ ...tx, actor: driver }, { orderId, reason: 'closed', note: '', photos: [] });
  reportAgain({ ...tx, actor: driver }, orderId);
}

function reportAgain(tx: ActorCtx, orderId: number): void {
  reportConflict(tx, {
    orderId,
    status: STATUS.delivered,
    receiverName: 'Zana',
    signaturePath: '',
    unpaidReason: '',
    note: '',
    paymentMethod: 'cash_driver',
    amountReceivedCents: tx.db
      .select({ cents: orders.totalCents })
      .from(orders)
      .where(eq(orders.id, orderId))
      .get()?.cents,
    occurredAt: tx.clock.now(),
    lines: [],
    photos: [],
  });
}

function depart(tx: ActorCtx): number | undefined {
  const orderId = findWithDriver(tx, STATUS.prepared);
  if (orderId !== undefined) setOrderStatus(tx, { orderId, status: STATUS.departed });
  return orderId;
}

function findWithDriver(tx: ActorCtx, status: typeof STATUS.departed | typeof STATUS.prepared) {
  return tx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, status), isNotNull(orders.driverId)))
    .orderBy(desc(orders.id))
    .limit(1)
    .get()?.id;
}
