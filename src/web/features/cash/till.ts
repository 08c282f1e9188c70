import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

/** The cash of a driver's day, or of the counter's. */
export type Sheet = inferOutput<typeof api.stocker.cash.sheets>[number];

/** The same with payments, movements and closings. */
export type TillDay = inferOutput<typeof api.stocker.cash.day>;

/** How a till and its day are named to the server: a driver by id too, whose number another may have now. */
export function tillOf({ date, driverCode, driverId }: Sheet) {
  return { date, driverCode, ...(driverId === null ? {} : { driverId }) };
}
