import {
  ActionIcon,
  Box,
  Button,
  Group,
  Menu,
  NativeSelect,
  SegmentedControl,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconRefresh, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useRef } from 'react';
import { useRegionChoices } from '#web/firm.ts';
import { useShortcuts } from '#web/hooks/use-page-actions.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { DayPicker } from '#web/ui/dates/day-picker.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import classes from './packing.module.css';
import { countItems, matching, ofRegion, type PackingOrder, toPack } from './packing-order.ts';
import type { PackingView } from './use-packing-view.ts';

type OrdersToolbarProps = {
  readonly view: PackingView;
  readonly orders: readonly PackingOrder[] | undefined;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
};

const { toolbar } = texts;

export function OrdersToolbar({ view, orders, isRefreshing, onRefresh }: OrdersToolbarProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 35.99em)', false, { getInitialValueInEffect: false });
  const focusSearch = () => box.current?.querySelector('input')?.focus();
  useShortcuts([{ keys: '/', label: toolbar.search, run: focusSearch }]);
  return (
    <Stack gap={6}>
      <Group gap={6} justify="space-between">
        <Title order={1}>{texts.pageTitle}</Title>
        <Group gap="xs" wrap="nowrap" maw="100%">
          <SegmentedControl
            size="md"
            miw={0}
            classNames={{ label: classes['counterLabel'] ?? '' }}
            aria-label={toolbar.view}
            value={view.isSummed ? 'products' : 'orders'}
            onChange={view.setView}
            data={[
              { value: 'orders', label: toolbar.orders },
              { value: 'products', label: toolbar.products },
            ]}
          />
          <RefreshButtons isRefreshing={isRefreshing} onRefresh={onRefresh} />
        </Group>
      </Group>
      <Group gap={6}>
        <Box maw={286} miw={0}>
          <DayPicker value={view.day.date} onChange={view.setDate} label={toolbar.date} size="lg" />
        </Box>
        <Group gap={6}>
          <DayKind view={view} />
          <DeliveredToggle view={view} orders={orders} />
          <RegionChoice view={view} isNarrow={isNarrow} />
          {!view.isSummed && <SortButtons view={view} />}
        </Group>
      </Group>
      <Group gap={6}>
        <Counters view={view} orders={orders} />
        <div ref={box} style={{ flex: '1 1 10rem' }}>
          <SearchInput
            value={view.choice.query}
            onSearch={view.setQuery}
            label={toolbar.search}
            placeholder={isNarrow ? toolbar.searchShort : toolbar.search}
            size="lg"
          />
        </div>
      </Group>
    </Stack>
  );
}

function RefreshButtons({ isRefreshing, onRefresh }: Pick<OrdersToolbarProps, 'isRefreshing' | 'onRefresh'>) {
  const icon = <IconRefresh size={20} aria-hidden />;
  return (
    <>
      <ActionIcon
        hiddenFrom="xs"
        size={48}
        variant="default"
        aria-label={toolbar.refresh}
        aria-busy={isRefreshing}
        onClick={onRefresh}
      >
        {icon}
      </ActionIcon>
      <Button
        visibleFrom="xs"
        px="sm"
        variant="default"
        aria-busy={isRefreshing}
        leftSection={icon}
        onClick={onRefresh}
      >
        {toolbar.refresh}
      </Button>
    </>
  );
}

function Counters({ view, orders }: Pick<OrdersToolbarProps, 'view' | 'orders'>) {
  const counts =
    orders && countItems(matching(ofRegion(orders, view.region), view.choice.query, view.isSummed));
  const counter = (value: keyof typeof texts.counters, count: number | undefined) => ({
    value,
    label: (
      <Group component="span" className={classes['counter'] ?? ''} gap={6} wrap="nowrap" justify="center">
        <span>{texts.counters[value]}</span>
        <Text span inherit fw={750}>
          {count ?? '–'}
        </Text>
      </Group>
    ),
  });
  return (
    <SegmentedControl
      size="md"
      classNames={{ label: classes['counterLabel'] ?? '' }}
      aria-label={toolbar.filter}
      value={view.choice.filter}
      onChange={view.setFilter}
      data={[
        counter('all', counts?.total),
        counter('open', counts?.open),
        counter('produced', counts?.produced),
      ]}
    />
  );
}

function DayKind({ view }: { readonly view: PackingView }) {
  const kinds = [
    ['created', toolbar.byCreated],
    ['delivery', toolbar.byDelivery],
  ] as const;
  const name = view.day.by === 'created' ? toolbar.byCreated : toolbar.byDelivery;
  return (
    <Menu keepMounted={false}>
      <Menu.Target>
        <Button
          px="sm"
          variant="default"
          aria-label={`${toolbar.dateKind}: ${name}`}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map(([by, label]) => (
          <Menu.RadioItem
            key={by}
            mih={48}
            value={by}
            checked={by === view.day.by}
            closeMenuOnClick
            onChange={view.setBy}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function DeliveredToggle({ view, orders = [] }: Pick<OrdersToolbarProps, 'view' | 'orders'>) {
  const count = orders.length - toPack(orders, false).length;
  if (count === 0 && !view.withDelivered) return null;
  return (
    <Button
      px="sm"
      variant={view.withDelivered ? 'light' : 'default'}
      aria-pressed={view.withDelivered}
      h="auto"
      mih={48}
      styles={{ label: { whiteSpace: 'normal' } }}
      onClick={() => view.setWithDelivered(!view.withDelivered)}
    >
      {toolbar.withDelivered(count)}
    </Button>
  );
}

function RegionChoice({ view, isNarrow }: { readonly view: PackingView; readonly isNarrow: boolean }) {
  const regions = useRegionChoices();
  return (
    <NativeSelect
      size="lg"
      aria-label={toolbar.region}
      flex="1 1 9rem"
      maw={240}
      value={view.region}
      data={[
        { value: '', label: isNarrow ? toolbar.anyRegion : toolbar.allRegions },
        ...regions.map(({ label }) => ({ value: label, label })),
      ]}
      onChange={(event) => view.setRegion(event.currentTarget.value)}
    />
  );
}

function SortButtons({ view }: { readonly view: PackingView }) {
  const { sort, direction } = view.choice;
  const Arrow = direction === 'asc' ? IconSortAscending : IconSortDescending;
  const buttons = [
    ['date', toolbar.byDate],
    ['id', toolbar.byId],
    ['region', toolbar.region],
  ] as const;
  return (
    <Button.Group aria-label={toolbar.sort} style={{ flexWrap: 'wrap' }}>
      {buttons.map(([id, label]) => (
        <Button
          key={id}
          px="sm"
          variant={id === sort ? 'light' : 'default'}
          aria-pressed={id === sort}
          aria-label={toolbar.sortBy(label, direction === 'asc' ? toolbar.ascending : toolbar.descending)}
          rightSection={id === sort && <Arrow size={20} aria-hidden />}
          onClick={() => view.sortBy(id)}
        >
          {label}
        </Button>
      ))}
    </Button.Group>
  );
}
