import { PasswordInput, Select, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DRIVER_NUMBERS } from '#shared/delivery.ts';
import { REGIONS } from '#shared/regions.ts';
import { ROLE_LABELS, ROLES } from '#shared/roles.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { userFormTexts as texts } from './texts.ts';
import type { UserValues } from './user-values.ts';

/** The state of the form for a person. */
export type UserFormHandle = UseFormReturnType<
  UserValues,
  UserValues,
  (values: UserValues) => Record<string, string>
>;

type FieldsProps = { readonly form: UserFormHandle };

const REGION_CHOICES = REGIONS.map(({ id, name }) => ({ value: String(id), label: name }));
const ROLE_CHOICES = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));
const DRIVER_CHOICES = DRIVER_NUMBERS.map(String);

/** Who the person is and where they are. */
export function PersonFields({ form }: FieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        label={texts.fields.name}
        withAsterisk
        required
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <TextInput label={texts.fields.phone} type="tel" autoComplete="off" {...form.getInputProps('phone')} />
      <TextInput label={texts.fields.address} autoComplete="off" {...form.getInputProps('address')} />
      <Select
        label={texts.fields.region}
        data={REGION_CHOICES}
        allowDeselect={false}
        {...form.getInputProps('regionId')}
      />
      <TextInput
        label={texts.fields.fiscalNumber}
        autoComplete="off"
        {...form.getInputProps('fiscalNumber')}
      />
      <TextInput label={texts.fields.vatNumber} autoComplete="off" {...form.getInputProps('vatNumber')} />
    </SimpleGrid>
  );
}

/** What the person may do, and at which price they buy; the driver's number only with the role driver. */
export function RoleFields({ form }: FieldsProps) {
  const isDriver = form.values.role === 'driver';
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Select
        label={texts.fields.role}
        data={ROLE_CHOICES}
        allowDeselect={false}
        {...form.getInputProps('role')}
      />
      {isDriver ? (
        <Select
          label={texts.fields.driverCode}
          placeholder={texts.hints.noDriverCode}
          data={DRIVER_CHOICES}
          clearable
          clearButtonProps={{ 'aria-label': texts.hints.noDriverCode }}
          {...form.getInputProps('driverCode')}
        />
      ) : (
        <NumberField label={texts.fields.discount} placeholder="0" {...form.getInputProps('discount')} />
      )}
    </SimpleGrid>
  );
}

type LoginFieldsProps = FieldsProps & {
  /** A new account needs e-mail and password; for another one the password is left empty unless it changes. */
  readonly isNew: boolean;
};

/** How the person logs in. */
export function LoginFields({ form, isNew }: LoginFieldsProps) {
  const toggle = { 'aria-label': texts.hints.showPassword };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        label={texts.fields.email}
        type="email"
        autoComplete="off"
        withAsterisk={isNew}
        required={isNew}
        style={{ gridColumn: '1 / -1' }}
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label={isNew ? texts.fields.password : texts.fields.newPassword}
        {...(isNew ? {} : { placeholder: texts.hints.newPassword })}
        autoComplete="new-password"
        withAsterisk={isNew}
        required={isNew}
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label={texts.fields.confirm}
        autoComplete="new-password"
        withAsterisk={isNew}
        required={isNew}
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps('confirmPassword')}
      />
    </SimpleGrid>
  );
}
