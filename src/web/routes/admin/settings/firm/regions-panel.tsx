import { Button, Select, TextInput } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import type { Region } from '#shared/firm/firm-types.ts';
import { createRegionInput } from '#shared/inputs/firm-inputs.ts';
import { chosenRegionInput } from '#shared/inputs/user-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { ActiveSwitch, FirmPanel } from './firm-panel.tsx';
import { firmTexts } from './firm-texts.ts';
import { EditRow, RemoveRow } from './row-actions.tsx';
import { SortableRows } from './sortable-rows.tsx';

const texts = firmTexts.regions;

type Opened =
  | { readonly kind: 'edit'; readonly region?: Region }
  | { readonly kind: 'move'; readonly region: Region };

export function RegionsPanel() {
  const regions = useQuery(api.admin.regions.list.queryOptions());
  const [opened, setOpened] = useState<Opened | null>(null);
  const sort = useAction(api.admin.regions.sort, { affects: ['firm'], failure: firmTexts.orderNotSaved });
  const remove = useAction(api.admin.regions.remove, { affects: ['firm'], failure: firmTexts.notDeleted });
  const close = () => setOpened(null);
  return (
    <>
      <FirmPanel texts={texts} query={regions} onAdd={() => setOpened({ kind: 'edit' })}>
        {(rows) => (
          <SortableRows
            label={firmTexts.tabs.regions}
            rows={rows.map((region) => ({ ...region, facts: region.paperName }))}
            onSort={(ids) => sort.run({ ids: [...ids] })}
            actions={(region) => (
              <>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  leftSection={<IconUsers size={16} aria-hidden />}
                  aria-label={texts.moveOf(region.name)}
                  onClick={() => setOpened({ kind: 'move', region })}
                >
                  {texts.move}
                </Button>
                <EditRow name={region.name} onEdit={() => setOpened({ kind: 'edit', region })} />
                <RemoveRow name={region.name} onRemove={() => remove.run({ id: region.id })} />
              </>
            )}
          />
        )}
      </FirmPanel>
      {opened?.kind === 'edit' && (
        <RegionDialog {...(opened.region ? { region: opened.region } : {})} onClose={close} />
      )}
      {opened?.kind === 'move' && (
        <MoveDialog region={opened.region} others={regions.data ?? []} onClose={close} />
      )}
    </>
  );
}

const regionForm = createRegionInput
  .pick({ name: true })
  .extend({ paperName: z.string().pipe(createRegionInput.shape.paperName.unwrap()), isActive: z.boolean() });

function RegionDialog({ region, onClose }: { readonly region?: Region; readonly onClose: () => void }) {
  const form = useZodForm(regionForm, {
    mode: 'controlled',
    initialValues: {
      name: region?.name ?? '',
      paperName: region?.paperName ?? '',
      isActive: region?.isActive ?? true,
    },
  });
  const options = {
    affects: ['firm'],
    failure: firmTexts.notSaved,
    success: (saved: Region) => firmTexts.saved(saved.name),
    form,
    onDone: onClose,
  } as const;
  const create = useAction(api.admin.regions.create, options);
  const update = useAction(api.admin.regions.update, options);
  return (
    <ReceivableDialog
      title={region ? firmTexts.edit(region.name) : texts.add}
      submitLabel={firmTexts.save}
      isWorking={create.isPending || update.isPending}
      form={form.submit(
        (fields) =>
          void (region ? update.run({ id: region.id, ...form.changed(fields) }) : create.run(fields)),
      )}
      onClose={onClose}
    >
      <TextInput data-autofocus label={firmTexts.fields.name} maxLength={60} {...form.field('name')} />
      <TextInput
        label={texts.paperName}
        description={texts.paperNameHint}
        maxLength={60}
        {...form.field('paperName')}
      />
      <ActiveSwitch {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </ReceivableDialog>
  );
}

type MoveDialogProps = {
  readonly region: Region;
  readonly others: readonly Region[];
  readonly onClose: () => void;
};

function MoveDialog({ region, others, onClose }: MoveDialogProps) {
  const form = useZodForm(z.object({ toRegionId: chosenRegionInput }), { initialValues: { toRegionId: '' } });
  const move = useAction(api.admin.regions.moveCustomers, {
    affects: ['user'],
    failure: texts.notMoved,
    success: ({ customers }) => texts.moved(customers),
    form,
    onDone: onClose,
  });
  const choices = others.filter((other) => other.isActive && other.id !== region.id);
  return (
    <ReceivableDialog
      title={texts.moveTitle(region.name)}
      hint={texts.moveHint}
      submitLabel={texts.move}
      isWorking={move.isPending}
      form={form.submit((fields) => void move.run({ id: region.id, ...fields }))}
      onClose={onClose}
    >
      <Select
        data-autofocus
        label={texts.moveTo}
        data={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
        allowDeselect={false}
        {...form.field('toRegionId')}
      />
    </ReceivableDialog>
  );
}
