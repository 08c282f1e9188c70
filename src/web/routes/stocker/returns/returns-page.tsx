import { Box, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconTruckReturn } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { isISODate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { returnTexts as texts } from './return-texts.ts';
import { VanCard } from './van-card.tsx';

export function ReturnsPage() {
  const today = useShopToday();
  const [typed, setDate] = useUrlParam('date', today);
  const date = isISODate(typed) ? typed : today;
  const query = useQuery(api.stocker.agenda.vanReturns.queryOptions({ date }));
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1}>{texts.title}</Title>
        <Box maw={272}>
          <DayPicker value={date} onChange={setDate} label={texts.date} />
        </Box>
      </Group>
      <Text size="sm" c="dimmed" maw="46rem">
        {texts.hint}
      </Text>
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
