import { Checkbox } from '@mantine/core';
import { FEATURE_KEYS, FEATURES } from '#shared/feature-list.ts';
import type { Settings } from '#shared/settings.ts';
import { SettingsCard } from './settings-card.tsx';
import { useGroupForm } from './use-group-form.ts';

const same = (values: Settings['features']) => values;

export function FeaturesForm({ features }: { readonly features: Settings['features'] }) {
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
