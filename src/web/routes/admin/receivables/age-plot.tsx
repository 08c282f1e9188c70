import { Box, Flex, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { AGE_BAND_LABELS, AGE_BANDS, type AgeBand } from '#shared/accounting/ledger.ts';
import { formatCents } from '#shared/prices/money.ts';
import { Money } from '#web/ui/money.tsx';
import { receivablesTexts } from './texts.ts';

const texts = receivablesTexts.ageing;

type Ages = Readonly<Record<AgeBand, number>> & { readonly totalCents: number };

const COLORS: Readonly<Record<AgeBand, string>> = {
  notDue: 'var(--mantine-color-teal-6)',
  d30: 'var(--mantine-color-yellow-4)',
  d60: 'var(--mantine-color-yellow-7)',
  d90: '#db6826',
  over90: 'var(--mantine-color-red-9)',
};

export function AgePlot({ totals }: { readonly totals: Ages }) {
  const owed = owedOf(totals);
  const label = AGE_BANDS.map((band) => `${AGE_BAND_LABELS[band]}: ${formatCents(totals[band])}`).join(', ');
  return (
    <Paper component="section" aria-label={texts.plot} p="md">
      <Title order={2} size="h4" mb="sm">
        {texts.plot}
      </Title>
      <Flex role="img" aria-label={label} h={34} gap={2} bdrs="sm" style={{ overflow: 'hidden' }}>
        <Parts ages={totals} />
      </Flex>
      <Group component="ul" gap="0.5rem 2rem" mt="sm">
        {AGE_BANDS.map((band) => (
          <Stack key={band} component="li" gap={0}>
            <Group gap={6} wrap="nowrap">
              <Box w={12} h={12} bdrs={3} bg={COLORS[band]} aria-hidden />
              <Text size="sm" c="dimmed">
                {AGE_BAND_LABELS[band]}
                {owed > 0 && totals[band] > 0 && ` · ${Math.round((totals[band] / owed) * 100)}%`}
              </Text>
            </Group>
            <Text fw={650}>
              <Money cents={totals[band]} />
            </Text>
          </Stack>
        ))}
      </Group>
    </Paper>
  );
}

type AgeBarProps = { readonly ages: Ages /** 0 to 1. */; readonly share: number };

export function AgeBar({ ages, share }: AgeBarProps) {
  return (
    <Flex h={6} mt={4} gap={1} bdrs="xl" w={`${Math.round(Math.max(0, share) * 100)}%`} aria-hidden>
      <Parts ages={ages} />
    </Flex>
  );
}

function Parts({ ages }: { readonly ages: Ages }) {
  return AGE_BANDS.filter((band) => ages[band] > 0).map((band) => (
    <Box
      key={band}
      bg={COLORS[band]}
      title={AGE_BAND_LABELS[band]}
      miw={2}
      style={{ flex: `${ages[band]} 1 0` }}
    />
  ));
}

function owedOf(ages: Ages): number {
  return AGE_BANDS.reduce((sum, band) => sum + Math.max(0, ages[band]), 0);
}
