import { Skeleton, Stack, Title } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatCents } from '#shared/money.ts';
import { formatDate, isISODate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { StatTile } from '#web/routes/stocker/stat-tile.tsx';
import { texts } from '#web/routes/stocker/texts.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import classes from './agenda.module.css';
import { DriverBlock } from './driver-block.tsx';
import { type AgendaEntry, useAgendas } from './use-agendas.ts';

/** The section 'Driver Agenda': every driver's delivery day, its route, its papers and its cash. */
export function AgendaTab() {
  const today = useShopToday();
  const [typedDate, setDate] = useUrlParam('date', today);
  const [opened, setOpened] = useUrlParam('driver');
  const date = isISODate(typedDate) ? typedDate : today;
  const { drivers, entries } = useAgendas(date);
  const cash = useQuery(api.stocker.agenda.cash.queryOptions({ date }));
  const isEmpty = entries.length > 0 && entries.every((entry) => entry.agenda?.totalOrderCount === 0);
  return (
    <Stack gap="md">
      <Title order={1}>{texts.agenda.title}</Title>
      <div className={classes['day']}>
        <DayPicker value={date} onChange={setDate} label={texts.agenda.date} />
      </div>
      <Totals entries={entries} />
      <PageState
        query={drivers}
        loading={<AgendaSkeleton />}
        failure={texts.agenda.driversFailed}
        isEmpty={(listed) => listed.length === 0}
        empty={<EmptyBox icon={<IconTruckDelivery size={26} />} title={texts.agenda.noDrivers} />}
      >
        {() => (
          <>
            {isEmpty && (
              <EmptyBox icon={<IconTruckDelivery size={26} />} title={texts.agenda.empty(formatDate(date))} />
            )}
            {entries.map((entry) => (
              <DriverBlock
                key={entry.driver.id}
                entry={entry}
                date={date}
                cash={cash.data?.find((day) => day.driverId === entry.driver.id)}
                isOpen={opened === String(entry.driver.id)}
                onToggle={() => setOpened(opened === String(entry.driver.id) ? '' : String(entry.driver.id))}
              />
            ))}
          </>
        )}
      </PageState>
    </Stack>
  );
}

function Totals({ entries }: { readonly entries: readonly AgendaEntry[] }) {
  const known = entries.flatMap((entry) => entry.agenda ?? []);
  const isKnown = known.length > 0;
  const sum = (pick: (agenda: (typeof known)[number]) => number) =>
    known.reduce((total, agenda) => total + pick(agenda), 0);
  return (
    <dl className={classes['totals']}>
      <StatTile
        label={texts.agenda.orders}
        value={isKnown ? sum((agenda) => agenda.totalOrderCount) : undefined}
      />
      <StatTile
        label={texts.agenda.products}
        value={isKnown ? sum((agenda) => agenda.totalProductCount) : undefined}
      />
      <StatTile
        label={texts.agenda.amount}
        value={isKnown ? formatCents(sum((agenda) => agenda.totalAmountCents)) : undefined}
      />
    </dl>
  );
}

function AgendaSkeleton() {
  return (
    <Stack gap="sm" aria-hidden>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} h={66} radius="md" />
      ))}
    </Stack>
  );
}
