import { and, asc, eq, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { assignPriceList, createPriceList } from '#domain/prices/price-lists.ts';
import { setContractPrices, setListPrices } from '#domain/prices/set-prices.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { roundLike } from '#shared/unit-price.ts';
import type { Crew } from './live-history.ts';
import type { SeededCustomer } from './plan-orders.ts';
import type { SeedContext } from './seed-context.ts';

const ON_THE_LIST = [14, 15, 16] as const;
const WITH_A_CONTRACT = 16;

const BREAKS = [
  { from: 1, percent: 95 },
  { from: 12, percent: 92 },
  { from: 48, percent: 88 },
] as const;

const LISTED = 24;
const AGREED_PERCENT = 85;

export function livePrices(
  seed: SeedContext,
  ctx: Ctx,
  { admin }: Crew,
  customers: readonly SeededCustomer[],
): void {
  const clock = { now: () => seed.nowMs };
  inTransaction({ ...ctx, clock, actor: admin }, (tx) => {
    const found = tx.db
      .select({ id: products.id, priceE4: products.priceE4 })
      .from(products)
      .where(and(eq(products.category, 'ambalazhe'), isNull(products.deletedAt)))
      .orderBy(asc(products.id))
      .limit(LISTED)
      .all();
    const share = (priceE4: number, percent: number) => roundLike(priceE4, BigInt(priceE4 * percent), 100n);
    const prices = found.flatMap(({ id: productId, priceE4 }) =>
      BREAKS.map(({ from, percent }) => ({ productId, from, priceE4: share(priceE4, percent) })),
    );
    const [first] = found;
    if (!first) return;
    const list = createPriceList(tx, { ...LIST, name: 'Hotele dhe restorante' });
    setListPrices(tx, { id: list.id, prices });
    for (const place of ON_THE_LIST) {
      const customer = customers[place];
      if (customer) assignPriceList(tx, customer.id, list.id);
    }
    const agreed = customers[WITH_A_CONTRACT];
    const price = { productId: first.id, from: 1, priceE4: share(first.priceE4, AGREED_PERCENT) };
    if (agreed) setContractPrices(tx, { customerId: agreed.id, prices: [price] });
  });
}

const LIST = {
  isNet: false,
  isExclusive: false,
  addsDiscounts: false,
  validFrom: null,
  validTo: null,
} as const;
