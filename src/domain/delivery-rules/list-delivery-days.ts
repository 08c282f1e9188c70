import type { z } from 'zod';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import {
  cutoffOf,
  DELIVERY_DATE_MESSAGES,
  findDeliveryDateProblem,
  weekdayRuleOf,
} from '#shared/dates/delivery-dates.ts';
import { addDays, toInstant, toLocalMoment } from '#shared/dates/shop-dates.ts';
import type { deliveryDaysInput } from '#shared/inputs/delivery-inputs.ts';
import { defaultRegionId, findRegionName } from '#shared/regions.ts';
import { countOrders, readRegionRules } from './region-rules.ts';

/**
 * Consecutive days (from today by default) with whether customers of the region may choose them; customers get their
 * own region. Rejects with `region-not-found`.
 */
export function listDeliveryDays(ctx: Ctx, request: z.output<typeof deliveryDaysInput>) {
  const regionId = regionOf(ctx, request.regionId);
  const { timeZone } = getSettings(ctx).shop;
  const now = toLocalMoment(ctx.clock.now(), timeZone);
  const from = request.from ?? now.date;
  const span = { from, to: addDays(from, request.days - 1) };
  const rules = readRegionRules(ctx, regionId, span);
  const taken = countOrders(ctx, regionId, span);
  return Array.from({ length: request.days }, (_, ahead) => {
    const date = addDays(from, ahead);
    const problem = findDeliveryDateProblem(date, now, rules, 'customer');
    const { window, capacity } = weekdayRuleOf(date, rules);
    const cutoff = cutoffOf(date, rules);
    return {
      date,
      isOpen: problem === null,
      problem,
      reason: problem === null ? null : DELIVERY_DATE_MESSAGES[problem],
      cutoffAt: toInstant(cutoff, timeZone),
      window,
      capacityLeft: capacity === null ? null : Math.max(capacity - (taken.get(date) ?? 0), 0),
    };
  });
}

function regionOf({ actor }: Ctx, wanted: number = defaultRegionId()): number {
  const regionId = actor?.role === 'customer' ? actor.regionId : wanted;
  if (findRegionName(regionId) === null) throw new DomainError('region-not-found');
  return regionId;
}
