import { z } from 'zod';
import { params } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { arrayOf, field, listed, shapeOf, to } from '#http/rest/kit/shape.ts';
import type { UnitRow } from '#shared/firm/firm-types.ts';
import { createUnitInput, updateUnitInput } from '#shared/inputs/firm-inputs.ts';

const row = rowsOf({ tag: 'Units', roles: ['admin'] });

const unitShape = shapeOf<UnitRow>('Unit')({
  key: to.text((unit) => unit.key),
  names: field(z.object({ sq: z.string(), en: z.string(), sr: z.string() }), (unit: UnitRow) => ({
    sq: unit.name,
    en: unit.nameEn,
    sr: unit.nameSr,
  })),
  code: to.text((unit) => unit.code),
  position: to.int((unit) => unit.position),
  active: to.bool((unit) => unit.isActive),
});
const unit = z.object({ unit: unitShape });

const created = createUnitInput.shape;
const changed = updateUnitInput.shape;

const codeExample = { example: 'C62' };

export const unitsRows: readonly RestRow[] = [
  row('GET /admin/units', {
    summary: 'All units, by position; deactivated ones included',
    output: z.object({ units: listed(arrayOf(unitShape)) }),
    call: async ({ admin }) => ({ units: await admin.units.list() }),
  }),
  row('POST /admin/units', {
    summary: 'Add a unit',
    status: 201,
    input: params({
      key: created.key.meta({ example: 'PAKO' }),
      names: z.object({ sq: created.name, en: created.nameEn, sr: created.nameSr }),
      code: created.code.meta(codeExample),
      position: created.position,
      'active as isActive': created.isActive,
    }),
    output: unit,
    errors: ['Key taken', 'Name taken', 'Too many'],
    call: async ({ admin }, { names, ...same }) => ({
      unit: await admin.units.create({ ...same, name: names.sq, nameEn: names.en, nameSr: names.sr }),
    }),
  }),
  row('PUT /admin/units/{key}', {
    summary: 'Change a unit; fields left out stay, the key never changes',
    input: params({
      key: changed.key,
      names: z.object({ sq: changed.name, en: changed.nameEn, sr: changed.nameSr }).optional(),
      code: changed.code.meta(codeExample),
      position: changed.position,
      'active as isActive': changed.isActive,
    }),
    output: unit,
    errors: ['Unit not found', 'Name taken', 'In use', 'Too many'],
    call: async ({ admin }, { names, ...same }) => ({
      unit: await admin.units.update({ ...same, name: names?.sq, nameEn: names?.en, nameSr: names?.sr }),
    }),
  }),
  row('DELETE /admin/units/{key}', {
    summary: 'Delete a unit that nothing names',
    input: z.object({ key: changed.key }),
    says: 'Njësia u fshi.',
    errors: ['Unit not found', 'In use'],
    call: ({ admin }, input) => admin.units.remove(input),
  }),
];
