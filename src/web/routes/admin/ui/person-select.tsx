import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role } from '#shared/roles.ts';
import { api } from '#web/api.ts';

type PersonSelectProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly ofRole?: Role;
  readonly personId: number | undefined;
  readonly onChange: (id: string) => void;
};

export function PersonSelect({ label, placeholder, ofRole, personId, onChange }: PersonSelectProps) {
  const [search, setSearch] = useState('');
  const people = useQuery(
    api.admin.users.list.queryOptions(
      { search: search.slice(0, 100), limit: 20, ...(ofRole ? { role: ofRole } : {}) },
      { placeholderData: keepPreviousData },
    ),
  );
  const userId = personId ?? null;
  const chosen = useQuery(
    api.admin.users.get.queryOptions({ userId: userId ?? 0 }, { enabled: userId !== null }),
  );
  const offered = people.data?.users ?? [];
  const isListed = offered.some((user) => user.id === userId);
  const choices = !isListed && chosen.data && userId !== null ? [chosen.data, ...offered] : offered;
  return (
    <Select
      w={{ base: '100%', xs: 240 }}
      label={label}
      placeholder={placeholder}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': placeholder }}
      filter={({ options }) => options}
      data={choices.map((user) => ({ value: String(user.id), label: user.name }))}
      searchValue={search}
      onSearchChange={setSearch}
      value={userId === null ? null : String(userId)}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}
