import { Checkbox, SimpleGrid } from '@mantine/core';
import { eurosForField } from '#shared/prices/money.ts';
import { moneySettingsInput, type Settings } from '#shared/settings.ts';
import {
  NUMBER_FAULT_TEXTS,
  type ParsedNumber,
  parseCents,
  parseWholeNumber,
} from '#shared/text/parse-number.ts';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { SettingsCard } from './settings-card.tsx';
import { settingsTexts } from './texts.ts';
import { useGroupForm } from './use-group-form.ts';

const texts = settingsTexts.money;

export function MoneyForm({ money }: { readonly money: Settings['money'] }) {
  const { form, save } = useGroupForm({
    group: 'money',
    stored: money,
    toValues,
    toStored: toSettings,
    toUpdate: (values) => ({ group: 'money', values }),
    validate: (values) => ({ ...issuesOf(toSettings(values)), ...numberFaults(values) }),
  });
  return (
    <SettingsCard
      title={settingsTexts.groups.money}
      hint={settingsTexts.groups.moneyHint}
      isSaving={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate(values))}
    >
      <LeaveGuard isDirty={() => form.isDirty()} />
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

const READERS = {
  overdueHoldDays: (text: string) => parseWholeNumber(text, 365),
  holdHours: (text: string) => parseWholeNumber(text, 720),
  cashLimitCents: parseCents,
  maxExpenseCents: parseCents,
  maxDayExpensesCents: parseCents,
} satisfies Record<string, (text: string) => ParsedNumber>;

function toSettings(values: MoneyValues): Settings['money'] {
  const read = (field: keyof typeof READERS) => READERS[field](values[field]).value ?? 0;
  return {
    overdueHoldDays: read('overdueHoldDays'),
    holdHours: read('holdHours'),
    showFreeLimit: values.showFreeLimit,
    cashLimitCents: read('cashLimitCents'),
    maxExpenseCents: read('maxExpenseCents'),
    maxDayExpensesCents: read('maxDayExpensesCents'),
  };
}

function numberFaults(values: MoneyValues): Record<string, string> {
  const fields = [
    'overdueHoldDays',
    'holdHours',
    'cashLimitCents',
    'maxExpenseCents',
    'maxDayExpensesCents',
  ] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { reason } = READERS[field](values[field]);
      return reason === undefined || reason === 'empty' ? [] : [[field, NUMBER_FAULT_TEXTS[reason]]];
    }),
  );
}

function issuesOf(settings: Settings['money']): Record<string, string> {
  const parsed = moneySettingsInput.safeParse(settings);
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message]));
}
