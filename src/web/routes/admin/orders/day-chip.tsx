import { Button, Group, Popover, SegmentedControl, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { addDays, formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import type { ordersFields } from '#web/routes/admin/admin-fields.ts';
import { DayRange } from '#web/routes/admin/ui/day-range.tsx';
import type { SearchChange, SearchOf } from '#web/search-fields.ts';
import { dayKindOf } from './order-query.ts';
import { ordersTexts } from './texts.ts';

const texts = ordersTexts.days;
const KINDS = (['creation', 'delivery'] as const).map((value) => ({ value, label: texts.kinds[value] }));

type DayChipProps = {
  readonly search: SearchOf<typeof ordersFields>;
  readonly onChange: (change: SearchChange<typeof ordersFields>) => void;
};

export function DayChip({ search, onChange }: DayChipProps) {
  const today = useShopToday();
  const kind = dayKindOf(search);
  const { from, to } = search;
  const isActive = Boolean(from || to);
  const quick = [
    { label: texts.today, change: { from: today, to: today } },
    // Orders can't be placed tomorrow yet, so "tomorrow" filters by delivery date.
    { label: texts.tomorrow, change: { by: 'delivery', from: addDays(today, 1), to: addDays(today, 1) } },
    { label: texts.past, change: { from: '', to: addDays(today, -1) } },
  ];
  return (
    <Popover position="bottom-start" trapFocus withinPortal={false}>
      <Popover.Target>
        <Button
          size="compact-md"
          fz="sm"
          variant={isActive ? 'light' : 'default'}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {isActive ? `${texts.kinds[kind]}: ${rangeText(from, to)}` : texts.label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm" maw="19rem">
          <SegmentedControl
            aria-label={texts.label}
            data={KINDS}
            value={kind}
            fullWidth
            onChange={(by) => onChange({ by: by === 'delivery' ? by : '' })}
          />
          <DayRange from={from} to={to} onChange={onChange} />
          <Group gap={6}>
            {quick.map(({ label, change }) => (
              <Button key={label} variant="default" size="compact-sm" onClick={() => onChange(change)}>
                {label}
              </Button>
            ))}
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function rangeText(from: ISODate | undefined, to: ISODate | undefined): string {
  if (from && from === to) return formatDate(from);
  return `${from ? formatDate(from) : '…'} – ${to ? formatDate(to) : '…'}`;
}
