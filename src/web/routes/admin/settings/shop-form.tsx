import { Checkbox, Group, Input, Select, SimpleGrid } from '@mantine/core';
import { ISSUE_MOMENT_LABELS, ISSUE_MOMENTS } from '#shared/accounting/documents.ts';
import { weekdayOf } from '#shared/dates/shop-dates.ts';
import { eurosForField } from '#shared/prices/money.ts';
import { type Settings, shopSettingsInput } from '#shared/settings.ts';
import { parseCents, parseWholeNumber } from '#shared/text/parse-number.ts';
import { findIssues } from '#web/hooks/use-zod-form.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { HOURS, WEEKDAYS } from './calendar-choices.ts';
import { ClosedDates } from './closed-dates.tsx';
import { SettingsCard } from './settings-card.tsx';
import { settingsTexts } from './texts.ts';
import { numberFaults, useGroupForm } from './use-group-form.ts';

const texts = settingsTexts.shop;

const TIME_ZONES = [
  'Europe/Belgrade',
  'Europe/Tirane',
  'Europe/Skopje',
  'Europe/Berlin',
  'Europe/Zurich',
  'UTC',
];

export function ShopForm({ shop }: { readonly shop: Settings['shop'] }) {
  const { form, card } = useGroupForm({
    group: 'shop',
    stored: shop,
    toValues,
    toStored: toSettings,
    toUpdate: (values) => ({ group: 'shop', values }),
    validate: (values) => ({
      ...findIssues(shopSettingsInput, toSettings(values)),
      ...numberFaults(readNumbers(values)),
    }),
  });
  const zones = TIME_ZONES.includes(shop.timeZone) ? TIME_ZONES : [shop.timeZone, ...TIME_ZONES];
  return (
    <SettingsCard id="days" {...card}>
      <Checkbox.Group label={texts.closedWeekdays} {...form.getInputProps('closedWeekdays')}>
        <Group gap="md" mt={6}>
          {WEEKDAYS.map((day) => (
            <Checkbox key={day} value={String(day)} label={texts.weekdays[day]} />
          ))}
        </Group>
      </Checkbox.Group>
      <Input.Wrapper label={texts.closedDates} labelElement="div" error={form.errors['closedDates']}>
        <ClosedDates
          dates={form.values.closedDates}
          isClosed={(date) => form.values.closedWeekdays.includes(String(weekdayOf(date)))}
          onChange={(dates) => form.setFieldValue('closedDates', dates)}
        />
      </Input.Wrapper>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label={texts.cutoffHour}
          description={texts.cutoffHint}
          data={HOURS}
          allowDeselect={false}
          {...form.getInputProps('cutoffHour')}
        />
        <NumberField
          label={texts.minimumOrder}
          description={texts.minimumHint}
          {...form.getInputProps('minimumOrderCents')}
        />
        <NumberField
          label={texts.newCustomerLimit}
          description={texts.newCustomerHint}
          {...form.getInputProps('newCustomerLimitCents')}
        />
        <Select
          label={texts.issueAt}
          description={texts.issueAtHint}
          data={ISSUE_MOMENTS.map((value) => ({ value, label: ISSUE_MOMENT_LABELS[value] }))}
          allowDeselect={false}
          {...form.getInputProps('issueAt')}
        />
        <NumberField label={texts.lowStock} isWhole {...form.getInputProps('lowStockThreshold')} />
        <Select
          label={texts.timeZone}
          data={zones}
          allowDeselect={false}
          searchable
          {...form.getInputProps('timeZone')}
        />
      </SimpleGrid>
      <Checkbox
        label={texts.customersChangeOrders}
        description={texts.customersChangeOrdersHint}
        {...form.getInputProps('customersChangeOrders', { type: 'checkbox' })}
      />
    </SettingsCard>
  );
}

type ShopValues = ReturnType<typeof toValues>;

function toValues(shop: Settings['shop']) {
  return {
    closedWeekdays: shop.closedWeekdays.map(String),
    closedDates: shop.closedDates.toSorted(),
    cutoffHour: String(shop.cutoffHour),
    minimumOrderCents: eurosForField(shop.minimumOrderCents),
    newCustomerLimitCents: eurosForField(shop.newCustomerLimitCents),
    lowStockThreshold: String(shop.lowStockThreshold),
    timeZone: shop.timeZone,
    issueAt: shop.issueAt,
    customersChangeOrders: shop.customersChangeOrders,
  };
}

function readNumbers(values: ShopValues) {
  return {
    minimumOrderCents: parseCents(values.minimumOrderCents),
    newCustomerLimitCents: parseCents(values.newCustomerLimitCents),
    lowStockThreshold: parseWholeNumber(values.lowStockThreshold, 100_000),
  };
}

function toSettings(values: ShopValues): Settings['shop'] {
  const read = readNumbers(values);
  return {
    closedWeekdays: values.closedWeekdays.map(Number).sort(),
    closedDates: values.closedDates,
    cutoffHour: Number(values.cutoffHour),
    minimumOrderCents: read.minimumOrderCents.value ?? 0,
    newCustomerLimitCents: read.newCustomerLimitCents.value ?? 0,
    lowStockThreshold: read.lowStockThreshold.value ?? 0,
    timeZone: values.timeZone,
    issueAt: values.issueAt,
    customersChangeOrders: values.customersChangeOrders,
  };
}
