import { ActionIcon, Group, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type OverviewSpan, overviewSpanInput } from '#shared/inputs/overview-inputs.ts';
import { OVERVIEW_PERIODS } from '#shared/list-choices.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { overviewFields } from '#web/routes/admin/admin-fields.ts';
import type { SearchOf } from '#web/search-fields.ts';
import { overviewTexts as texts } from './texts.ts';

const CHOICES = [
  { value: 'days', label: texts.spans.days },
  ...OVERVIEW_PERIODS.map((value) => ({ value, label: texts.spans[value] })),
];

export function toSpan({ back, period, days }: SearchOf<typeof overviewFields>): OverviewSpan {
  return overviewSpanInput.parse({ back, period, ...(days === '90' ? { days: 90 } : {}) });
}

export function spanQuery({ days, period, back }: OverviewSpan): string {
  return `?days=${days}&back=${back}${period ? `&period=${period}` : ''}`;
}

export function SpanPicker({ span }: { readonly span: OverviewSpan }) {
  const [, setSearch] = useSearchOf(overviewFields);
  const step = (back: number) => setSearch({ back });
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
        onChange={(value) => setSearch({ period: value === 'days' ? '' : value, back: '', days: '' })}
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
