import { and, eq, gt } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { orderLines } from '#db/schema/orders.ts';
import type { Account } from '#domain/accounts/accounts.ts';
import { getCustomer } from '#domain/accounts/customers.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { priceUnit } from '#shared/pricing.ts';
import { regionBit } from '#shared/regions.ts';
import { findOrder } from './find-order.ts';

/** Why a line of an old order cannot be ordered again. */
export type LeftOutReason = 'no-stock' | 'not-in-region' | 'deleted';

/** An old order as it could be ordered today. Cents including VAT, at today's price for this customer. */
export type ReorderProposal = Proposal & { readonly orderId: number };

/** What a customer had before, as it could be ordered today. */
export type Proposal = {
  readonly customerId: number;
  readonly lines: readonly ProposedLine[];
  readonly leftOut: readonly {
    readonly productId: number;
    readonly productName: string;
    readonly quantity: number;
    readonly reason: LeftOutReason;
  }[];
  /** The sentence for a person when nothing of it can be had, else null. */
  readonly message: string | null;
};

/** A line that can be ordered again; `quantity` is capped by stock, `wantedQuantity` is what it was. */
export type ProposedLine = {
  readonly productId: number;
  readonly productName: string;
  readonly productCode: string;
  readonly unit: (typeof products.$inferSelect)['unit'];
  readonly unitPriceE4: number;
  readonly vatBasisPoints: number;
  readonly stock: number;
  readonly quantity: number;
  readonly wantedQuantity: number;
};

const NOTHING_LEFT = 'Nuk ka produkte të disponueshme nga porosia e mëparshme';

/**
 * What of an old order can be taken today, each line capped to stock, and what is left out and why. A
 * customer asks for their own orders only; anybody else's is `order-not-found`. Changes nothing.
 */
export function getReorderProposal(
  ctx: ActorCtx,
  { orderId }: { readonly orderId: number },
): ReorderProposal {
  const order = findOrder(ctx, orderId);
  const customer = getCustomer(ctx, { customerId: order.customerId });
  return { orderId, ...proposeLines(listOldLines(ctx, orderId), customer) };
}

/** Each line capped to stock, and what is left out and why. */
export function proposeLines(wanted: readonly OldLine[], customer: Account): Proposal {
  const lines: ProposedLine[] = [];
  const leftOut: Proposal['leftOut'][number][] = [];
  for (const line of wanted) {
    const reason = findReason(line.product, customer);
    const { id: productId, name: productName } = line.product;
    if (reason) leftOut.push({ productId, productName, quantity: line.quantity, reason });
    else lines.push(propose(line, customer));
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

/** A product of old, and how much of it was had. */
export type OldLine = ReturnType<typeof listOldLines>[number];

function findReason(product: OldLine['product'], customer: Account): LeftOutReason | null {
  if (product.deletedAt !== null) return 'deleted';
  if ((product.regionMask & regionBit(customer.regionId)) === 0) return 'not-in-region';
  return product.stock === 0 ? 'no-stock' : null;
}

function propose({ product, quantity }: OldLine, customer: Account): ProposedLine {
  return {
    productId: product.id,
    productName: product.name,
    productCode: product.code,
    unit: product.unit,
    unitPriceE4: priceUnit(product, customer.discountBasisPoints).unitPriceE4,
    vatBasisPoints: product.vatBasisPoints,
    stock: product.stock,
    quantity: Math.min(quantity, product.stock),
    wantedQuantity: quantity,
  };
}
