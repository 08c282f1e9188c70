import { deliveries } from '#db/schema/delivery.ts';
import { allocations, customerEntries, payments } from '#db/schema/ledger.ts';
import { orderEvents } from '#db/schema/order-events.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { buyerOf } from '#domain/users/users.ts';
import { DEFAULT_PAYMENT_METHOD } from '#shared/accounting/payment.ts';
import type { OrderEventType } from '#shared/order-events.ts';
import { STATUS } from '#shared/order-status.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { type HistoryInput, type PlannedOrder, planOrders, planSteps } from './plan-orders.ts';
import { prepareInsert, type SeedContext } from './seed-context.ts';
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
  const insert = {
    order: prepareInsert(seed, orders),
    line: prepareInsert(seed, orderLines),
    event: prepareInsert(seed, orderEvents),
    delivery: prepareInsert(seed, deliveries),
  };
  const pay = createPaymentWriter(seed);
  return (id: number, order: PlannedOrder): void => {
    const { lines, fate, createdAt } = order;
    const totalCents = lines.reduce((sum, line) => sum + lineTotal(line.unitPriceE4, line.quantity), 0);
    const placedById = order.isByPhone ? input.staff.agentId : order.customer.id;
    insert.order(orderRow(id, order, placedById, totalCents));
    const isCancelled = fate.status === STATUS.cancelled;
    for (const [index, line] of lines.entries()) {
      insert.line(lineRow(id, order, line, index, isCancelled));
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
      const data = JSON.stringify({ from: fate.path[index - 1], to: status });
      insert.event({ orderId: id, kind, data, actorId, createdAt: at });
      if (status === STATUS.delivered && driverId !== null && at > seed.nowMs - RECENT_MS) {
        const paymentId = totalCents === 0 ? null : pay(id, order, totalCents, at);
        insert.delivery({
          orderId: id,
          driverId,
          receiverName: customer.name,
          signaturePath: '',
          amountReceivedCents: totalCents,
          deliveredAt: at,
          deliveredDay: deliverDate,
          paymentId,
        });
      }
    }
  }
}

function createPaymentWriter(seed: SeedContext) {
  const insert = {
    payment: prepareInsert(seed, payments),
    entry: prepareInsert(seed, customerEntries),
    allocation: prepareInsert(seed, allocations),
  };
  return (id: number, order: PlannedOrder, cents: number, at: number): number => {
    const { driverId, deliverDate: day } = order;
    const by = { actorId: driverId, createdAt: at };
    const entry = { customerId: order.customer.id, day, ...by };
    const debitId = insert.entry({
      ...entry,
      kind: 'opening',
      dueOn: day,
      paymentId: null,
      amountCents: cents,
      balanceCents: cents,
    });
    const paymentId = insert.payment({
      customerId: order.customer.id,
      method: 'cash_driver',
      amountCents: cents,
      receivedOn: day,
      occurredAt: at,
      cashDay: day,
      driverId,
      orderId: id,
      ...by,
    });
    const creditId = insert.entry({
      ...entry,
      kind: 'payment',
      dueOn: null,
      paymentId,
      amountCents: -cents,
      balanceCents: 0,
    });
    insert.allocation({ creditId, debitId, amountCents: cents, day, ...by });
    return paymentId;
  };
}

function orderRow(id: number, order: PlannedOrder, placedById: number, totalCents: number) {
  const { customer, fate, deliverDate, createdAt, createdDay, comment, driverId } = order;
  return {
    id,
    customerId: customer.id,
    placedById,
    status: fate.status,
    deliverDate,
    createdAt,
    createdDay,
    totalCents,
    comment,
    paymentMethod: DEFAULT_PAYMENT_METHOD,
    driverId,
    ...buyerOf(customer),
    regionId: customer.regionId,
    version: fate.path.length,
    updatedAt: createdAt,
  };
}

function lineRow(
  orderId: number,
  { fate, customer }: PlannedOrder,
  { product, unitPriceE4, quantity }: PlannedOrder['lines'][number],
  index: number,
  isCancelled: boolean,
) {
  const isOf = (which: 'all' | 'some' | 'none') => which === 'all' || (which === 'some' && index === 0);
  return {
    orderId,
    productId: product.id,
    productName: product.name,
    productCode: product.code,
    unit: product.unit,
    vatBasisPoints: product.vatBasisPoints,
    listPriceE4: product.priceE4,
    discountBasisPoints: product.discountBasisPoints,
    customerDiscountBasisPoints: customer.discountBasisPoints,
    unitPriceE4,
    quantity,
    totalCents: lineTotal(unitPriceE4, quantity),
    stockTaken: isCancelled ? 0 : quantity,
    isStockConfirmed: isOf(fate.isStockConfirmed),
    isProduced: isOf(fate.isProduced),
  };
}
