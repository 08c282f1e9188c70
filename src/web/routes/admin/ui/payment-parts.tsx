import { Box, Button, Group, Input, SegmentedControl, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCents } from '#shared/prices/money.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
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

type PlanRowProps = {
  readonly name: string;
  readonly about: string;
  readonly isChosen: boolean;
  readonly label: string;
  readonly typed: string;
  readonly error: ReactNode;
  readonly plannedCents: number;
  readonly onType: (amount: string) => void;
};

export function PlanRow({ name, about, isChosen, label, typed, error, plannedCents, onType }: PlanRowProps) {
  return (
    <Group component="li" justify="space-between" gap="xs" wrap="nowrap">
      <div>
        <Text size="sm">{name}</Text>
        <Dimmed size="xs">{about}</Dimmed>
      </div>
      {isChosen ? (
        <TextInput
          w={120}
          size="sm"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0,00"
          maxLength={20}
          aria-label={label}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => onType(readNumberField(currentTarget, typed))}
        />
      ) : (
        <Text size="sm" fw={650}>
          <Money cents={plannedCents} />
        </Text>
      )}
    </Group>
  );
}

type PlanRestProps = { readonly cents: number; readonly over: string; readonly stays: string };

export function PlanRest({ cents, over, stays }: PlanRestProps) {
  if (cents === 0) return null;
  return (
    <Text size="sm" mt="xs" role="status" fw={600} c={cents < 0 ? 'var(--shop-bad-text)' : 'inherit'}>
      {cents < 0 ? over : `${stays}: ${formatCents(cents)}`}
    </Text>
  );
}
