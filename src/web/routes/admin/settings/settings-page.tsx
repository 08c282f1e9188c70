import {
  Alert,
  Checkbox,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FEATURE_KEYS, FEATURES } from '#shared/feature-list.ts';
import { contactSettingsInput, type Settings } from '#shared/settings.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useFormDraft } from '#web/hooks/use-form-draft.ts';
import { findIssues, useZodForm } from '#web/hooks/use-zod-form.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { AddressesCard } from './addresses-card.tsx';
import { DeliveryCard } from './delivery/delivery-card.tsx';
import { firmTexts } from './firm/firm-texts.ts';
import { lookTexts } from './look/texts.ts';
import { MoneyForm } from './money-form.tsx';
import { PricesForm } from './prices-form.tsx';
import { PurchasingForm } from './purchasing-form.tsx';
import { SellerForm } from './seller-form.tsx';
import { SettingsCard } from './settings-card.tsx';
import { setupTexts } from './setup/texts.ts';
import { ShopForm } from './shop-form.tsx';
import { synonymsSchema, toText } from './synonyms-text.ts';
import { settingsTexts } from './texts.ts';
import { useGroupForm } from './use-group-form.ts';

export function SettingsPage() {
  const settings = useQuery(api.admin.settings.get.queryOptions());
  const setup = useQuery(api.admin.overview.setup.queryOptions());
  return (
    <>
      <Title order={1} mb="lg">
        {tabTexts.tabs.settings}
      </Title>
      <Group gap="sm" mb="lg">
        <LinkButton to="/secret-dashboard/settings/firm" search={{ tab: 'look' }} variant="default">
          {lookTexts.title}
        </LinkButton>
        <LinkButton to="/secret-dashboard/settings/firm" search={{ tab: 'regions' }} variant="default">
          {firmTexts.title}
        </LinkButton>
        {setup.data?.isOver === false && (
          <LinkButton to="/secret-dashboard/settings/setup" variant="default">
            {setupTexts.title}
          </LinkButton>
        )}
      </Group>
      <PageState query={settings} loading={<Skeleton height={480} radius="lg" />}>
        {({ seller, contact, shop, money, prices, features, purchasing }) => (
          <Stack gap="lg" maw="56rem">
            <GoToCard />
            <ShopForm shop={shop} />
            <DeliveryCard shop={shop} />
            <PricesForm prices={prices} />
            <MoneyForm money={money} />
            <FeaturesForm features={features} />
            <PurchasingForm purchasing={purchasing} />
            <SellerForm seller={seller} />
            <ContactForm contact={contact} />
            <SynonymsForm />
            <AddressesCard />
          </Stack>
        )}
      </PageState>
    </>
  );
}

/** The address may name a card, which exists only once the settings are loaded. */
function GoToCard() {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const head = document.getElementById(hash);
    head?.focus({ preventScroll: true });
    head?.scrollIntoView();
  }, [hash]);
  return null;
}

const texts = settingsTexts.synonyms;

export function SynonymsForm() {
  const synonyms = useQuery(
    api.admin.search.synonyms.queryOptions(undefined, { staleTime: 0, refetchOnWindowFocus: false }),
  );
  return (
    <PageState query={synonyms} failure={texts.failed} loading={<Skeleton height={220} radius="lg" />}>
      {({ groups }) => <Editor text={toText(groups)} />}
    </PageState>
  );
}

function Editor({ text }: { readonly text: string }) {
  const [shown] = useState({ groups: text });
  const draft = useFormDraft('settings.synonyms', shown);
  const form = useZodForm(synonymsSchema, {
    initialValues: shown,
    mode: 'controlled',
    onValuesChange: (values) => draft.keep(shown, values),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once, on mount
  useEffect(() => {
    if (draft.found) form.setValues(draft.found);
  }, []);
  const save = useAction(api.admin.search.saveSynonyms, {
    success: texts.done,
    affects: ['settings', 'catalog'],
    form,
    isSilent: true,
    onSuccess: ({ groups }) => {
      const stored = { groups: toText(groups) };
      form.setValues(stored);
      form.resetDirty(stored);
      draft.forget();
    },
  });
  return (
    <SettingsCard
      title={settingsTexts.groups.synonyms}
      hint={settingsTexts.groups.synonymsHint}
      isDirty={() => form.isDirty()}
      isSaving={save.isPending}
      onLeave={draft.forget}
      onSubmit={form.submit((values) => void save.run(values)).onSubmit}
    >
      <Textarea
        label={texts.label}
        description={texts.description}
        autosize
        minRows={4}
        maxRows={16}
        spellCheck={false}
        {...form.field('groups')}
      />
      {save.isError && (
        <Alert color="bad" role="alert">
          {errorText(save.error, texts.failed)}
        </Alert>
      )}
    </SettingsCard>
  );
}

const LINES = ['phone', 'whatsapp', 'viber', 'mapUrl', 'address', 'openingHours'] as const;

function ContactForm({ contact }: { readonly contact: Settings['contact'] }) {
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
          <TextInput key={field} label={settingsTexts.contact[field]} {...form.getInputProps(field)} />
        ))}
      </SimpleGrid>
    </SettingsCard>
  );
}

const same = (values: Settings['features']) => values;

function FeaturesForm({ features }: { readonly features: Settings['features'] }) {
  const { form, card } = useGroupForm({
    group: 'features',
    stored: features,
    toValues: same,
    toStored: same,
    toUpdate: (values) => ({ group: 'features', values }),
    validate: {},
  });
  return (
    <SettingsCard {...card}>
      {FEATURE_KEYS.map((key) => (
        <Checkbox
          key={key}
          label={FEATURES[key].name}
          description={FEATURES[key].sentence}
          {...form.getInputProps(key, { type: 'checkbox' })}
        />
      ))}
    </SettingsCard>
  );
}
