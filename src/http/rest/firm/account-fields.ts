import { z } from 'zod';
import { HUNDREDTHS_MESSAGE } from '#http/rest/kit/params.ts';
import { shapeOf, to } from '#http/rest/kit/shape.ts';
import { regionIdInput } from '#shared/inputs/basic-inputs.ts';
import {
  businessNumberInput,
  driverCodeInput,
  fiscalNumberInput,
  optionalAddressInput,
  optionalEmailInput,
  optionalPhoneInput,
  personNameInput,
  roleInput,
  vatNumberInput,
} from '#shared/inputs/user-inputs.ts';
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

export function numeric<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value),
    schema,
  );
}

function orEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === null ? '' : value), schema);
}

const ZBRITJE_MESSAGE = 'Zbritja duhet të jetë nga 0 deri në 100.';

export const accountFields = {
  name: personNameInput,
  email: optionalEmailInput,
  'number as phone': orEmpty(optionalPhoneInput),
  address: orEmpty(optionalAddressInput),
  'fiskal as fiscalNumber': orEmpty(fiscalNumberInput),
  'nr_tvsh as vatNumber': orEmpty(vatNumberInput),
  business_number: orEmpty(businessNumberInput),
  region_id: numeric(regionIdInput),
  role: roleInput,
  'active as isActive': z.preprocess(
    (value) => (value === 'true' || value === 1 ? true : value === 'false' || value === 0 ? false : value),
    z.boolean({ error: 'Zgjidhni gjendjen.' }),
  ),
  'driver_nr as driverCode': z.preprocess((value) => (value === '' ? null : value), numeric(driverCodeInput)),
  'zbritje as discountBasisPoints': numeric(
    z
      .number({ error: ZBRITJE_MESSAGE })
      .min(0, ZBRITJE_MESSAGE)
      .max(100, ZBRITJE_MESSAGE)
      .refine((percent) => Number(percent.toFixed(2)) === percent, HUNDREDTHS_MESSAGE)
      .transform((percent) => Math.round(percent * 100)),
  ),
};
