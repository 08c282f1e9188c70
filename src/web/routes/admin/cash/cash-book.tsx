import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { addDays, formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { cashFields } from '#web/routes/admin/admin-fields.ts';
import { DayRange } from '#web/routes/admin/ui/day-range.tsx';
import { type Column, FiguresTable } from '#web/routes/admin/ui/figures-table.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { cashBookTexts as texts } from './texts.ts';

type Book = inferOutput<typeof api.admin.cash.book>;
type Day = Book['days'][number];

const USUAL_DAYS = 30;

export function CashBook() {
  const [search, setSearch] = useSearchOf(cashFields);
  const today = useShopToday();
  const to = search.to ?? today;
  const from = search.from && search.from <= to ? search.from : addDays(to, -USUAL_DAYS);
  const query = useQuery(api.admin.cash.book.queryOptions({ from, to }));
  return (
    <Stack gap="sm">
      <DayRange from={from} to={to} onChange={setSearch} />
      <PageState query={query} failure={texts.failed} loading={<Skeleton h={360} />}>
        {(book) => <BookTable book={book} />}
      </PageState>
    </Stack>
  );
}

function BookTable({ book }: { readonly book: Book }) {
  // Days without cash movements are left out.
  const days = book.days.filter(
    (day) => day.inCents !== 0 || day.outCents !== 0 || day.bankCents !== 0 || day.suppliersCents !== 0,
  );
  const hasSuppliers = book.days.some((day) => day.suppliersCents !== 0);
  const amount = (field: Exclude<keyof Day, 'date'>, head: string, edge?: number): Column<Day> => ({
    head,
    isNumber: true,
    cell: (day) => <Money cents={day[field]} />,
    foot: <Money cents={edge ?? book.days.reduce((total, day) => total + day[field], 0)} />,
  });
  const { columns } = texts;
  return (
    <FiguresTable
      label={texts.book}
      maxHeight="70vh"
      horizontalSpacing="sm"
      tabularNums
      stickyHeader
      highlightOnHover
      rows={days}
      keyOf={({ date }) => date}
      columns={[
        {
          head: columns.date,
          cell: ({ date }) => (
            <SectionLink to="/secret-dashboard/cash" search={{ date, till: 'arka' }}>
              {formatDate(date)}
            </SectionLink>
          ),
          foot: texts.total,
        },
        amount('openingCents', columns.opening, book.openingCents),
        amount('inCents', columns.in),
        amount('outCents', columns.out),
        ...(hasSuppliers ? [amount('suppliersCents', columns.suppliers)] : []),
        amount('bankCents', columns.bank),
        amount('closingCents', columns.closing, book.closingCents),
      ]}
    />
  );
}
