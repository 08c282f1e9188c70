import { z } from 'zod';
import { findRegionName } from '#shared/regions.ts';
import { ROLES } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';

export const userShape = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  number: z.string(),
  address: z.string(),
  fiskal: z.string(),
  region_id: z.int(),
  region: z.string().nullable(),
  role: z.enum(ROLES),
  active: z.boolean(),
  driver_nr: z.int().nullable(),
  zbritje: z.number(),
  nr_tvsh: z.string(),
});

type Account = Awaited<ReturnType<Caller['profile']['get']>>;

export function toUserShape(account: Account): z.input<typeof userShape> {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    number: account.phone,
    address: account.address,
    fiskal: account.fiscalNumber,
    region_id: account.regionId,
    region: findRegionName(account.regionId),
    role: account.role,
    active: account.isActive,
    driver_nr: account.driverCode,
    zbritje: account.discountBasisPoints / 100,
    nr_tvsh: account.vatNumber,
  };
}
