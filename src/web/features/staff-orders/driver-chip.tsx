import { Button, Combobox, Text, useCombobox } from '@mantine/core';
import { IconSteeringWheel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type ReactElement, useMemo, useState } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { printWhole } from '#shared/prices/money.ts';
import { foldText } from '#shared/text/fold.ts';
import { api } from '#web/api.ts';
import { useUser } from '#web/session.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { commonDay, type ListedDriver, type StaffOrder } from './staff-order.ts';
import { bulkTexts, listTexts } from './staff-orders-texts.ts';

type DriverChipProps = {
  readonly order: StaffOrder;
  readonly drivers: readonly ListedDriver[];
  readonly onChoose: (driver: ListedDriver | null) => void;
};

const CUT = {
  section: { marginInlineEnd: 4 },
  label: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    height: 'auto',
    lineHeight: 1.2,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflow: 'hidden',
    // Trimming to cap height would clip descenders.
    textBox: 'normal',
  },
} as const;

export function DriverChip({ order, drivers, onChoose }: DriverChipProps) {
  const name = order.driverName ?? listTexts.chooseDriver;
  return (
    <DriverMenu drivers={drivers} date={order.deliverDate} chosenId={order.driverId} onChoose={onChoose}>
      {(open) => (
        <Button
          variant="subtle"
          color="gray"
          c={order.driverId === null ? 'dimmed' : 'inherit'}
          size="compact-md"
          px={3}
          h="auto"
          mih="max(30px, var(--staff-target, 0px))"
          styles={CUT}
          maw="100%"
          fz="sm"
          fw={400}
          aria-label={listTexts.driver(order.orderId, name)}
          leftSection={<IconSteeringWheel size={15} aria-hidden />}
          onClick={open}
        >
          {name}
        </Button>
      )}
    </DriverMenu>
  );
}

type DriverMenuProps = {
  readonly drivers: readonly ListedDriver[];
  /** The day whose stops are counted per driver; null where the orders have no common day. */
  readonly date: ISODate | null;
  readonly chosenId: number | null;
  readonly onChoose: (driver: ListedDriver | null) => void;
  readonly children: (toggle: () => void) => ReactElement;
};

const NOBODY = 'none';
/** Holds a driver's second line until the loads are there: a list that grows moves its drivers under the finger. */
const NO_BREAK_SPACE = '\u00a0';
/** With the search above it, the list fits between the chip and the nearer end of the window. */
const ONE_SIDE_OF_THE_CHIP = 'min(26rem, 50vh - 5rem)';

/** Focuses without scrolling: the dropdown is not positioned yet, and the page would scroll the chip out of view. */
function focusAtOnce(search: HTMLInputElement | null): void {
  search?.focus({ preventScroll: true });
}

export function DriverMenu({ drivers, date, chosenId, onChoose, children }: DriverMenuProps) {
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setSearch('');
    },
  });
  const loads = useLoads(date, combobox.dropdownOpened);
  const wanted = foldText(search);
  const found = drivers.filter((driver) =>
    foldText(listTexts.driverOption(driver.driverCode, driver.name)).includes(wanted),
  );
  return (
    <Combobox
      store={combobox}
      width={280}
      position="bottom-start"
      // If kept mounted, each row of a long list would render all drivers and measure a dropdown.
      keepMounted={false}
      onOptionSubmit={(value) => {
        combobox.closeDropdown();
        onChoose(drivers.find((driver) => String(driver.id) === value) ?? null);
      }}
    >
      <Combobox.Target targetType="button">{children(() => combobox.toggleDropdown())}</Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          ref={focusAtOnce}
          role="combobox"
          aria-expanded
          aria-label={listTexts.findDriver}
          placeholder={listTexts.findDriver}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.selectFirstOption();
          }}
        />
        <Combobox.Options
          aria-label={listTexts.drivers}
          mah={ONE_SIDE_OF_THE_CHIP}
          style={{ overflowY: 'auto' }}
        >
          {wanted === '' && (
            <Combobox.Option value={NOBODY} active={chosenId === null}>
              {listTexts.noDriver}
            </Combobox.Option>
          )}
          {found.map((driver) => (
            <Combobox.Option key={driver.id} value={String(driver.id)} active={driver.id === chosenId}>
              <Text span inherit fw={driver.id === chosenId ? 700 : undefined}>
                {listTexts.driverOption(driver.driverCode, driver.name)}
              </Text>
              {date !== null && (
                <Dimmed size="xs">{loads ? loadText(loads.get(driver.id)) : NO_BREAK_SPACE}</Dimmed>
              )}
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{listTexts.noSuchDriver}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

type Load = inferOutput<typeof api.stocker.drivers.loads>[number];

/** Fetched when the menu opens. */
function useLoads(date: ISODate | null, isOpen: boolean): ReadonlyMap<number, Load> | null {
  const { drivers } = useUser()?.role === 'call_agent' ? api.callAgent : api.stocker;
  const { data } = useQuery({
    ...drivers.loads.queryOptions({ date: date ?? '' }),
    enabled: isOpen && date !== null,
  });
  return useMemo(() => (data ? new Map(data.map((load) => [load.driverId, load])) : null), [data]);
}

export function loadText(load: Pick<Load, 'stops' | 'weightGrams'> | undefined): string {
  if (!load) return listTexts.noStops;
  const kilos = Math.round(load.weightGrams / 1000);
  return [listTexts.stops(load.stops), kilos > 0 && `${printWhole(kilos)} kg`].filter(Boolean).join(' · ');
}

type BulkDriverMenuProps = Omit<DriverMenuProps, 'date' | 'chosenId' | 'children'> & {
  readonly chosen: readonly StaffOrder[];
};

export function BulkDriverMenu({ chosen, ...props }: BulkDriverMenuProps) {
  return (
    <DriverMenu {...props} date={commonDay(chosen)} chosenId={null}>
      {(toggle) => (
        <Button
          variant="default"
          px="sm"
          leftSection={<IconSteeringWheel size={18} aria-hidden />}
          aria-label={bulkTexts.driver}
          onClick={toggle}
        >
          {bulkTexts.chooseDriver}
        </Button>
      )}
    </DriverMenu>
  );
}
