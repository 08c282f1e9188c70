import { z } from 'zod';
import { param, params } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, listed, shapeOf, to } from '#http/rest/kit/shape.ts';
import { idInput } from '#shared/inputs/basic-inputs.ts';
import { newPasswordInput } from '#shared/inputs/user-inputs.ts';
import type { Caller } from '#trpc/app-router.ts';
import { accountFields, numeric, userShape } from './account-fields.ts';

const row = rowsOf({ tag: 'Users', roles: ['admin'], ignoresUnknown: true });

type Driver = Awaited<ReturnType<Caller['stocker']['drivers']['list']>>[number];

const driverShape = shapeOf<Driver>('Driver')({
  driver_nr: to.int((driver) => driver.driverCode),
  name: to.text((driver) => driver.name),
  number: to.text((driver) => driver.phone),
});

const userIdParam = numeric(idInput);

/** Empty: the password stays. */
const newPasswordParam = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  newPasswordInput.optional(),
);

const changedUser = z.object({ message: z.string(), user: userShape });

export const usersRows: readonly RestRow[] = [
  row('GET /admin/users', {
    summary: 'Everybody who has an account; with `updated_since` those whose account changed',
    input: params({ 'updated_since as since': param.instant.optional() }),
    output: arrayOf(userShape),
    call: ({ admin }, input) => admin.users.all(input),
  }),
  row('PATCH /admin/users/{id}/status', {
    summary: 'Activate or deactivate somebody',
    input: params({ 'id as userId': userIdParam, 'active as isActive': accountFields['active as isActive'] }),
    output: changedUser,
    errors: ['User not found', 'Last active admin', 'Driver number already taken'],
    call: async ({ admin }, input) => ({
      message: 'Statusi i përdoruesit u përditësua.',
      user: await admin.users.setActive(input),
    }),
  }),
  row('PUT /admin/users/{id}', {
    summary: 'Change an account; fields left out stay',
    input: params({
      'id as userId': userIdParam,
      ...z.object(accountFields).partial().shape,
      password: newPasswordParam.optional(),
      price_list_id: param.id.nullable().optional(),
      van_id: param.id.nullable().optional(),
    }),
    output: changedUser,
    errors: [
      'User not found',
      'Price list not found',
      'Van not found',
      'User already exists',
      'Phone number already registered',
      'Driver number already taken',
      'Last active admin',
    ],
    call: async ({ admin }, input) => ({
      message: 'Përdoruesi u përditësua me sukses.',
      user: await admin.users.update(input),
    }),
  }),
  row('GET /stock/users/drivers', {
    summary: 'The active drivers',
    tag: 'Stock',
    roles: ['stocker', 'call_agent', 'admin'],
    output: z.object({ drivers: listed(arrayOf(driverShape)) }),
    call: async ({ callAgent, stocker, role }) => ({
      drivers: await (role === 'call_agent' ? callAgent : stocker).drivers.list(),
    }),
  }),
];
