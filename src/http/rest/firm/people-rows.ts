import { z } from 'zod';
import { accountFields } from '#http/rest/kit/account-fields.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { toUserShape, userShape } from '#http/rest/shapes/user-shape.ts';

const callCentre = ['call_agent', 'admin'] as const;

const required = {
  name: accountFields.name,
  number: accountFields.number,
  address: accountFields.address,
  region_id: accountFields.region,
};

const registration = z
  .object({
    ...required,
    fiskal: accountFields.fiskal.default(''),
    email: accountFields.optionalEmail.default(null),
  })
  .refine(
    (body) => Object.keys(required).every((name) => isFilled(new Map(Object.entries(body)).get(name))),
    {
      message: 'Ju lutemi plotësoni të gjitha fushat e detyrueshme',
      when: () => true,
    },
  );

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '');
}

export const peopleRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/stock/users/drivers',
    roles: ['stocker', 'call_agent', 'admin'],
    input: z.object({}),
    output: z.object({
      drivers: z.array(z.object({ driver_nr: z.int(), name: z.string(), number: z.string() })),
    }),
    doc: { tag: 'Stock', summary: 'The active drivers' },
    call: async ({ caller, role }) => {
      const folder = role === 'call_agent' ? caller.callAgent : caller.stocker;
      const drivers = await folder.drivers.list();
      return {
        drivers: drivers.map(({ driverCode, name, phone }) => ({
          driver_nr: driverCode,
          name,
          number: phone,
        })),
      };
    },
  }),
  defineRow({
    method: 'POST',
    url: '/callcenter/users',
    roles: callCentre,
    input: registration,
    output: z.object({ user: userShape }),
    status: 201,
    doc: {
      tag: 'Call centre',
      summary: 'Register a caller as a customer',
      errors: { 409: ['Phone number already registered', 'User already exists'] },
    },
    call: async ({ caller }, { region_id: regionId, number: phone, fiskal: fiscalNumber, ...same }) => ({
      user: toUserShape(
        await caller.callAgent.customers.register({ ...same, phone, fiscalNumber, regionId }),
      ),
    }),
  }),
  defineRow({
    method: 'GET',
    url: '/callcenter/regions',
    roles: callCentre,
    input: z.object({}),
    output: z.array(z.object({ region_id: z.int(), name: z.string() })),
    doc: { tag: 'Call centre', summary: 'The regions' },
    call: async ({ caller }) =>
      (await caller.callAgent.regions.list()).map(({ id, name }) => ({ region_id: id, name })),
  }),
];
