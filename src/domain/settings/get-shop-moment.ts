import type { Ctx } from '#kernel/ctx.ts';
import { type LocalMoment, toLocalMoment } from '#shared/shop-dates.ts';
import { getSettings } from './get-settings.ts';

/** The day and hour on the shop's own clock now, whatever the server's zone is. */
export function getShopMoment(ctx: Ctx): LocalMoment {
  return toLocalMoment(ctx.clock.now(), getSettings(ctx).shop.timeZone);
}
