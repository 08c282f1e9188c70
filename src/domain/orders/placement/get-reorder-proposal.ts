import { and, eq, gt, inArray } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { orderLines } from '#db/schema/orders.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import { findOrder } from '#domain/orders/queries/find-order.ts';
import { isOnTerms, priceLadders } from '#domain/prices/customer-prices.ts';
import { type PriceTerms, readPriceTerms } from '#domain/prices/price-terms.ts';
import type { UserRow } from '#domain/users/users.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { type PriceLadder, stepFor, toPriceBreaks } from '#shared/prices/pricing.ts';
import { roundToRule } from '#shared/prices/quantity-rules.ts';
import { isAvailableIn } from '#shared/regions.ts';

export type LeftOutReason = 'no-stock' | 'not-in-region' | 'deleted' | 'on-request';

/** Cents including VAT, at the customer's current prices. */
export type ReorderProposal = Proposal & { readonly orderId: number };

export type Proposal = {
  readonly customerId: number;
  readonly lines: readonly ProposedLine[];
  readonly leftOut: readonly {
    readonly productId: number;
    readonly productName: string;
    readonly quantity: number;
    readonly reason: LeftOutReason;
  }[];
  readonly message: string | null;
};

export type ProposedLine = ReturnType<typeof propose>;

const NOTHING_LEFT = 'Nuk ka produkte të disponueshme nga porosia e mëparshme';

/**
 * What can be reordered now, each line limited by stock, and what is left out with the reason. Customers only for their
 * own orders (`order-not-found`). Changes nothing.
 */
export function getReorderProposal(
  ctx: ActorCtx,
  { orderId }: { readonly orderId: number },
): ReorderProposal {
  const order = findOrder(ctx, orderId);
  const customer = getCustomer(ctx, { customerId: order.customerId });
  return { orderId, ...proposeLines(ctx, listOldLines(ctx, orderId), customer) };
}

export function proposeLines(ctx: Ctx, wanted: readonly OldLine[], customer: UserRow): Proposal {
  const terms = readPriceTerms(ctx, customer);
  const sold = listSold(ctx, terms, wanted);
  const ladders = priceLadders(
    ctx,
    terms,
    wanted.map((line) => line.product),
  );
  const lines: ProposedLine[] = [];
  const leftOut: Proposal['leftOut'][number][] = [];
  for (const line of wanted) {
    const ladder = ladders.get(line.product.id);
    const reason = findReason(line.product, customer, ladder, sold);
    const { id: productId, name: productName } = line.product;
    if (reason || !ladder)
      leftOut.push({ productId, productName, quantity: line.quantity, reason: reason ?? 'deleted' });
    else lines.push(propose(line, ladder));
  }
  const message = lines.length === 0 ? NOTHING_LEFT : null;
  return { customerId: customer.id, lines, leftOut, message };
}

function listOldLines(ctx: ActorCtx, orderId: number) {
  return ctx.db
    .select({ quantity: orderLines.quantity, product: products })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.orderId, orderId), gt(orderLines.quantity, 0)))
    .orderBy(orderLines.id)
    .all();
}

export type OldLine = ReturnType<typeof listOldLines>[number];

function listSold(ctx: Ctx, terms: PriceTerms, wanted: readonly OldLine[]): ReadonlySet<number> {
  if (wanted.length === 0) return new Set();
  const ids = wanted.map((line) => line.product.id);
  const found = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), ...isOnTerms(terms)))
    .all();
  return new Set(found.map((product) => product.id));
}

function findReason(
  product: OldLine['product'],
  customer: UserRow,
  ladder: PriceLadder | undefined,
  sold: ReadonlySet<number>,
): LeftOutReason | null {
  if (product.deletedAt !== null || !sold.has(product.id)) return 'deleted';
  if (product.isOnRequest && ladder?.[0].source === 'catalogue') return 'on-request';
  if (!isAvailableIn(product.regionIds, customer.regionId)) return 'not-in-region';
  return product.stock === 0 ? 'no-stock' : null;
}

function propose({ product, quantity: wantedQuantity }: OldLine, ladder: PriceLadder) {
  const quantity = roundToRule(product, wantedQuantity, product.stock);
  return {
    productId: product.id,
    productName: product.name,
    productCode: product.code,
    unit: product.unit,
    unitPriceE4: stepFor(ladder, quantity).unitPriceE4,
    priceBreaks: toPriceBreaks(ladder),
    packName: product.packName,
    packSize: product.packSize,
    orderStep: product.orderStep,
    minQuantity: product.minQuantity,
    vatBasisPoints: product.vatBasisPoints,
    stock: product.stock,
    quantity,
    wantedQuantity,
  };
}
