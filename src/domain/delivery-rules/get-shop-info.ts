import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { RegionRules } from '#shared/dates/delivery-dates.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { toLocalMoment } from '#shared/dates/shop-dates.ts';
import type { Settings } from '#shared/settings.ts';
import { getRegionRules } from './region-rules.ts';

export type ShopInfo = {
  readonly sellerName: string;
  readonly contact: Settings['contact'];
  readonly deliveryRules: RegionRules;
  readonly minimumOrderCents: number;
  readonly timeZone: string;
  readonly today: ISODate;
  readonly hour: number;
};

export function getShopInfo(ctx: Ctx): ShopInfo {
  const { seller, contact, shop } = getSettings(ctx);
  const moment = toLocalMoment(ctx.clock.now(), shop.timeZone);
  const regionId = ctx.actor?.role === 'customer' ? ctx.actor.regionId : null;
  return {
    sellerName: seller.name,
    contact,
    deliveryRules: getRegionRules(ctx, { regionId }),
    minimumOrderCents: shop.minimumOrderCents,
    timeZone: shop.timeZone,
    today: moment.date,
    hour: moment.hour,
  };
}
