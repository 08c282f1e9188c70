import { Card, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { DayPicker } from '#web/ui/dates/day-picker.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { signedCents } from '#web/ui/signed.ts';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { COUNTER, cashFields } from './cash-fields.ts';
import { CloseCounted } from './close-counted.tsx';
import { boardTexts as texts } from './texts.ts';
import type { Sheet } from './till.ts';
import { TillDetails } from './till-details.tsx';

export function useCashDay(): readonly [ISODate, (date: string) => void] {
  return useSearchParam(cashFields, 'date', useShopToday());
}

export function CashDayPicker() {
  const [date, setDate] = useCashDay();
  return <DayPicker value={date} onChange={setDate} label={texts.date} size="sm" />;
}

export function CashBoard({ isOffice }: { readonly isOffice: boolean }) {
  const [date] = useCashDay();
  const [opened, setOpened] = useSearchParam(cashFields, 'till', '');
  const query = useQuery(api.stocker.cash.sheets.queryOptions({ date }));
  return (
    <PageState query={query} failure={texts.failed} loading={<SkeletonRows height={62} />}>
      {(sheets) => (
        <Stack gap="xs">
          {isOffice && <CloseCounted date={date} sheets={sheets} />}
          {sheets.map((sheet) => {
            const key = sheet.driverId === null ? COUNTER : String(sheet.driverId);
            return (
              <TillCard
                key={key}
                sheet={sheet}
                isOffice={isOffice}
                isOpen={opened === key}
                onToggle={() => setOpened(opened === key ? '' : key)}
              />
            );
          })}
        </Stack>
      )}
    </PageState>
  );
}

type TillCardProps = {
  readonly sheet: Sheet;
  readonly isOffice: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function TillCard({ sheet, isOffice, isOpen, onToggle }: TillCardProps) {
  const id = `till-${sheet.driverId ?? COUNTER}`;
  const Arrow = isOpen ? IconChevronDown : IconChevronRight;
  const counted = sheet.officeCount ?? sheet.driverCount;
  return (
    <Card component="section" padding={0} aria-label={sheet.driverName}>
      <UnstyledButton
        w="100%"
        px="sm"
        py={8}
        mih={44}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <Group justify="space-between" gap="xs">
          <Group gap="xs" wrap="nowrap" flex="1 1 14rem" miw={0}>
            <Arrow size={18} aria-hidden style={{ flex: 'none' }} />
            <div style={{ minWidth: 0 }}>
              <Text fw={650} truncate>
                {sheet.driverName}
              </Text>
              <Dimmed>{describe(sheet)}</Dimmed>
            </div>
            {sheet.isClosed && <Pill tone="good">{texts.closed}</Pill>}
          </Group>
          <Group gap="lg" justify="flex-end">
            <Figure label={texts.expected}>
              <Money cents={sheet.expectedCents} />
            </Figure>
            <Figure label={texts.counted}>
              {counted ? <Money cents={counted.amountCents} /> : texts.notCounted}
            </Figure>
            <Figure label={texts.difference} isBad={(sheet.differenceCents ?? 0) !== 0}>
              {sheet.differenceCents === null ? '–' : signedCents(sheet.differenceCents)}
            </Figure>
          </Group>
        </Group>
      </UnstyledButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && <TillDetails sheet={sheet} isOffice={isOffice} />}
      </div>
    </Card>
  );
}

function describe({ driverCode, driverId, orderCount }: Sheet): string {
  if (driverId === null) return '';
  return [driverCode === null ? '' : texts.driver(driverCode), texts.orders(orderCount)]
    .filter(Boolean)
    .join(' · ');
}

type FigureProps = { readonly label: string; readonly isBad?: boolean; readonly children: ReactNode };

function Figure({ label, isBad = false, children }: FigureProps) {
  return (
    <Text
      component="span"
      ta="right"
      miw="5.5rem"
      w={{ sm: '7.5rem' }}
      lh={1.25}
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      <Text span display="block" size="sm" c="dimmed">
        {label}
      </Text>
      <Text span fw={650} {...(isBad ? { c: 'var(--shop-warn-text)' } : {})}>
        {children}
      </Text>
    </Text>
  );
}
