import { z } from 'zod';
import { param, params, paramsOf } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, fieldsOf, listed, shapeOf, to } from '#http/rest/kit/shape.ts';
import type { Region } from '#shared/firm/firm-types.ts';
import { createRegionInput, updateRegionInput } from '#shared/inputs/firm-inputs.ts';

const row = rowsOf({ tag: 'Regions', roles: ['admin'] });

const publicFields = fieldsOf<Region>()({
  region_id: to.int((region) => region.id),
  name: to.text((region) => region.name),
  position: to.int((region) => region.position),
  active: to.bool((region) => region.isActive),
});

const publicShape = shapeOf<Region>('PublicRegion')(publicFields);

const regionShape = shapeOf<Region>('Region')({
  ...publicFields,
  paper_name: to.text((region) => region.paperName),
});

const region = z.object({ region: regionShape });

export const regionsRows: readonly RestRow[] = [
  row('GET /regions', {
    summary: 'All regions, by position; deactivated ones included',
    roles: ['guest'],
    output: z.object({ regions: listed(arrayOf(publicShape)) }),
    call: async ({ public: anyone }) => ({ regions: (await anyone.firm.tables()).regions }),
  }),
  row('POST /admin/regions', {
    summary: 'Add a region',
    status: 201,
    input: paramsOf(createRegionInput),
    output: region,
    errors: ['Name taken', 'Too many'],
    call: async ({ admin }, input) => ({ region: await admin.regions.create(input) }),
  }),
  row('PUT /admin/regions/{id}', {
    summary: 'Change a region; fields left out stay',
    input: paramsOf(updateRegionInput, { id: param.id }),
    output: region,
    errors: ['Region not found', 'Name taken', 'In use', 'Last one', 'Too many'],
    call: async ({ admin }, input) => ({ region: await admin.regions.update(input) }),
  }),
  row('DELETE /admin/regions/{id}', {
    summary: 'Delete a region that nothing names',
    input: z.object({ id: param.id }),
    says: 'Regjioni u fshi.',
    errors: ['Region not found', 'In use', 'Last one'],
    call: ({ admin }, input) => admin.regions.remove(input),
  }),
  row('POST /admin/regions/{id}/move', {
    summary: 'Move all customers of a region to another; orders stay',
    input: params({ id: param.id, to_region_id: param.id }),
    output: z.object({ customers: z.int(), points: z.int() }),
    errors: ['Region not found'],
    call: ({ admin }, input) => admin.regions.moveCustomers(input),
  }),
];
