import { z } from 'zod';
import { idParam } from '#http/rest/kit/number-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import type { Region } from '#shared/firm/firm-types.ts';
import { createRegionInput, updateRegionInput } from '#shared/inputs/firm-inputs.ts';

const tag = 'Regions';
const roles = ['admin'] as const;

const publicShape = z.object({
  region_id: z.int(),
  name: z.string(),
  position: z.int(),
  active: z.boolean(),
});
const regionShape = publicShape.extend({ paper_name: z.string() });
const region = z.object({ region: regionShape });

const created = createRegionInput.shape;
const changed = updateRegionInput.shape;

export const regionsRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url: '/regions',
    roles: ['guest'],
    input: z.object({}),
    output: z.object({ regions: z.array(publicShape) }),
    doc: { tag, summary: 'All regions, by position; deactivated ones included' },
    call: async ({ caller }) => ({ regions: (await caller.public.firm.tables()).regions.map(toShape) }),
  }),
  defineRow({
    method: 'POST',
    url: '/admin/regions',
    roles,
    status: 201,
    input: z.object({
      name: created.name,
      paper_name: created.paperName,
      position: created.position,
      active: created.isActive,
    }),
    output: region,
    doc: { tag, summary: 'Add a region', errors: { 409: ['Name taken', 'Too many'] } },
    call: async ({ caller }, { paper_name: paperName, active: isActive, ...same }) => ({
      region: toShape(await caller.admin.regions.create({ ...same, paperName, isActive })),
    }),
  }),
  defineRow({
    method: 'PUT',
    url: '/admin/regions/{id}',
    roles,
    input: z.object({
      id: idParam,
      name: changed.name,
      paper_name: changed.paperName,
      position: changed.position,
      active: changed.isActive,
    }),
    output: region,
    doc: {
      tag,
      summary: 'Change a region; fields left out stay',
      errors: { 404: ['Region not found'], 409: ['Name taken', 'In use', 'Last one', 'Too many'] },
    },
    call: async ({ caller }, { paper_name: paperName, active: isActive, ...same }) => ({
      region: toShape(await caller.admin.regions.update({ ...same, paperName, isActive })),
    }),
  }),
  defineRow({
    method: 'DELETE',
    url: '/admin/regions/{id}',
    roles,
    input: z.object({ id: idParam }),
    output: z.object({ message: z.string() }),
    doc: {
      tag,
      summary: 'Delete a region that nothing names',
      errors: { 404: ['Region not found'], 409: ['In use', 'Last one'] },
    },
    call: async ({ caller }, input) => {
      await caller.admin.regions.remove(input);
      return { message: 'Regjioni u fshi.' };
    },
  }),
  defineRow({
    method: 'POST',
    url: '/admin/regions/{id}/move',
    roles,
    input: z.object({ id: idParam, to_region_id: idParam }),
    output: z.object({ customers: z.int(), points: z.int() }),
    doc: {
      tag,
      summary: 'Move all customers of a region to another; orders stay',
      errors: { 404: ['Region not found'] },
    },
    call: async ({ caller }, { id, to_region_id: toRegionId }) =>
      caller.admin.regions.moveCustomers({ id, toRegionId }),
  }),
];

function toShape({ id, name, paperName, position, isActive }: Region): z.output<typeof regionShape> {
  return { region_id: id, name, paper_name: paperName, position, active: isActive };
}
