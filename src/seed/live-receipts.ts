import { getProductRow } from '#domain/catalog/get-product.ts';
import { setOpeningCost } from '#domain/purchasing/costs/opening-cost.ts';
import {
  closePurchaseOrder,
  createPurchaseOrder,
  sendPurchaseOrder,
} from '#domain/purchasing/orders/change-orders.ts';
import { postReceipt } from '#domain/purchasing/receipts/post-receipt.ts';
import { returnGoods } from '#domain/purchasing/receipts/return-goods.ts';
import { reverseReceipt } from '#domain/purchasing/receipts/reverse-receipt.ts';
import { adjustStock, setStock } from '#domain/stock/adjust-stock.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { withoutVatE4 } from '#shared/prices/pricing.ts';
import { postReceiptInput } from '#shared/purchasing/receipt-inputs.ts';
import { type Act, type Crew, costsFrom } from './live-history.ts';
import { type Buying, planPurchasing } from './live-purchasing.ts';
import type { SeededProduct } from './plan-orders.ts';
import type { SeedContext } from './seed-context.ts';

type Delivery = {
  /** Index of the supplier; null: goods received without one. */
  readonly supplier: number | null;
  readonly lines: number;
  readonly cameDaysAgo: number;
  /** Undefined: received without an order. */
  readonly orderedDaysAgo?: number;
  /** Number of received lines, where not all were. */
  readonly came?: number;
  readonly over?: number;
  readonly closedDaysAgo?: number;
  /** The supplier's document number. Receipts without one have no bill in the demo. */
  readonly paper?: string;
};

const FLOUR: Delivery = {
  supplier: 0,
  lines: 4,
  orderedDaysAgo: 20,
  cameDaysAgo: 16,
  paper: 'FD-1204',
};
const BOXES: Delivery = { supplier: 1, lines: 3, cameDaysAgo: 12, paper: 'AP-3261' };
const DELIVERIES: readonly Delivery[] = [
  FLOUR,
  { supplier: 0, lines: 3, cameDaysAgo: 14, paper: 'FD-1219' },
  BOXES,
  { supplier: null, lines: 2, cameDaysAgo: 10 },
  { supplier: 1, lines: 2, cameDaysAgo: 11 },
  { supplier: 2, lines: 5, orderedDaysAgo: 19, cameDaysAgo: 9, came: 3, closedDaysAgo: 8, paper: 'DDT 882' },
  { supplier: 1, lines: 4, orderedDaysAgo: 8, cameDaysAgo: 5, came: 2, paper: 'AP-3307' },
  { supplier: 2, lines: 3, orderedDaysAgo: 15, cameDaysAgo: 2, paper: 'DDT 914' },
  { supplier: 0, lines: 2, orderedDaysAgo: 4, cameDaysAgo: 0, over: 6, paper: 'FD-1288' },
];

type Line = { readonly productId: number; readonly quantity: number };

const DAY_MS = 86_400_000;
const MINUTE = 60_000;
const QUANTITIES = [24, 36, 48] as const;
/** With this much stock, purchases fit into the demo's final stock figure. */
const MIN_STOCK = 60;

export function planGoods(seed: SeedContext, crew: Crew, products: readonly SeededProduct[]): Act[] {
  const { admin: by, stocker } = crew;
  const buying: Buying = { supplierIds: [], sold: new Map() };
  const bought = new Map<Delivery, readonly Line[]>();
  const linesOf = (delivery: Delivery) => bought.get(delivery) ?? [];
  const act = (daysAgo: number, act: Act['act'], who = by): Act => {
    return { at: seed.nowMs - daysAgo * DAY_MS - 20 * MINUTE, by: who, act };
  };
  const begin = (ctx: ActorCtx) => {
    chooseLines(products, buying, bought);
    makeRoom(ctx, products, bought);
    for (const product of products) beginCost(ctx, product);
  };
  return [
    ...planPurchasing(seed, crew, products, buying),
    { at: costsFrom(seed), by, act: begin },
    ...DELIVERIES.flatMap((delivery) => planDelivery(delivery, () => linesOf(delivery), buying, act)),
    act(10, (ctx) => sendBack(ctx, buying.supplierIds[1], linesOf(BOXES))),
    act(4, (ctx) => receiveWrongly(ctx, buying.supplierIds[2], linesOf(FLOUR))),
    act(3, (ctx) => sendBack(ctx, buying.supplierIds[0], linesOf(FLOUR))),
    ...[13, 7, 2].map((daysAgo) => act(daysAgo, (ctx) => breakSome(ctx, products, daysAgo), stocker)),
  ];
}

function chooseLines(
  products: readonly SeededProduct[],
  { supplierIds, sold }: Buying,
  bought: Map<Delivery, readonly Line[]>,
): void {
  const enough = products.filter(({ targetStock }) => targetStock >= MIN_STOCK).map(({ id }) => id);
  const isSold = new Set([...sold.values()].flat());
  const free = new Set(enough);
  for (const delivery of DELIVERIES) {
    const { supplier, lines } = delivery;
    const ofSupplier = new Set(supplier === null ? [] : sold.get(supplierIds[supplier] ?? 0));
    const chosen = [...free].filter((id) => (supplier === null ? !isSold.has(id) : ofSupplier.has(id)));
    const ids = chosen.slice(0, lines);
    for (const id of ids) free.delete(id);
    bought.set(
      delivery,
      ids.map((productId, index) => ({ productId, quantity: QUANTITIES[index % QUANTITIES.length] ?? 24 })),
    );
  }
}

/** Counted before costs are known, so nothing of it is a loss. */
function makeRoom(
  ctx: ActorCtx,
  products: readonly SeededProduct[],
  bought: ReadonlyMap<Delivery, readonly Line[]>,
): void {
  const coming = new Map(
    [...bought].flatMap(([delivery, lines]) =>
      cameOf(delivery, lines).map(({ productId, quantity }) => [productId, quantity]),
    ),
  );
  for (const { id: productId, targetStock } of products) {
    setStock(ctx, { productId, quantity: targetStock - (coming.get(productId) ?? 0) });
  }
}

const WITHOUT_COST = 15;

/** A few are sold at or near a loss, and for a few the cost is not known yet. */
function beginCost(ctx: ActorCtx, { id: productId, priceE4, vatBasisPoints }: SeededProduct): void {
  if (productId % WITHOUT_COST === 0) return;
  const percent = productId % 41 === 0 ? 96 : 62 + ((productId * 7) % 19);
  const netE4 = withoutVatE4(priceE4, vatBasisPoints);
  setOpeningCost(ctx, { productId, netCostE4: Math.round((netE4 * percent) / 100) });
}

function planDelivery(
  delivery: Delivery,
  linesOf: () => readonly Line[],
  { supplierIds }: Buying,
  act: (daysAgo: number, act: Act['act']) => Act,
): Act[] {
  const { supplier, cameDaysAgo, orderedDaysAgo, closedDaysAgo, over, paper = '' } = delivery;
  let orderId: number | null = null;
  const supplierIdOf = () => (supplier === null ? null : (supplierIds[supplier] ?? null));
  const order: Act['act'] = (ctx) => {
    const [supplierId, lines] = [supplierIdOf(), linesOf()];
    if (supplierId === null || lines.length === 0) return;
    ({ id: orderId } = createPurchaseOrder(ctx, {
      ...{ supplierId, expectedOn: null, note: '' },
      lines: [...lines],
    }));
    sendPurchaseOrder(ctx, { id: orderId });
  };
  const come: Act['act'] = (ctx) => {
    const lines = cameOf(delivery, linesOf());
    if (lines.length === 0) return;
    const from = orderId === null ? { supplierId: supplierIdOf() } : { orderId };
    const receipt = { ...from, supplierPaper: paper, acceptsOver: over !== undefined, lines };
    postReceipt(ctx, postReceiptInput.parse(receipt));
  };
  const close: Act['act'] = (ctx) => {
    const isAllThere = cameOf(delivery, linesOf()).length === linesOf().length;
    if (orderId !== null && !isAllThere)
      closePurchaseOrder(ctx, { id: orderId, reason: 'Pjesa tjetër nuk vjen' });
  };
  return [
    ...(orderedDaysAgo === undefined ? [] : [act(orderedDaysAgo, order)]),
    act(cameDaysAgo, come),
    ...(closedDaysAgo === undefined ? [] : [act(closedDaysAgo, close)]),
  ];
}

function cameOf({ came, over = 0 }: Delivery, lines: readonly Line[]): Line[] {
  return lines
    .slice(0, came)
    .map((line, index) => (index === 0 ? { ...line, quantity: line.quantity + over } : line));
}

const SENT_BACK = 2;

function sendBack(ctx: ActorCtx, supplierId: number | undefined, lines: readonly Line[]): void {
  const there = lines.find(({ productId }) => getProductRow(ctx, productId).stock >= SENT_BACK);
  if (supplierId === undefined || !there) return;
  const back = [{ productId: there.productId, quantity: SENT_BACK }];
  returnGoods(ctx, { supplierId, reason: 'Paketim i dëmtuar', lines: back });
}

/** Booked for the wrong supplier, and reversed within a quarter of an hour. */
function receiveWrongly(ctx: ActorCtx, supplierId: number | undefined, lines: readonly Line[]): void {
  const receipt = { supplierId, lines: lines.slice(0, 2), supplierPaper: 'DDT 901' };
  if (supplierId === undefined || lines.length === 0) return;
  const { id } = postReceipt(ctx, postReceiptInput.parse(receipt));
  const reversedAt = ctx.clock.now() + 15 * MINUTE;
  reverseReceipt(
    { ...ctx, clock: { now: () => reversedAt } },
    { id, reason: 'U pranua te furnitori i gabuar' },
  );
}

const BROKEN = 3;

function breakSome(ctx: ActorCtx, products: readonly SeededProduct[], place: number): void {
  const there = products.filter(({ id }) => getProductRow(ctx, id).stock >= MIN_STOCK)[place];
  if (!there) return;
  const broken = { productId: there.id, quantity: BROKEN, note: 'Thyer në depo' };
  adjustStock(ctx, { ...broken, operation: 'remove' });
}
