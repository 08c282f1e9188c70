import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

export type Sheet = inferOutput<typeof api.stocker.cash.sheets>[number];

export type TillDay = inferOutput<typeof api.stocker.cash.day>;

export function handedInOf({ officeCount, driverCount, expectedCents }: Sheet): number {
  return (officeCount ?? driverCount)?.amountCents ?? expectedCents;
}

export function closingOf(sheet: Sheet) {
  return { ...tillOf(sheet), seen: { expectedCents: sheet.expectedCents, handedInCents: handedInOf(sheet) } };
}

export function tillOf({ date, driverCode, driverId }: Sheet) {
  return { date, driverCode, ...(driverId === null ? {} : { driverId }) };
}
