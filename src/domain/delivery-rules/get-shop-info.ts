import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { toLocalMoment } from '#shared/dates/shop-dates.ts';
import { getRegionRules } from './region-rules.ts';

export function getShopInfo(ctx: Ctx) {
  const { contact, shop } = getSettings(ctx);
  const moment = toLocalMoment(ctx.clock.now(), shop.timeZone);
  const regionId = ctx.actor?.role === 'customer' ? ctx.actor.regionId : null;
  return {
    contact,
    deliveryRules: getRegionRules(ctx, { regionId }),
    minimumOrderCents: shop.minimumOrderCents,
    timeZone: shop.timeZone,
    today: moment.date,
    hour: moment.hour,
  };
}
