import { Alert, Box, Button, Group, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp, IconBellRinging, IconRoute, IconTruck } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import { useFirm } from '#web/firm.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useWaiting, withWaiting } from '#web/routes/driver/outbox/use-outbox.ts';
import type { DriverOrder } from '#web/routes/driver/stop/driver-order.ts';
import { StopList } from '#web/routes/driver/stop/stop-list.tsx';
import { StopTable } from '#web/routes/driver/stop/stop-table.tsx';
import { routeLinks, type Stop, toStops } from '#web/routes/driver/stop/stops.ts';
import { type StopActions, useStopActions } from '#web/routes/driver/stop/use-stop-actions.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { useStoredDocuments } from './documents.ts';
import { useRegionChoice } from './region-choice.tsx';
import { NotLoaded, useAskedDeparture } from './use-asked-departure.tsx';
import type { DriverDay } from './use-driver-day.ts';
import { readIds, useStored } from './use-stored.ts';

type DayStopsProps = {
  readonly orders: readonly DriverOrder[];
  readonly day: DriverDay;
  readonly tools: ReactNode;
};

export function DayStops({ orders, day, tools }: DayStopsProps) {
  useFirm();
  const isWide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const today = useShopToday();
  const isToday = day.by === 'delivery' && day.date === today;
  useStoredDocuments(isToday ? orders : []);
  const waiting = useWaiting();
  const { actions, question } = useAskedDeparture(useStopActions(), today);
  const isGone = (orderId: number) => actions.findAttempt(orderId) && !actions.findUndo(orderId);
  const shown = orders.filter(({ orderId }) => !isGone(orderId));
  const all = toStops(shown.map((order) => withWaiting(order, waiting)));
  const [region] = useRegionChoice(orders);
  // A stop's number is its position on the whole route, regardless of filters.
  const stops = region === '' ? all : all.filter((stop) => stop.regionName === region);
  return (
    <Stack gap="sm">
      {isToday && <NewStops key={day.date} date={day.date} stops={all} />}
      {isToday && stops.some(isToDepart) && <NotLoaded date={day.date} />}
      <Group gap="xs" align="flex-start">
        <RouteButtons stops={stops} actions={actions} />
        {tools}
      </Group>
      {question}
      {isWide ? <StopTable stops={stops} actions={actions} /> : <StopList stops={stops} actions={actions} />}
    </Stack>
  );
}

const isToDepart = ({ orders }: Stop) => orders.some((order) => order.status === STATUS.prepared);

type RouteButtonsProps = { readonly stops: readonly Stop[]; readonly actions: StopActions };

function RouteButtons({ stops, actions }: RouteButtonsProps) {
  const links = routeLinks(stops);
  const orders = stops.flatMap((stop) => stop.orders);
  const prepared = orders.filter((order) => order.status === STATUS.prepared);
  const held = orders.filter(
    (order) => order.status === STATUS.departed && actions.findUndo(order.orderId) !== undefined,
  );
  const undo = held[0] && actions.findUndo(held[0].orderId);
  return (
    <Group
      gap="xs"
      grow
      preventGrowOverflow={false}
      flex={{ base: prepared.length > 1 ? '1 1 100%' : '1 1 6rem', sm: '1 1 12rem' }}
    >
      {links.map((link, index) => (
        <Button
          key={link}
          component="a"
          aria-label={links.length > 1 ? undefined : texts.route}
          href={link}
          target="_blank"
          rel="noreferrer"
          size="lg"
          px="sm"
          variant="default"
          leftSection={<IconRoute size={20} aria-hidden />}
        >
          {links.length > 1 ? texts.routeLeg(index + 1) : <RouteWords />}
        </Button>
      ))}
      {prepared.length > 1 && (
        <Button
          size="lg"
          px="sm"
          leftSection={<IconTruck size={20} aria-hidden />}
          onClick={() => actions.depart(prepared)}
        >
          {texts.departAll(prepared.length)}
        </Button>
      )}
      {undo && held.length > 1 && (
        <Button
          size="lg"
          px="sm"
          variant="default"
          disabled={undo.isResting}
          leftSection={<IconArrowBackUp size={20} aria-hidden />}
          onClick={() => actions.takeBack(held)}
        >
          {texts.undoAll(undo.secondsLeft)}
        </Button>
      )}
    </Group>
  );
}

/** Short on a phone, so that the first stop is higher up. */
function RouteWords() {
  return (
    <>
      {texts.routeShort}
      <Box component="span" visibleFrom="sm" style={{ whiteSpace: 'pre' }}>
        {texts.onMap}
      </Box>
    </>
  );
}

export function NewStops({ date, stops }: { readonly date: ISODate; readonly stops: readonly Stop[] }) {
  const [seen, setSeen] = useStored(`seen/${date}`, readIds);
  const ids = stops.flatMap((stop) => stop.orders.map((order) => order.orderId));
  const isFirstLook = seen === null;
  useEffect(() => {
    if (isFirstLook) setSeen(ids);
  });
  const fresh = seen
    ? stops.filter((stop) => stop.orders.some(({ orderId }) => !seen.includes(orderId)))
    : [];
  return (
    <div role="status" style={{ display: 'contents' }}>
      {fresh.length > 0 && (
        <Alert color="info" icon={<IconBellRinging size={20} aria-hidden />} title={texts.newStops}>
          {fresh.map((stop) => (
            <div key={stop.key}>
              {texts.stop(stop.position)}: <b>{stop.buyerName}</b>
            </div>
          ))}
          <Button size="lg" mt="xs" variant="default" onClick={() => setSeen(ids)}>
            {texts.newStopsSeen}
          </Button>
        </Alert>
      )}
    </div>
  );
}
