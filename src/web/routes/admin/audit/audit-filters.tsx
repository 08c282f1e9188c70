import { Group, Select, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AUDITED_ENTITIES } from '#shared/audit-events.ts';
import { api } from '#web/api.ts';
import { DayRange } from '#web/routes/admin/ui/day-range.tsx';
import type { Filters } from '#web/routes/admin/ui/use-filters.ts';
import { auditTexts as texts } from './texts.ts';

type AuditFiltersProps = { readonly filters: Filters; readonly onChange: (change: Filters) => void };

const ENTITY_CHOICES = AUDITED_ENTITIES.map((value) => ({ value, label: texts.entities[value] }));

/** By person, thing and day. */
export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  return (
    <Group gap="sm" mb="md" align="end">
      <PersonSelect personId={filters['person']} onChange={(person) => onChange({ person })} />
      <Select
        w={{ base: '100%', xs: 180 }}
        label={texts.thing}
        placeholder={texts.anything}
        clearable
        clearButtonProps={{ 'aria-label': texts.anything }}
        data={ENTITY_CHOICES}
        value={filters['thing'] ?? null}
        onChange={(thing) => onChange({ thing: thing ?? '', number: '' })}
      />
      <TextInput
        w={110}
        label={texts.number}
        inputMode="numeric"
        maxLength={12}
        disabled={!filters['thing']}
        value={filters['number'] ?? ''}
        onChange={(event) => onChange({ number: event.currentTarget.value.replace(/\D/g, '') })}
      />
      <DayRange from={filters['from']} to={filters['to']} size="sm" onChange={onChange} />
    </Group>
  );
}

type PersonSelectProps = {
  readonly personId: string | undefined;
  readonly onChange: (id: string) => void;
};

function PersonSelect({ personId, onChange }: PersonSelectProps) {
  const [search, setSearch] = useState('');
  const people = useQuery(
    api.admin.users.list.queryOptions(
      { search: search.slice(0, 100), limit: 20 },
      { placeholderData: keepPreviousData },
    ),
  );
  const userId = personId && /^[1-9]\d{0,14}$/.test(personId) ? Number(personId) : null;
  const chosen = useQuery(
    api.admin.users.get.queryOptions({ userId: userId ?? 0 }, { enabled: userId !== null }),
  );
  const offered = people.data?.users ?? [];
  const isListed = offered.some((user) => user.id === userId);
  const choices = !isListed && chosen.data && userId !== null ? [chosen.data, ...offered] : offered;
  return (
    <Select
      w={{ base: '100%', xs: 240 }}
      label={texts.person}
      placeholder={texts.anybody}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': texts.anybody }}
      filter={({ options }) => options}
      data={choices.map((user) => ({ value: String(user.id), label: user.name }))}
      searchValue={search}
      onSearchChange={setSearch}
      value={userId === null ? null : String(userId)}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}
