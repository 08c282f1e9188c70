import { Button, Text, Title } from '@mantine/core';
import { IconHistoryOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { AUDITED_ENTITIES } from '../../../../shared/audit-inputs.ts';
import { isISODate } from '../../../../shared/shop-dates.ts';
import { api } from '../../../api.ts';
import { EmptyBox } from '../../../ui/empty-box.tsx';
import { PageState } from '../../../ui/page-state.tsx';
import { texts as tabTexts } from '../texts.ts';
import tableClasses from '../ui/data-table.module.css';
import { formatMoment } from '../ui/format-moment.ts';
import { RowSkeletons } from '../ui/row-skeletons.tsx';
import { ScrollBox } from '../ui/scroll-box.tsx';
import { type Filters, oneOf, useFilters } from '../ui/use-filters.ts';
import { actionLabel } from './action-label.ts';
import { AuditFilters } from './audit-filters.tsx';
import { describeDetails } from './describe-details.ts';
import { auditTexts as texts } from './texts.ts';

type Entry = inferOutput<typeof api.admin.audit.list>['entries'][number];

/** The section 'Historiku': the audit log. */
export function AuditTab() {
  const [filters, setFilters] = useFilters();
  const log = useInfiniteQuery(
    api.admin.audit.list.infiniteQueryOptions(toAuditQuery(filters), {
      getNextPageParam: (page) => page.nextCursor,
      staleTime: 0,
    }),
  );
  return (
    <>
      <Title order={1}>{tabTexts.tabs.audit}</Title>
      <Text c="dimmed" mb="md">
        {texts.intro}
      </Text>
      <AuditFilters filters={filters} onChange={setFilters} />
      <PageState query={log} failure={texts.failed} loading={<RowSkeletons height={44} />}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <EmptyBox icon={<IconHistoryOff size={28} />} title={texts.empty} text={texts.emptyHint} />
          ) : (
            <Entries entries={entries} />
          );
        }}
      </PageState>
      {log.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          mx="auto"
          display="block"
          disabled={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {log.isFetchingNextPage ? texts.loadingMore : texts.more}
        </Button>
      )}
    </>
  );
}

function toAuditQuery(filters: Filters) {
  const entity = oneOf(filters['thing'], AUDITED_ENTITIES);
  const { person, number, from, to } = filters;
  return {
    ...(entity ? { entity } : {}),
    ...(person && /^[1-9]\d{0,14}$/.test(person) ? { actorId: Number(person) } : {}),
    ...(entity && number && /^[1-9]\d{0,14}$/.test(number) ? { entityId: Number(number) } : {}),
    ...(from && isISODate(from) ? { fromDate: from } : {}),
    ...(to && isISODate(to) ? { toDate: to } : {}),
  };
}

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ScrollBox className={tableClasses['scroll']} label={texts.list}>
      <table className={tableClasses['table']} aria-label={texts.list}>
        <thead>
          <tr>
            {Object.values(texts.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>{formatMoment(entry.createdAt)}</td>
              <td>{entry.actorName || texts.nobody}</td>
              <td>
                <span className={tableClasses['strong']}>{actionLabel(entry.action)}</span>
                <span className={tableClasses['dim']}>{thingOf(entry)}</span>
              </td>
              <td>
                <Details details={entry.details} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function thingOf({ entity, entityId }: Entry): string {
  const known = oneOf(entity, AUDITED_ENTITIES);
  return `${known ? texts.entities[known] : entity}${entityId === null ? '' : ` #${entityId}`}`;
}

function Details({ details }: { readonly details: unknown }) {
  return (
    <>
      {describeDetails(details).map(({ field, before, after }) => (
        <span key={field} className={tableClasses['dim']}>
          {field}: {before === null ? after : `${before} → ${after}`}
        </span>
      ))}
    </>
  );
}
