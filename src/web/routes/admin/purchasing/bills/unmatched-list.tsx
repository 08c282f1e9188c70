import { Paper, Skeleton, Table } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatDate } from '#shared/dates/shop-dates.ts';
import type { api } from '#web/api.ts';
import { OpenLink } from '#web/routes/admin/ui/open-link.tsx';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { billsTexts as texts } from './texts.ts';

type Lists = inferOutput<typeof api.admin.purchasing.bills.unmatched>;

export const UNMATCHED = ['receipts', 'bills', 'returns'] as const;

type What = (typeof UNMATCHED)[number];

export function isUnmatched(status: string): status is What {
  return UNMATCHED.some((what) => what === status);
}

type UnmatchedListProps = {
  readonly what: What;
  readonly query: {
    readonly data: Lists | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly onBill: (billId: number) => void;
};

export function UnmatchedList({ what, query, onBill }: UnmatchedListProps) {
  return (
    <PageState query={query} failure={texts.failed} loading={<Skeleton h={200} radius="md" />}>
      {(lists) =>
        lists[what].total === 0 ? (
          <EmptyBox
            icon={<IconCircleCheck size={28} />}
            title={texts.unmatchedNone}
            text={texts.unmatchedHints[what]}
          />
        ) : (
          <>
            <Dimmed mb="xs">{texts.unmatchedHints[what]}</Dimmed>
            <Papers what={what} {...lists[what]} onBill={onBill} />
          </>
        )
      }
    </PageState>
  );
}

type PapersProps = {
  readonly what: What;
  readonly papers: Lists[What]['papers'];
  readonly total: number;
  readonly onBill: (billId: number) => void;
};

function Papers({ what, papers, total, onBill }: PapersProps) {
  const { unmatchedColumns: columns } = texts;
  return (
    <Paper style={{ overflow: 'hidden' }}>
      <ScrollBox label={texts.unmatched[what]}>
        <Table aria-label={texts.unmatched[what]} horizontalSpacing="xs">
          <Table.Thead bg="var(--shop-sunken)">
            <Table.Tr>
              <Table.Th>{columns.number}</Table.Th>
              <Table.Th>{columns.day}</Table.Th>
              <Table.Th>{columns.supplier}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {papers.map(({ id, number, day, supplierName }) => (
              <Table.Tr key={id}>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>
                  {what === 'bills' ? (
                    <OpenLink onOpen={() => onBill(id)}>{number}</OpenLink>
                  ) : (
                    <ReceiptLink what={what} id={id} number={number} />
                  )}
                </Table.Td>
                <Table.Td>{formatDate(day)}</Table.Td>
                <Table.Td>{supplierName}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
      {total > papers.length && <Dimmed p="xs">{texts.moreUnmatched(total - papers.length)}</Dimmed>}
    </Paper>
  );
}

function ReceiptLink({ what, id, number }: { what: What; id: number; number: string }) {
  const opened = what === 'returns' ? { status: what, return: id } : { receipt: id };
  return (
    <SectionLink to="/secret-dashboard/purchasing" search={{ tab: 'receipts', ...opened }}>
      {number}
    </SectionLink>
  );
}
