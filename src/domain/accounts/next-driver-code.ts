import type { Ctx } from '#domain/kernel/ctx.ts';
import { DRIVER_NUMBERS } from '#shared/delivery.ts';
import { listDrivers } from './list-drivers.ts';

/** The lowest number that no active driver has; null when all are taken. */
export function nextDriverCode(ctx: Ctx): { readonly driverCode: number | null } {
  const taken = new Set(listDrivers(ctx).map((driver) => driver.driverCode));
  return { driverCode: DRIVER_NUMBERS.find((number) => !taken.has(number)) ?? null };
}
