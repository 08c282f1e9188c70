import { Card, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { CashBox, type DriverCash } from '#web/features/cash-box.tsx';
import { cashTexts } from '#web/features/cash-texts.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import type { ListedDriver } from '#web/features/staff-orders/staff-order.ts';
import { texts } from '#web/routes/stocker/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Money } from '#web/ui/money.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DayVan, Overload } from './day-van.tsx';
import { RouteList } from './route-list.tsx';
import type { AgendaEntry } from './use-agendas.ts';

type DriverBlockProps = {
  readonly entry: AgendaEntry;
  readonly date: ISODate;
  readonly cash: DriverCash | undefined;
  readonly drivers: readonly ListedDriver[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

export function DriverBlock({ entry, date, cash, drivers, isOpen, onToggle }: DriverBlockProps) {
  const { driver, agenda, error, retry } = entry;
  const id = `agenda-${driver.id}`;
  const Arrow = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <Card component="section" padding={0} aria-label={driver.name}>
      <Group gap="sm" px="sm" py={6} wrap="nowrap">
        <UnstyledButton flex={1} mih={44} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Group gap="xs" wrap="nowrap">
            <Arrow size={20} aria-hidden style={{ flex: 'none' }} />
            <Group component="span" flex={1} gap="0 0.75rem" justify="space-between">
              <Text span fw={650}>
                {driver.name}{' '}
                <Text span size="sm" c="dimmed" fw={400} display="inline-block">
                  {driver.driverCode !== null && `${texts.agenda.driverCode(driver.driverCode)} · `}
                  <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(driver.phone)}</span>
                  {agenda?.van && (
                    <>
                      &nbsp;· {agenda.van.name}&nbsp;·{' '}
                      <span style={{ whiteSpace: 'nowrap' }}>{agenda.van.plate}</span>
                    </>
                  )}
                </Text>
              </Text>
              {agenda && (
                <Group component="span" gap="0 1rem">
                  <Dimmed span>
                    {texts.agenda.counts(agenda.totalOrderCount, agenda.totalProductCount)}
                  </Dimmed>
                  <Text span size="sm" fw={700}>
                    <Money cents={agenda.totalAmountCents} />
                  </Text>
                </Group>
              )}
            </Group>
          </Group>
        </UnstyledButton>
        <DocumentButton
          address={`/api/stock/orders/driver/${driver.driverCode}/pdf?date=${date}`}
          label={texts.agenda.pdf}
          mode="save"
          failure={texts.agenda.pdfFailed}
          isDisabled={driver.driverCode === null || !agenda || agenda.totalOrderCount === 0}
        />
      </Group>
      {error && !agenda ? (
        <ErrorBox error={error} fallback={texts.agenda.failed} onRetry={retry} />
      ) : (
        <div id={id} hidden={!isOpen}>
          {isOpen && (
            <Stack gap="sm" px="sm" pt="xs" pb="sm" style={{ borderTop: '1px solid var(--shop-line)' }}>
              {agenda?.orders.length === 0 && <Dimmed>{texts.agenda.noStops}</Dimmed>}
              {agenda && agenda.orders.length > 0 && (
                <>
                  <DayVan agenda={agenda} date={date} />
                  <Overload agenda={agenda} />
                  <RouteList agenda={agenda} date={date} drivers={drivers} />
                  {driver.driverCode !== null && (
                    <Group>
                      <DocumentButton
                        address={`/api/stock/load-list/pdf?date=${date}&driver_nr=${driver.driverCode}`}
                        label={texts.agenda.loadList}
                        mode="save"
                        failure={texts.agenda.pdfFailed}
                      />
                    </Group>
                  )}
                </>
              )}
              {cash && (
                <CashBox
                  cash={cash}
                  link={
                    <TextLink to="/stocker-dashboard/cash" search={{ date, till: String(driver.id) }}>
                      {cashTexts.open}
                    </TextLink>
                  }
                />
              )}
            </Stack>
          )}
        </div>
      )}
    </Card>
  );
}
