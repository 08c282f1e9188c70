import { Alert, Box, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconTruckReturn } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { DIFFERENCE_REASON_LABELS } from '#shared/delivery.ts';
import { api } from '#web/api.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { returnsFields } from '#web/routes/stocker/stocker-fields.ts';
import { DayPicker } from '#web/ui/dates/day-picker.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { CheckInForm } from './check-in-form.tsx';
import { returnTexts as texts } from './return-texts.ts';
import type { Van } from './van.ts';

export function ReturnsPage() {
  const [date, setDate] = useSearchParam(returnsFields, 'date', useShopToday());
  const query = useQuery(api.stocker.agenda.vanReturns.queryOptions({ date }));
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1}>{texts.title}</Title>
        <Box maw={272}>
          <DayPicker value={date} onChange={setDate} label={texts.date} />
        </Box>
      </Group>
      <Dimmed maw="46rem">{texts.hint}</Dimmed>
      <PageState
        query={query}
        loading={<Skeleton h={220} radius="md" />}
        failure={texts.failed}
        isEmpty={(vans) => vans.length === 0}
        empty={<EmptyBox icon={<IconTruckReturn size={26} />} title={texts.empty} />}
      >
        {(vans) => vans.map((van) => <VanCard key={`${van.driverCode} ${date}`} van={van} date={date} />)}
      </PageState>
    </Stack>
  );
}

export function VanCard({ van, date }: { readonly van: Van; readonly date: ISODate }) {
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
              label={texts.document}
              mode="save"
              failure={texts.documentFailed}
            />
          </Group>
        </Group>
        {checkIns.map((checkIn) => (
          <CheckedIn key={checkIn.id} checkIn={checkIn} />
        ))}
        {lines.length > 0 && (
          // A changed list resets the form: counts for the old one are void.
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
