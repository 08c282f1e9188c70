import { Button, Group, Select, Text, TextInput, Title } from '@mantine/core';
import { IconHistoryOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AUDITED_ENTITIES } from '#shared/audit-entities.ts';
import { api } from '#web/api.ts';
import { useFeature } from '#web/features/use-feature.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { auditFields } from '#web/routes/admin/admin-fields.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { DayRange } from '#web/routes/admin/ui/day-range.tsx';
import { PersonSelect } from '#web/routes/admin/ui/person-select.tsx';
import { RowSkeletons } from '#web/routes/admin/ui/row-skeletons.tsx';
import type { SearchChange, SearchOf } from '#web/search-fields.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { auditTexts as texts } from './texts.ts';

export function AuditPage() {
  const [search, setSearch] = useSearchOf(auditFields);
  const log = useInfiniteQuery(
    api.admin.audit.list.infiniteQueryOptions(toAuditQuery(search), {
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
      <AuditFilters search={search} onChange={setSearch} />
      <PageState query={log} failure={texts.failed} loading={<RowSkeletons height={44} />}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <EmptyBox icon={<IconHistoryOff size={28} />} title={texts.empty} text={texts.emptyHint} />
          ) : (
            <AuditEntries entries={entries} />
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

type AuditSearch = SearchOf<typeof auditFields>;

function toAuditQuery({ thing: entity, person, number, from, to }: AuditSearch) {
  return {
    ...(entity ? { entity } : {}),
    ...(person ? { actorId: person } : {}),
    ...(entity && number ? { entityId: number } : {}),
    ...(from ? { fromDate: from } : {}),
    ...(to ? { toDate: to } : {}),
  };
}

type AuditFiltersProps = {
  readonly search: AuditSearch;
  readonly onChange: (change: SearchChange<typeof auditFields>) => void;
};

export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const isPurchasing = useFeature('purchasing');
  const entities = AUDITED_ENTITIES.filter((entity) => entity !== 'purchasing' || isPurchasing);
  return (
    <Group gap="sm" mb="md" align="end">
      <PersonSelect
        label={texts.person}
        placeholder={texts.anybody}
        personId={search.person}
        onChange={(person) => onChange({ person })}
      />
      <Select
        w={{ base: '100%', xs: 180 }}
        label={texts.entity}
        placeholder={texts.anyEntity}
        clearable
        clearButtonProps={{ 'aria-label': texts.anyEntity }}
        data={entities.map((value) => ({ value, label: texts.entities[value] }))}
        value={search.thing ?? null}
        onChange={(entity) => onChange({ thing: entity ?? '', number: '' })}
      />
      <TextInput
        w={110}
        label={texts.number}
        inputMode="numeric"
        maxLength={12}
        disabled={!search.thing}
        value={search.number ?? ''}
        onChange={(event) => onChange({ number: event.currentTarget.value.replace(/\D/g, '') })}
      />
      <DayRange from={search.from} to={search.to} onChange={onChange} />
    </Group>
  );
}
