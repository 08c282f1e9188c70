import { Button, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { parseCents } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { Fact } from '#web/ui/fact.tsx';
import { Money } from '#web/ui/money.tsx';
import { MoneyInput } from '#web/ui/quantity/money-input.tsx';
import { numberIn } from '#web/ui/quantity/number-schemas.ts';
import { signedCents } from '#web/ui/signed.ts';
import { type Sheet, tillOf } from './cash/till.ts';
import { cashTexts } from './cash-texts.ts';

export type DriverCash = Sheet;

type CashBoxProps = {
  readonly cash: DriverCash;
  readonly title?: string;
  readonly link: ReactNode;
};

export function CashBox({ cash, title = cashTexts.cash, link }: CashBoxProps) {
  return (
    <Stack component="section" aria-label={title} gap="sm" p="md" bg="var(--shop-sunken)" bdrs="md">
      <Group justify="space-between" gap="xs">
        <Title order={3} fz="md">
          {title}
        </Title>
        {link}
      </Group>
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="lg" verticalSpacing="xs">
        <Fact label={cashTexts.expected} labelSize="sm" size="md" fw={650}>
          <Money cents={cash.expectedCents} />
        </Fact>
        <Fact label={cashTexts.received} labelSize="sm" size="md" fw={650}>
          <Money cents={cash.receivedCents} />
        </Fact>
        <Fact label={cashTexts.driverCounted} labelSize="sm" size="md" fw={650}>
          <Count
            amountCents={cash.driverCount?.amountCents}
            differenceCents={differenceOf(cash.driverCount, cash)}
          />
        </Fact>
        <Fact label={cashTexts.officeCounted} labelSize="sm" size="md" fw={650}>
          <Count
            amountCents={cash.officeCount?.amountCents}
            differenceCents={differenceOf(cash.officeCount, cash)}
          />
        </Fact>
      </SimpleGrid>
      {!cash.isClosed && <OfficeCount cash={cash} />}
    </Stack>
  );
}

function differenceOf(count: DriverCash['officeCount'], { expectedCents }: DriverCash): number | null {
  return count && count.amountCents - expectedCents;
}

type CountProps = {
  readonly amountCents: number | undefined;
  readonly differenceCents: number | null;
};

function Count({ amountCents, differenceCents }: CountProps) {
  if (amountCents === undefined) return cashTexts.notCounted;
  return (
    <>
      <Money cents={amountCents} />
      {differenceCents !== null && differenceCents !== 0 && (
        <Text span display="block" size="sm" fw="inherit" c="var(--shop-warn-text)">
          {cashTexts.difference} {signedCents(differenceCents)}
        </Text>
      )}
    </>
  );
}

const countForm = z.object({ amountCents: numberIn(parseCents, cashTexts.countInvalid), note: z.string() });

export function OfficeCount({ cash }: { readonly cash: DriverCash }) {
  const form = useZodForm(countForm, { mode: 'controlled', initialValues: { amountCents: '', note: '' } });
  const count = useAction(api.stocker.cash.count, {
    attempts: {},
    success: cashTexts.countSaved,
    failure: cashTexts.countFailed,
    affects: ['agenda'],
    form,
  });
  const send = async (counted: z.output<typeof countForm>) => {
    const sent = form.getValues();
    if ((await count.run({ ...tillOf(cash), ...counted })) && form.getValues() === sent) form.reset();
  };
  return (
    <form {...form.submit((counted) => void send(counted))}>
      <Group align="flex-end" gap="sm">
        <MoneyInput size="sm" label={cashTexts.countAmount} {...form.field('amountCents')} />
        <TextInput label={cashTexts.countNote} maxLength={300} {...form.field('note')} />
        <Button type="submit" loading={count.isPending}>
          {cashTexts.countSave}
        </Button>
      </Group>
    </form>
  );
}
