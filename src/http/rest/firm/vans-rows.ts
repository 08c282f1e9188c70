import { z } from 'zod';
import { param, paramsOf } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, listed, shapeOf, to } from '#http/rest/kit/shape.ts';
import type { Van } from '#shared/firm/firm-types.ts';
import { createVanInput, updateVanInput } from '#shared/inputs/firm-inputs.ts';

const row = rowsOf({ tag: 'Vans', roles: ['admin'] });

const vanShape = shapeOf<Van>('Van')({
  van_id: to.int((van) => van.id),
  ...to.text.named('name', 'plate'),
  ...to.int.orNull.named('payload_kg', 'boxes'),
  position: to.int((van) => van.position),
  active: to.bool((van) => van.isActive),
});
const van = z.object({ van: vanShape });

export const vansRows: readonly RestRow[] = [
  row('GET /admin/vans', {
    summary: 'All vans, by position; deactivated ones included',
    roles: ['admin', 'stocker'],
    output: z.object({ vans: listed(arrayOf(vanShape)) }),
    call: async ({ stocker }) => ({ vans: await stocker.vans.list() }),
  }),
  row('POST /admin/vans', {
    summary: 'Add a van',
    status: 201,
    input: paramsOf(createVanInput),
    output: van,
    errors: ['Name taken', 'Too many'],
    call: async ({ admin }, input) => ({ van: await admin.vans.create(input) }),
  }),
  row('PUT /admin/vans/{id}', {
    summary: 'Change a van; fields left out stay',
    input: paramsOf(updateVanInput, { id: param.id }),
    output: van,
    errors: ['Van not found', 'Name taken', 'Too many'],
    call: async ({ admin }, input) => ({ van: await admin.vans.update(input) }),
  }),
  row('DELETE /admin/vans/{id}', {
    summary: 'Delete a van that no driver has or had on a day',
    input: z.object({ id: param.id }),
    says: 'Furgoni u fshi.',
    errors: ['Van not found', 'In use'],
    call: ({ admin }, input) => admin.vans.remove(input),
  }),
];
