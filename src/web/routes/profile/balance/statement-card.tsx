import '#web/styles/form-styles.ts';
import { Group, NativeSelect, Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import classes from '#web/routes/profile/profile-page.module.css';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { type NamedPeriod, PERIODS, type Period, periodNamed } from './periods.ts';
import { StatementTable } from './statement-table.tsx';
import { balanceTexts as texts } from './texts.ts';

const CHOICES = [...PERIODS, 'chosen'] as const;

export function StatementCard({ customerId }: { readonly customerId: number }) {
  const today = useShopToday();
  const [name, setName] = useState<NamedPeriod | 'chosen'>('quarter');
  const [chosen, setChosen] = useState<Period>(() => periodNamed('quarter', today));
  const period = name === 'chosen' ? chosen : periodNamed(name, today);
  const choose = (next: (typeof CHOICES)[number]) => {
    setChosen(period);
    setName(next);
  };
  return (
    <section className={classes['card']} aria-labelledby="statement">
      <Group justify="space-between" align="end" gap="sm" mb="md">
        <h2 id="statement">{texts.statement}</h2>
        <Group gap="xs">
          {(['pdf', 'xlsx'] as const).map((format) => (
            <DocumentButton
              key={format}
              address={`/api/accounts/${customerId}/statement?from=${period.from}&to=${period.to}&format=${format}`}
              label={texts[format]}
              mode="save"
              failure={texts.fileFailed}
              isDisabled={!isInOrder(period)}
            />
          ))}
        </Group>
      </Group>
      <Group align="end" gap="sm" mb="md">
        <NativeSelect
          label={texts.period}
          size="md"
          data={CHOICES.map((value) => ({ value, label: texts.periods[value] }))}
          value={name}
          onChange={({ currentTarget }) => choose(CHOICES[currentTarget.selectedIndex] ?? 'quarter')}
        />
        {name === 'chosen' &&
          (['from', 'to'] as const).map((end) => (
            <DateField
              key={end}
              label={texts[end]}
              hasVisibleLabel
              isPast
              value={chosen[end]}
              onChange={(day) => day !== null && setChosen({ ...chosen, [end]: day })}
            />
          ))}
      </Group>
      {isInOrder(period) ? (
        <PeriodEntries period={period} />
      ) : (
        <Text role="alert" c="var(--shop-bad-text)">
          {texts.wrongPeriod}
        </Text>
      )}
    </section>
  );
}

function isInOrder({ from, to }: Period): boolean {
  return from <= to;
}

function PeriodEntries({ period }: { readonly period: Period }) {
  const statement = useQuery(
    api.customer.balance.statement.queryOptions(period, { placeholderData: keepPreviousData, staleTime: 0 }),
  );
  return (
    <PageState query={statement} failure={texts.statementFailed} loading={<Skeleton h={240} radius="lg" />}>
      {(found) => <StatementTable statement={found} />}
    </PageState>
  );
}
