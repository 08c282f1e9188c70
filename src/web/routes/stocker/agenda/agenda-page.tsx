import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight, IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { formatCents, printWhole } from '#shared/prices/money.ts';
import { api } from '#web/api.ts';
import { boardTexts } from '#web/features/cash/texts.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { IssueDay } from '#web/features/issue-invoices/issue-day.tsx';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { agendaFields } from '#web/routes/stocker/stocker-fields.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { DayPicker } from '#web/ui/dates/day-picker.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { DriverBlock } from './driver-block.tsx';
import { Unassigned } from './unassigned.tsx';
import { type AgendaEntry, useAgendas } from './use-agendas.ts';

export function AgendaPage() {
  const [date, setDate] = useSearchParam(agendaFields, 'date', useShopToday());
  const [opened, setOpened] = useSearchParam(agendaFields, 'driver', null);
  const { drivers, entries } = useAgendas(date);
  const cash = useQuery(api.stocker.cash.sheets.queryOptions({ date }));
  const isEmpty = entries.length > 0 && entries.every((entry) => entry.agenda?.totalOrderCount === 0);
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1}>{texts.agenda.title}</Title>
        <Box maw={272}>
          <DayPicker value={date} onChange={setDate} label={texts.agenda.date} />
        </Box>
        <Group gap="xs">
          <DocumentButton
            address={`/api/stock/agenda/pdf?date=${date}`}
            label={texts.agenda.dayPdf}
            mode="save"
            failure={texts.agenda.pdfFailed}
          />
          <LinkButton variant="default" to="/stocker-dashboard/cash" search={{ date }}>
            {boardTexts.title}
          </LinkButton>
          <IssueDay key={date} date={date} />
        </Group>
      </Group>
      <Group gap="md">
        <Totals entries={entries} />
        <OtherUnassigned date={date} onOpen={setDate} />
      </Group>
      <Unassigned date={date} drivers={drivers.data ?? []} />
      <PageState
        query={drivers}
        loading={<SkeletonRows height={66} gap="sm" />}
        failure={texts.agenda.driversFailed}
        isEmpty={(listed) => listed.length === 0}
        empty={<EmptyBox icon={<IconTruckDelivery size={26} />} title={texts.agenda.noDrivers} />}
      >
        {(listed) => (
          <>
            {isEmpty && (
              <EmptyBox icon={<IconTruckDelivery size={26} />} title={texts.agenda.empty(formatDate(date))} />
            )}
            {entries.map((entry) => (
              <DriverBlock
                key={entry.driver.id}
                entry={entry}
                date={date}
                drivers={listed}
                cash={cash.data?.find((day) => day.driverId === entry.driver.id)}
                isOpen={opened === entry.driver.id}
                onToggle={() => setOpened(opened === entry.driver.id ? '' : entry.driver.id)}
              />
            ))}
          </>
        )}
      </PageState>
    </Stack>
  );
}

type OtherUnassignedProps = { readonly date: ISODate; readonly onOpen: (date: ISODate) => void };

function OtherUnassigned({ date, onOpen }: OtherUnassignedProps) {
  const { data: days = [] } = useQuery(api.stocker.agenda.unassignedDays.queryOptions());
  const others = days.filter((day) => day.date !== date);
  if (others.length === 0) return null;
  return (
    <Group gap="xs">
      {others.map((day) => (
        <Button
          key={day.date}
          variant="light"
          color="bad"
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={() => onOpen(day.date)}
        >
          {texts.agenda.unassignedOn(day.count, formatDate(day.date))}
        </Button>
      ))}
    </Group>
  );
}

function Totals({ entries }: { readonly entries: readonly AgendaEntry[] }) {
  const known = entries.flatMap((entry) => entry.agenda ?? []);
  const sum = (pick: (agenda: (typeof known)[number]) => number) =>
    known.reduce((total, agenda) => total + pick(agenda), 0);
  const totals = [
    [texts.agenda.orders, sum((agenda) => agenda.totalOrderCount)],
    [texts.agenda.products, printWhole(sum((agenda) => agenda.totalProductCount))],
    [texts.agenda.amount, formatCents(sum((agenda) => agenda.totalAmountCents))],
  ] as const;
  return (
    <Group component="dl" gap="lg">
      {totals.map(([label, value]) => (
        <Group key={label} gap={6} align="baseline">
          <Dimmed component="dt">{label}</Dimmed>
          <Text component="dd" fw={700} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {known.length === 0 ? '…' : value}
          </Text>
        </Group>
      ))}
    </Group>
  );
}
