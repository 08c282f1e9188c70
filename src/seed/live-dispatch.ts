import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import { noteAttempt } from '#domain/delivery/note-attempt.ts';
import { reportConflict } from '#domain/delivery/report-conflict.ts';
import { countOrders } from '#domain/delivery-rules/region-rules.ts';
import { listDeliveryRules, saveDeliveryRules } from '#domain/delivery-rules/save-delivery-rules.ts';
import { setOrderStatus } from '#domain/orders/status/set-order-status.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { addDays, toLocalMoment, weekdayOf } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import type { Crew } from './live-history.ts';
import type { SeedContext } from './seed-context.ts';

/** Only Pejë has its own days; the other regions follow the shop's default rule. */
const OWN_REGION = 4;
const OWN_DRIVER = 8;
const OWN_OPEN_ON: readonly number[] = [1, 2, 3, 4, 5, 6];
const CLOSED_IN_DAYS = 21;
const OWN_TIMES = { cutoffHour: 18, cutoffDays: 1, window: '13–17' } as const;

const BEFORE_NOW_MS = 60_000;

export function liveDispatch(seed: SeedContext, ctx: Ctx, crew: Crew): void {
  const at = seed.nowMs - BEFORE_NOW_MS;
  const clock = { now: () => at };
  inTransaction(ctx, (tx) => {
    attemptOne({ ...tx, clock, actor: crew.stocker }, crew);
    saveOwnRegion({ ...tx, clock, actor: crew.admin }, seed, crew);
  });
}

function saveOwnRegion(tx: ActorCtx, seed: SeedContext, crew: Crew): void {
  const capacities = fullDayOf(tx, seed);
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    ...OWN_TIMES,
    isOpen: OWN_OPEN_ON.includes(weekday),
    capacity: capacities.get(weekday) ?? null,
    driverId: crew.drivers[OWN_DRIVER]?.id ?? null,
  }));
  const closedDay = addDays(toLocalMoment(seed.nowMs, seed.timeZone).date, CLOSED_IN_DAYS);
  const shown = listDeliveryRules(tx).find((rules) => rules.regionId === OWN_REGION);
  saveDeliveryRules(tx, {
    regionId: OWN_REGION,
    weekdays,
    closedDays: [closedDay],
    version: shown?.version ?? '',
  });
}

function fullDayOf(tx: ActorCtx, seed: SeedContext): ReadonlyMap<number, number> {
  const today = toLocalMoment(seed.nowMs, seed.timeZone).date;
  const counts = countOrders(tx, OWN_REGION, { from: addDays(today, 1), to: addDays(today, 7) });
  const [next] = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  return new Map(next ? [[weekdayOf(next[0]), next[1]]] : []);
}

/** Records a failed delivery (shop closed) for the newest departed order, or departs one for it. */
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
