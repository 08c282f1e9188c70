import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconRefresh, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { texts } from '#web/routes/packer/texts.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import classes from './orders.module.css';
import type { PackingView } from './use-packing-view.ts';

type OrdersToolbarProps = {
  readonly view: PackingView;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
};

const { toolbar, status } = texts;

/** Which day, which items, in which order. */
export function OrdersToolbar({ view, isRefreshing, onRefresh }: OrdersToolbarProps) {
  return (
    <div className={classes['toolbar']}>
      <Group gap="sm">
        <DayPicker value={view.day.date} onChange={view.setDate} label={toolbar.date} size="lg" />
        <SegmentedControl
          size="md"
          className={classes['days'] ?? ''}
          aria-label={toolbar.dateKind}
          value={view.day.by}
          onChange={view.setBy}
          data={[
            { value: 'created', label: toolbar.byCreated },
            { value: 'delivery', label: toolbar.byDelivery },
          ]}
        />
        <Button
          size="lg"
          px="md"
          variant="default"
          aria-busy={isRefreshing}
          leftSection={<IconRefresh size={20} aria-hidden />}
          onClick={onRefresh}
        >
          {toolbar.refresh}
        </Button>
      </Group>
      <Group gap="sm">
        <SegmentedControl
          size="md"
          className={classes['segments'] ?? ''}
          aria-label={toolbar.view}
          value={view.isSummed ? 'products' : 'orders'}
          onChange={view.setView}
          data={[
            { value: 'orders', label: toolbar.orders },
            { value: 'products', label: toolbar.products },
          ]}
        />
        <SegmentedControl
          size="md"
          className={classes['segments'] ?? ''}
          aria-label={toolbar.filter}
          value={view.choice.filter}
          onChange={view.setFilter}
          data={[
            { value: 'all', label: toolbar.all },
            { value: 'open', label: status.open },
            { value: 'produced', label: status.produced },
          ]}
        />
        <div className={classes['search']}>
          <SearchInput value={view.choice.query} onSearch={view.setQuery} label={toolbar.search} size="lg" />
        </div>
        {!view.isSummed && <SortButtons view={view} />}
      </Group>
    </div>
  );
}

function SortButtons({ view }: { readonly view: PackingView }) {
  const { sort, direction } = view.choice;
  const Arrow = direction === 'asc' ? IconSortAscending : IconSortDescending;
  const buttons = [
    ['date', toolbar.byDate],
    ['id', toolbar.byId],
  ] as const;
  return (
    <Group gap={6} component="fieldset" className={classes['sorts'] ?? ''} aria-label={toolbar.sort}>
      {buttons.map(([id, label]) => (
        <Button
          key={id}
          size="lg"
          px="md"
          variant={id === sort ? 'light' : 'default'}
          aria-pressed={id === sort}
          aria-label={toolbar.sortBy(label, direction === 'asc' ? toolbar.ascending : toolbar.descending)}
          rightSection={id === sort && <Arrow size={20} aria-hidden />}
          onClick={() => view.sortBy(id)}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}
