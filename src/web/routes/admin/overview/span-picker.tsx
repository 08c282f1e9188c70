import { ActionIcon, Group, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { OVERVIEW_PERIODS, type OverviewSpan, overviewSpanInput } from '#shared/inputs/overview-inputs.ts';
import { type Filters, oneOf, useFilters } from '#web/routes/admin/ui/use-filters.ts';
import { overviewTexts as texts } from './texts.ts';

const CHOICES = [
  { value: 'days', label: texts.spans.days },
  ...OVERVIEW_PERIODS.map((value) => ({ value, label: texts.spans[value] })),
];

export function toSpan(filters: Filters): OverviewSpan {
  const back = /^\d{1,3}$/.test(filters['back'] ?? '') ? Number(filters['back']) : 0;
  const period = oneOf(filters['period'], OVERVIEW_PERIODS);
  const wanted = { back, ...(period ? { period } : {}), ...(filters['days'] === '90' ? { days: 90 } : {}) };
  return overviewSpanInput.catch(overviewSpanInput.parse({})).parse(wanted);
}

export function spanQuery({ days, period, back }: OverviewSpan): string {
  return `?days=${days}&back=${back}${period ? `&period=${period}` : ''}`;
}

export function SpanPicker({ span }: { readonly span: OverviewSpan }) {
  const [, setFilters] = useFilters();
  const step = (back: number) => setFilters({ back: back === 0 ? '' : String(back) });
  return (
    <Group gap={6}>
      <ActionIcon
        variant="default"
        size={34}
        aria-label={texts.earlier}
        disabled={span.back >= 120}
        onClick={() => step(span.back + 1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <SegmentedControl
        size="xs"
        style={{ flexShrink: 0 }}
        styles={{ control: { flex: '1 1 auto' }, label: { paddingInline: 6, whiteSpace: 'nowrap' } }}
        aria-label={texts.period}
        data={CHOICES}
        value={span.period ?? 'days'}
        onChange={(value) => setFilters({ period: value === 'days' ? '' : value, back: '', days: '' })}
      />
      <ActionIcon
        variant="default"
        size={34}
        aria-label={texts.later}
        disabled={span.back === 0}
        onClick={() => step(span.back - 1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
