import { PasswordInput, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DOCUMENT_LANGUAGE_LABELS, DOCUMENT_LANGUAGES } from '#shared/accounting/documents.ts';
import { MAX_DRIVER_NUMBER } from '#shared/delivery.ts';
import { vanText } from '#shared/firm/vans.ts';
import { ROLE_LABELS, ROLES } from '#shared/roles.ts';
import { api } from '#web/api.ts';
import { NewPasswordInput } from '#web/features/new-password-input.tsx';
import { useRegionChoices } from '#web/firm.ts';
import type { useZodForm } from '#web/hooks/use-zod-form.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { TaxNumberField } from '#web/ui/tax-number-field.tsx';
import { userFormTexts as texts } from './texts.ts';
import type { UserValues } from './user-values.ts';

export type UserFormHandle = ReturnType<typeof useZodForm<UserValues, unknown>>;

type FieldsProps = { readonly form: Pick<UserFormHandle, 'values' | 'field' | 'setFieldValue'> };

const ROLE_CHOICES = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));
const LANGUAGE_CHOICES = DOCUMENT_LANGUAGES.map((value) => ({
  value,
  label: DOCUMENT_LANGUAGE_LABELS[value],
}));
const DRIVER_CHOICES = Array.from({ length: MAX_DRIVER_NUMBER }, (_, at) => String(at + 1));

export function PersonFields({ form }: FieldsProps) {
  const regions = useRegionChoices(form.values.regionId);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput label={texts.fields.name} withAsterisk required autoComplete="off" {...form.field('name')} />
      <TextInput label={texts.fields.phone} type="tel" autoComplete="off" {...form.field('phone')} />
      <TextInput label={texts.fields.address} autoComplete="off" {...form.field('address')} />
      <Select label={texts.fields.region} data={regions} allowDeselect={false} {...form.field('regionId')} />
      <TaxNumberField
        kind="businessNumber"
        label={texts.fields.businessNumber}
        {...form.field('businessNumber')}
      />
      <TaxNumberField kind="fiscalNumber" label={texts.fields.fiscalNumber} {...form.field('fiscalNumber')} />
      <TaxNumberField kind="vatNumber" label={texts.fields.vatNumber} {...form.field('vatNumber')} />
      {form.values.role === 'customer' && (
        <TextInput label={texts.fields.code} autoComplete="off" {...form.field('code')} />
      )}
      {form.values.role === 'customer' && (
        <Select
          label={texts.fields.documentLanguage}
          data={LANGUAGE_CHOICES}
          allowDeselect={false}
          {...form.field('documentLanguage')}
        />
      )}
    </SimpleGrid>
  );
}

export function RoleFields({ form }: FieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Select label={texts.fields.role} data={ROLE_CHOICES} allowDeselect={false} {...form.field('role')} />
      {form.values.role === 'driver' ? (
        <DriverCodeField form={form} />
      ) : (
        <NumberField label={texts.fields.discount} placeholder="0" {...form.field('discount')} />
      )}
    </SimpleGrid>
  );
}

function DriverCodeField({ form }: FieldsProps) {
  const next = useQuery(api.admin.users.nextDriverCode.queryOptions(undefined, { staleTime: 0 })).data;
  const { driverCode } = form.values;
  const proposed = next?.driverCode ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: suggests once, when the free code has loaded
  useEffect(() => {
    if (driverCode === null && proposed !== null) form.setFieldValue('driverCode', String(proposed));
  }, [proposed]);
  return (
    <Select
      label={texts.fields.driverCode}
      placeholder={texts.hints.chooseDriverCode}
      data={DRIVER_CHOICES}
      allowDeselect={false}
      withAsterisk
      {...form.field('driverCode')}
    />
  );
}

export function VanField({ form }: FieldsProps) {
  const vans = useQuery(api.stocker.vans.list.queryOptions()).data ?? [];
  const { role, vanId } = form.values;
  if (role !== 'driver' || vans.length === 0) return null;
  const offered = vans.filter((van) => van.isActive || String(van.id) === vanId);
  return (
    <Select
      label={texts.fields.van}
      data={[
        { value: '', label: texts.hints.noVan },
        ...offered.map((van) => ({ value: String(van.id), label: vanText(van) })),
      ]}
      allowDeselect={false}
      {...form.field('vanId')}
    />
  );
}

type LoginFieldsProps = FieldsProps & {
  readonly isNew: boolean;
};

export function LoginFields({ form, isNew }: LoginFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        label={texts.fields.email}
        type="email"
        autoComplete="off"
        withAsterisk={isNew}
        required={isNew}
        style={{ gridColumn: '1 / -1' }}
        {...form.field('email')}
      />
      <NewPasswordInput
        label={isNew ? texts.fields.password : texts.fields.newPassword}
        {...(isNew ? {} : { placeholder: texts.hints.newPassword })}
        autoComplete="new-password"
        withAsterisk={isNew}
        required={isNew}
        {...form.field('password')}
      />
      <PasswordInput
        label={texts.fields.confirm}
        autoComplete="new-password"
        withAsterisk={isNew}
        required={isNew}
        {...form.field('confirmPassword')}
      />
    </SimpleGrid>
  );
}
