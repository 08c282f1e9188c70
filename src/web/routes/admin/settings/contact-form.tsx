import { SimpleGrid, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { contactSettingsInput, type Settings } from '../../../../shared/settings.ts';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { SettingsCard } from './settings-card.tsx';
import { settingsTexts as texts } from './texts.ts';
import { useSaveSettings } from './use-save-settings.ts';

const LINES = ['phone', 'whatsapp', 'viber', 'mapUrl', 'address', 'openingHours'] as const;

/** How customers reach the shop, on the home page. */
export function ContactForm({ contact }: { readonly contact: Settings['contact'] }) {
  const form = useForm({
    initialValues: contact,
    validate: schemaResolver(contactSettingsInput, { sync: true }),
  });
  const save = useSaveSettings({
    onSaved: () => form.resetDirty(form.getValues()),
    onRefused: () => {},
  });
  return (
    <SettingsCard
      title={texts.groups.contact}
      hint={texts.groups.contactHint}
      isSaving={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate({ group: 'contact', values }))}
    >
      <LeaveGuard isDirty={() => form.isDirty()} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {LINES.map((field) => (
          <TextInput key={field} label={texts.contact[field]} {...form.getInputProps(field)} />
        ))}
      </SimpleGrid>
    </SettingsCard>
  );
}
