import {
  ActionIcon,
  Alert,
  Group,
  NativeSelect,
  Paper,
  Skeleton,
  Stack,
  Switch,
  Text,
  Title,
} from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { BOOK_LABELS, type BookKind } from '#shared/accounting/books.ts';
import { addMonths, type ISOMonth, monthOf } from '#shared/dates/months.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useFeature } from '#web/features/use-feature.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { booksFields } from '#web/routes/admin/admin-fields.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { SaveFileButton } from '#web/routes/admin/ui/save-file-button.tsx';
import { monthName } from '#web/ui/date-texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { BookTable } from './book-table.tsx';
import { CheckCard } from './check-card.tsx';
import { CloseMonth } from './close-month.tsx';
import { ReopenMonth } from './reopen-month.tsx';
import { booksTexts as texts } from './texts.ts';

export function BooksPage() {
  const state = useQuery(api.admin.books.state.queryOptions());
  return (
    <PageState query={state} failure={texts.failed} loading={<Skeleton height={480} radius="lg" />}>
      {(known) => <Books state={known} />}
    </PageState>
  );
}

type BooksProps = { readonly state: inferOutput<typeof api.admin.books.state> };

function Books({ state: { closedUntil, thisMonth, canReopen } }: BooksProps) {
  const [wanted, setMonth] = useSearchParam(booksFields, 'month', '');
  // The month being declared is the previous one.
  const month = wanted !== '' && wanted <= thisMonth ? wanted : addMonths(thisMonth, -1);
  const isOver = month < thisMonth;
  const isClosed = closedUntil !== null && month <= monthOf(closedUntil);
  return (
    <>
      <PageHead
        title={tabTexts.tabs.books}
        aside={
          <Pill tone={closedUntil === null ? 'plain' : 'info'}>
            {closedUntil === null ? texts.noneClosed : texts.closedUntil(formatDate(closedUntil))}
          </Pill>
        }
      >
        <MonthPicker month={month} thisMonth={thisMonth} onChange={setMonth} />
        {isOver && !isClosed && <CloseMonth key={month} month={month} />}
        {canReopen && closedUntil !== null && month === monthOf(closedUntil) && (
          <ReopenMonth key={month} month={month} />
        )}
      </PageHead>
      {!isOver && (
        <Alert color="info" py="xs" mb="md">
          <Text size="sm">{texts.monthOpen}</Text>
        </Alert>
      )}
      <Stack gap="md">
        <CheckCard month={month} />
        <BookCard book="sales" month={month} />
        <BookCard book="purchases" month={month} />
      </Stack>
    </>
  );
}

type BookCardProps = { readonly book: BookKind; readonly month: ISOMonth };

const ROWS = 100;

export function BookCard({ book, month }: BookCardProps) {
  const label = BOOK_LABELS[book];
  const [isWhole, setWhole] = useState(false);
  const hasBills = useFeature('purchasing');
  return (
    <Paper component="section" aria-label={label} p="md" miw={0}>
      <Group justify="space-between" gap="xs" mb="xs">
        <div>
          <Title order={2} size="h4">
            {label}
          </Title>
          <Dimmed>{(hasBills ? texts.hintsWithBills : texts.hints)[book]}</Dimmed>
        </div>
        <Group gap="md" miw={0} maw="100%">
          <Switch
            maw="100%"
            label={texts.allColumns}
            checked={isWhole}
            onChange={(event) => setWhole(event.currentTarget.checked)}
          />
          <SaveFileButton
            address={`/api/admin/books/${book}?month=${month}`}
            label={texts.download}
            description={texts.downloadOf(label)}
            failure={texts.downloadFailed}
          />
        </Group>
      </Group>
      <Rows key={month} book={book} month={month} isWhole={isWhole} />
    </Paper>
  );
}

function Rows({ book, month, isWhole }: BookCardProps & { readonly isWhole: boolean }) {
  const [page, setPage] = useState(1);
  const query = useQuery(api.admin.books.get.queryOptions({ book, month }));
  return (
    <PageState query={query} failure={texts.failed} loading={<Skeleton height={160} />}>
      {(found) => (
        <>
          <BookTable book={found} isWhole={isWhole} from={(page - 1) * ROWS} count={ROWS} />
          <Pager page={page} pages={Math.ceil(found.rows.length / ROWS)} onPage={setPage} />
        </>
      )}
    </PageState>
  );
}

const MONTHS_BACK = 36;

type MonthPickerProps = {
  readonly month: ISOMonth;
  readonly thisMonth: ISOMonth;
  readonly onChange: (month: ISOMonth) => void;
};

export function MonthPicker({ month, thisMonth, onChange }: MonthPickerProps) {
  const offered = Array.from({ length: MONTHS_BACK }, (_, back) => addMonths(thisMonth, -back));
  const months = offered.includes(month) ? offered : [...offered, month];
  return (
    <Group gap={6}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={texts.earlier}
        onClick={() => onChange(addMonths(month, -1))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <NativeSelect
        aria-label={texts.month}
        flex="1 1 6rem"
        miw="6rem"
        maw="10.6rem"
        data={months.map((value) => ({ value, label: monthName(value) }))}
        value={month}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={texts.later}
        disabled={month >= thisMonth}
        onClick={() => onChange(addMonths(month, 1))}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
