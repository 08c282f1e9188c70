import { SimpleGrid, TextInput } from '@mantine/core';
import { contactSettingsInput, type Settings } from '#shared/settings.ts';
import { findIssues } from '#web/hooks/use-zod-form.ts';
import { SettingsCard } from './settings-card.tsx';
import { settingsTexts as texts } from './texts.ts';
import { useGroupForm } from './use-group-form.ts';

const LINES = ['phone', 'whatsapp', 'viber', 'mapUrl', 'address', 'openingHours'] as const;

export function ContactForm({ contact }: { readonly contact: Settings['contact'] }) {
  const { form, card } = useGroupForm({
    group: 'contact',
    stored: contact,
    toValues: (stored) => stored,
    toStored: (values) => values,
    toUpdate: (values) => ({ group: 'contact', values }),
    validate: (values) => findIssues(contactSettingsInput, values),
  });
  return (
    <SettingsCard id="contact" {...card}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {LINES.map((field) => (
          <TextInput key={field} label={texts.contact[field]} {...form.getInputProps(field)} />
        ))}
      </SimpleGrid>
    </SettingsCard>
  );
}
