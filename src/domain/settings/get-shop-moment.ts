import type { Ctx } from '#kernel/ctx.ts';
import { type LocalMoment, toLocalMoment } from '#shared/dates/shop-dates.ts';
import { getSettings } from './get-settings.ts';

export function getShopMoment(ctx: Ctx): LocalMoment {
  return toLocalMoment(ctx.clock.now(), getSettings(ctx).shop.timeZone);
}
