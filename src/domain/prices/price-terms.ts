import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import { users } from '#db/schema/accounts.ts';
import { contractPrices, customerPriceLists, priceLists } from '#db/schema/prices.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { toLocalMoment } from '#shared/shop-dates.ts';

/** A price list as far as prices are worked out from it. */
export type ListTerms = {
  readonly id: number;
  readonly name: string;
  readonly isNet: boolean;
  readonly isExclusive: boolean;
  readonly addsDiscounts: boolean;
};

/** Whose prices are asked for: the customer's own discount (basis points), their list if it is valid today, contracts. */
export type PriceTerms = {
  readonly customerId: number | null;
  readonly discountBasisPoints: number;
  readonly list: ListTerms | null;
  readonly hasContracts: boolean;
};

/** The catalogue's own prices: those of guests and staff. */
export const CATALOGUE_TERMS: PriceTerms = {
  customerId: null,
  discountBasisPoints: 0,
  list: null,
  hasContracts: false,
};

/** The terms of a customer on the shop's day. */
export function readPriceTerms(
  ctx: Ctx,
  customer: { readonly id: number; readonly discountBasisPoints: number },
): PriceTerms {
  const found = storedTerms(ctx.db).get({ customerId: customer.id });
  const list = found?.list && isValid(ctx, found) ? found.list : null;
  return {
    customerId: customer.id,
    discountBasisPoints: customer.discountBasisPoints,
    list,
    hasContracts: found?.hasContracts ?? false,
  };
}

const storedTerms = prepareOnce((db) => {
  const contracts = db
    .select({ one: sql`1` })
    .from(contractPrices)
    .where(eq(contractPrices.customerId, sql.placeholder('customerId')));
  return db
    .select({
      hasContracts: exists(contracts).mapWith(Boolean),
      validFrom: priceLists.validFrom,
      validTo: priceLists.validTo,
      list: {
        id: priceLists.id,
        name: priceLists.name,
        isNet: priceLists.isNet,
        isExclusive: priceLists.isExclusive,
        addsDiscounts: priceLists.addsDiscounts,
      },
    })
    .from(users)
    .leftJoin(customerPriceLists, eq(customerPriceLists.customerId, users.id))
    .leftJoin(
      priceLists,
      and(eq(priceLists.id, customerPriceLists.priceListId), isNull(priceLists.deletedAt)),
    )
    .where(eq(users.id, sql.placeholder('customerId')))
    .prepare();
});

function isValid(
  ctx: Ctx,
  { validFrom, validTo }: { readonly validFrom: string | null; readonly validTo: string | null },
): boolean {
  if (validFrom === null && validTo === null) return true;
  const today = toLocalMoment(ctx.clock.now(), getSettings(ctx).shop.timeZone).date;
  return (validFrom ?? today) <= today && today <= (validTo ?? today);
}
