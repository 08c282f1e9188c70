import { Alert, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { DIFFERENCE_REASON_LABELS } from '#shared/delivery.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { Pill } from '#web/ui/pill.tsx';
import { CheckInForm } from './check-in-form.tsx';
import { returnTexts as texts } from './return-texts.ts';
import type { Van } from './van.ts';

type VanCardProps = { readonly van: Van; readonly date: ISODate };

export function VanCard({ van, date }: VanCardProps) {
  const { name, driverCode, lines, checkIns } = van;
  return (
    <Card component="section" aria-label={texts.list(name)}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {texts.driver(name, driverCode)}
          </Title>
          <Group gap="sm">
            {lines.length === 0 ? (
              <Pill tone="good">{texts.checked}</Pill>
            ) : (
              <Pill tone="warn">{checkIns.length > 0 ? texts.rest : texts.toCheck(lines.length)}</Pill>
            )}
            <DocumentButton
              address={`/api/stock/return-list/pdf?date=${date}&driver_nr=${driverCode}`}
              label={texts.paper}
              mode="save"
              failure={texts.documentFailed}
            />
          </Group>
        </Group>
        {checkIns.map((checkIn) => (
          <CheckedIn key={checkIn.id} checkIn={checkIn} />
        ))}
        {lines.length > 0 && (
          // Another list is another form: what was counted against the old one does not count.
          <CheckInForm key={JSON.stringify(lines.map((line) => line.expected))} van={van} date={date} />
        )}
      </Stack>
    </Card>
  );
}

function CheckedIn({ checkIn }: { readonly checkIn: Van['checkIns'][number] }) {
  const whenText = useInstantText();
  const { differences, note } = checkIn;
  return (
    <Alert color="good" p="xs" icon={<IconCheck size={20} aria-hidden />}>
      <Text size="sm" fw={600}>
        {texts.by(checkIn.actorName, whenText(checkIn.at))} · {texts.pieces(checkIn.returned)}
        {differences.length === 0 && `, ${texts.noDifference}`}
      </Text>
      {differences.map((line) => (
        <Text key={`${line.productId} ${line.isWrittenOff}`} size="sm">
          {texts.differed(line.name, line.expected, line.returned, DIFFERENCE_REASON_LABELS[line.reason])}
        </Text>
      ))}
      {note !== '' && <Text size="sm">{note}</Text>}
    </Alert>
  );
}
