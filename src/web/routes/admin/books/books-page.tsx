import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { addMonths, isISOMonth, monthOf } from '#shared/months.ts';
import { formatDate } from '#shared/shop-dates.ts';
import { api } from '#web/api.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { useFilters } from '#web/routes/admin/ui/use-filters.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { BookCard } from './book-card.tsx';
import { CheckCard } from './check-card.tsx';
import { CloseMonth } from './close-month.tsx';
import { MonthPicker } from './month-picker.tsx';
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
  const [filters, setFilters] = useFilters();
  const wanted = filters['month'] ?? '';
  // What is declared now is the month that is over.
  const month = isISOMonth(wanted) && wanted <= thisMonth ? wanted : addMonths(thisMonth, -1);
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
        <MonthPicker
          month={month}
          thisMonth={thisMonth}
          onChange={(chosen) => setFilters({ month: chosen })}
        />
        {isOver && !isClosed && <CloseMonth key={month} month={month} />}
        {canReopen && closedUntil !== null && month === monthOf(closedUntil) && (
          <ReopenMonth key={month} month={month} />
        )}
      </PageHead>
      {!isOver && (
        <Alert color="info" py="xs" mb="md">
          <Text size="sm">{texts.underWay}</Text>
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
