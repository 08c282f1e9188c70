import { ActionIcon, Alert, Box, Button, Group, Menu, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconDots, IconRefresh, IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addDays, formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { isSoundOn, playMark, setSound } from '#web/features/workspace/marks.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { NotDelivered } from '#web/routes/driver/stop/not-delivered.tsx';
import { texts } from '#web/routes/driver/texts.ts';
import { useUser } from '#web/session.ts';
import { CutOff } from '#web/ui/cut-off.tsx';
import { DayPicker } from '#web/ui/dates/day-picker.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { CopyNote } from './copy-note.tsx';
import { DayStops } from './day-stops.tsx';
import { RegionChoice } from './region-choice.tsx';
import { type DriverDay, useDriverDay } from './use-driver-day.ts';

export function DayPage() {
  const day = useDriverDay();
  const query = useQuery(api.driver.orders.byDay.queryOptions({ date: day.date, by: day.by }));
  // Prefetches the load list and the cash page for offline use.
  useQuery(api.driver.orders.load.queryOptions({ date: day.date }));
  useQuery(api.driver.cash.day.queryOptions({ date: day.date }));
  const isCutOff = query.fetchStatus === 'paused';
  const tools = (
    <>
      <RegionChoice orders={query.data ?? []} />
      <DayMenu day={day} />
    </>
  );
  return (
    <Stack gap="sm">
      <VisuallyHidden component="h1">{texts.ordersView}</VisuallyHidden>
      <CopyNote query={query} />
      <Group gap="xs" wrap="nowrap">
        <Box flex="0 1 26rem" miw={0}>
          <DayPicker value={day.date} onChange={day.setDate} label={texts.date} size="lg" />
        </Box>
        <Button
          size="lg"
          px="sm"
          variant="default"
          style={{ flex: 'none' }}
          aria-label={texts.fetch}
          loading={query.isFetching && !isCutOff}
          onClick={() => void query.refetch()}
        >
          <IconRefresh size={22} aria-hidden />
          <Box component="span" visibleFrom="sm" ml={8}>
            {texts.fetch}
          </Box>
        </Button>
      </Group>
      <NotDelivered date={day.date} orders={query.data ?? []} />
      <PageState
        query={query}
        loading={isCutOff ? <CutOff /> : <StopsSkeleton />}
        failure={texts.loadFailed}
        isEmpty={(orders) => orders.length === 0}
        empty={
          <Stack gap="sm">
            <Group justify="flex-end">{tools}</Group>
            <EmptyBox icon={<IconTruckDelivery size={26} />} title={texts.empty}>
              <OtherDays day={day} />
            </EmptyBox>
          </Stack>
        }
      >
        {(orders) => (
          <Stack gap="sm">
            <Unfinished day={day} />
            <DayStops orders={orders} day={day} tools={tools} />
          </Stack>
        )}
      </PageState>
    </Stack>
  );
}

function DayMenu({ day }: { readonly day: DriverDay }) {
  const user = useUser();
  const hasSound = user !== null && isSoundOn(user.id);
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="default" size={50} aria-label={texts.more}>
          <IconDots size={22} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{texts.dateKind}</Menu.Label>
        <Menu.RadioGroup value={day.by} onChange={(by) => day.setBy(by === 'created' ? by : 'delivery')}>
          <Menu.RadioItem mih={48} closeMenuOnClick value="delivery">
            {texts.byDelivery}
          </Menu.RadioItem>
          <Menu.RadioItem mih={48} closeMenuOnClick value="created">
            {texts.byCreated}
          </Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.CheckboxItem
          mih={48}
          closeMenuOnClick
          checked={hasSound}
          onChange={(isOn) => {
            if (!user) return;
            setSound(user.id, isOn);
            if (isOn) playMark('new');
          }}
        >
          {texts.sound}
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  );
}

function StopsSkeleton() {
  return (
    <Stack gap="sm" aria-hidden>
      <Skeleton h={320} radius="md" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} h={64} radius="md" />
      ))}
    </Stack>
  );
}

/** An empty day names them among the other days. */
function Unfinished({ day }: { readonly day: DriverDay }) {
  const today = useShopToday();
  const { data: days = [] } = useQuery(api.driver.orders.openDays.queryOptions());
  const earlier = days.filter(({ date }) => date < today && date < day.date);
  if (earlier.length === 0) return null;
  return (
    <Alert color="warn" p="sm" title={texts.unfinished}>
      <Group gap="xs">
        {earlier.map(({ date, count }) => (
          <Button key={date} size="lg" variant="default" onClick={() => day.setDate(date)}>
            {texts.earlierDay(count, formatDate(date))}
          </Button>
        ))}
      </Group>
    </Alert>
  );
}

export function OtherDays({ day }: { readonly day: DriverDay }) {
  const today = useShopToday();
  const { data: days = [] } = useQuery(api.driver.orders.openDays.queryOptions());
  const earlier = days.findLast(({ date }) => date < day.date);
  const later = days.find(({ date }) => date > day.date);
  return (
    <Group gap="xs" justify="center">
      {earlier && (
        <Button size="lg" variant="default" onClick={() => day.setDate(earlier.date)}>
          {texts.earlierDay(earlier.count, formatDate(earlier.date))}
        </Button>
      )}
      {later && (
        <Button size="lg" onClick={() => day.setDate(later.date)}>
          {later.date === addDays(today, 1)
            ? texts.tomorrow(later.count)
            : texts.laterDay(later.count, formatDate(later.date))}
        </Button>
      )}
    </Group>
  );
}
