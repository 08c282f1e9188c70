import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import type { UnitRow } from '#shared/firm/firm-types.ts';
import { isSeedUnit } from '#shared/firm/seed-units.ts';
import { createUnitInput } from '#shared/inputs/firm-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { FieldRow } from '#web/routes/admin/product-form/form-section.tsx';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { ActiveSwitch, FirmPanel } from './firm-panel.tsx';
import { firmTexts } from './firm-texts.ts';
import { EditRow, RemoveRow } from './row-actions.tsx';
import { SortableRows } from './sortable-rows.tsx';

const texts = firmTexts.units;

export function UnitsPanel() {
  const units = useQuery(api.admin.units.list.queryOptions());
  const [opened, setOpened] = useState<{ readonly unit?: UnitRow } | null>(null);
  const sort = useAction(api.admin.units.sort, { affects: ['firm'], failure: firmTexts.orderNotSaved });
  const remove = useAction(api.admin.units.remove, { affects: ['firm'], failure: firmTexts.notDeleted });
  return (
    <>
      <FirmPanel texts={texts} query={units} onAdd={() => setOpened({})}>
        {(rows) => (
          <SortableRows
            label={firmTexts.tabs.units}
            rows={rows.map((unit) => ({ ...unit, facts: `${unit.key} · ${unit.code}` }))}
            onSort={(ids) => sort.run({ ids: [...ids] })}
            actions={(unit) => (
              <>
                <EditRow name={unit.name} onEdit={() => setOpened({ unit })} />
                {!isSeedUnit(unit.key) && (
                  <RemoveRow name={unit.name} onRemove={() => remove.run({ key: unit.key })} />
                )}
              </>
            )}
          />
        )}
      </FirmPanel>
      {opened && <UnitDialog {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const { shape } = createUnitInput;

const unitForm = z.object({
  key: shape.key,
  name: shape.name,
  nameEn: z.string().pipe(shape.nameEn.unwrap()),
  nameSr: z.string().pipe(shape.nameSr.unwrap()),
  code: z.string().pipe(shape.code.unwrap()),
  isActive: z.boolean(),
});

function UnitDialog({ unit, onClose }: { readonly unit?: UnitRow; readonly onClose: () => void }) {
  const form = useZodForm(unitForm, {
    mode: 'controlled',
    initialValues: {
      key: unit?.key ?? '',
      name: unit?.name ?? '',
      nameEn: unit?.nameEn ?? '',
      nameSr: unit?.nameSr ?? '',
      code: unit?.code ?? 'C62',
      isActive: unit?.isActive ?? true,
    },
  });
  const options = {
    affects: ['firm', 'catalog'],
    failure: firmTexts.notSaved,
    success: (saved: UnitRow) => firmTexts.saved(saved.name),
    form,
    onDone: onClose,
  } as const;
  const create = useAction(api.admin.units.create, options);
  const update = useAction(api.admin.units.update, options);
  const isFixed = unit !== undefined && isSeedUnit(unit.key);
  return (
    <ReceivableDialog
      title={unit ? firmTexts.edit(unit.name) : texts.add}
      submitLabel={firmTexts.save}
      isWorking={create.isPending || update.isPending}
      form={form.submit(
        (fields) => void (unit ? update.run({ ...form.changed(fields), key: unit.key }) : create.run(fields)),
      )}
      onClose={onClose}
    >
      <TextInput data-autofocus label={firmTexts.fields.name} maxLength={60} {...form.field('name')} />
      <TextInput
        label={texts.key}
        description={texts.keyHint}
        maxLength={8}
        disabled={unit !== undefined}
        {...form.field('key')}
      />
      <FieldRow>
        <TextInput label={texts.nameEn} maxLength={60} {...form.field('nameEn')} />
        <TextInput label={texts.nameSr} maxLength={60} {...form.field('nameSr')} />
      </FieldRow>
      <TextInput label={texts.code} description={texts.codeHint} maxLength={3} {...form.field('code')} />
      {!isFixed && <ActiveSwitch {...form.getInputProps('isActive', { type: 'checkbox' })} />}
    </ReceivableDialog>
  );
}
