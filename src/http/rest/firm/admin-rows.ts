import { z } from 'zod';
import { accountFields } from '#http/rest/kit/account-fields.ts';
import { idParam } from '#http/rest/kit/number-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { toUserShape, userShape } from '#http/rest/shapes/user-shape.ts';

const tag = 'Users';
const admin = ['admin'] as const;
const userMessage = z.object({ message: z.string(), user: userShape });

export const adminRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/admin/users',
    roles: admin,
    input: z.object({}),
    output: z.array(userShape),
    doc: { tag, summary: 'Everybody who has an account' },
    call: async ({ caller }) => (await caller.admin.users.all()).map(toUserShape),
  }),
  defineRow({
    method: 'PATCH',
    url: '/admin/users/{id}/status',
    roles: admin,
    input: z.object({ id: accountFields.id, active: accountFields.active }),
    output: userMessage,
    doc: {
      tag,
      summary: 'Activate or deactivate somebody',
      errors: { 404: ['User not found'], 409: ['Last active admin', 'Driver number already taken'] },
    },
    call: async ({ caller }, { id, active }) => {
      const user = await caller.admin.users.setActive({ userId: id, isActive: active });
      return { message: 'Statusi i përdoruesit u përditësua.', user: toUserShape(user) };
    },
  }),
  defineRow({
    method: 'PUT',
    url: '/admin/users/{id}',
    roles: admin,
    input: z.object({
      id: accountFields.id,
      name: accountFields.name.optional(),
      email: accountFields.optionalEmail.optional(),
      number: accountFields.optionalNumber.optional(),
      address: accountFields.optionalAddress.optional(),
      fiskal: accountFields.fiskal.optional(),
      nr_tvsh: accountFields.vatNumber.optional(),
      business_number: accountFields.businessNumber.optional(),
      region_id: accountFields.region.optional(),
      role: accountFields.role.optional(),
      active: accountFields.active.optional(),
      driver_nr: accountFields.driverCode.optional(),
      zbritje: accountFields.zbritje.optional(),
      password: accountFields.newPassword.optional(),
      price_list_id: idParam.nullable().optional(),
    }),
    output: userMessage,
    doc: {
      tag,
      summary: 'Change an account; fields left out stay',
      errors: {
        404: ['User not found', 'Price list not found'],
        409: [
          'User already exists',
          'Phone number already registered',
          'Driver number already taken',
          'Last active admin',
        ],
      },
    },
    call: async (
      { caller },
      {
        id,
        number,
        fiskal,
        nr_tvsh,
        business_number,
        region_id,
        active,
        driver_nr,
        zbritje,
        price_list_id,
        ...same
      },
    ) => {
      const user = await caller.admin.users.update({
        ...same,
        userId: id,
        phone: number,
        fiscalNumber: fiskal,
        vatNumber: nr_tvsh,
        businessNumber: business_number,
        regionId: region_id,
        isActive: active,
        driverCode: driver_nr,
        discountBasisPoints: zbritje,
        priceListId: price_list_id,
      });
      return { message: 'Përdoruesi u përditësua me sukses.', user: toUserShape(user) };
    },
  }),
];
