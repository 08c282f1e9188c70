import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type Settings, sellerSettingsInput } from '../../../../shared/settings.ts';
import { fieldErrors } from '../ui/field-errors.ts';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { LogoField } from './logo-field.tsx';
import { SettingsCard } from './settings-card.tsx';
import { settingsTexts as texts } from './texts.ts';
import { useSaveSettings } from './use-save-settings.ts';

const LINES = [
  'name',
  'address',
  'city',
  'phone',
  'email',
  'website',
  'fiskal',
  'nrTvsh',
  'businessNumber',
  'bankName',
  'bankAccount',
] as const;

/** Who sells, as documents print it. */
export function SellerForm({ seller }: { readonly seller: Settings['seller'] }) {
  const form = useForm({
    initialValues: seller,
    validate: schemaResolver(sellerSettingsInput, { sync: true }),
  });
  const save = useSaveSettings({
    onSaved: () => form.resetDirty(form.getValues()),
    onRefused: (error) => form.setErrors(withoutGroup(fieldErrors(error))),
  });
  return (
    <SettingsCard
      title={texts.groups.seller}
      hint={texts.groups.sellerHint}
      isSaving={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate({ group: 'seller', values }))}
    >
      <LeaveGuard isDirty={() => form.isDirty()} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {LINES.map((field) => (
          <TextInput key={field} label={texts.seller[field]} {...form.getInputProps(field)} />
        ))}
      </SimpleGrid>
      <Textarea
        label={texts.seller.documentFooter}
        autosize
        minRows={2}
        {...form.getInputProps('documentFooter')}
      />
      <LogoField fileName={form.values.logo} onChange={(logo) => form.setFieldValue('logo', logo)} />
    </SettingsCard>
  );
}

/** The server names fields `values.name`; the form `name`. */
function withoutGroup(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^values\./, ''), message]),
  );
}
