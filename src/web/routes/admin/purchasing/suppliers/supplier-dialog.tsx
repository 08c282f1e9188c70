import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { eurosForField } from '#shared/prices/money.ts';
import { SUPPLIER_LANGUAGES } from '#shared/purchasing/purchasing-types.ts';
import { createSupplierInput } from '#shared/purchasing/supplier-inputs.ts';
import { bankAccountWarning } from '#shared/text/bank-account.ts';
import { parseCents, parseWholeNumber } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { FieldRow } from '#web/routes/admin/product-form/form-section.tsx';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { DoubtedInput } from '#web/ui/doubted-input.tsx';
import { numberIn, numberOr } from '#web/ui/quantity/number-schemas.ts';
import { TaxNumberField } from '#web/ui/tax-number-field.tsx';
import type { Supplier } from './supplier.ts';
import { supplierTexts as texts } from './texts.ts';

const { shape } = createSupplierInput;
const whole = (text: string) => parseWholeNumber(text);

const supplierForm = z.object({
  name: shape.name,
  businessNumber: shape.businessNumber.unwrap(),
  fiscalNumber: shape.fiscalNumber.unwrap(),
  vatNumber: shape.vatNumber.unwrap(),
  country: shape.country.unwrap(),
  phone: shape.phone.unwrap(),
  email: shape.email.unwrap(),
  address: shape.address.unwrap(),
  iban: shape.iban.unwrap(),
  termsDays: numberIn(whole, texts.daysMissing).pipe(shape.termsDays.unwrap()),
  leadDays: numberIn(whole, texts.daysMissing).pipe(shape.leadDays.unwrap()),
  minimumOrderCents: numberOr(parseCents, null).pipe(shape.minimumOrderCents.unwrap()),
  language: shape.language.unwrap(),
  note: shape.note.unwrap(),
  isActive: z.boolean(),
});

type SupplierDialogProps = { readonly supplier?: Supplier; readonly onClose: () => void };

export function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  const form = useZodForm(supplierForm, { mode: 'controlled', initialValues: valuesOf(supplier) });
  const options = {
    affects: ['purchasing'],
    failure: texts.notSaved,
    success: (saved: Supplier) => texts.saved(saved.name),
    form,
    onDone: onClose,
  } as const;
  const create = useAction(api.admin.purchasing.suppliers.create, { ...options, attempts: {} });
  const update = useAction(api.admin.purchasing.suppliers.update, options);
  const { fields } = texts;
  return (
    <ReceivableDialog
      title={supplier ? texts.edit(supplier.name) : texts.add}
      submitLabel={texts.save}
      size="lg"
      isWorking={create.isPending || update.isPending}
      form={form.submit(
        (values) =>
          void (supplier ? update.run({ id: supplier.id, ...form.changed(values) }) : create.run(values)),
      )}
      onClose={onClose}
    >
      <TextInput data-autofocus label={fields.name} maxLength={120} {...form.field('name')} />
      <FieldRow>
        <TaxNumberField
          kind="businessNumber"
          label={fields.businessNumber}
          {...form.field('businessNumber')}
        />
        <TaxNumberField kind="fiscalNumber" label={fields.fiscalNumber} {...form.field('fiscalNumber')} />
      </FieldRow>
      <FieldRow>
        <TaxNumberField kind="vatNumber" label={fields.vatNumber} {...form.field('vatNumber')} />
        <TextInput label={fields.country} maxLength={2} {...form.field('country')} />
      </FieldRow>
      <FieldRow>
        <TextInput label={fields.phone} type="tel" maxLength={60} {...form.field('phone')} />
        <TextInput label={fields.email} type="email" maxLength={200} {...form.field('email')} />
      </FieldRow>
      <TextInput label={fields.address} maxLength={300} {...form.field('address')} />
      <DoubtedInput
        label={fields.iban}
        maxLength={60}
        warningOf={bankAccountWarning}
        {...form.field('iban')}
      />
      <FieldRow>
        <NumberField label={fields.termsDays} isWhole {...form.field('termsDays')} />
        <NumberField label={fields.leadDays} isWhole {...form.field('leadDays')} />
      </FieldRow>
      <FieldRow>
        <NumberField label={fields.minimumOrder} {...form.field('minimumOrderCents')} />
        <NativeSelect
          label={fields.language}
          data={SUPPLIER_LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
          {...form.field('language')}
        />
      </FieldRow>
      <Textarea label={fields.note} autosize minRows={2} maxLength={2000} {...form.field('note')} />
      <Switch
        label={fields.isActive}
        description={fields.activeHint}
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
    </ReceivableDialog>
  );
}

function valuesOf(supplier: Supplier | undefined) {
  return {
    name: supplier?.name ?? '',
    businessNumber: supplier?.businessNumber ?? '',
    fiscalNumber: supplier?.fiscalNumber ?? '',
    vatNumber: supplier?.vatNumber ?? '',
    country: supplier?.country ?? 'XK',
    phone: supplier?.phone ?? '',
    email: supplier?.email ?? '',
    address: supplier?.address ?? '',
    iban: supplier?.iban ?? '',
    termsDays: String(supplier?.termsDays ?? 0),
    leadDays: String(supplier?.leadDays ?? 7),
    minimumOrderCents:
      supplier?.minimumOrderCents === undefined || supplier.minimumOrderCents === null
        ? ''
        : eurosForField(supplier.minimumOrderCents),
    language: supplier?.language ?? 'sq',
    note: supplier?.note ?? '',
    isActive: supplier?.isActive ?? true,
  };
}
