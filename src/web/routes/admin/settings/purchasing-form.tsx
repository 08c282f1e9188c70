import { Checkbox, SimpleGrid } from '@mantine/core';
import { toPercent } from '#shared/prices/money.ts';
import type { Settings } from '#shared/settings.ts';
import { NUMBER_FAULT_TEXTS, parsePercent } from '#shared/text/parse-number.ts';
import { useFeature } from '#web/features/use-feature.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { SettingsCard } from './settings-card.tsx';
import { settingsTexts } from './texts.ts';
import { useGroupForm } from './use-group-form.ts';

const texts = settingsTexts.purchasing;

export function PurchasingForm(props: { readonly purchasing: Settings['purchasing'] }) {
  return useFeature('purchasing') ? <Form {...props} /> : null;
}

function Form({ purchasing }: { readonly purchasing: Settings['purchasing'] }) {
  const { form, card } = useGroupForm({
    group: 'purchasing',
    stored: purchasing,
    toValues,
    toStored: toSettings,
    toUpdate: (values) => ({ group: 'purchasing', values }),
    validate: { overDelivery: faultOf, minMargin: faultOf },
  });
  return (
    <SettingsCard {...card}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          label={texts.overDelivery}
          description={texts.overDeliveryHint}
          {...form.getInputProps('overDelivery')}
        />
        <NumberField
          label={texts.minMargin}
          description={texts.minMarginHint}
          {...form.getInputProps('minMargin')}
        />
      </SimpleGrid>
      <Checkbox label={texts.showExpected} {...form.getInputProps('showExpected', { type: 'checkbox' })} />
    </SettingsCard>
  );
}

function toValues({ showExpected, overDelivery, minMargin }: Settings['purchasing']) {
  return { showExpected, overDelivery: printPercent(overDelivery), minMargin: printPercent(minMargin) };
}

const printPercent = (percent: number) => String(percent).replace('.', ',');

function toSettings({ showExpected, ...values }: ReturnType<typeof toValues>): Settings['purchasing'] {
  const read = (text: string) => toPercent(parsePercent(text).value ?? 0);
  return { showExpected, overDelivery: read(values.overDelivery), minMargin: read(values.minMargin) };
}

function faultOf(text: string): string | null {
  const { reason } = parsePercent(text);
  return reason === undefined ? null : NUMBER_FAULT_TEXTS[reason];
}
