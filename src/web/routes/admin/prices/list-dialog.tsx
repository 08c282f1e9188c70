import { Checkbox, Group, SegmentedControl, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { createPriceListInput } from '#shared/inputs/price-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { pricesTexts as texts } from './texts.ts';

type EditedList = Omit<inferOutput<typeof api.admin.prices.list>, 'products' | 'customers'>;

const NEW: Omit<EditedList, 'id'> = {
  name: '',
  isNet: false,
  isExclusive: false,
  addsDiscounts: false,
  validFrom: null,
  validTo: null,
};

export function ListDialog({ list, onClose }: { readonly list?: EditedList; readonly onClose: () => void }) {
  const form = useListForm(list);
  const navigate = useNavigate();
  const create = useAction(api.admin.prices.create, {
    affects: ['catalog'],
    failure: texts.notSaved,
    success: (made) => texts.created(made.name),
    form,
    onDone: ({ id }) => {
      onClose();
      void navigate({ to: '/secret-dashboard/prices/$listId', params: { listId: String(id) } });
    },
  });
  const update = useAction(api.admin.prices.update, {
    affects: ['catalog'],
    failure: texts.notSaved,
    success: (saved) => texts.saved(saved.name),
    form,
    onDone: onClose,
  });
  return (
    <ReceivableDialog
      title={list ? texts.edit : texts.add}
      submitLabel={list ? texts.save : texts.create}
      isWorking={create.isPending || update.isPending}
      form={form.submit(
        (fields) => void (list ? update.run({ id: list.id, ...form.changed(fields) }) : create.run(fields)),
      )}
      onClose={onClose}
    >
      <ListFields form={form} />
    </ReceivableDialog>
  );
}

function useListForm(list: EditedList | undefined) {
  const { name, isNet, isExclusive, addsDiscounts, validFrom, validTo } = list ?? NEW;
  return useZodForm(createPriceListInput, {
    mode: 'controlled',
    initialValues: { name, isNet, isExclusive, addsDiscounts, validFrom, validTo },
  });
}

function ListFields({ form }: { readonly form: ReturnType<typeof useListForm> }) {
  const { isNet, validFrom = null, validTo = null } = form.getValues();
  return (
    <>
      <TextInput data-autofocus label={texts.fields.name} maxLength={120} {...form.field('name')} />
      <SegmentedControl
        aria-label={texts.fields.vat}
        data={[
          { value: 'gross', label: texts.gross },
          { value: 'net', label: texts.net },
        ]}
        value={isNet ? 'net' : 'gross'}
        onChange={(chosen) => form.setFieldValue('isNet', chosen === 'net')}
      />
      <Group grow align="start">
        <DateField
          size="sm"
          isClearable
          hasVisibleLabel
          label={texts.fields.validFrom}
          value={validFrom}
          onChange={(day) => form.setFieldValue('validFrom', day)}
        />
        <DateField
          size="sm"
          isClearable
          hasVisibleLabel
          label={texts.fields.validTo}
          value={validTo}
          {...(validFrom === null ? {} : { min: validFrom })}
          onChange={(day) => form.setFieldValue('validTo', day)}
        />
      </Group>
      <Checkbox
        label={texts.fields.exclusive}
        description={texts.fields.exclusiveHint}
        {...form.getInputProps('isExclusive', { type: 'checkbox' })}
      />
      <Checkbox
        label={texts.fields.discounts}
        description={texts.fields.discountsHint}
        {...form.getInputProps('addsDiscounts', { type: 'checkbox' })}
      />
    </>
  );
}
