import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { perConnection } from '#db/per-connection.ts';
import { pick } from '#db/schema/columns.ts';
import { customers } from '#db/schema/customers.ts';
import { contractPrices, customerPriceLists, priceLists } from '#db/schema/prices.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { toLocalMoment } from '#shared/dates/shop-dates.ts';

export type ListTerms = {
  readonly id: number;
  readonly name: string;
  readonly isNet: boolean;
  readonly isExclusive: boolean;
  readonly addsDiscounts: boolean;
};

/** The customer's discount (basis points), their list if valid today, and contract prices. */
export type PriceTerms = {
  readonly customerId: number | null;
  readonly discountBasisPoints: number;
  readonly list: ListTerms | null;
  readonly hasContracts: boolean;
};

export const CATALOGUE_TERMS: PriceTerms = {
  customerId: null,
  discountBasisPoints: 0,
  list: null,
  hasContracts: false,
};

export function readPriceTerms(
  ctx: Ctx,
  customer: { readonly id: number; readonly discountBasisPoints: number },
): PriceTerms {
  const { id: customerId, discountBasisPoints } = customer;
  const { hasContracts } = contractsOf(ctx.db).get({ customerId }) ?? { hasContracts: false };
  const found = listOf(ctx.db).get({ customerId });
  if (!found) return { customerId, discountBasisPoints, list: null, hasContracts };
  const { validFrom, validTo, ...list } = found;
  const isInForce = isValid(ctx, { validFrom, validTo });
  return { customerId, discountBasisPoints, list: isInForce ? list : null, hasContracts };
}

const contractsOf = perConnection((db) => {
  const contracts = db
    .select({ one: sql`1` })
    .from(contractPrices)
    .where(eq(contractPrices.customerId, customers.id));
  return db
    .select({ hasContracts: exists(contracts).mapWith(Boolean) })
    .from(customers)
    .where(eq(customers.id, sql.placeholder('customerId')))
    .prepare();
});

const listOf = perConnection((db) =>
  db
    .select(pick(priceLists, 'validFrom', 'validTo', 'id', 'name', 'isNet', 'isExclusive', 'addsDiscounts'))
    .from(customerPriceLists)
    .innerJoin(priceLists, eq(priceLists.id, customerPriceLists.priceListId))
    .where(
      and(eq(customerPriceLists.customerId, sql.placeholder('customerId')), isNull(priceLists.deletedAt)),
    )
    .prepare(),
);

function isValid(
  ctx: Ctx,
  { validFrom, validTo }: { readonly validFrom: string | null; readonly validTo: string | null },
): boolean {
  if (validFrom === null && validTo === null) return true;
  const today = toLocalMoment(ctx.clock.now(), getSettings(ctx).shop.timeZone).date;
  return (validFrom ?? today) <= today && today <= (validTo ?? today);
}
