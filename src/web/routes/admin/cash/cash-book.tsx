import { Skeleton, Stack, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { addDays, formatDate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { cashFields } from '#web/routes/admin/admin-fields.ts';
import { DayRange } from '#web/routes/admin/ui/day-range.tsx';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { cashBookTexts as texts } from './texts.ts';

type Book = inferOutput<typeof api.admin.cash.book>;

const USUAL_DAYS = 30;

export function CashBook() {
  const [search, setSearch] = useSearchOf(cashFields);
  const today = useShopToday();
  const to = search.to ?? today;
  const from = search.from && search.from <= to ? search.from : addDays(to, -USUAL_DAYS);
  const query = useQuery(api.admin.cash.book.queryOptions({ from, to }));
  return (
    <Stack gap="sm">
      <DayRange from={from} to={to} size="sm" onChange={setSearch} />
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
  const sum = (pick: (day: Book['days'][number]) => number) =>
    book.days.reduce((total, day) => total + pick(day), 0);
  return (
    <ScrollBox label={texts.book} maxHeight="70vh">
      <Table aria-label={texts.book} tabularNums stickyHeader highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.columns.date}</Table.Th>
            {headsOf(hasSuppliers).map((head) => (
              <Table.Th key={head} ta="right">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.map((day) => (
            <Table.Tr key={day.date}>
              <Table.Td>
                <SectionLink to="/secret-dashboard/cash" search={{ date: day.date, till: 'arka' }}>
                  {formatDate(day.date)}
                </SectionLink>
              </Table.Td>
              <Amounts
                cents={[
                  day.openingCents,
                  day.inCents,
                  day.outCents,
                  ...(hasSuppliers ? [day.suppliersCents] : []),
                  day.bankCents,
                  day.closingCents,
                ]}
              />
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr fw={700}>
            <Table.Td>{texts.total}</Table.Td>
            <Amounts
              cents={[
                book.openingCents,
                sum((day) => day.inCents),
                sum((day) => day.outCents),
                ...(hasSuppliers ? [sum((day) => day.suppliersCents)] : []),
                sum((day) => day.bankCents),
                book.closingCents,
              ]}
            />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </ScrollBox>
  );
}

function headsOf(hasSuppliers: boolean): readonly string[] {
  const { opening, in: came, out, suppliers, bank, closing } = texts.columns;
  return [opening, came, out, ...(hasSuppliers ? [suppliers] : []), bank, closing];
}

function Amounts({ cents }: { readonly cents: readonly number[] }) {
  return cents.map((amount, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
    <Amount key={place} cents={amount} />
  ));
}

function Amount({ cents }: { readonly cents: number }) {
  return (
    <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
      <Money cents={cents} />
    </Table.Td>
  );
}
