import fc from 'fast-check';
import type { Actor } from '#kernel/ctx.ts';
import { e4ToCents } from '#shared/purchasing/cost-math.ts';
import { COST_SPREADS, SUPPLIER_PAYMENT_METHODS } from '#shared/purchasing/purchasing-types.ts';
import type { World } from './world.ts';

const index = fc.nat({ max: 60 });
const product = fc.integer({ min: 0, max: 2 });
const supplier = fc.integer({ min: 0, max: 1 });
const quantity = fc.integer({ min: 1, max: 6 });
const priceE4 = fc.integer({ min: 0, max: 50_0000 });
const by = fc.constantFrom(...COST_SPREADS);
const isUndone = fc.boolean();

export const buyingAct = fc.oneof(
  fc.record({
    buys: fc.constant('receipt' as const),
    supplier,
    lines: fc.array(fc.record({ product, quantity, costE4: fc.option(priceE4, { nil: undefined }) }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ buys: fc.constant('order' as const), supplier, product, quantity, priceE4 }),
  fc.record({ buys: fc.constant('receipt of an order' as const), at: index, quantity, isUndone }),
  fc.record({ buys: fc.constant('reversed receipt' as const), at: index }),
  fc.record({ buys: fc.constant('return' as const), supplier, product, quantity }),
  fc.record({
    buys: fc.constant('bill' as const),
    at: index,
    quantity,
    priceE4,
    freightCents: fc.option(fc.integer({ min: 1, max: 20_00 }), { nil: undefined }),
    by,
  }),
  fc.record({
    buys: fc.constant('spread' as const),
    at: fc.array(index, { minLength: 1, maxLength: 3 }),
    cents: fc.integer({ min: 1, max: 20_00 }),
    isCredit: fc.boolean(),
    by,
  }),
  fc.record({ buys: fc.constant('credit note' as const), at: index, quantity, priceE4 }),
  fc.record({ buys: fc.constant('reversed bill' as const), at: index }),
  fc.record({
    buys: fc.constant('payment' as const),
    supplier,
    amountCents: fc.integer({ min: 1, max: 200_00 }),
    method: fc.constantFrom(...SUPPLIER_PAYMENT_METHODS),
  }),
  fc.record({ buys: fc.constant('reversed payment' as const), at: index }),
);

export type BuyingAct = typeof buyingAct extends fc.Arbitrary<infer T> ? T : never;

/** Actions refer to `products` and `suppliers` by index. */
export type Buyer = {
  readonly world: World;
  readonly admin: Actor;
  readonly products: readonly number[];
  readonly suppliers: readonly number[];
};

export function rowAt<Row>(world: World, query: string, at: number): Row | undefined {
  const rows = world.handle.connection.prepare<[], Row>(query).all();
  return rows[at % Math.max(rows.length, 1)];
}

const RECEIPT_LINES = `SELECT l.id, l.receipt_id AS receiptId, l.quantity, r.supplier_id AS supplierId FROM receipt_lines l
  JOIN receipts r ON r.id = l.receipt_id WHERE r.supplier_id IS NOT NULL`;
const RETURN_LINES = `SELECT l.id, l.quantity, r.supplier_id AS supplierId FROM supplier_return_lines l
  JOIN supplier_returns r ON r.id = l.return_id`;
const ORDER_LINES = `SELECT l.product_id AS productId, l.order_id AS orderId FROM purchase_order_lines l
  JOIN purchase_orders o ON o.id = l.order_id`;

type Line = { readonly id: number; readonly quantity: number; readonly supplierId: number };

let numbers = 0;

/** Rejects as the action's procedure does. */
export async function buy({ world, admin, products, suppliers }: Buyer, act: BuyingAct): Promise<unknown> {
  const office = world.call(admin);
  const { receipts, orders, bills, payables } = office.admin.purchasing;
  const idAt = (table: string, at: number) =>
    rowAt<{ id: number }>(world, `SELECT id FROM ${table}`, at)?.id ?? 1;
  const book = (
    bill: Pick<Parameters<typeof bills.book>[0], 'kind' | 'supplierId' | 'lines'>,
    netCents: number,
  ) => {
    numbers += 1;
    const vat = [{ vatBasisPoints: 0, netCents, vatCents: 0 }];
    return bills.book({ ...bill, number: `F-${numbers}`, issuedOn: '2026-11-18', vat });
  };
  switch (act.buys) {
    case 'receipt': {
      const lines = act.lines.map(({ product: at, costE4, ...line }) => ({
        ...line,
        productId: products[at]!,
        netCostE4: costE4,
      }));
      return receipts.post({ supplierId: suppliers[act.supplier]!, lines });
    }
    case 'order': {
      const line = { productId: products[act.product]!, quantity: act.quantity, netPriceE4: act.priceE4 };
      const { id } = await orders.create({ supplierId: suppliers[act.supplier]!, lines: [line] });
      return orders.send({ id });
    }
    case 'receipt of an order': {
      const of = rowAt<{ productId: number; orderId: number }>(world, ORDER_LINES, act.at);
      const lines = [{ productId: of?.productId ?? 1, quantity: act.quantity }];
      const { id } = await office.stocker.purchasing.receipts.post({ orderId: of?.orderId ?? 1, lines });
      return act.isUndone ? office.stocker.purchasing.receipts.undo({ id }) : id;
    }
    case 'reversed receipt':
      return receipts.reverse({ id: idAt('receipts', act.at), reason: 'prova' });
    case 'return': {
      const lines = [{ productId: products[act.product]!, quantity: act.quantity }];
      return receipts.return({ supplierId: suppliers[act.supplier]!, lines });
    }
    case 'bill': {
      const of = rowAt<Line & { receiptId: number }>(world, RECEIPT_LINES, act.at);
      const pieces = Math.min(act.quantity, of?.quantity ?? 1);
      const goods = { receiptLineId: of?.id ?? 1, quantity: pieces, netPriceE4: act.priceE4 };
      const spread = { receiptIds: [of?.receiptId ?? 1], by: act.by };
      const { freightCents: netCents = 0 } = act;
      const freight = netCents === 0 ? [] : [{ description: 'Transport', netCents, spread }];
      const all = e4ToCents(pieces * act.priceE4) + netCents;
      return book({ kind: 'domestic', supplierId: of?.supplierId ?? 1, lines: [goods, ...freight] }, all);
    }
    case 'spread': {
      const { cents: netCents, isCredit } = act;
      const receiptIds = act.at.map((at) => idAt('receipts', at));
      const line = { description: 'Transport', netCents, spread: { receiptIds, by: act.by } };
      const kind = isCredit ? 'credit_note' : 'domestic';
      return book({ kind, supplierId: suppliers[0]!, lines: [line] }, netCents);
    }
    case 'credit note': {
      const of = rowAt<Line>(world, RETURN_LINES, act.at);
      const pieces = Math.min(act.quantity, of?.quantity ?? 1);
      const line = { returnLineId: of?.id ?? 1, quantity: pieces, netPriceE4: act.priceE4 };
      const supplierId = of?.supplierId ?? 1;
      return book({ kind: 'credit_note', supplierId, lines: [line] }, e4ToCents(pieces * act.priceE4));
    }
    case 'reversed bill':
      return bills.reverse({ billId: idAt('bills', act.at), reason: 'prova' });
    case 'payment':
      return payables.pay({
        supplierId: suppliers[act.supplier]!,
        amountCents: act.amountCents,
        method: act.method,
      });
    case 'reversed payment':
      return payables.reversePayment({ paymentId: idAt('supplier_payments', act.at), reason: 'prova' });
  }
}
