import { DEFAULT_PAYMENT_METHOD } from '#shared/accounting/payment.ts';
import type { OrderEventType } from '#shared/order-events.ts';
import { STATUS } from '#shared/order-status.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { type HistoryInput, type PlannedOrder, planOrders, planSteps } from './plan-orders.ts';
import { prepareOrderInserts, preparePaymentInserts } from './prepare-order-inserts.ts';
import type { SeedContext } from './seed-context.ts';
import { createStockBook, type StockBook } from './stock-book.ts';

const HALF_HOUR = 1_800_000;
const RECENT_MS = 14 * 24 * 3_600_000;

export function insertOrders(seed: SeedContext, input: HistoryInput): number {
  const book = createStockBook(seed, input.products, input.staff.stockerId);
  const write = createOrderWriter(seed, input, book);
  let total = 0;
  for (const order of planOrders(seed, input)) {
    total += 1;
    write(total, order);
  }
  book.settle(seed.nowMs - 60_000);
  awaitDocuments(seed);
  return total;
}

function awaitDocuments({ connection }: SeedContext): void {
  connection
    .prepare('INSERT INTO document_backlog (order_id) SELECT id FROM orders WHERE status = ?')
    .run(STATUS.delivered);
}

function createOrderWriter(seed: SeedContext, input: HistoryInput, book: StockBook) {
  const insert = { ...prepareOrderInserts(seed), ...preparePaymentInserts(seed) };
  return (id: number, order: PlannedOrder): void => {
    const { lines, fate, createdAt } = order;
    const totalCents = lines.reduce((sum, line) => sum + lineTotal(line.unitPriceE4, line.quantity), 0);
    const placedById = order.isByPhone ? input.staff.agentId : order.customer.id;
    insert.order.run(...orderValues(id, order, placedById, totalCents));
    const isCancelled = fate.status === STATUS.cancelled;
    for (const [index, line] of lines.entries()) {
      insert.line.run(...lineValues(id, order, line, index, isCancelled));
      book.take(line.product.id, line.quantity, id, placedById, createdAt);
      if (isCancelled) book.release(line.product.id, line.quantity, id, placedById, createdAt + HALF_HOUR);
    }
    writeHistory(id, order, placedById, totalCents);
  };

  function writeHistory(id: number, order: PlannedOrder, placedById: number, totalCents: number): void {
    const { fate, driverId, customer, deliverDate } = order;
    for (const [index, at] of planSteps(seed, order).entries()) {
      const status = fate.path[index];
      const isDriverStep = status === STATUS.departed || status === STATUS.delivered;
      const actorId = index === 0 ? placedById : isDriverStep ? driverId : input.staff.stockerId;
      const kind: OrderEventType = index === 0 ? 'order.placed' : 'order.status-changed';
      const data = { from: fate.path[index - 1], to: status };
      insert.event.run(id, kind, JSON.stringify(data), actorId, at);
      if (status === STATUS.delivered && at > seed.nowMs - RECENT_MS) {
        const paymentId = totalCents === 0 ? null : pay(id, order, totalCents, at);
        insert.delivery.run(id, driverId, customer.name, '', totalCents, at, deliverDate, paymentId);
      }
    }
  }

  function pay(id: number, order: PlannedOrder, cents: number, at: number): number {
    const { driverId, deliverDate: day } = order;
    const customerId = order.customer.id;
    const debit = insert.entry.run(customerId, 'opening', day, day, null, cents, cents, driverId, at);
    const paid = insert.payment.run(
      ...[customerId, 'cash_driver', cents, day, at, day, driverId, id, driverId, at],
    );
    const paymentId = Number(paid.lastInsertRowid);
    const credit = insert.entry.run(customerId, 'payment', day, null, paymentId, -cents, 0, driverId, at);
    insert.allocation.run(credit.lastInsertRowid, debit.lastInsertRowid, cents, day, driverId, at);
    return paymentId;
  }
}

function orderValues(id: number, order: PlannedOrder, placedById: number, totalCents: number) {
  const { customer, fate } = order;
  return [
    id,
    customer.id,
    placedById,
    fate.status,
    order.deliverDate,
    order.createdAt,
    order.createdDay,
    totalCents,
    order.comment,
    DEFAULT_PAYMENT_METHOD,
    order.driverId,
    customer.name,
    customer.email ?? '',
    customer.phone,
    customer.address,
    customer.fiscalNumber,
    customer.vatNumber,
    customer.businessNumber,
    customer.regionId,
    fate.path.length,
    order.createdAt,
  ];
}

function lineValues(
  id: number,
  { fate, customer }: PlannedOrder,
  line: PlannedOrder['lines'][number],
  index: number,
  isCancelled: boolean,
) {
  const { product } = line;
  const isFirst = index === 0;
  return [
    id,
    product.id,
    product.name,
    product.code,
    product.unit,
    product.vatBasisPoints,
    product.priceE4,
    product.discountBasisPoints,
    customer.discountBasisPoints,
    line.unitPriceE4,
    line.quantity,
    lineTotal(line.unitPriceE4, line.quantity),
    isCancelled ? 0 : line.quantity,
    fate.isStockConfirmed === 'all' || (fate.isStockConfirmed === 'some' && isFirst) ? 1 : 0,
    fate.isProduced === 'all' || (fate.isProduced === 'some' && isFirst) ? 1 : 0,
  ];
}
