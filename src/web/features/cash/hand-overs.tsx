import { Group, Stack, Text, Title } from '@mantine/core';
import { formatDate } from '#shared/shop-dates.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { Money } from '#web/ui/money.tsx';
import { boardTexts as texts } from './texts.ts';
import type { TillDay } from './till.ts';

export function HandOvers({ day: { handOvers, sheet } }: { readonly day: TillDay }) {
  const timeOf = useInstantText();
  if (handOvers.length === 0) return null;
  return (
    <section aria-label={texts.handOvers}>
      <Title order={3} fz="md">
        {texts.handOvers}
      </Title>
      <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
        {handOvers.map(({ what, driverId, driverName, day, amountCents, at }) => (
          <Group
            key={`${what} ${driverId} ${day} ${at}`}
            component="li"
            justify="space-between"
            wrap="nowrap"
            py={4}
          >
            <div style={{ minWidth: 0 }}>
              <Text truncate>{driverName}</Text>
              <Text size="sm" c="dimmed">
                {[texts.handOver[what], day === sheet.date ? '' : texts.lateOf(formatDate(day)), timeOf(at)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <Text fw={600}>
              <Money cents={amountCents} />
            </Text>
          </Group>
        ))}
      </Stack>
    </section>
  );
}
