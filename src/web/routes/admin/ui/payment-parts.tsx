import { Box, Button, Group, Input, SegmentedControl, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { readNumberField } from '#web/ui/quantity/typed-number.ts';

type AmountAndDayProps = {
  readonly labels: { readonly amount: string; readonly day: string };
  readonly amount: string;
  readonly fault: ReactNode;
  readonly day: string;
  readonly onChange: (change: { amount: string } | { day: string }) => void;
};

export function AmountAndDay({ labels, amount, fault, day, onChange }: AmountAndDayProps) {
  const today = useShopToday();
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextInput
        data-autofocus
        label={labels.amount}
        size="md"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={amount}
        error={fault}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange({ amount: readNumberField(event.currentTarget, amount) })}
      />
      <DateField
        hasVisibleLabel
        label={labels.day}
        max={today}
        value={day}
        onChange={(chosen) => chosen && onChange({ day: chosen })}
      />
    </SimpleGrid>
  );
}

type MethodChoiceProps<Method extends string> = {
  readonly label: string;
  readonly labels: Readonly<Record<Method, string>>;
  readonly methods: readonly Method[];
  readonly chosen: Method | '';
  readonly isRequired?: boolean;
  readonly error?: ReactNode;
  readonly onChoose: (method: Method) => void;
};

export function MethodChoice<Method extends string>(props: MethodChoiceProps<Method>) {
  const { label, labels, methods, chosen, isRequired = false, error, onChoose } = props;
  return (
    <Input.Wrapper label={label} labelElement="div" withAsterisk={isRequired} error={error}>
      <Group gap={6} role="group" aria-label={label}>
        {methods.map((method) => (
          <Button
            key={method}
            size="compact-md"
            radius="xl"
            fw={500}
            variant={method === chosen ? 'light' : 'default'}
            aria-pressed={method === chosen}
            onClick={() => onChoose(method)}
          >
            {labels[method]}
          </Button>
        ))}
      </Group>
    </Input.Wrapper>
  );
}

type PlanFrameProps = {
  readonly texts: { readonly plan: string; readonly oldest: string; readonly chosen: string };
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly children: ReactNode;
};

export function PlanFrame({ texts, isChosen, onChoose, children }: PlanFrameProps) {
  return (
    <Box component="section" aria-label={texts.plan} p="sm" bg="var(--shop-sunken)" bdrs="md">
      <Group justify="space-between" gap="xs" mb="xs">
        <Text fw={600}>{texts.plan}</Text>
        <SegmentedControl
          size="xs"
          aria-label={texts.plan}
          data={[
            { value: 'oldest', label: texts.oldest },
            { value: 'chosen', label: texts.chosen },
          ]}
          value={isChosen ? 'chosen' : 'oldest'}
          onChange={(plan) => onChoose(plan === 'chosen')}
        />
      </Group>
      {children}
    </Box>
  );
}
