import { and, desc, eq } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { vanReturnLines, vanReturns } from '#db/schema/delivery.ts';
import { users } from '#db/schema/users.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { getDriver, listDrivers } from '#domain/users/drivers.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import type { CheckInVan } from '#shared/inputs/delivery-inputs.ts';
import type { PackedGoods } from '#shared/prices/packs.ts';
import type { StockReason } from '#shared/stock.ts';
import { getReturnListData, type VanDay } from './get-van-list-data.ts';
import type { ReturnedLine } from './van-list-data.ts';

/**
 * Pieces still to be checked in, and their orders. The books already count them as returned or never left; only a
 * difference changes the stock. Negative: checked in, but sold after all.
 */
export type AwaitedLine = PackedGoods & {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly shelfPlace: string;
  readonly isWrittenOff: boolean;
  readonly expected: number;
  readonly orders: readonly Pick<ReturnedLine, 'orderNumber' | 'customerName' | 'quantity' | 'reason'>[];
};

export function listVanReturns(ctx: ActorCtx, { date }: { readonly date: ISODate }) {
  return listDrivers(ctx).flatMap(({ id, driverCode, name }) => {
    const lines = listAwaited(ctx, { driverCode, date });
    const checkIns = listCheckIns(ctx, id, date);
    return lines.length + checkIns.length === 0 ? [] : [{ driverCode, name, lines, checkIns }];
  });
}

/**
 * Checks in the goods on a returned van: missing or broken pieces are written off, surplus is added, each with its
 * reason in the ledger; pieces left in the warehouse or to be settled by the office do not change stock. Rejects with
 * `van-changed` when the list has changed since it was read, `van-day-ahead`, `driver-not-found` and
 * `insufficient-stock`.
 */
export function checkInVan(ctx: ActorCtx, input: CheckInVan): { readonly vanReturnId: number } {
  return once(ctx, 'delivery.van-return', input, (tx, { driverCode, date, lines, note }) => {
    if (date > getShopMoment(tx).date) throw new DomainError('van-day-ahead');
    const driver = getDriver(tx, driverCode);
    assertSameList(listAwaited(tx, { driverCode, date }), lines);
    const actorId = tx.actor.id;
    const { vanReturnId } = tx.db
      .insert(vanReturns)
      .values({ driverId: driver.id, day: date, note, actorId, createdAt: tx.clock.now() })
      .returning({ vanReturnId: vanReturns.id })
      .get();
    for (const line of lines) {
      tx.db
        .insert(vanReturnLines)
        .values({ vanReturnId, ...line })
        .run();
      bookDifference(tx, line, `Kthimi i furgonit: ${driver.name}, ${formatDate(date)}`);
    }
    const sum = (of: (line: CheckedLine) => number) => lines.reduce((total, line) => total + of(line), 0);
    recordAudit(tx, {
      type: 'delivery.van-checked-in',
      driverId: driver.id,
      date,
      expected: sum((line) => line.expected),
      returned: sum((line) => line.returned),
      note,
    });
    tx.emit({ type: 'agenda', driverId: driver.id });
    return { vanReturnId };
  });
}

type CheckedLine = CheckInVan['lines'][number];

const BOOKED: Readonly<Partial<Record<NonNullable<CheckedLine['reason']>, StockReason>>> = {
  missing: 'missing',
  damaged: 'damaged',
  found: 'adjusted',
};

function bookDifference(tx: ActorCtx, line: CheckedLine, note: string): void {
  const reason = line.reason === null ? undefined : BOOKED[line.reason];
  if (reason === undefined) return;
  const { productId, returned, expected } = line;
  changeStock(tx, { productId, delta: returned - expected, reason, note, at: 'adjustment' });
}

function assertSameList(awaited: readonly AwaitedLine[], lines: readonly CheckedLine[]): void {
  const read = new Map(lines.map((line) => [keyOf(line), line.expected]));
  const isSame =
    read.size === lines.length &&
    read.size === awaited.length &&
    awaited.every((line) => read.get(keyOf(line)) === line.expected);
  if (!isSame) throw new DomainError('van-changed');
}

function listAwaited(ctx: ActorCtx, day: VanDay): AwaitedLine[] {
  const onVan = Map.groupBy(getReturnListData(ctx, day).lines, (line) =>
    keyOf({ productId: line.productId, isWrittenOff: line.reason === 'damaged' }),
  );
  const settled = readSettled(ctx, getDriver(ctx, day.driverCode).id, day.date);
  const lines = [...onVan].flatMap(([key, ofProduct]) =>
    toAwaited(ofProduct, settled.get(key)?.expected ?? 0),
  );
  const gone = [...settled.values()].filter((line) => !onVan.has(keyOf(line)));
  return [...lines, ...gone.map((line) => ({ ...line, expected: -line.expected, orders: [] }))].filter(
    (line) => line.expected !== 0,
  );
}

function toAwaited(ofProduct: readonly ReturnedLine[], settled: number): AwaitedLine[] {
  const [first] = ofProduct;
  if (!first) return [];
  const { productId, code, name, unit, packName, packSize, orderStep, shelfPlace, reason: why } = first;
  const expected = ofProduct.reduce((sum, line) => sum + line.quantity, 0) - settled;
  // A partial remainder can no longer be attributed to orders.
  const known = settled === 0 ? ofProduct : [];
  const orders = known.map(({ orderNumber, customerName, quantity, reason }) => ({
    orderNumber,
    customerName,
    quantity,
    reason,
  }));
  const goods = { productId, code, name, unit, packName, packSize, orderStep, shelfPlace };
  return [{ ...goods, isWrittenOff: why === 'damaged', expected, orders }];
}

function keyOf({ productId, isWrittenOff }: Pick<CheckedLine, 'productId' | 'isWrittenOff'>): string {
  return `${productId} ${isWrittenOff}`;
}

function readSettled(ctx: ActorCtx, driverId: number, date: ISODate) {
  const rows = listLines(ctx, driverId, date);
  return new Map(
    [...Map.groupBy(rows, keyOf)].flatMap(([key, ofProduct]) => {
      const [first] = ofProduct;
      if (!first) return [];
      const { productId, code, name, unit, packName, packSize, orderStep, shelfPlace, isWrittenOff } = first;
      const goods = { productId, code, name, unit, packName, packSize, orderStep, shelfPlace };
      const expected = ofProduct.reduce((sum, line) => sum + line.expected, 0);
      return [[key, { ...goods, isWrittenOff, expected }] as const];
    }),
  );
}

function listLines(ctx: ActorCtx, driverId: number, date: ISODate) {
  return ctx.db
    .select({
      ...pick(vanReturnLines, 'vanReturnId', 'productId'),
      ...pick(products, 'code', 'name', 'unit', 'packName', 'packSize', 'orderStep', 'shelfPlace'),
      ...pick(vanReturnLines, 'isWrittenOff', 'expected', 'returned', 'reason'),
    })
    .from(vanReturnLines)
    .innerJoin(vanReturns, eq(vanReturns.id, vanReturnLines.vanReturnId))
    .innerJoin(products, eq(products.id, vanReturnLines.productId))
    .where(and(eq(vanReturns.driverId, driverId), eq(vanReturns.day, date)))
    .orderBy(vanReturnLines.id)
    .all();
}

function listCheckIns(ctx: ActorCtx, driverId: number, date: ISODate) {
  const lines = Map.groupBy(listLines(ctx, driverId, date), (line) => line.vanReturnId);
  return ctx.db
    .select({ id: vanReturns.id, at: vanReturns.createdAt, note: vanReturns.note, actorName: users.name })
    .from(vanReturns)
    .innerJoin(users, eq(users.id, vanReturns.actorId))
    .where(and(eq(vanReturns.driverId, driverId), eq(vanReturns.day, date)))
    .orderBy(desc(vanReturns.id))
    .all()
    .map((checkIn) => {
      const own = lines.get(checkIn.id) ?? [];
      return {
        ...checkIn,
        returned: own.reduce((sum, line) => sum + line.returned, 0),
        differences: own.flatMap(({ reason, ...line }) => (reason === null ? [] : [{ ...line, reason }])),
      };
    });
}
