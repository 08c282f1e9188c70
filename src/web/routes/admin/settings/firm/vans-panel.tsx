import { TextInput } from '@mantine/core';
import { IconTruck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import type { Van } from '#shared/firm/firm-types.ts';
import { createVanInput } from '#shared/inputs/firm-inputs.ts';
import { parseWholeNumber } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { FieldRow } from '#web/routes/admin/product-form/form-section.tsx';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { numberOr } from '#web/ui/quantity/number-schemas.ts';
import { ActiveSwitch, FirmPanel } from './firm-panel.tsx';
import { firmTexts } from './firm-texts.ts';
import { EditRow, RemoveRow } from './row-actions.tsx';
import { SortableRows } from './sortable-rows.tsx';

const texts = firmTexts.vans;

export function VansPanel() {
  const vans = useQuery(api.stocker.vans.list.queryOptions());
  const [opened, setOpened] = useState<{ readonly van?: Van } | null>(null);
  const sort = useAction(api.admin.vans.sort, { affects: ['firm'], failure: firmTexts.orderNotSaved });
  const remove = useAction(api.admin.vans.remove, { affects: ['firm'], failure: firmTexts.notDeleted });
  return (
    <>
      <FirmPanel
        texts={texts}
        query={vans}
        onAdd={() => setOpened({})}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyBox icon={<IconTruck size={26} />} title={texts.none} />}
      >
        {(rows) => (
          <SortableRows
            label={firmTexts.tabs.vans}
            rows={rows.map((van) => ({ ...van, facts: factsOf(van) }))}
            onSort={(ids) => sort.run({ ids: [...ids] })}
            actions={(van) => (
              <>
                <EditRow name={van.name} onEdit={() => setOpened({ van })} />
                <RemoveRow name={van.name} onRemove={() => remove.run({ id: van.id })} />
              </>
            )}
          />
        )}
      </FirmPanel>
      {opened && <VanDialog {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function factsOf({ plate, payloadKg, boxes }: Van): string {
  return [
    plate,
    payloadKg === null ? '' : texts.kilograms(payloadKg),
    boxes === null ? '' : texts.boxCount(boxes),
  ]
    .filter(Boolean)
    .join(' · ');
}

const { shape } = createVanInput;
const whole = (text: string) => parseWholeNumber(text);

const vanForm = z.object({
  name: shape.name,
  plate: shape.plate,
  payloadKg: numberOr(whole, null).pipe(shape.payloadKg.unwrap()),
  boxes: numberOr(whole, null).pipe(shape.boxes.unwrap()),
  isActive: z.boolean(),
});

const textOf = (number: number | null | undefined) => (number ? String(number) : '');

function VanDialog({ van, onClose }: { readonly van?: Van; readonly onClose: () => void }) {
  const form = useZodForm(vanForm, {
    mode: 'controlled',
    initialValues: {
      name: van?.name ?? '',
      plate: van?.plate ?? '',
      payloadKg: textOf(van?.payloadKg),
      boxes: textOf(van?.boxes),
      isActive: van?.isActive ?? true,
    },
  });
  const options = {
    affects: ['firm'],
    failure: firmTexts.notSaved,
    success: (saved: Van) => firmTexts.saved(saved.name),
    form,
    onDone: onClose,
  } as const;
  const create = useAction(api.admin.vans.create, options);
  const update = useAction(api.admin.vans.update, options);
  return (
    <ReceivableDialog
      title={van ? firmTexts.edit(van.name) : texts.add}
      submitLabel={firmTexts.save}
      isWorking={create.isPending || update.isPending}
      form={form.submit(
        (fields) => void (van ? update.run({ id: van.id, ...form.changed(fields) }) : create.run(fields)),
      )}
      onClose={onClose}
    >
      <FieldRow>
        <TextInput data-autofocus label={firmTexts.fields.name} maxLength={60} {...form.field('name')} />
        <TextInput label={texts.plate} maxLength={20} {...form.field('plate')} />
      </FieldRow>
      <FieldRow>
        <NumberField label={texts.payload} {...form.field('payloadKg')} />
        <NumberField label={texts.boxes} {...form.field('boxes')} />
      </FieldRow>
      <ActiveSwitch {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </ReceivableDialog>
  );
}
