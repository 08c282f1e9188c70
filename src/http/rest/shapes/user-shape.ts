import { bool, int, oneOf, percent, shapeOf, text } from '#http/rest/kit/shape.ts';
import { findRegionName } from '#shared/regions.ts';
import { ROLES } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';

type Account = Awaited<ReturnType<Caller['profile']['get']>>;

export const userShape = shapeOf<Account>('User')({
  id: int((user) => user.id),
  name: text((user) => user.name),
  email: text.orNull((user) => user.email),
  number: text((user) => user.phone),
  address: text((user) => user.address),
  fiskal: text((user) => user.fiscalNumber),
  region_id: int((user) => user.regionId),
  region: text.orNull((user) => findRegionName(user.regionId)),
  role: oneOf(ROLES)((user) => user.role),
  active: bool((user) => user.isActive),
  driver_nr: int.orNull((user) => user.driverCode),
  zbritje: percent((user) => user.discountBasisPoints),
  nr_tvsh: text((user) => user.vatNumber),
});
