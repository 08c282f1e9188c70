import { shapeOf, to } from '#http/rest/kit/shape.ts';
import { findRegionName } from '#shared/regions.ts';
import { ROLES } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';

type Account = Awaited<ReturnType<Caller['profile']['get']>>;

export const userShape = shapeOf<Account>('User')({
  id: to.int((user) => user.id),
  name: to.text((user) => user.name),
  email: to.text.orNull((user) => user.email),
  number: to.text((user) => user.phone),
  address: to.text((user) => user.address),
  fiskal: to.text((user) => user.fiscalNumber),
  region_id: to.int((user) => user.regionId),
  region: to.text.orNull((user) => findRegionName(user.regionId)),
  role: to.oneOf(ROLES)((user) => user.role),
  active: to.bool((user) => user.isActive),
  driver_nr: to.int.orNull((user) => user.driverCode),
  zbritje: to.percent((user) => user.discountBasisPoints),
  nr_tvsh: to.text((user) => user.vatNumber),
});
