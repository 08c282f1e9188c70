import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { type MinimumOrder, readAgainstMinimum } from '#shared/prices/minimum-order.ts';

/** Cents including VAT, and the rate in basis points. */
export type Transport = { readonly transportCents: number; readonly transportVatBasisPoints: number };

const NO_TRANSPORT: Transport = { transportCents: 0, transportVatBasisPoints: 0 };

export function readMinimumOrder(ctx: Ctx, regionId: number): MinimumOrder {
  const { shop, prices } = getSettings(ctx);
  const own = prices.regionMinimums.find((region) => region.regionId === regionId);
  const minimumCents = own?.minimumCents ?? shop.minimumOrderCents;
  return {
    minimumCents,
    transportCents: prices.belowMinimum === 'transport' ? prices.transportCents : null,
  };
}

/**
 * Zero from the minimum on, or when staff give a reason. Rejects with `below-minimum-order` where smaller orders are
 * not delivered.
 */
export function transportFor(
  ctx: Ctx,
  regionId: number,
  totalCents: number,
  overrideReason: string | undefined,
): Transport {
  const minimum = readMinimumOrder(ctx, regionId);
  const { isRejected, transportCents } = readAgainstMinimum(minimum, totalCents, Boolean(overrideReason));
  if (isRejected) {
    throw new DomainError('below-minimum-order', { minimumOrderCents: minimum.minimumCents, totalCents });
  }
  if (transportCents === 0) return NO_TRANSPORT;
  const { transportVatBasisPoints } = getSettings(ctx).prices;
  return { transportCents, transportVatBasisPoints };
}
