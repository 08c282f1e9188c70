import { Button, Paper, SimpleGrid, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { adminTexts } from '#web/routes/admin/ui/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { AccentField } from './accent-field.tsx';
import {
  changedLook,
  LOOK_NAMES,
  type LookPicture,
  lookInput,
  type StoredLook,
  toValues,
} from './look-values.ts';
import { PictureField } from './picture-field.tsx';
import { lookTexts as texts } from './texts.ts';
import { VoicesField } from './voices-field.tsx';

const PICTURES: readonly (readonly [field: LookPicture, label: string, hint: string])[] = [
  ['logo', texts.pictures.logo, texts.pictures.logoHint],
  ['logoDark', texts.pictures.logoDark, texts.pictures.logoDarkHint],
  ['icon', texts.pictures.icon, texts.pictures.iconHint],
];

export function LookForm({ stored }: { readonly stored: StoredLook }) {
  const { form, save, submit } = useLookForm(stored);
  return (
    <form aria-label={texts.title} {...submit}>
      <LeaveGuard isDirty={() => form.isDirty()} />
      <Stack gap="lg" maw="56rem">
        <Part title={texts.name.title} hint={texts.name.hint}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} style={{ alignItems: 'end' }}>
            <TextInput label={texts.name.name} maxLength={40} {...form.getInputProps('name')} />
            <TextInput
              label={texts.name.shortName}
              description={texts.name.shortNameHint}
              maxLength={12}
              {...form.getInputProps('shortName')}
            />
          </SimpleGrid>
          <TextInput label={texts.name.tagline} maxLength={120} {...form.getInputProps('tagline')} />
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            {PICTURES.map(([field, label, hint]) => (
              <PictureField
                key={field}
                label={label}
                hint={hint}
                isOnDark={field === 'logoDark'}
                {...form.getInputProps(field)}
              />
            ))}
          </SimpleGrid>
        </Part>
        <Part title={texts.accent.title} hint={texts.accent.hint}>
          <AccentField {...form.getInputProps('accent')} />
        </Part>
        <Part title={texts.home.title} hint={texts.home.hint}>
          <TextInput label={texts.home.heroTitle} maxLength={120} {...form.getInputProps('heroTitle')} />
          <TextInput label={texts.home.heroText} maxLength={300} {...form.getInputProps('heroText')} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} style={{ alignItems: 'end' }}>
            <TextInput label={texts.home.heroButton} maxLength={40} {...form.getInputProps('heroButton')} />
            <TextInput
              label={texts.home.promise}
              description={texts.home.promiseHint}
              maxLength={120}
              {...form.getInputProps('promise')}
            />
          </SimpleGrid>
        </Part>
        <Part title={texts.voices.title} hint={texts.voices.hint}>
          <VoicesField form={form} />
        </Part>
        <Part title={texts.footer.title} hint={texts.footer.hint}>
          <Textarea
            label={texts.footer.lines}
            description={texts.footer.linesHint}
            autosize
            minRows={2}
            maxRows={10}
            {...form.getInputProps('footer')}
          />
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            {(['facebook', 'instagram', 'viberChannel'] as const).map((field) => (
              <TextInput
                key={field}
                label={texts.footer[field]}
                placeholder={texts.footer.address}
                inputMode="url"
                {...form.getInputProps(field)}
              />
            ))}
          </SimpleGrid>
        </Part>
        <Part title={texts.pages.title} hint={texts.pages.hint}>
          {(['terms', 'privacy'] as const).map((field) => (
            <Textarea
              key={field}
              label={texts.pages[field]}
              autosize
              minRows={4}
              maxRows={16}
              {...form.getInputProps(field)}
            />
          ))}
        </Part>
        <Button type="submit" disabled={save.isPending} style={{ alignSelf: 'start' }}>
          {save.isPending ? adminTexts.saving : adminTexts.save}
        </Button>
      </Stack>
    </form>
  );
}

function useLookForm(stored: StoredLook) {
  const [shown, setShown] = useState(stored);
  const form = useZodForm(lookInput, {
    initialValues: toValues(stored),
    names: LOOK_NAMES,
    mode: 'controlled',
  });
  const save = useAction(api.admin.settings.merge, {
    success: texts.done,
    failure: texts.failed,
    affects: ['settings'],
    form,
    onSuccess: () => form.resetDirty(),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the stored look changes, whatever is typed
  useEffect(() => {
    if (form.isDirty()) return;
    form.setValues(toValues(stored));
    form.resetDirty(toValues(stored));
    setShown(stored);
  }, [stored]);
  const submit = form.submit((look) => void save.run({ brand: changedLook(look, shown) }));
  return { form, save, submit };
}

type PartProps = { readonly title: string; readonly hint: string; readonly children: ReactNode };

function Part({ title, hint, children }: PartProps) {
  return (
    <Paper component="section" p="lg" miw={0} aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Dimmed mb="md">{hint}</Dimmed>
      <Stack gap="md">{children}</Stack>
    </Paper>
  );
}
