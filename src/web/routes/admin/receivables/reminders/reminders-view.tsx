import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { REMINDER_DAYS } from '#shared/accounting/ledger.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { receivablesFields } from '#web/routes/admin/admin-fields.ts';
import { ReceivableLink } from '#web/routes/admin/receivables/links.tsx';
import { Overdue, remindedText } from '#web/routes/admin/receivables/receivables-grid.tsx';
import { lateText, receivablesTexts, remindersTexts as texts } from '#web/routes/admin/receivables/texts.ts';
import { CounterChips } from '#web/routes/admin/ui/counter-chips.tsx';
import { DataGrid, type GridColumn } from '#web/routes/admin/ui/data-grid.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { type DueReminder, RemindButton } from './remind-button.tsx';

const LEVELS = REMINDER_DAYS.map((days, place) => ({ level: place + 1, days }));
const TONES = ['plain', 'warn', 'bad'] as const;

export function RemindersView() {
  const reminders = useQuery(api.admin.receivables.reminders.queryOptions());
  const [wanted, setLevel] = useSearchParam(receivablesFields, 'level', undefined);
  const chosen = LEVELS.find(({ level }) => level === wanted)?.level;
  const countOf = (level: number) => reminders.data?.filter((row) => row.level === level).length;
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm" maw="46rem">
        {texts.intro}
      </Text>
      <CounterChips
        label={texts.levels}
        chosenId={chosen === undefined ? '' : String(chosen)}
        onChoose={setLevel}
        counters={[
          { id: '', label: texts.all, count: reminders.data?.length },
          ...LEVELS.map(({ level, days }) => ({
            id: String(level),
            label: texts.level(level, days),
            count: countOf(level),
          })),
        ]}
      />
      <PageState
        query={reminders}
        failure={texts.failed}
        loading={<Skeleton h={220} radius="md" />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyBox icon={<IconCircleCheck size={28} />} title={texts.none} text={texts.noneHint} />}
      >
        {(rows) => (
          <RemindersGrid rows={rows.filter(({ level }) => chosen === undefined || level === chosen)} />
        )}
      </PageState>
    </>
  );
}

function RemindersGrid({ rows }: { readonly rows: readonly DueReminder[] }) {
  const momentOf = useInstantText();
  const columns = useMemo(() => columnsOf(momentOf), [momentOf]);
  return (
    <DataGrid
      label={texts.label}
      name="reminders"
      mark="user"
      caption={receivablesTexts.found(rows.length)}
      rows={rows}
      idOf={({ customerId }) => customerId}
      columns={columns}
      card={(row) => (
        <Stack gap={4}>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Customer row={row} />
            <RemindButton late={row} />
          </Group>
          <Group gap="xs">
            <Late row={row} />
            <Overdue cents={row.overdueCents} />
          </Group>
          <Text size="sm" c="dimmed">
            {texts.columns.last}: {remindedText(row, momentOf)}
          </Text>
        </Stack>
      )}
    />
  );
}

function columnsOf(momentOf: (instantMs: number) => string): readonly GridColumn<DueReminder>[] {
  const { columns } = texts;
  return [
    { id: 'name', head: columns.name, isFixed: true, cell: (row) => <Customer row={row} /> },
    { id: 'late', head: columns.late, cell: (row) => <Late row={row} /> },
    {
      id: 'overdue',
      head: columns.overdue,
      isNumber: true,
      cell: ({ overdueCents }) => <Overdue cents={overdueCents} />,
    },
    { id: 'oldest', head: columns.oldest, cell: (row) => <Oldest row={row} /> },
    { id: 'last', head: columns.last, cell: (row) => remindedText(row, momentOf) },
    { id: 'act', head: columns.act, isFixed: true, cell: (row) => <RemindButton late={row} /> },
  ];
}

type RowProps = { readonly row: DueReminder };

function Customer({ row: { customerId, name, phone } }: RowProps) {
  return (
    <div>
      <ReceivableLink customerId={customerId}>{name}</ReceivableLink>
      <Dimmed size="xs">{formatPhone(phone)}</Dimmed>
    </div>
  );
}

function Late({ row: { level, daysLate } }: RowProps) {
  return <Pill tone={TONES[level - 1] ?? 'bad'}>{lateText(daysLate)}</Pill>;
}

function Oldest({ row: { oldestNumber, oldestDueOn, oldestOpenCents } }: RowProps) {
  return (
    <>
      {oldestNumber || '–'}
      <Text size="xs" c="dimmed">
        {formatDate(oldestDueOn)} · <Money cents={oldestOpenCents} />
      </Text>
    </>
  );
}
