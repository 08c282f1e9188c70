import { Modal, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { DOCUMENT_LANGUAGE_LABELS, DOCUMENT_LANGUAGES } from '#shared/accounting/documents.ts';
import { updateCustomerInput } from '#shared/inputs/customer-inputs.ts';
import { chosenRegionInput } from '#shared/inputs/user-inputs.ts';
import { api } from '#web/api.ts';
import { useRegionChoices } from '#web/firm.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { queryClient } from '#web/query-client.ts';
import type { Call, Customer } from '#web/routes/call-agent/call/use-call.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { TaxNumberField } from '#web/ui/tax-number-field.tsx';

const customerForm = updateCustomerInput
  .omit({ customerId: true })
  .required()
  .extend({ regionId: chosenRegionInput });

type EditCustomerDialogProps = {
  readonly call: Call;
  readonly customer: Customer;
  readonly onClose: () => void;
};

export function EditCustomerDialog({ call, customer, onClose }: EditCustomerDialogProps) {
  const {
    id: customerId,
    name,
    phone,
    address,
    email,
    fiscalNumber,
    vatNumber,
    businessNumber,
    documentLanguage,
    regionId,
  } = customer;
  const form = useZodForm(customerForm, {
    initialValues: {
      name,
      phone,
      address,
      email: email ?? '',
      fiscalNumber,
      vatNumber,
      businessNumber,
      documentLanguage,
      regionId: String(regionId),
    },
  });
  const regions = useRegionChoices(regionId);
  const save = useAction(api.callAgent.customers.update, {
    form,
    success: (saved) => texts.customer.saved(saved.name),
    failure: texts.customer.saveFailed,
    affects: ['user', 'order'],
    onSuccess: (saved) => {
      queryClient.setQueryData(api.callAgent.customers.get.queryKey({ customerId }), saved);
      call.rename(saved.name);
    },
    onDone: onClose,
  });
  const { customer: words, register } = texts;
  const { onSubmit } = form.submit((values) => void save.run({ customerId, ...form.changed(values) }));
  return (
    <Modal opened size="lg" title={words.edit} onClose={onClose}>
      <form
        noValidate
        onSubmit={onSubmit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
      >
        <Stack gap="sm">
          <TextInput label={words.name} required data-autofocus autoComplete="off" {...form.field('name')} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput label={words.phone} type="tel" required autoComplete="off" {...form.field('phone')} />
            <NativeSelect label={words.region} data={regions} {...form.field('regionId')} />
          </SimpleGrid>
          <TextInput label={words.address} required autoComplete="off" {...form.field('address')} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput label={register.email} type="email" autoComplete="off" {...form.field('email')} />
            <NativeSelect
              label={words.documentLanguage}
              data={DOCUMENT_LANGUAGES.map((value) => ({ value, label: DOCUMENT_LANGUAGE_LABELS[value] }))}
              {...form.field('documentLanguage')}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
            <TaxNumberField
              kind="businessNumber"
              label={words.businessNumber}
              {...form.field('businessNumber')}
            />
            <TaxNumberField kind="fiscalNumber" label={words.fiscalNumber} {...form.field('fiscalNumber')} />
            <TaxNumberField kind="vatNumber" label={words.vatNumber} {...form.field('vatNumber')} />
          </SimpleGrid>
          <DialogButtons onCancel={onClose} type="submit" loading={save.isPending}>
            {words.save}
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
