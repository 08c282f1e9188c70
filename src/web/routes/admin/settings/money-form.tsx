import { Checkbox, SimpleGrid } from '@mantine/core';
import { eurosForField } from '#shared/prices/money.ts';
import { moneySettingsInput, type Settings } from '#shared/settings.ts';
import { parseCents, parseWholeNumber } from '#shared/text/parse-number.ts';
import { findIssues } from '#web/hooks/use-zod-form.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { SettingsCard } from './settings-card.tsx';
import { settingsTexts } from './texts.ts';
import { numberFaults, useGroupForm } from './use-group-form.ts';

const texts = settingsTexts.money;

export function MoneyForm({ money }: { readonly money: Settings['money'] }) {
  const { form, card } = useGroupForm({
    group: 'money',
    stored: money,
    toValues,
    toStored: toSettings,
    toUpdate: (values) => ({ group: 'money', values }),
    validate: findMoneyFaults,
  });
  return (
    <SettingsCard {...card}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          label={texts.overdueHoldDays}
          description={texts.overdueHint}
          isWhole
          {...form.getInputProps('overdueHoldDays')}
        />
        <NumberField
          label={texts.holdHours}
          description={texts.holdHint}
          isWhole
          {...form.getInputProps('holdHours')}
        />
        <NumberField
          label={texts.cashLimit}
          description={texts.cashLimitHint}
          {...form.getInputProps('cashLimitCents')}
        />
        <NumberField
          label={texts.maxExpense}
          description={texts.maxExpenseHint}
          {...form.getInputProps('maxExpenseCents')}
        />
        <NumberField
          label={texts.maxDayExpenses}
          description={texts.maxDayExpensesHint}
          {...form.getInputProps('maxDayExpensesCents')}
        />
      </SimpleGrid>
      <Checkbox label={texts.showFreeLimit} {...form.getInputProps('showFreeLimit', { type: 'checkbox' })} />
    </SettingsCard>
  );
}

type MoneyValues = ReturnType<typeof toValues>;

function toValues(money: Settings['money']) {
  return {
    overdueHoldDays: String(money.overdueHoldDays),
    holdHours: String(money.holdHours),
    cashLimitCents: eurosForField(money.cashLimitCents),
    maxExpenseCents: eurosForField(money.maxExpenseCents),
    maxDayExpensesCents: eurosForField(money.maxDayExpensesCents),
    showFreeLimit: money.showFreeLimit,
  };
}

function readNumbers(values: MoneyValues) {
  return {
    overdueHoldDays: parseWholeNumber(values.overdueHoldDays, 365),
    holdHours: parseWholeNumber(values.holdHours, 720),
    cashLimitCents: parseCents(values.cashLimitCents),
    maxExpenseCents: parseCents(values.maxExpenseCents),
    maxDayExpensesCents: parseCents(values.maxDayExpensesCents),
  };
}

export function findMoneyFaults(values: MoneyValues): Record<string, string> {
  return { ...findIssues(moneySettingsInput, toSettings(values)), ...numberFaults(readNumbers(values)) };
}

function toSettings(values: MoneyValues): Settings['money'] {
  const read = readNumbers(values);
  return {
    overdueHoldDays: read.overdueHoldDays.value ?? 0,
    holdHours: read.holdHours.value ?? 0,
    showFreeLimit: values.showFreeLimit,
    cashLimitCents: read.cashLimitCents.value ?? 0,
    maxExpenseCents: read.maxExpenseCents.value ?? 0,
    maxDayExpensesCents: read.maxDayExpensesCents.value ?? 0,
  };
}
