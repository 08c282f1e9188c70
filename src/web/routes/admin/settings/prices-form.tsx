import { Checkbox, Select, SimpleGrid } from '@mantine/core';
import { eurosForField, toPercent } from '#shared/prices/money.ts';
import { activeRegions } from '#shared/regions.ts';
import { pricesSettingsInput, type Settings } from '#shared/settings.ts';
import { parseCents, parsePercent } from '#shared/text/parse-number.ts';
import { useFirm } from '#web/firm.ts';
import { findIssues } from '#web/hooks/use-zod-form.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { SettingsCard } from './settings-card.tsx';
import { settingsTexts } from './texts.ts';
import { numberFaults, useGroupForm } from './use-group-form.ts';

const texts = settingsTexts.prices;

export function PricesForm({ prices }: { readonly prices: Settings['prices'] }) {
  const { form, card } = useGroupForm({
    group: 'prices',
    stored: prices,
    toValues,
    toStored: toSettings,
    toUpdate: (values) => ({ group: 'prices', values }),
    validate: (values) => ({
      ...findIssues(pricesSettingsInput, toSettings(values)),
      ...numberFaults(readNumbers(values)),
    }),
  });
  useFirm();
  const isBrought = form.values.belowMinimum === 'transport';
  return (
    <SettingsCard {...card}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {activeRegions().map(({ id, name }) => (
          <NumberField
            key={id}
            label={texts.minimumOf(name)}
            description={texts.minimumHint}
            {...form.getInputProps(minimumField(id))}
          />
        ))}
        <Select
          label={texts.belowMinimum}
          data={[
            { value: 'reject', label: texts.reject },
            { value: 'transport', label: texts.transport },
          ]}
          allowDeselect={false}
          {...form.getInputProps('belowMinimum')}
        />
        {isBrought && (
          <>
            <NumberField label={texts.transportCents} {...form.getInputProps('transportCents')} />
            <NumberField label={texts.transportVat} {...form.getInputProps('transportVat')} />
          </>
        )}
      </SimpleGrid>
      <Checkbox label={texts.hidesPrices} {...form.getInputProps('hidesPrices', { type: 'checkbox' })} />
      <Checkbox label={texts.needsApproval} {...form.getInputProps('needsApproval', { type: 'checkbox' })} />
    </SettingsCard>
  );
}

type PricesValues = ReturnType<typeof toValues>;

const minimumField = (regionId: number) => `minimums.${regionId}`;

function toValues(prices: Settings['prices']) {
  const stored = new Map(prices.regionMinimums.map((region) => [region.regionId, region.minimumCents]));
  const textOf = (cents: number | undefined) => (cents === undefined ? '' : eurosForField(cents));
  const minimums: Record<string, string> = Object.fromEntries(
    activeRegions().map(({ id }) => [String(id), textOf(stored.get(id))]),
  );
  return {
    minimums,
    belowMinimum: prices.belowMinimum,
    transportCents: eurosForField(prices.transportCents),
    transportVat: String(toPercent(prices.transportVatBasisPoints)),
    hidesPrices: prices.hidesPrices,
    needsApproval: prices.needsApproval,
  };
}

function toSettings(values: PricesValues): Settings['prices'] {
  return {
    regionMinimums: Object.entries(values.minimums).flatMap(([id, text]) => {
      const minimumCents = parseCents(text).value;
      return minimumCents === undefined ? [] : [{ regionId: Number(id), minimumCents }];
    }),
    belowMinimum: values.belowMinimum,
    transportCents: parseCents(values.transportCents).value ?? 0,
    transportVatBasisPoints: parsePercent(values.transportVat).value ?? 0,
    hidesPrices: values.hidesPrices,
    needsApproval: values.needsApproval,
  };
}

function readNumbers(values: PricesValues) {
  const minimums = activeRegions().map(
    ({ id }) => [minimumField(id), parseCents(values.minimums[id] ?? '')] as const,
  );
  return {
    ...Object.fromEntries(minimums),
    transportCents: parseCents(values.transportCents),
    transportVat: parsePercent(values.transportVat),
  };
}
